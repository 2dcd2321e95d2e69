import { answerTo, callName, CHARACTERS, questionFor } from '@alleycat/bots'
import { Random, Refusal, type GameRecord } from '@alleycat/engine'
import { dealOfDay, playDay } from '@alleycat/fairness'
import { gameKind } from '@alleycat/games'
import type { Page } from '@playwright/test'
import { expect, test, type Guest } from './online.ts'

/** A day whose bots do not think for long. */
const DAY = '2026-11-06'
const KIND = gameKind('catham-city')
const DEAL = dealOfDay(KIND, DAY, CHARACTERS.map(callName))

async function tried(name: string): Promise<GameRecord> {
  const record = await playDay(
    KIND,
    DEAL,
    ({ game, seat, state }, number) => {
      const actions: number[] = []
      const count = game.legal(state, seat, actions)
      return game.format(state, seat, actions[new Random(`${name} ${number}`).below(count)]!)
    },
    (position, bot, seed) => answerTo(questionFor(position, bot, seed)),
  )
  if (record instanceof Refusal) throw new Error(record.why.join(' '))
  return record
}

/** Opens the page of the deal for somebody who has finished their try. */
async function openTried(guest: Guest, url: string): Promise<Page> {
  const { game, options, steps, result } = await tried(guest.name)
  const person = { kind: 'person', name: guest.name, avatar: 'guest-1' }
  const players = DEAL.bots.map((bot) => (bot === null ? person : { kind: 'bot', bot }))
  const dayTry = { day: DAY, isCounted: true }
  const page = await guest.open(`${url}#/settings`)
  await page.evaluate(
    ([id, kept, days]) => {
      localStorage.setItem(`alleycat.game.${id}`, kept!)
      localStorage.setItem('alleycat.days.catham-city', days!)
    },
    [
      `day-catham-city-${DAY}`,
      JSON.stringify({ game, options, players, steps, standing: [], result, updated: 1, dayTry }),
      JSON.stringify({ [DAY]: { isOnTime: false, result: null } }),
    ],
  )
  await page.goto(`${url}#/day/catham-city/${DAY}`)
  return page
}

test('a counted try enters the board of the day, and those who are on it look at the games of others', async ({
  server,
  guest,
}) => {
  for (const name of ['Ada', 'Zoë']) {
    const page = await openTried(await guest(name), server.url)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Enter your result' }).click()
    await expect(page.getByRole('button', { name: `Watch the game: ${name}` }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enter your result' })).toBeHidden()
    await page.getByRole('button', { name: 'Watch the game: Ada' }).first().click()
    await expect(page).toHaveURL(/#\/shared\//)
    await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
  }
})
