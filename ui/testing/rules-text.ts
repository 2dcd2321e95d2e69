import { describe, expect, test } from 'vitest'
import type { Origin, RulesBlock, RulesText } from '../learn/rules.ts'
import type { Locale } from '../words/locales.ts'

const SEPARATORS = ['+', '→', '|']

const blocksOf = (text: RulesText): RulesBlock[] => text.sections.flatMap((section) => section.body)

const listLengths = (text: RulesText): number[] =>
  blocksOf(text).flatMap((block) => (block.kind === 'list' ? [block.items.length] : []))

function wordsOf(block: RulesBlock): readonly string[] {
  if (block.kind === 'list') return block.items
  return [block.kind === 'picture' ? block.caption : block.text]
}

const wordingsOf = (text: RulesText): string[] => [
  ...text.sections.map((section) => section.title),
  ...blocksOf(text).flatMap(wordsOf),
  ...Object.values(text.rulings),
]

const ORIGIN_OF: Readonly<Record<string, Origin>> = {
  printed: 'printed',
  'editions differ': 'differs',
  'our ruling': 'ruling',
}

/** The rows of the table in which `RULES.md` says where each rule comes from. */
const registerIn = (specification: string): { rule: string; origin: Origin | undefined; text: string }[] =>
  Array.from(specification.matchAll(/^\| (\w+-\w+) \| ([a-z ]+) \| (.*?) ?\|$/gm), ([, rule, origin, text]) => ({
    rule: rule!,
    origin: ORIGIN_OF[origin!],
    text: text!,
  }))

/**
 * What holds for the rules of every game in every language.
 *
 * @param specification the game's `RULES.md`, which numbers its rules and says where each comes from
 * @param cards the letters of its cards
 */
export function rulesTextSuite(
  languages: Readonly<Record<Locale, RulesText>>,
  specification: string,
  cards: readonly string[],
): void {
  const numbered = Array.from(specification.matchAll(/^- ([A-Z]+-\d+a?) /gm), ([, rule]) => rule!)
  const translations = Object.entries(languages)

  describe.each(translations)('the rules in %s', (_, text) => {
    test('have as many items in their lists as the English ones', () => {
      expect(listLengths(text)).toEqual(listLengths(languages.en))
    })

    test('say where every rule comes from, with a reason for each that is not printed everywhere', () => {
      expect(Object.keys(text.origins)).toEqual(numbered)
      const explained = numbered.filter((rule) => text.origins[rule] !== 'printed')
      expect(Object.keys(text.rulings)).toEqual(expect.arrayContaining(['printed', ...explained]))
      for (const rule of Object.keys(text.rulings)) expect(['printed', ...numbered]).toContain(rule)
    })

    test('have no stray spaces and no empty text', () => {
      for (const words of wordingsOf(text)) {
        expect(words).toMatch(/^\S(.*\S)?$/)
      }
    })
  })

  test('every numbered rule is explained, and no other', () => {
    expect(new Set(languages.en.sections.flatMap(({ rules }) => rules))).toEqual(new Set(numbered))
  })

  test('only cards of the game are shown', () => {
    const shown = blocksOf(languages.en).flatMap((block) => (block.kind === 'picture' ? block.cards : []))
    expect(shown.filter((card) => card !== null && ![...cards, ...SEPARATORS].includes(card))).toEqual([])
  })

  test('RULES.md tells of the same origins for the same reasons', () => {
    const { origins, rulings } = languages.en
    const register = numbered.map((rule) => ({ rule, origin: origins[rule], text: rulings[rule] ?? '' }))
    expect(registerIn(specification)).toEqual(register)
  })

  test('no long text stands in two languages alike', () => {
    const long = translations.flatMap(([, text]) => [...new Set(wordingsOf(text))]).filter((words) => words.length > 40)
    expect(long.filter((words, i) => long.indexOf(words) !== i)).toEqual([])
  })
}
