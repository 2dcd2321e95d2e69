import { expect, test } from 'vitest'
import { LOCALES } from './locales.ts'
import { numberFormat } from './numbers.ts'

test.each(LOCALES)('a loss has a minus sign in %s', (locale) => {
  expect(numberFormat(locale)(-3)).toBe('−3')
  expect(numberFormat(locale, { signDisplay: 'exceptZero' })(3)).toBe('+3')
})
