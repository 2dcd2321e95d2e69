import { answerTo, callName, CHARACTERS, questionFor } from '@alleycat/bots'
import { checkDay, dealOfDay } from '@alleycat/fairness'
import { gameKind } from '@alleycat/games'
import type { Page } from '@playwright/test'
import { expect, testOnOwnPage as test } from './app.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'

/** A day whose bots do not think for long. */
const DAY = '2026-11-06'
const KIND = gameKind('catham-city')

test.setTimeout(180_000)
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

interface Kept {
  readonly game: string
  readonly options: object
  readonly players: readonly unknown[]
  readonly steps: readonly string[]
  readonly result: object | null
}

const kept = (page: Page): Promise<Kept> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as Kept, `alleycat.game.day-catham-city-${DAY}`)

test('a deal of the day is played once, whatever happens to the page, and is the same on another machine', async ({
  app,
  page,
}) => {
  await page.addInitScript((now) => (Date.now = () => now), Date.parse(`${DAY}T12:00Z`))
  await app.open()
  await page.getByRole('link', { name: 'Catham City: deal of the day' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const player = new CathamCityPlayer(page, byMouse)
  await player.table.awaits()
  await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden()
  for (let made = 0; made < 2; made++) {
    await player.decide()
    await player.table.awaits()
  }

  // Whoever comes back finds the same try, and no other one.
  await app.open('#/day/catham-city')
  await page.getByRole('link', { name: 'Continue' }).click()
  await player.playToTheEnd()
  await expect(player.table.result).toContainText(/Best decisions: \d+ of \d+/, { timeout: 90_000 })

  const { game, options, players, steps, result } = await kept(page)
  const record = { format: 'alleycat-record/1', game, seats: players.length, options, steps, result }
  const deal = dealOfDay(KIND, DAY, CHARACTERS.map(callName))
  const played = await checkDay(record, KIND, deal, (position, bot, seed) => answerTo(questionFor(position, bot, seed)))
  expect(played).toEqual(record)

  await player.table.result.getByRole('link', { name: 'Deal of the day' }).click()
  await expect(page.getByRole('link', { name: 'November 6: played on the day' })).toBeVisible()
  await expect(page.getByText(/Best decisions: \d+ of \d+/)).toBeVisible()
  await page.getByRole('button', { name: 'Copy the result' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Alleycat · Catham City · Nov 6, 2026\n[😻😺😼😿🙀\n]+\n\d+ points? · Place \d of 4\n/u)
  expect(text).toMatch(new RegExp(`#/day/catham-city/${DAY}$`))

  // What follows is practice: it can be taken back and changes no result.
  await page.getByRole('button', { name: 'Practise this deal' }).click()
  await player.table.awaits()
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible()
  expect((await kept(page)).steps).toEqual(steps)
})
