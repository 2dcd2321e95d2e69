import type { Page } from '@playwright/test'
import { CathamCityPlayer } from '../table/catham-city.ts'
import { byFinger, byMouse, type Press } from '../table/pressing.ts'
import { expect, test, type Guest } from './online.ts'

test.setTimeout(120_000)

/** The log of the table as it is read. */
const logOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('aside li')].map(({ textContent }) => textContent ?? ''))

const awaited = (page: Page): Promise<boolean> => page.locator('button[aria-label="Hint"]:not(:disabled)').isVisible()

/** Everybody who is asked decides, until somebody has decided so often. */
async function playOn(guests: readonly Guest[], press: Press, decisions: number): Promise<void> {
  const players = guests.map(({ page }, seed) => new CathamCityPlayer(page, press, seed + 5))
  for (let done = 0; done < decisions;) {
    for (const player of players)
      if (await awaited(player.page)) {
        await player.decide()
        done++
      }
    await guests[0]!.page.waitForTimeout(30)
  }
}

/** Both see the same table, and nothing is on its way. */
async function expectSame(pages: readonly Page[]): Promise<void> {
  const factsOf = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const lines = [...document.querySelectorAll('aside li.heading')]
      return String(lines.length)
    })
  await expect
    .poll(async () => new Set(await Promise.all(pages.map(factsOf))).size, { message: 'all see the same turns' })
    .toBe(1)
}

async function begin(server: { url: string }, guest: (name: string) => Promise<Guest>): Promise<[Guest, Guest]> {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  await zoe.join(await ada.makeTable(server.url, 'Catham City'))
  await ada.start()
  await expect(zoe.page.locator('[data-status]')).toBeVisible()
  return [ada, zoe]
}

test('who goes offline is told so, and goes on where the table is when the connection is back', async ({
  server,
  guest,
  hasTouch,
}) => {
  const press = hasTouch ? byFinger : byMouse
  const [ada, zoe] = await begin(server, guest)
  await playOn([ada, zoe], press, 2)
  await zoe.context.setOffline(true)
  await expect(zoe.page.getByText('The connection is lost.')).toBeVisible()
  // Ada plays on until it is Zoë's turn; a bot may have taken over for Zoë by then.
  await playOn([ada], press, 1)
  await zoe.page.waitForTimeout(3000)
  await zoe.context.setOffline(false)
  await expect(zoe.page.getByText('The connection is lost.')).toBeHidden()
  await expectSame([ada.page, zoe.page])
  const takeBack = zoe.page.getByRole('button', { name: 'Take my seat back' })
  if (await takeBack.isVisible()) await press(takeBack)
  await playOn([ada, zoe], press, 2)
})

test('a decision made without a connection goes out once when it is back', async ({ server, guest, hasTouch }) => {
  const press = hasTouch ? byFinger : byMouse
  const [ada, zoe] = await begin(server, guest)
  const asked = (await awaited(ada.page)) ? ada : zoe
  const other = asked === ada ? zoe : ada
  const sent: string[] = []
  asked.page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    if (key !== undefined) sent.push(key)
  })
  await asked.context.setOffline(true)
  await new CathamCityPlayer(asked.page, press, 3).decide()
  await expect(asked.page.getByText('has not reached the server yet')).toBeVisible()
  await asked.context.setOffline(false)
  await expect.poll(() => awaited(other.page), { timeout: 15_000 }).toBe(true)
  expect(new Set(sent).size).toBe(1)
  expect(sent.length).toBeGreaterThan(1)
})

test('a reload in mid-move and a second tab find the table as it is', async ({ server, guest, hasTouch }) => {
  const press = hasTouch ? byFinger : byMouse
  const [ada, zoe] = await begin(server, guest)
  await playOn([ada, zoe], press, 3)
  const before = await logOf(ada.page)
  const second = await ada.open(ada.page.url())
  await expect(second.locator('[data-status]')).toBeVisible()
  await expect.poll(() => logOf(second)).toEqual(before)
  await ada.page.reload()
  await expect.poll(() => logOf(ada.page)).toEqual(before)
  await playOn([ada, zoe], press, 2)
  await expectSame([ada.page, second, zoe.page])
})

test('ten tabs of one person share one stream and all stay live, whichever is closed @desktop', async ({
  server,
  guest,
}) => {
  const [ada, zoe] = await begin(server, guest)
  while (ada.pages.length < 10) await ada.open(ada.page.url())
  for (const page of ada.pages) await expect(page.locator('[data-status]')).toBeVisible()
  await expect.poll(() => server.streams()).toBe(2)
  await playOn([ada, zoe], byMouse, 3)
  await expectSame([...ada.pages, zoe.page])
  // The first tab held the stream, as it was the first to come.
  const [first] = ada.pages.splice(0, 1)
  await first!.close()
  await playOn([ada, zoe], byMouse, 3)
  await expectSame([...ada.pages, zoe.page])
  await expect.poll(() => server.streams()).toBe(2)
})

test('a server that is killed and started again loses nothing, and everybody finds back', async ({
  server,
  guest,
  hasTouch,
}) => {
  const press = hasTouch ? byFinger : byMouse
  const [ada, zoe] = await begin(server, guest)
  await playOn([ada, zoe], press, 2)
  const before = await logOf(ada.page)
  await server.kill()
  await expect(ada.page.getByText('The connection is lost.')).toBeVisible()
  await server.run()
  await expect(ada.page.getByText('The connection is lost.')).toBeHidden({ timeout: 15_000 })
  expect(await logOf(ada.page)).toEqual(before)
  await playOn([ada, zoe], press, 2)
  await expectSame([ada.page, zoe.page])
})
