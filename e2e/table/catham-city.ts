import type { Locator } from '@playwright/test'
import { Player } from './player.ts'

/** The number of elements of each sort that can be pressed now. */
interface Lit {
  readonly ready: number
  readonly hand: number
  readonly display: number
  readonly targets: number
  /** Buttons that answer at once. */
  readonly answers: number
  readonly isBuilding: boolean
  readonly canConfirm: boolean
  /** Buttons that add cards, such as `All 3` or `Discard another: +1`. */
  readonly more: number
}

export class CathamCityPlayer extends Player {
  readonly hand = this.page.getByRole('region', { name: 'Your hand' })
  readonly display = this.page.getByRole('region', { name: 'Display' })
  readonly opponents = this.page.getByRole('region', { name: 'Opponents' })
  readonly litInHand = this.hand.locator('[data-card].lit')
  readonly litInDisplay = this.display.locator('[data-card].lit')
  readonly targets = this.opponents.locator('button.lit')
  readonly ready = this.hand.getByRole('button', { name: /^Ready:/ })
  readonly #answers = this.table.bar.locator('[data-answer]')

  async look(): Promise<Lit> {
    return this.page.evaluate(() => {
      const zone = (name: string): HTMLElement | undefined =>
        [...document.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === name)
      const count = (name: string, selector: string): number => zone(name)?.querySelectorAll(selector).length ?? 0
      const confirm = zone('Your move')?.querySelector<HTMLButtonElement>('[data-confirm]')
      const isBuilding = count('Your move', 'button[aria-label="Clear the selection"]') > 0
      return {
        ready: count('Your hand', 'button[aria-label^="Ready:"]'),
        hand: count('Your hand', '[data-card].lit'),
        display: count('Display', '[data-card].lit'),
        targets: count('Opponents', 'button.lit:not([aria-pressed=true])'),
        answers: isBuilding ? 0 : count('Your move', '[data-answer]'),
        isBuilding,
        canConfirm: isBuilding && confirm?.disabled === false,
        more: count('Your move', '[data-more][aria-disabled=false]'),
      }
    })
  }

  protected async tap(): Promise<string | null> {
    const lit = await this.look()
    if (lit.isBuilding) return this.#goOn(lit)
    await this.#begin(lit)
    return lit.answers > 0 && !(await this.look()).isBuilding ? 'answer' : null
  }

  async #begin({ answers, ready, hand, display }: Lit): Promise<void> {
    const ways: [number, () => Locator][] = [
      [answers > 0 ? 2 : 0, () => this.#answers.nth(this.#below(answers))],
      [ready > 0 ? 6 : 0, () => this.ready.nth(this.#below(ready))],
      [hand > 0 ? (display > 0 ? 0.5 : 2) : 0, () => this.litInHand.nth(this.#below(hand))],
      [display > 0 ? 2 : 0, () => this.litInDisplay.nth(this.#below(display))],
    ]
    let draw = this.dice.next() * ways.reduce((sum, [weight]) => sum + weight, 0)
    const way = ways.find(([weight]) => (draw -= weight) < 0)
    if (!way) throw new Error(`nothing is lit: ${await this.table.status.textContent()}`)
    const chosen = way[1]()
    // Online, what was counted may have gone with a frame that came since; then it is looked for again.
    const isThere = await chosen.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
    if (isThere) await this.press(chosen)
  }

  async #goOn({ canConfirm, more, targets, hand, display }: Lit): Promise<string | null> {
    if (canConfirm && more > 0 && this.dice.chance(0.7)) {
      await this.press(this.table.bar.locator('[data-more]').first())
      return null
    }
    if (canConfirm) {
      const name = (await this.table.status.textContent())?.trim() ?? ''
      await this.press(this.table.bar.locator('[data-confirm]'))
      return name
    }
    if (targets > 0 && (hand === 0 || this.dice.chance(0.8))) await this.press(this.targets.nth(this.#below(targets)))
    else if (hand > 0) await this.press(this.litInHand.nth(this.#below(hand)))
    else if (display > 0) await this.press(this.litInDisplay.first())
    else await this.press(this.table.bar.getByRole('button', { name: 'Clear the selection' }))
    return null
  }

  #below(count: number): number {
    return Math.floor(this.dice.next() * count)
  }
}
