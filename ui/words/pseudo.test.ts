import { expect, test } from 'vitest'
import { pseudo, pseudoText } from './pseudo.ts'

test('a text is accented, at least 40 % longer, and keeps its numbers', () => {
  const text = pseudoText('Take 2 cards of one faction')
  expect(text).toMatch(/^Táké 2 ćárdš óf óñé fáćtíóñ /)
  expect(text.length).toBeGreaterThanOrEqual(27 * 1.4)
})

test('signs and numbers stay as they are', () => {
  expect(pseudoText('+1')).toBe('+1')
})

test('messages, functions, lists and sections are all transformed, and what is no word is kept', () => {
  const words = pseudo({ a: 'No', b: { c: (count: number) => `${count} cats`, id: 'goal' }, d: ['One'] })
  expect(words.a).toMatch(/^Ñó /)
  expect(words.b.c(3)).toMatch(/^3 ćátš /)
  expect(words.b.id).toBe('goal')
  expect(words.d[0]).toMatch(/^Óñé /)
})

test('a section of messages may be called like a list of numbers', () => {
  const words = pseudo({ rules: { title: 'Rules' }, body: { rules: ['CC-1'] }, origins: { 'CC-1': 'printed' } })
  expect(words.rules.title).toMatch(/^Rúléš /)
  expect(words.body.rules).toEqual(['CC-1'])
  expect(words.origins['CC-1']).toBe('printed')
})
