import type { Browser, Page } from '@playwright/test'
import type { LinkSpeed } from './link.ts'

/** A device that somebody plays on. */
export interface Device {
  readonly name: string
  /** How many times slower the device is than this machine. */
  readonly slowdown: number
  readonly link: LinkSpeed | null
  readonly screen: { readonly width: number; readonly height: number; readonly scale: number }
}

/** A mid-range phone on a mobile connection, as Lighthouse simulates it. */
export const PHONE: Device = {
  name: 'phone',
  slowdown: 4,
  link: { bitsPerSecond: 1_600_000, roundTrip: 150 },
  screen: { width: 360, height: 640, scale: 2 },
}
export const DESKTOP: Device = {
  name: 'desktop',
  slowdown: 1,
  link: null,
  screen: { width: 1440, height: 900, scale: 1 },
}

/** What the app has stored. A field that is left out is as for a first visit. */
export interface Stored {
  readonly [key: string]: object
}

interface Visit {
  readonly browser: Browser
  readonly device: Device
  readonly stored: Stored
  /** Whether service workers run; when they are blocked, the page itself fetches everything it uses. */
  readonly serviceWorkers?: 'allow' | 'block'
}

/** Calls `use` with a page in a fresh browser context. */
export async function visit<Result>(
  { browser, device, stored, serviceWorkers = 'allow' }: Visit,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { width, height, scale } = device.screen
  const isPhone = device.name === PHONE.name
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-GB',
    serviceWorkers,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(storeIn, stored)
    if (device.slowdown > 1) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown })
    }
    return await use(page)
  } finally {
    await context.close()
  }
}

declare const localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void }

/** Runs in the page before the app does: stores what somebody has chosen earlier. */
function storeIn(stored: Stored): void {
  try {
    for (const [key, value] of Object.entries(stored))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The page about:blank has no storage.
  }
}
