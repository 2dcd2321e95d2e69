import type { Page } from '@playwright/test'
import { CathamCityPlayer } from '../table/catham-city.ts'
import { byMouse } from '../table/pressing.ts'
import { awaited, expect, sitDown, takeTurns, test, type Guest } from './online.ts'

test.setTimeout(120_000)

/** A minute in milliseconds. */
const MINUTE = 60_000
/** The longest time until a page that is online again is up to date, in milliseconds. */
const UP_TO_DATE = 5000
/** The time between decisions while somebody is away, in milliseconds: the shortest games of three have 75 decisions. */
const PACE = 3000

/** The log of the table as it is read. */
const logOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('aside li')].map(({ textContent }) => textContent ?? ''))

/** Whoever is asked decides, until all of them together have decided this many times. */
const playOn = (guests: readonly Guest[], decisions: number): Promise<void> =>
  takeTurns(
    guests.map(({ page }, seed) => new CathamCityPlayer(page, byMouse, seed + 5)),
    decisions,
  )

/** The number of turns that this page has shown. */
const turnsOf = (page: Page): Promise<number> => page.locator('aside li.heading').count()

/** Expects that all pages show the same table and that no request is open. */
async function expectSame(pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map(turnsOf))).size, { message: 'all see the same turns' })
    .toBe(1)
}

/** Waits until the last decision has reached everybody and somebody is asked again. */
async function settle(guests: readonly Guest[]): Promise<void> {
  const asked = async (): Promise<boolean> =>
    (await Promise.all(guests.map(({ page }) => awaited(page)))).some((each) => each)
  await expect.poll(asked, { message: 'somebody is asked' }).toBe(true)
  await expectSame(guests.map(({ page }) => page))
}

/** Everybody plays until one of them has decided twice. */
async function playUntilDecided(who: Guest, others: readonly Guest[]): Promise<void> {
  const players = [who, ...others].map(({ page }, seed) => new CathamCityPlayer(page, byMouse, seed + 9))
  for (let done = 0; done < 2;) {
    for (const player of players)
      if (await awaited(player.page)) {
        await player.decide()
        if (player.page === who.page) done++
      }
    await who.page.waitForTimeout(30)
  }
}

async function begin(server: { url: string }, guest: (name: string) => Promise<Guest>): Promise<[Guest, Guest]> {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  await sitDown(server.url, [ada, zoe], { game: 'catham-city' })
  return [ada, zoe]
}

test('who is offline for a minute while others play on is back by itself, within five seconds @minute', async ({
  server,
  guest,
}) => {
  test.setTimeout(240_000)
  const [ada, ben, zoe] = [await guest('Ada'), await guest('Ben'), await guest('Zoë')]
  const everybody = [ada, ben, zoe]
  const address = await sitDown(server.url, everybody, { game: 'catham-city' })
  await playOn(everybody, 3)
  const lost = zoe.page.getByText('Connection lost.')
  const loads: string[] = []
  zoe.page.on('load', (page) => loads.push(page.url()))

  await zoe.context.setOffline(true)
  const offlineSince = Date.now()
  await expect(lost).toBeVisible()
  while (Date.now() < offlineSince + MINUTE) {
    await playOn([ada, ben], 1)
    await ada.page.waitForTimeout(PACE)
  }
  await expect(lost).toBeVisible()
  const before = await turnsOf(zoe.page) // By now all is shown that had come before.
  await expect.poll(async () => (await awaited(ada.page)) || (await awaited(ben.page))).toBe(true)
  await expectSame([ada.page, ben.page])
  const missed = await turnsOf(ada.page)
  expect(missed).toBeGreaterThan(before)

  await zoe.context.setOffline(false)
  const onlineSince = Date.now()
  await expect.poll(() => turnsOf(zoe.page), { timeout: UP_TO_DATE, intervals: [100] }).toBe(missed)
  await expect(lost).toBeHidden({ timeout: Math.max(1, onlineSince + UP_TO_DATE - Date.now()) })
  // A tab that is opened now has missed nothing, and must read the same.
  const fresh = await zoe.open(address)
  await expect.poll(() => turnsOf(fresh)).toBe(missed)
  expect(await logOf(zoe.page)).toEqual(await logOf(fresh))
  await fresh.close()

  await zoe.page.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(ada.page.getByTitle('Zoë: here')).toBeVisible()
  await playUntilDecided(zoe, [ada, ben])
  await expectSame(everybody.map(({ page }) => page))
  expect(loads).toEqual([])
})

test('a decision made without a connection goes out once when it is back', async ({ server, guest }) => {
  const [ada, zoe] = await begin(server, guest)
  const asked = (await awaited(ada.page)) ? ada : zoe
  const other = asked === ada ? zoe : ada
  const sent: string[] = []
  asked.page.on('request', (request) => {
    if (request.url().endsWith('/decisions')) sent.push(request.postData()!)
  })
  await asked.context.setOffline(true)
  await new CathamCityPlayer(asked.page, byMouse, 3).decide()
  await expect(asked.page.getByText('hasn’t reached the server yet')).toBeVisible()
  await asked.context.setOffline(false)
  await expect.poll(() => awaited(other.page), { timeout: 15_000 }).toBe(true)
  expect(new Set(sent).size).toBe(1)
  expect(sent.length).toBeGreaterThan(1)
})

test('a reload in mid-move and a second tab find the table as it is', async ({ server, guest }) => {
  const [ada, zoe] = await begin(server, guest)
  await playOn([ada, zoe], 3)
  await settle([ada, zoe])
  const before = await logOf(ada.page)
  const second = await ada.open(ada.page.url())
  await expect(second.locator('[data-status]')).toBeVisible()
  await expect.poll(() => logOf(second)).toEqual(before)
  await ada.page.reload()
  await expect.poll(() => logOf(ada.page)).toEqual(before)
  await playOn([ada, zoe], 2)
  await expectSame([ada.page, second, zoe.page])
})

test('tabs of one person share one stream and all stay live, whichever is closed', async ({ server, guest }) => {
  const [ada, zoe] = await begin(server, guest)
  while (ada.pages.length < 4) await ada.open(ada.page.url())
  for (const page of ada.pages) await expect(page.locator('[data-status]')).toBeVisible()
  await expect.poll(() => server.streams()).toBe(2)
  await playOn([ada, zoe], 3)
  await settle([ada, zoe])
  await expectSame([...ada.pages, zoe.page])
  // The first tab to be opened held the stream.
  const [first] = ada.pages.splice(0, 1)
  await first!.close()
  await playOn([ada, zoe], 3)
  await expectSame([...ada.pages, zoe.page])
  await expect.poll(() => server.streams()).toBe(2)
})

test('a server that is killed and started again loses nothing, and everybody finds back', async ({ server, guest }) => {
  const [ada, zoe] = await begin(server, guest)
  await playOn([ada, zoe], 2)
  await settle([ada, zoe])
  const before = await logOf(ada.page)
  await server.kill()
  await expect(ada.page.getByText('Connection lost.')).toBeVisible()
  await server.run()
  await expect(ada.page.getByText('Connection lost.')).toBeHidden({ timeout: 15_000 })
  expect(await logOf(ada.page)).toEqual(before)
  await playOn([ada, zoe], 2)
  await expectSame([ada.page, zoe.page])
})
