import { describe, expect, test } from 'vitest'
import type { RulesBlock, RulesText } from '../learn/rules.ts'
import type { Locale } from '../words/locales.ts'

const SEPARATORS = ['+', '→', '|']

const blocksOf = (text: RulesText): RulesBlock[] => text.sections.flatMap((section) => section.body)
const rulesOf = (block: RulesBlock): readonly string[] => ('rules' in block ? (block.rules ?? []) : [])

/** All that must not differ between languages. */
const shapeOf = (text: RulesText): unknown =>
  text.sections.map(({ id, rules, body }) => ({
    id,
    rules,
    body: body.map((block) => ({
      kind: block.kind,
      rules: rulesOf(block),
      items: block.kind === 'list' ? block.items.length : 0,
      cards: block.kind === 'picture' ? block.cards : [],
    })),
  }))

function wordsOf(block: RulesBlock): readonly string[] {
  if (block.kind === 'list') return block.items
  return [block.kind === 'picture' ? block.caption : block.text]
}

const wordingsOf = (text: RulesText): string[] => [
  ...text.sections.map((section) => section.title),
  ...blocksOf(text).flatMap(wordsOf),
]

/**
 * What holds for the rules of every game in every language.
 *
 * @param numbered the numbers of the game's rules
 * @param cards the letters of its cards
 */
export function rulesTextSuite(
  languages: Readonly<Record<Locale, RulesText>>,
  numbered: readonly string[],
  cards: readonly string[],
): void {
  const translations = Object.entries(languages)

  describe.each(translations)('the rules in %s', (language, text) => {
    test('have the sections and blocks of the English ones', () => {
      expect(shapeOf(text)).toEqual(shapeOf(languages.en))
    })

    test('explain every numbered rule, and no other', () => {
      expect(new Set(blocksOf(text).flatMap(rulesOf))).toEqual(new Set(numbered))
    })

    test('name in a section the rules that its blocks explain', () => {
      for (const { rules, body } of text.sections) expect(new Set(rules)).toEqual(new Set(body.flatMap(rulesOf)))
    })

    test('show only cards of the game', () => {
      for (const block of blocksOf(text))
        if (block.kind === 'picture')
          for (const card of block.cards) if (card !== null) expect([...cards, ...SEPARATORS]).toContain(card)
    })

    test('are typeset: no straight quotes, no stray spaces, no empty text', () => {
      for (const words of wordingsOf(text)) {
        expect(words).toMatch(/^\S(.*\S)?$/)
        expect(words).not.toMatch(/['"]| {2}/)
        if (language === 'fr') expect(words).not.toMatch(/ [:;!?»]|« |[^\u00a0\u202f][:;!?»]/)
      }
    })
  })

  test('no long text stands in two languages alike', () => {
    const long = translations.flatMap(([, text]) => [...new Set(wordingsOf(text))]).filter((words) => words.length > 40)
    expect(long.filter((words, i) => long.indexOf(words) !== i)).toEqual([])
  })
}
