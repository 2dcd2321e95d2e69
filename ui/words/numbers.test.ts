import { expect, test } from 'vitest'
import { LOCALES } from './locales.ts'
import { numberFormat, percentOf } from './numbers.ts'

test.each(LOCALES)('a loss has a minus sign in %s', (locale) => {
  expect(numberFormat(locale)(-3)).toBe('−3')
  expect(numberFormat(locale, { signDisplay: 'exceptZero' })(3)).toBe('+3')
})

test.each(LOCALES)('a share is written as %s does', (locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' })
  for (let part = 0; part <= 301; part++) expect(percentOf(part / 301, locale)).toBe(format.format(part / 301))
})
