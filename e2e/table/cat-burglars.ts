import { expect, type Locator, type Page } from '@playwright/test'
import { Player } from './player.ts'

const PRESSED = '[aria-pressed=true]'
const COLOURS: Readonly<Record<string, string>> = {
  B: 'blue',
  G: 'green',
  O: 'orange',
  P: 'purple',
  R: 'red',
  Y: 'yellow',
}

/** What can be pressed now, as selectors. */
interface Lit {
  readonly own: readonly string[]
  readonly others: readonly string[]
  /** The number of opponents with something lit among their gangs, which are collapsed. */
  readonly strips: number
  readonly fresh: readonly string[]
  readonly hand: readonly string[]
  readonly market: readonly string[]
  readonly deck: readonly string[]
  /** The cat that is selected. */
  readonly held: string | null
  /** Cats, or places for the selected one, that would make yarn. */
  readonly matching: readonly string[]
}

export class CatBurglarsPlayer extends Player {
  readonly decisions = this.visible('[data-decision]')

  protected async tap(): Promise<string | null> {
    const all = this.visible('[data-all]')
    if ((await all.count()) > 0) {
      await this.press(all)
      return null
    }
    const decisions = await this.decisions.evaluateAll((buttons) =>
      buttons.map((each) => (each as HTMLElement).dataset['decision']!),
    )
    if (decisions.length > 0) {
      const isYarn = await this.table.bar.getByText('Its colour is in the gang: yarn.').isVisible()
      const decision = decisions.find((each) => isYarn && each.startsWith('activate')) ?? this.dice.pick(decisions)
      await this.press(this.page.locator(`[data-decision="${decision}"]`))
      return decision
    }
    await this.press(await this.#lit())
    return null
  }

  /** Something lit: yarn first, then what may become yarn, then anything. */
  async #lit(): Promise<Locator> {
    const { own, others, strips, fresh, hand, market, deck, held, matching } = await this.#look()
    const places = [...own, ...fresh]
    if (held && places.length > 0) {
      if (matching.length > 0) return this.#one(matching)
      return this.#one(own.length > 0 && this.dice.chance(0.6) ? own : places)
    }
    if (own.length > 0) return this.#one(own)
    if (others.length > 0 && this.dice.chance(0.3)) return this.#one(others)
    if (strips > 0 && this.dice.chance(0.1)) return this.page.locator('[data-strip].lit').first()
    if (matching.length > 0 && this.dice.chance(0.8)) return this.#one(matching)
    if (hand.length > 0 && this.dice.chance(0.4)) return this.#one(hand)
    const rest = [...market, ...deck, ...fresh, ...hand]
    if (rest.length === 0) throw new Error(`nothing is lit: ${await this.table.status.textContent()}`)
    return this.#one(market.length + deck.length > 0 ? [...market, ...deck] : rest)
  }

  #look(): Promise<Lit> {
    return this.page.evaluate(
      ([pressed, colours]) => {
        const named = (selector: string, key: string): string[] =>
          [...document.querySelectorAll<HTMLElement>(`${selector}[data-lit]:not(${pressed})`)]
            .filter((each) => each.checkVisibility() && !each.matches(':disabled'))
            .map((each) => `[${key}="${each.getAttribute(key) ?? ''}"]`)
        const seat = document.querySelector('section[data-owner]')?.getAttribute('data-owner') ?? '-'
        const gangs = named('[data-gang]', 'data-gang')
        const isOwn = (gang: string): boolean => gang.includes(`"${seat}.`)
        const hand = named('[data-hand]', 'data-hand')
        const held = document.querySelector<HTMLElement>(`[data-hand]${pressed}`)?.dataset['hand'] ?? null
        // These are own gangs without a face-down card; the label of a gang names its cats.
        const free = [...document.querySelectorAll<HTMLElement>(`[data-gang^="${seat}."]`)]
          .map((each) => ({ gang: each.dataset['gang']!, name: each.ariaLabel ?? '' }))
          .filter(({ name }) => !name.includes(';'))
        const colourOf = (card: string): string => colours[card] ?? card
        const own = gangs.filter(isOwn)
        const fit =
          held === null
            ? hand.filter((card) => free.some(({ name }) => name.includes(colourOf(card.split('"')[1]!))))
            : own.filter((gang) =>
                free.some((each) => gang.includes(`"${each.gang}"`) && each.name.includes(colourOf(held))),
              )
        return {
          own,
          others: gangs.filter((gang) => !isOwn(gang)),
          strips: document.querySelectorAll('[data-strip].lit').length,
          fresh: named('[data-new]', 'data-new'),
          hand,
          market: [...new Set(named('[data-market]', 'data-market'))],
          deck: named('[data-pile=draw]', 'data-pile'),
          held,
          matching: fit,
        }
      },
      [PRESSED, COLOURS] as const,
    )
  }

  #one(selectors: readonly string[]): Locator {
    return this.visible(`${this.dice.pick(selectors)}:not(${PRESSED})`).first()
  }
}

/** Begins to infiltrate a gang, up to the payment. */
export async function choosePayment(page: Page, gang: string): Promise<void> {
  const strip = page.locator(`[data-strip="${gang[0]}"]`)
  if (await strip.isVisible()) await strip.click()
  await page.locator(`[data-gang="${gang}"]`).click()
  await expect(page.getByRole('group', { name: 'Payment: tap to change' })).toBeVisible()
}
