import type { SeenTable } from '@alleycat/protocol'
import { App } from '../app.ts'
import { CatBurglarsPlayer } from '../table/cat-burglars.ts'
import { CathamCityPlayer } from '../table/catham-city.ts'
import { byFinger, byMouse } from '../table/pressing.ts'
import { awaited, expect, playByApi, sitDown, takeTurns, test } from './online.ts'

test.setTimeout(240_000)

/** Of the 16 points that win a game of Catham City so many are missing that both people still decide. */
const isNearlyOver = (view: unknown): boolean => Math.max(...(view as { points: number[] }).points) >= 9

test('two people in two browsers begin a game of Catham City and end it, and play the next one after one press each @phone', async ({
  server,
  guest,
}) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  const address = await ada.makeTable(server.url, 'Catham City')
  await zoe.join(address)
  await ada.start()
  const players = [new CathamCityPlayer(ada.page, byFinger, 1), new CathamCityPlayer(zoe.page, byFinger, 2)]
  await takeTurns(players, 6)
  await playByApi(server.url, [ada, zoe], address.split('/').at(-1)!, isNearlyOver)
  await Promise.all(players.map(({ page }) => page.goto(address)))
  await Promise.all(players.map((player) => player.playToTheEnd()))
  for (const { decided } of players) expect(decided.length).toBeGreaterThan(3)

  const results = await Promise.all(players.map(({ table }) => table.result.locator('ol').innerText()))
  expect(results[0]).toBe(results[1])
  const lookBack = players[0]!.table.result.getByRole('link', { name: 'Replay' })
  await expect(lookBack).toHaveAttribute('href', /^#\/replay\/online\//)

  await byFinger(players[0]!.table.result.getByRole('button', { name: 'Play again' }))
  await expect(ada.page.getByText('not here yet')).toBeVisible()
  const question = zoe.page.getByRole('dialog').filter({ hasText: 'Ada wants to play again.' })
  await expect(question).toBeVisible()
  await expect(players[1]!.table.result).toBeVisible()
  await expect(zoe.page).toHaveURL(address)
  await byFinger(question.getByRole('button', { name: 'Join' }))
  for (const { page } of [ada, zoe]) {
    await expect(page).not.toHaveURL(address)
    await expect(page.locator('[data-status]')).toBeVisible()
  }
  expect(ada.page.url()).toBe(zoe.page.url())
})

/** Whether the viewer is on turn and has a Hacker, who can be played alone and reveals a card. */
function canHack(view: unknown): boolean {
  const { phase, turn, viewer, hand } = view as { phase: string; turn: number; viewer: number; hand: string }
  return phase === 'act' && turn === viewer && hand.includes('H')
}

/** Whether the viewer can play two Hackers against somebody with as many cards. */
function canHackTwice(view: unknown): boolean {
  const { hand, handSizes } = view as { hand: string; handSizes: readonly number[] }
  return canHack(view) && /HH/.test(hand) && Math.min(...handSizes) > 1
}

test('a play is staged before what it reveals, although both are told at once', async ({ server, guest }) => {
  const ada = await guest('Ada')
  const address = await sitDown(server.url, [ada], { game: 'catham-city', bots: ['biscuit'] })
  await playByApi(server.url, [ada], address.split('/').at(-1)!, canHack)
  const { page } = ada
  await page.goto(address)
  await new CathamCityPlayer(page, byFinger).table.awaits()
  await new App(page).set({ speed: 'slow', motion: 'full' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const key of ['h', '1', 'Enter']) await page.keyboard.press(key)
  const play = page.locator('[data-staging]', { hasText: 'You play 1 Hacker' })
  const revealed = page.locator('[data-pile=revealed] .stage')
  await expect(play).toBeVisible()
  await expect(revealed).toHaveCount(0)
  await page.clock.runFor(4000)
  await expect(revealed).toBeVisible()
  await expect(play).toHaveCount(0)
})

test('nothing tells which cards are revealed before the last of them is turned over, although all are told at once', async ({
  server,
  guest,
}) => {
  const ada = await guest('Ada')
  const address = await sitDown(server.url, [ada], { game: 'catham-city', bots: ['biscuit'] })
  await playByApi(server.url, [ada], address.split('/').at(-1)!, canHackTwice)
  const { page } = ada
  await page.goto(address)
  const { table, hand } = new CathamCityPlayer(page, byFinger)
  await table.awaits()
  await new App(page).set({ speed: 'slow', motion: 'full' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const inLog = page.locator('ol').getByText(/^Biscuit reveals/)
  const before = await inLog.count()
  const held = await hand.locator('[data-card]').count()
  for (const key of ['h', 'h', '1', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('[data-staging]', { hasText: 'You play 2 Hackers' })).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(page.locator('[data-pile=revealed] .stage')).toBeVisible({ timeout: 1 })
  }).toPass({ intervals: [1] })
  await expect(table.status).toHaveText('You play 2 Hackers → Biscuit')
  await expect(inLog).toHaveCount(before)
  // Neither does a stolen card in the own hand, or whose turn it is next.
  await expect(hand.locator('[data-card]')).toHaveCount(held - 2)
  await expect(hand.locator('.own')).toHaveClass(/turn/)
  await page.clock.runFor(1000)
  await expect(table.status).toHaveText(/^You play 2 Hackers → Biscuit · Biscuit reveals/)
  await expect(inLog).toHaveCount(before + 1)
})

test('what was revealed does not come back while the answer to the next decision is on its way', async ({
  server,
  guest,
}) => {
  const guests = [await guest('Ada'), await guest('Zoë')]
  const address = await sitDown(server.url, guests, { game: 'catham-city' })
  const table = address.split('/').at(-1)!
  await playByApi(server.url, guests, table, canHack)
  const seen = await Promise.all(guests.map(({ context }) => context.request.get(`${server.url}api/tables/${table}`)))
  const asked = await Promise.all(seen.map(async (answer) => ((await answer.json()) as SeenTable).frame?.ask))
  const hacked = guests[asked[0] ? 1 : 0]!
  await hacked.page.goto(address)
  // What happens before the page follows the table is not staged; who follows it is seen to be here.
  await expect(hacked.page.getByText('here', { exact: true })).toBeAttached()
  await new App(hacked.page).set({ speed: 'normal' })
  const { number, legal } = asked.find((each) => each)!
  const data = { number, decision: legal.find((each) => each.startsWith('play H'))! }
  const { request } = guests[asked[0] ? 0 : 1]!.context
  const revealed = hacked.page.locator('[data-pile=revealed] .stage')
  const isRevealed = revealed.waitFor()
  await request.post(`${server.url}api/tables/${table}/decisions`, { data })
  await isRevealed
  await expect.poll(() => awaited(hacked.page)).toBe(true)
  await expect(revealed).toHaveCount(0)
  await hacked.context.setOffline(true)
  await new CathamCityPlayer(hacked.page, byMouse).decide()
  await expect(hacked.page.getByText('hasn’t reached the server yet')).toBeVisible()
  await expect(revealed).toHaveCount(0)
})

test('two people in two browsers take turns in Cat Burglars @phone', async ({ server, guest }) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  await sitDown(server.url, [ada, zoe], { game: 'cat-burglars' })
  const players = [new CatBurglarsPlayer(ada.page, byFinger, 1), new CatBurglarsPlayer(zoe.page, byFinger, 2)]
  await takeTurns(players, 16)
  for (const player of players) expect(player.decided.length).toBeGreaterThan(3)
})
