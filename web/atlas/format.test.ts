import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { numberFormat } from '@alleycat/ui/words/numbers.ts'
import { expect, test } from 'vitest'
import { FigureFormat } from './format.ts'

const VALUES = [0, 0.0123, 0.0567, 0.3, 0.498, 0.95, 1, 4.26, 7.34, 31.7, 128.2]

test.each(LOCALES)('figures of the atlas are written as %s does', (locale) => {
  const figures = new FigureFormat(locale)
  const percent = numberFormat(locale, { style: 'percent' })
  const signed = numberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  const tenths = { style: 'percent', maximumFractionDigits: 1 } as const
  const worth = numberFormat(locale, { ...tenths, minimumFractionDigits: 1, signDisplay: 'exceptZero' })
  const margin = numberFormat(locale, tenths)
  const moves = numberFormat(locale, { maximumFractionDigits: 0 })
  const changes = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  for (const value of VALUES) {
    expect(figures.value('moves', value)).toBe(moves(value))
    expect(figures.value('leadChanges', value)).toBe(changes(value))
    expect(figures.margin('moves', { value, margin: value })).toBe(
      `± ${numberFormat(locale, { maximumFractionDigits: 1 })(value)}`,
    )
    expect(figures.margin('leadChanges', { value, margin: value })).toBe(
      `± ${numberFormat(locale, { maximumFractionDigits: 2 })(value)}`,
    )
    // No share is larger than the whole.
    const share = value % 1
    expect(figures.value('attacks', share)).toBe(percent(share))
    expect(figures.margin('skill', { value, margin: share })).toBe(`± ${margin(share)}`)
    for (const edge of [share, -share]) {
      expect(figures.value('firstSeat', edge)).toBe(signed(edge))
      expect(figures.worth({ value: edge, margin: share })).toBe(`${worth(edge)} ± ${margin(share)}`)
    }
  }
})
