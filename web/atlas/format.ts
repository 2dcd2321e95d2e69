import type { Estimate } from '@alleycat/bots'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { localDecimal, percentOf, PERCENT_SIGNS, signedTenths } from '@alleycat/ui/words/numbers.ts'
import type { Compared } from './atlas.ts'

/** How many decimals a figure is told with; null is a share, told in percent. */
const DECIMALS: Readonly<Record<Compared, number | null>> = {
  moves: 0,
  leadChanges: 1,
  attacks: null,
  skill: null,
  firstSeat: null,
}

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Writes figures as a language does, without `Intl.NumberFormat`: to make a first one takes a phone 60 ms. */
export class FigureFormat {
  readonly #locale: Locale

  constructor(locale: Locale) {
    this.#locale = locale
  }

  /** A figure alone; an edge over others has its sign. */
  value(compared: Compared, value: number): string {
    const decimals = DECIMALS[compared]
    if (decimals === null) return this.share(value, compared === 'firstSeat')
    return localDecimal(rounded(value, decimals).toFixed(decimals), this.#locale)
  }

  /** Half the width of its interval. */
  margin(compared: Compared, { margin }: Estimate): string {
    const decimals = DECIMALS[compared]
    return `± ${decimals === null ? this.#percent(margin) : this.#rounded(margin, decimals + 1)}`
  }

  share(value: number, signed = false): string {
    const sign = Math.round(value * 100) === 0 ? '' : value < 0 ? '−' : signed ? '+' : ''
    return sign + percentOf(Math.abs(value), this.#locale)
  }

  /** The worth of a card is small, so it has a decimal. */
  worth({ value, margin }: Estimate): string {
    const signed = signedTenths(value * 100, this.#locale) + PERCENT_SIGNS[this.#locale]
    return `${signed} ± ${this.#percent(margin)}`
  }

  /** In per cent with at most one decimal. */
  #percent(value: number): string {
    return this.#rounded(value * 100, 1) + PERCENT_SIGNS[this.#locale]
  }

  /** With at most so many decimals. */
  #rounded(value: number, decimals: number): string {
    return localDecimal(String(rounded(value, decimals)), this.#locale)
  }
}
