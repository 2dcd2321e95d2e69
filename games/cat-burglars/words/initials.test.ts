import { LETTERS } from '@alleycat/ui/art/letter-strokes.ts'
import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { describe, expect, test } from 'vitest'
import { COLOURS } from '../rules/vocabulary.ts'
import { INITIALS } from './initials.ts'
import { LANGUAGES } from './testing/languages.ts'

describe.each(LOCALES)('the letters beside colours in %s', (locale) => {
  const initials = INITIALS[locale]

  test('are six different plain letters, none of them the key of the deck or the mirror, or like a digit', () => {
    expect(new Set(Object.values(initials)).size).toBe(COLOURS.length)
    for (const initial of Object.values(initials)) expect(initial).toMatch(/^[A-CE-HJKN-Z]$/)
  })

  test('can be drawn', () => {
    for (const initial of Object.values(initials)) expect(LETTERS).toHaveProperty(initial)
  })

  test.each(COLOURS)('have the letter of %s from its name', (colour) => {
    expect(LANGUAGES[locale].cardName(colour).toUpperCase()).toContain(initials[colour])
  })
})
