import { expect, test } from 'vitest'
import { readDecision } from '../rules/notation.ts'
import { legal, position } from '../rules/testing/position.ts'
import type { Faction } from '../rules/vocabulary.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { nl } from '../words/nl.ts'
import { pl } from '../words/pl.ts'
import type { Words } from '../words/words.ts'
import { look, NOTHING, type Selection } from './builder.ts'
import { missingText } from './prompt.ts'

/** What is said once these cards of a hand are selected, against two opponents who hold cards. */
function said(factions: string, hand: string, selected: string, words: Words = en): string {
  const choices = legal(position({ factions, hands: [hand, 'MM', 'MMM'] }), 0).map((text) => readDecision(text)!)
  const picks = Array.from(selected, (card, id) => ({ id, card: card as Faction }))
  const selection: Selection = { ...NOTHING, zone: 'hand', picks }
  return missingText(selection, look(choices, selection), words)
}

test.each([
  ['DMOPS', 'PSSS', 'S', 'Scientists: 1 of 3 (or with 1 Police officer)'],
  ['DMOPS', 'PSSS', 'SS', 'Scientists: 2 of 3'],
  ['HJMOP', 'JJP', 'J', 'Journalists: 1 of 2 (or with 1 Police officer)'],
  ['DMPRS', 'PRR', 'R', 'Robocats: 1 of 2 (or with 1 Police officer)'],
  ['DMOPS', 'DDDSSS', 'S', 'Scientists: 1 of 3 (or with 3 Detectives)'],
  ['DMOPS', 'DDDPS', 'D', 'Detectives: 1 of 3 + 1 (or with 1 Police officer)'],
  ['DMOPS', 'PS', 'S', 'Scientist: goes with 1 Police officer.'],
  ['DMOPS', 'DDDM', 'M', 'Mafia: goes with 3 Detectives.'],
  ['DMOPS', 'DDDPS', 'P', 'Police: now 1 card of another faction.'],
  ['DMOPS', 'PPSSS', 'PS', 'Now tap an opponent.'],
])('with %s in play and %s in hand, after %s: %s', (factions, hand, selected, text) => {
  expect(said(factions, hand, selected)).toBe(text)
})

test.each(Object.entries({ en, de, fr, nl, pl }))('in %s both sets are named that a card may go to', (_, words) => {
  expect(said('DMOPS', 'PSSS', 'S', words)).toBe(words.missing.more('S', 1, 3) + words.missing.orWith('P', 1))
})
