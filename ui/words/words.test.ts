import { describe, expect, test } from 'vitest'
import { listIn } from './lists.ts'
import { LOCALES, pickLocale } from './locales.ts'
import { pluralDe, pluralEn, pluralFr, pluralNl, pluralPl } from './plurals.ts'

const polish = { one: 'karta', few: 'karty', many: 'kart' }
const forms = { one: 'one', other: 'other' }

describe('plurals', () => {
  test.each([
    [0, 'kart'],
    [1, 'karta'],
    [2, 'karty'],
    [4, 'karty'],
    [5, 'kart'],
    [12, 'kart'],
    [14, 'kart'],
    [21, 'kart'],
    [22, 'karty'],
    [112, 'kart'],
  ])('Polish: %i %s', (count, form) => {
    expect(pluralPl(count, polish)).toBe(form)
  })

  test('French counts 0 as one', () => {
    expect([0, 1, 2].map((count) => pluralFr(count, forms))).toEqual(['one', 'one', 'other'])
  })

  test.each([
    ['English', pluralEn],
    ['German', pluralDe],
    ['Dutch', pluralNl],
  ])('%s has one for 1 alone', (_, plural) => {
    expect([0, 1, 2, 21].map((count) => plural(count, forms))).toEqual(['other', 'one', 'other', 'other'])
  })
})

describe('the language of a browser', () => {
  test.each([
    [['pl-PL', 'en'], 'pl'],
    [['es', 'de-AT'], 'de'],
    [['FR'], 'fr'],
    [['zh', 'ja'], 'en'],
    [[], 'en'],
  ])('%j: %s', (preferred, locale) => {
    expect(pickLocale(preferred)).toBe(locale)
  })
})

test.each(LOCALES)('lists are joined in %s as the platform joins them', (locale) => {
  for (const type of ['conjunction', 'disjunction'] as const)
    for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']])
      expect(listIn(locale, type)(items)).toBe(new Intl.ListFormat(locale, { type }).format(items))
})
