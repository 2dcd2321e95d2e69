import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { LOCALES, type Locale } from '@alleycat/ui/words/locales.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockFor, highlight, rulesOf, searchRules } from './search.ts'

const RULES: RulesText = {
  origins: {},
  rulings: { printed: '' },
  sections: [
    {
      id: 'turn',
      title: 'Your turn',
      rules: ['X-1', 'X-2'],
      body: [
        { kind: 'text', text: 'Take a card.', rules: ['X-1'] },
        { kind: 'list', items: ['Play a set', 'or pass'], rules: ['X-2'] },
        { kind: 'picture', cards: ['D'], caption: 'A Détective.' },
      ],
    },
    { id: 'end', title: 'The end', rules: ['X-3'], body: [{ kind: 'example', text: 'Ada takes the last card.' }] },
  ],
}
const found = (query: string): [string, number][] => searchRules(RULES, query).map(({ id, body }) => [id, body.length])
const hits = (text: string, query: string): string[] =>
  highlight(text, query).flatMap((piece) => (piece.hit ? [piece.text] : []))

test('nothing searched for is everything', () => {
  expect(found('  ')).toEqual([
    ['turn', 3],
    ['end', 1],
  ])
})

test('all words must be in a passage or in the title above it', () => {
  expect(found('card')).toEqual([
    ['turn', 1],
    ['end', 1],
  ])
  expect(found('take last')).toEqual([['end', 1]])
  expect(found('turn pass')).toEqual([['turn', 1]])
  expect(found('zebra')).toEqual([])
})

test('short words of a question are marked where they stand alone', () => {
  expect(hits('If I hit it, may I hold it?', 'may I hold')).toEqual(['I', 'may', 'I', 'hold'])
  expect(hits('Limit', 'i')).toEqual(['i', 'i'])
})

test('a question leads to the passages that come nearest to its words', () => {
  expect(found('who takes the very last cards of all?')).toEqual([['end', 1]])
  expect(found('zebra giraffe')).toEqual([])
})

const QUESTIONS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['how many cards may I hold', 'What is the maximum hand?'],
  de: ['wie viele Karten darf ich halten', 'Wie viele Karten darf ich auf der Hand haben?'],
  fr: ['combien de cartes puis-je garder', 'Combien de cartes en main au maximum ?'],
  nl: ['hoeveel kaarten mag ik houden', 'Hoeveel kaarten mag ik maximaal in mijn hand hebben?'],
  pl: ['ile kart mogę trzymać', 'Ile kart mogę mieć na ręce?'],
}
describe.each([
  ['catham-city', 'CC-10'],
  ['cat-burglars', 'CB-6'],
])('in %s', (game, rule) => {
  test.each(LOCALES)('a question about the hand finds its rule in %s', async (locale) => {
    const { rules } = (await import(`../../games/${game}/learn/rules/${locale}.ts`)) as { rules: RulesText }
    for (const question of QUESTIONS[locale]) {
      const numbers = searchRules(rules, question).flatMap(({ body }) => body.flatMap(rulesOf))
      expect(numbers, question).toContain(rule)
    }
  })
})

test('a question of which the rules know half the words is answered', async () => {
  const { rules } = await import('../../games/catham-city/learn/rules/en.ts')
  expect(searchRules(rules, 'Who wins a tie?').flatMap(({ body }) => body.flatMap(rulesOf))).toContain('CC-29')
})

test('a section is found whole by its title and by the number of its rule', () => {
  expect(found('your turn')).toEqual([['turn', 3]])
  expect(found('x-3')).toEqual([['end', 1]])
})

test('accents and capitals need not be typed', () => {
  expect(found('detective')).toEqual([['turn', 1]])
  expect(hits('Żółta ŁAPKA', 'zolta lapka')).toEqual(['Żółta', 'ŁAPKA'])
  expect(hits('Großes Maß', 'mass')).toEqual(['Maß'])
  expect(hits('C’est', "c'e")).toEqual(['C’e'])
})

test('every place is highlighted, and no letter is lost', () => {
  expect(hits('Cards and more cards', 'card')).toEqual(['Card', 'card'])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      expect(
        highlight(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('an address leads to the block that names the rule, else to the section that covers it', () => {
  expect(blockFor(RULES, 'X-2')).toEqual({ section: 'turn', block: 1 })
  expect(blockFor(RULES, 'X-3')).toEqual({ section: 'end', block: null })
  expect(blockFor(RULES, 'end')).toEqual({ section: 'end', block: null })
  expect(blockFor(RULES, 'X-9')).toBeNull()
})
