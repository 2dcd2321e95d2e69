import { expect, type Locator, type Page } from '@playwright/test'
import { Dice } from './dice.ts'
import type { Press } from './pressing.ts'
import { Table } from './table.ts'

/** The most taps that one decision may take: a hand of cards, a target and the button. */
const MOST_TAPS = 24

/** Plays by pressing what is lit, without knowledge of the rules. */
export abstract class Player {
  readonly page: Page
  readonly table: Table
  readonly press: Press
  protected readonly dice: Dice
  /** The decisions so far, each as the first words of the status line before the last press. */
  readonly decided: string[] = []
  /** How far the action bar, its buttons and the hand have moved between taps, at most, in pixels. */
  drift = 0
  readonly #places: Record<string, readonly number[]> = {}

  constructor(page: Page, press: Press, seed = 1) {
    this.page = page
    this.table = new Table(page)
    this.press = press
    this.dice = new Dice(seed)
  }

  /** Presses one element; returns the name of the decision when that completed one. */
  protected abstract tap(): Promise<string | null>

  /** Makes one decision. */
  async decide(): Promise<string> {
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      await this.#watchPlaces()
      const decision = await this.tap()
      if (decision !== null) {
        this.decided.push(decision)
        return decision
      }
    }
    throw new Error(`no decision came about: ${await this.table.status.textContent()}`)
  }

  async #watchPlaces(): Promise<void> {
    for (const [name, place] of Object.entries(await this.table.places())) {
      const first = (this.#places[name] ??= place)
      this.drift = Math.max(this.drift, ...place.map((at, side) => Math.abs(at - first[side]!)))
    }
  }

  /** Plays until the game is over, and passes the device on where people share it. */
  async playToTheEnd(): Promise<void> {
    for (;;) {
      const awaited = await this.table.awaits()
      if (awaited !== 'over') await this.table.expectFocus()
      if (awaited === 'over') break
      if (awaited === 'decision') await this.decide()
      else await this.pass()
    }
    await expect(this.table.result).toBeVisible()
  }

  /** Passes the device from one person to the next. */
  async pass(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^(Hide|Show) my cards$/ }))
  }

  protected visible(selector: string): Locator {
    return this.page.locator(selector).filter({ visible: true })
  }
}
