import { expect, type Locator, type Page } from '@playwright/test'

/** What a table waits for: a decision, passing the device on, lifting the curtain, or nothing after the end. */
export type Awaits = 'decision' | 'hand over' | 'lift' | 'over'

/** Somebody who presses at random may select and let go of cards for long before a move comes about, in milliseconds. */
const MOVE_OF_ANOTHER = 60_000

/** The page around the table of any game. */
export class Table {
  readonly page: Page
  readonly bar: Locator
  readonly status: Locator
  readonly hint: Locator
  readonly undo: Locator
  readonly result: Locator

  constructor(page: Page) {
    this.page = page
    this.bar = page.getByRole('region', { name: 'Your move' })
    this.status = page.locator('[data-status]')
    this.hint = page.getByRole('button', { name: 'Hint', exact: true })
    this.undo = this.bar.getByRole('button', { name: 'Undo' })
    this.result = page.getByRole('dialog', { name: 'The game is over' })
  }

  /** Waits until somebody is asked for something, and returns what that is. */
  async awaits(): Promise<Awaits> {
    const found = await this.page.waitForFunction(
      () => {
        const titles = [...document.querySelectorAll('dialog[open] h2')]
        if (titles.some(({ textContent }) => textContent === 'The game is over')) return 'over'
        const buttons = [...document.querySelectorAll('button')]
        if (buttons.some(({ textContent }) => textContent === 'Show my cards')) return 'lift'
        if (buttons.some(({ textContent }) => textContent === 'Hide my cards')) return 'hand over'
        const hint = document.querySelector<HTMLButtonElement>('button[title="Hint"]')
        // A table without hints asks for a decision when something to press is lit.
        const isAsked = hint ? !hint.disabled : document.querySelector('.lit, [data-lit], button.grow') !== null
        return isAsked ? 'decision' : null
      },
      null,
      { timeout: MOVE_OF_ANOTHER },
    )
    return (await found.jsonValue()) as Awaits
  }

  /** Where the action bar, its square buttons and the hand are, by name, each as left, top, width and height in pixels. */
  async places(): Promise<Record<string, number[]>> {
    return this.page.evaluate(() => {
      const zones = [...document.querySelectorAll('section h2')].filter(({ textContent }) =>
        ['Your move', 'Your hand'].includes(textContent),
      )
      return Object.fromEntries(
        [...zones, ...document.querySelectorAll('.bar .square')].map((each) => {
          const { x, y, width, height } = (each.closest('button') ?? each.closest('section')!).getBoundingClientRect()
          return [each.ariaLabel ?? each.textContent, [x, y, width, height]]
        }),
      )
    })
  }

  /** Expects that some element of the page has the focus, so that keyboards and screen readers are not lost. */
  async expectFocus(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.tagName ?? 'NONE'), { message: 'the focus is lost' })
      .not.toMatch(/^(BODY|HTML|NONE)$/)
  }
}

/** The number of decisions of the first seat in the stored game. */
export const storedDecisions = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('alleycat.game.'))!
    const { steps } = JSON.parse(localStorage.getItem(key)!) as { steps: string[] }
    return steps.filter((step) => step.startsWith('0 ')).length
  })
