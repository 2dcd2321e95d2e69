import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { GameServer } from './online/server.ts'

/** The settings of most tests: nothing waits, moves, explains itself or chats unless a test is about that. */
const SETTINGS = { speed: 'instant', motion: 'none', silent: true, theme: 'system', explains: false, botLines: false }

/** What is stored before the app starts for the first time. */
export type Stored = Readonly<Record<string, unknown>>

interface Fixtures {
  /** What the browser has stored; a test sets it with `test.use({ stored })`. */
  readonly stored: Stored
  /** The seed of all chance in the page. */
  readonly seed: string
  readonly app: App
}

/** The app in a page, for somebody who has visited it before. */
export class App {
  readonly page: Page
  /** The errors of the page; a test fails when there are any. */
  readonly errors: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('pageerror', (error) => this.errors.push(String(error.stack ?? error)))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      const { url } = message.location()
      // The front page asks whether there is a server for friends, and in these tests there is none. The browser asks by
      // itself for the sign of a page that is a picture, as is the one from which storage is changed.
      if (!/\/api\/|\/favicon\.ico$/.test(url)) this.errors.push(`${message.text()} ${url}`)
    })
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`./${hash}`)
    await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText('Shuffling…')
  }

  /** Stores something in the browser before the app starts. */
  async store(stored: Stored): Promise<void> {
    await seedStorage(this.page, stored)
  }

  /** Changes settings while the app runs, as another tab would. */
  async set(changes: Stored): Promise<void> {
    await this.page.evaluate((changed) => {
      const key = 'alleycat.settings'
      const settings = { ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), ...changed }
      localStorage.setItem(key, JSON.stringify(settings))
      dispatchEvent(new StorageEvent('storage', { key }))
    }, changes)
  }

  /** The text of the live region. */
  async said(): Promise<string> {
    return (await this.page.locator('[aria-live=polite]').last().textContent()) ?? ''
  }
}

/** Stores values once for a browser, so that what the app changes afterwards stays changed. */
export async function seedStorage(page: Page, stored: Stored): Promise<void> {
  await page.addInitScript((entries) => {
    try {
      for (const [key, value] of Object.entries(entries)) {
        if (localStorage.getItem(`seeded ${key}`)) continue
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
        localStorage.setItem(`seeded ${key}`, 'yes')
      }
    } catch {
      // A page such as about:blank has no storage.
    }
  }, stored)
}

/** Seeds chance, so that cards and bots are the same in every run, and different after every reload. */
async function seedChance(page: Page, seed: string): Promise<void> {
  await page.addInitScript((text) => {
    let load = 0
    try {
      load = Number(sessionStorage.getItem('loads') ?? 0) + 1
      sessionStorage.setItem('loads', String(load))
    } catch {
      // The page about:blank has no storage.
    }
    let state = load * 7919
    for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 2654435761) >>> 0
    const word = (): number => {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return (mixed ^ (mixed >>> 14)) >>> 0
    }
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint32Array) for (let i = 0; i < array.length; i++) array[i] = word()
      return array
    }
  }, seed)
}

/** Agrees to whatever the page asks about from now on. */
export async function agreeTo(page: Page, heard: (question: string) => void = () => undefined): Promise<void> {
  await page.addLocatorHandler(page.locator('[data-agree]'), async (yes) => {
    heard((await page.locator('dialog', { has: yes }).getByRole('heading').textContent()) ?? '')
    await yes.click()
  })
}

/** The seed of all chance where a test asks for no other. */
const SEED = 'alley'

interface WorkerFixtures {
  /** An app that several tests use in turn. */
  readonly sharedApp: App
  readonly server: GameServer
}

/** What lasts for several tests is the same for all of them, because Playwright starts a new worker and browser where it is not. */
export const testInWorker = base.extend<object, WorkerFixtures>({
  sharedApp: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions)
      const page = await context.newPage()
      await seedChance(page, process.env['E2E_SEED'] ?? SEED)
      await use(new App(page))
      await context.close()
    },
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright learns that nothing is needed
    async ({}, use) => {
      const server = await GameServer.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** A test on a page of its own, because it changes what stays: the clock, permissions, routes, what runs before the app. */
export const testOnOwnPage = testInWorker.extend<Fixtures>({
  stored: [{}, { option: true }],
  seed: [SEED, { option: true }],
  app: async ({ page, stored, seed }, use) => {
    await seedStorage(page, { 'alleycat.settings': SETTINGS, ...stored })
    await seedChance(page, process.env['E2E_SEED'] ?? seed)
    const app = new App(page)
    await use(app)
    expect(app.errors, 'errors in the page').toEqual([])
  },
})

/** A test on a page that others have used before: the browser keeps its process and what it has compiled. */
export const test = testOnOwnPage.extend({
  page: async ({ sharedApp }, use) => use(sharedApp.page),
  app: async ({ sharedApp, page, stored, seed, viewport, colorScheme }, use) => {
    if (seed !== SEED) throw new Error('A seed of its own needs a page of its own: use testOnOwnPage')
    await page.setViewportSize(viewport!)
    await page.emulateMedia({ colorScheme: colorScheme! })
    // The storage is changed where the app does not run, because the app may store something when it is left.
    await page.goto('./icon.svg')
    await page.evaluate(
      (entries) => {
        localStorage.clear()
        sessionStorage.clear()
        for (const [key, value] of Object.entries(entries))
          localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      },
      { 'alleycat.settings': SETTINGS, ...stored },
    )
    sharedApp.errors.length = 0
    await use(sharedApp)
    expect(sharedApp.errors, 'errors in the page').toEqual([])
  },
})

export { expect, SETTINGS }
