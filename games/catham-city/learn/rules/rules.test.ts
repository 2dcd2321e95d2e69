import { readFileSync } from 'node:fs'
import type { RulesBlock, RulesText } from '@alleycat/ui/learn/rules.ts'
import { describe, expect, test } from 'vitest'
import { FACTIONS } from '../../vocabulary.ts'
import { rules as de } from './de.ts'
import { rules as en } from './en.ts'
import { rules as fr } from './fr.ts'
import { rules as nl } from './nl.ts'
import { rules as pl } from './pl.ts'

const LANGUAGES: Readonly<Record<string, RulesText>> = { en, de, fr, nl, pl }
const TRANSLATIONS = Object.entries(LANGUAGES)

const NUMBERED = Array.from(
  readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').matchAll(/^- (CC-\d+a?) /gm),
  ([, rule]) => rule!,
)
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

describe.each(TRANSLATIONS)('the rules in %s', (language, text) => {
  test('have the sections and blocks of the English ones', () => {
    expect(shapeOf(text)).toEqual(shapeOf(en))
  })

  test('explain every numbered rule, and no other', () => {
    const explained = new Set(blocksOf(text).flatMap(rulesOf))
    expect(explained).toEqual(new Set(NUMBERED))
  })

  test('name in a section the rules that its blocks explain', () => {
    for (const { rules, body } of text.sections) expect(new Set(rules)).toEqual(new Set(body.flatMap(rulesOf)))
  })

  test('show only cards of the game', () => {
    for (const block of blocksOf(text))
      if (block.kind === 'picture')
        for (const card of block.cards) if (card !== null) expect([...FACTIONS, ...SEPARATORS]).toContain(card)
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
  const long = TRANSLATIONS.flatMap(([, text]) => [...new Set(wordingsOf(text))]).filter((words) => words.length > 40)
  expect(long.filter((words, i) => long.indexOf(words) !== i)).toEqual([])
})
