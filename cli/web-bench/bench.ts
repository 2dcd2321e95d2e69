import type { Browser, Page } from '@playwright/test'
import { Complaint } from '../errors.ts'
import type { Chromium } from './browser.ts'
import { momentsOf, type Moments } from './in-page.ts'
import type { StaticServer } from './server.ts'

/** What every measurement needs. */
export interface Bench {
  readonly chromium: Chromium
  readonly browser: Browser
  readonly server: StaticServer
  /** The number of times that each start is measured. */
  readonly runs: number
  /** The seconds for which each game is watched. */
  readonly seconds: number
  /** Whether the line of this name is to be measured. */
  readonly wanted: (name: string) => boolean
  /** Shows what is being measured. */
  readonly tell: (what: string) => void
}

/** One measurement, as cells for people and as fields for programs. */
export interface Line {
  readonly cells: readonly string[]
  readonly json: object
}

/** A table of measurements. */
export interface Section {
  readonly head: readonly string[]
  readonly lines: readonly Line[]
  readonly note: string
  /** Why a part could not be measured. */
  readonly missing?: string
}

const PATIENCE = 60_000

/** Waits until a moment has come in the page, and fails with a sentence when it does not. */
export async function reached(page: Page, moment: keyof Moments, what: string): Promise<Required<Moments>> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const moments = await page.evaluate(momentsOf)
    if (moments?.[moment] !== undefined) return moments as Required<Moments>
    if (performance.now() > end) throw new Complaint(({ errors }) => errors.tooSlow(what, PATIENCE / 1000))
    await page.waitForTimeout(100)
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
