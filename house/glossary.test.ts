import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { EDITIONS, type Glossary } from '../ui/words/glossary.ts'
import { LOCALES, type Locale } from '../ui/words/locales.ts'
import { sourceTexts } from './testing/texts.ts'

/** One thing has one word, the printed one where there is a printed one. */

const root = fileURLToPath(new URL('..', import.meta.url))
// What the boxes say is told in the words of the boxes.
const texts = sourceTexts().filter(({ file }) => !file.includes('/rulings/'))

/** The parts of the project that have a glossary; that of the app holds everywhere. */
const APP = 'web'
const OWNERS = [APP, ...GAMES.map(({ id }) => `games/${id}`)]

const glossaryOf = async (owner: string, locale: Locale): Promise<Glossary> =>
  ((await import(join(root, owner, 'words/glossary', `${locale}.ts`))) as { glossary: Glossary }).glossary

/** `word` finds the word alone, `word*` with any ending. */
const patternOf = (word: string): RegExp => new RegExp(`(?<!\\p{L})${word.replace(/\*$/, '\\p{L}*')}(?!\\p{L})`, 'iu')

/** Whether a text has the word, in the singular or the plural, without its capital. */
const isWrittenSmall = (word: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.toLowerCase()}s?(?!\\p{L})`, 'u').test(text)

describe.each(OWNERS)('the glossary of %s', (owner) => {
  test.each(LOCALES)('in %s has every term', async (locale) => {
    expect(Object.keys(await glossaryOf(owner, locale))).toEqual(Object.keys(await glossaryOf(owner, 'en')))
    for (const { printed } of Object.values(await glossaryOf(owner, locale)))
      if (printed !== undefined) expect(EDITIONS).toContain(printed)
  })

  test.each(LOCALES)('in %s: no text uses a word that is banned', async (locale) => {
    const never = Object.entries(await glossaryOf(owner, locale)).flatMap(([id, term]) =>
      (term.never ?? []).map((word) => ({ id, says: term.says, word, pattern: patternOf(word) })),
    )
    const faulty = texts
      .filter((text) => text.locale === locale && (owner === APP || text.file.startsWith(`${owner}/`)))
      .flatMap(({ file, line, text }) =>
        never
          .filter(({ pattern }) => pattern.test(text))
          .map(({ says, word }) => `${file}:${line} says “${word}” instead of “${says}”: ${text}`),
      )
    expect(faulty).toEqual([])
  })

  test.each(LOCALES)('in %s: every text writes with a capital what is printed with one', async (locale) => {
    const capitals = Object.values(await glossaryOf(owner, locale)).filter(({ capital }) => capital)
    const faulty = texts
      .filter((text) => text.locale === locale && text.file.startsWith(`${owner}/`))
      .flatMap(({ file, line, text }) =>
        capitals.filter(({ says }) => isWrittenSmall(says, text)).map(({ says }) => `${file}:${line} ${says}: ${text}`),
      )
    expect(faulty).toEqual([])
  })

  test.each(LOCALES)('in %s: every term is in use', async (locale) => {
    const said = texts
      .filter((text) => text.locale === locale && text.file.startsWith(`${owner}/`))
      .map(({ text }) => text.toLowerCase())
      .join('\n')
    const unused = Object.entries(await glossaryOf(owner, locale)).filter(
      ([, { says }]) => !said.includes(says.toLowerCase()),
    )
    expect(unused).toEqual([])
  })
})

test('a small letter is found where the word has a capital', () => {
  expect(isWrittenSmall('Pelote', 'deux pelotes d’or')).toBe(true)
  expect(isWrittenSmall('Pelote', 'deux Pelotes d’Or')).toBe(false)
})

test('a banned word is found alone or with its endings', () => {
  expect(patternOf('flip*').test('He flips a card')).toBe(true)
  expect(patternOf('gang*').test('Der Ausgang')).toBe(false)
  expect(patternOf('verslag').test('Spelverslag')).toBe(false)
})
