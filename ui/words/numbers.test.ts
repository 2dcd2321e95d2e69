import { expect, test } from 'vitest'
import { LOCALES } from './locales.ts'
import { numberFormat, percentOf, signedTenths } from './numbers.ts'

test.each(LOCALES)('a loss has a minus sign in %s', (locale) => {
  expect(numberFormat(locale)(-3)).toBe('−3')
  expect(numberFormat(locale, { signDisplay: 'exceptZero' })(3)).toBe('+3')
})

test.each(LOCALES)('a share is written as %s does', (locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' })
  for (let part = 0; part <= 301; part++) expect(percentOf(part / 301, locale)).toBe(format.format(part / 301))
})

test.each(LOCALES)('a change by tenths is written as %s does', (locale) => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const
  const format = numberFormat(locale, digits)
  for (const value of [0, 0.04, -0.04, 0.05, -0.25, 0.3, -0.96, 1, -12.34])
    expect(signedTenths(value, locale)).toBe(format(value))
})
