import type { SeenTable, TableWish } from '@alleycat/protocol'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { boldest } from '../../server/testing/choosing.ts'
import { seedStorage, SETTINGS, testInWorker } from '../app.ts'
import type { Player } from '../table/player.ts'

/** A person with a browser of their own. */
export class Guest {
  readonly name: string
  readonly context: BrowserContext
  readonly pages: Page[] = []
  readonly errors: string[] = []

  constructor(name: string, context: BrowserContext) {
    this.name = name
    this.context = context
  }

  get page(): Page {
    return this.pages[0]!
  }

  async open(url: string): Promise<Page> {
    const page = await this.context.newPage()
    page.on('pageerror', (error) => this.errors.push(`${this.name}: ${String(error.stack ?? error)}`))
    page.on('console', (message) => {
      if (message.text().includes('Security Policy')) this.errors.push(message.text())
    })
    await seedStorage(page, { 'alleycat.settings': SETTINGS })
    await page.goto(url)
    this.pages.push(page)
    return page
  }

  /** Makes a table in the lobby and takes a seat; returns the address of the table. */
  async makeTable(
    url: string,
    game: string,
    title = '',
    who: 'link' | 'public' = 'link',
    seats?: number,
  ): Promise<string> {
    const page = await this.open(`${url}#/lobby`)
    await page.getByRole('button', { name: 'New table' }).click()
    await page.getByLabel('Your name').fill(this.name)
    await page.getByLabel(game, { exact: true }).check()
    if (seats !== undefined) await page.getByLabel(/^Seats/).selectOption(String(seats))
    await page.getByLabel('Title (optional)').fill(title)
    if (who === 'public') await page.getByLabel(/^Everyone/).check()
    await page.getByRole('button', { name: 'Open the table' }).click()
    await expect(page).toHaveURL(/#\/t\//)
    await expect(page.getByRole('heading', { name: 'Around the table' })).toBeVisible()
    return page.url()
  }

  async join(address: string): Promise<void> {
    const page = await this.open(address)
    await page.getByLabel('Your name').fill(this.name)
    await page.getByRole('button', { name: 'Take a seat' }).click()
    await expect(page.getByRole('button', { name: 'Leave the table' })).toBeVisible()
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start the game' }).click()
    await expect(this.page.locator('[data-status]')).toBeVisible()
  }
}

interface Fixtures {
  readonly guest: (name: string) => Promise<Guest>
}

export const test = testInWorker.extend<Fixtures>({
  guest: async ({ browser, viewport, hasTouch, isMobile }, use) => {
    const guests: Guest[] = []
    await use(async (name) => {
      const guest = new Guest(name, await newContext(browser, { viewport, hasTouch, isMobile }))
      guests.push(guest)
      return guest
    })
    for (const { context, errors } of guests) {
      expect(errors, 'errors in the page').toEqual([])
      await context.close()
    }
  },
})

const newContext = (browser: Browser, options: object): Promise<BrowserContext> =>
  browser.newContext({ ...options, locale: 'en-GB', serviceWorkers: 'block' })

export { expect }

/** A table with people and bots, whose game has begun. */
interface Company extends Partial<TableWish> {
  readonly game: 'catham-city' | 'cat-burglars'
  readonly bots?: readonly string[]
}

/** Starts a game over the API, for tests that are not about the way to it; returns the id of its table. */
export async function startByApi(
  url: string,
  guests: readonly Guest[],
  { bots = [], ...wish }: Company,
  beforeStart: (table: string) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const [owner, ...others] = guests
  const call = async (guest: Guest, method: 'PUT' | 'POST', path: string, data: object = {}): Promise<SeenTable> => {
    const answer = await guest.context.request.fetch(`${url}api/${path}`, { method, data })
    if (!answer.ok()) throw new Error(await answer.text())
    return (await answer.json()) as SeenTable
  }
  for (const guest of guests) await call(guest, 'PUT', 'me', { name: guest.name, avatar: 'tabby' })
  const usual = { seats: guests.length + bots.length, pace: { kind: 'live', clock: null } } // As in the form of the lobby.
  const { table } = await call(owner!, 'POST', 'tables', { ...usual, ...wish })
  for (const other of others) await call(other, 'POST', `tables/${table.id}/join`)
  for (const character of bots) await call(owner!, 'POST', `tables/${table.id}/bots`, { character })
  await beforeStart(table.id)
  await call(owner!, 'POST', `tables/${table.id}/start`)
  return table.id
}

/** Starts a game over the API once everybody has its table open, because who is away is replaced; returns its address. */
export async function sitDown(url: string, guests: readonly Guest[], company: Company): Promise<string> {
  const addressOf = (table: string): string => `${url}#/t/${table}`
  const table = await startByApi(url, guests, company, (id) =>
    Promise.all(guests.map((guest) => guest.open(addressOf(id)))),
  )
  for (const page of guests.flatMap(({ pages }) => pages)) await expect(page.locator('[data-status]')).toBeVisible()
  return addressOf(table)
}

/**
 * Plays a game over the API until it is over or enough has happened, for tests that are not about the table. Nobody looks on
 * meanwhile, because drawing every move takes far longer than playing it.
 */
export async function playByApi(
  url: string,
  guests: readonly Guest[],
  table: string,
  isEnough: (view: unknown) => boolean = () => false,
): Promise<void> {
  for (const page of guests.flatMap(({ pages }) => pages)) {
    await expect(page.locator('[data-status]')).toBeVisible()
    await page.goto('about:blank')
  }
  for (let turn = 0; ; turn++) {
    const { request } = guests[turn % guests.length]!.context
    const answer = await request.get(`${url}api/tables/${table}`)
    const { table: info, frame } = (await answer.json()) as SeenTable
    if (info.status === 'over' || isEnough(frame?.view)) return
    if (!frame?.ask) continue
    const { number, legal } = frame.ask
    await request.post(`${url}api/tables/${table}/decisions`, {
      data: { number, decision: boldest(legal) },
    })
  }
}

/** Whether the server waits for a decision of this page. */
export const awaited = (page: Page): Promise<boolean> => page.locator('button[title="Hint"]:not(:disabled)').isVisible()

/** Whoever is asked decides, until all of them together have decided this many times. */
export async function takeTurns(players: readonly Player[], decisions: number): Promise<void> {
  for (let done = 0; done < decisions;) {
    for (const player of players)
      if (await awaited(player.page)) {
        await player.decide()
        done++
      }
    await players[0]!.page.waitForTimeout(30)
  }
}
