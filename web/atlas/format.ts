import type { Estimate } from '@alleycat/bots'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { numberFormat } from '@alleycat/ui/words/numbers.ts'
import type { Compared } from './atlas.ts'

/** How many decimals a figure is told with; null is a share, told in percent. */
const DECIMALS: Readonly<Record<Compared, number | null>> = {
  moves: 0,
  leadChanges: 1,
  attacks: null,
  skill: null,
  firstSeat: null,
}

/** Writes figures as a language does. */
export class FigureFormat {
  readonly #locale: Locale

  constructor(locale: Locale) {
    this.#locale = locale
  }

  /** A figure alone; an edge over others has its sign. */
  value(compared: Compared, value: number): string {
    const decimals = DECIMALS[compared]
    if (decimals === null) return this.share(value, compared === 'firstSeat')
    return this.#number(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  }

  /** Half the width of its interval. */
  margin(compared: Compared, { margin }: Estimate): string {
    const decimals = DECIMALS[compared]
    if (decimals === null) return `± ${this.#percent(margin, 1)}`
    return `± ${this.#number(margin, { maximumFractionDigits: decimals + 1 })}`
  }

  share(value: number, signed = false): string {
    return this.#number(value, {
      style: 'percent',
      maximumFractionDigits: 0,
      ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
    })
  }

  /** The worth of a card is small, so it has a decimal. */
  worth({ value, margin }: Estimate): string {
    const signed = this.#number(value, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
    return `${signed} ± ${this.#percent(margin, 1)}`
  }

  #percent(value: number, decimals: number): string {
    return this.#number(value, { style: 'percent', maximumFractionDigits: decimals })
  }

  #number(value: number, options: Intl.NumberFormatOptions): string {
    return numberFormat(this.#locale, options)(value)
  }
}
