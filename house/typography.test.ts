import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../ui/words/locales.ts'
import { DETAIL, sourceTexts, textsOf } from './testing/texts.ts'

/** Texts are set as each language sets them. */

const texts = sourceTexts()

type Mark = readonly [fault: string, pattern: RegExp]

const EVERYWHERE: readonly Mark[] = [
  ['a straight apostrophe or quotation mark', /['"]/],
  ['three dots for an ellipsis', /\.\.\./],
  ['a hyphen for a minus sign', /(?<![\p{L}\d])-\d/u],
  ['a hyphen for a dash', / - /],
  ['two spaces', / {2}/],
  ['a space before a comma or a full stop', / [,.](?!\.)/],
]

const PERCENT_CLOSE: Mark = ['a space before a percent sign', /[\s]%/]
const PERCENT_APART: Mark = ['no no-break space before a percent sign', /[^\u00a0\u202f]%/]

const MARKS: Readonly<Record<Locale, readonly Mark[]>> = {
  en: [PERCENT_CLOSE, ['foreign quotation marks', /[„«»‚]/], ['a space before an ellipsis', /\s…/]],
  de: [
    PERCENT_APART,
    ['foreign quotation marks', /[«»”]|(?<!„[^“]*)“/],
    ['no no-break space before an ellipsis', /[^\u00a0]…/],
  ],
  fr: [
    PERCENT_APART,
    ['no no-break space before a mark of two parts', /[^\u00a0\u202f!?][:;!?»]/],
    ['no no-break space after a guillemet', /«[^\u00a0\u202f]/],
    ['foreign quotation marks', /[„“”]/],
  ],
  nl: [PERCENT_CLOSE, ['foreign quotation marks', /[„«»“”]/], ['a space before an ellipsis', /\s…/]],
  pl: [PERCENT_CLOSE, ['foreign quotation marks', /[«»“‘]/], ['a space before an ellipsis', /\s…/]],
}

/** A name keeps its own marks. */
const NAMES = /HUCH!/g

const faultsIn = (locale: Locale, text: string): string[] =>
  [...EVERYWHERE, ...MARKS[locale]]
    .filter(([, pattern]) => pattern.test(text.replaceAll(NAMES, 'HUCH')))
    .map(([fault]) => fault)

describe.each(LOCALES)('the texts in %s', (locale) => {
  test('are typeset', () => {
    const faulty = texts
      .filter((text) => text.locale === locale)
      .flatMap(({ file, line, text }) => faultsIn(locale, text).map((fault) => `${file}:${line} ${fault}: ${text}`))
    expect(faulty).toEqual([])
  })
})

test.each([
  ['fr', 'Tu as gagné !'],
  ['fr', `Chances : ${DETAIL}%`],
  ['fr', '«Bravo»'],
  ['de', '45 %'],
  ['de', '«Miau»'],
  ['nl', `${DETAIL} %`],
  ['pl', '„Miau“ ...'],
  ['en', "It's -1"],
] as const)('the search finds what is wrong: %s %s', (locale, text) => {
  expect(faultsIn(locale, text)).not.toEqual([])
})

test('the search reads messages, parts of messages and nothing else', () => {
  const source =
    "import x from 'some-module'\nexport const en = { 'a-key': `One ${n} two` + ' three', kind: 'text', b: (n) => 'four' }"
  expect(textsOf('en.ts', 'en', source).map(({ text }) => text)).toEqual([`One ${DETAIL} two three`, 'four'])
})
