import type { Browser, Page } from '@playwright/test'
import { Complaint } from '../errors.ts'
import type { Chromium } from './browser.ts'
import { momentsOf, type Moments } from './in-page.ts'
import type { StaticServer } from './server.ts'

/** What every measurement works with. */
export interface Bench {
  readonly chromium: Chromium
  readonly browser: Browser
  readonly server: StaticServer
  /** Times that each start is measured. */
  readonly runs: number
  /** How long each game is watched. */
  readonly seconds: number
  /** Whether somebody asked for the line of this name. */
  readonly wanted: (name: string) => boolean
  /** What is being done, for whoever waits. */
  readonly tell: (what: string) => void
}

/** One measured thing: for a person and for a program. */
export interface Line {
  readonly cells: readonly string[]
  readonly json: object
}

/** Lines that belong together. */
export interface Section {
  readonly head: readonly string[]
  readonly lines: readonly Line[]
  readonly note: string
  /** What could not be measured, and why. */
  readonly missing?: string
}

const PATIENCE = 60_000

/** Waits until a moment has come in the page, or says that it never did. */
export async function reached(page: Page, moment: keyof Moments, what: string): Promise<Required<Moments>> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const moments = await page.evaluate(momentsOf)
    if (moments?.[moment] !== undefined) return moments as Required<Moments>
    if (performance.now() > end)
      throw new Complaint(`${what} did not come within ${PATIENCE / 1000} seconds: does the app in this folder work?`)
    await page.waitForTimeout(100)
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
