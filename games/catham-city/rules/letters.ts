import { cardsOf, countOf, type Cards, type Kind } from '@alleycat/engine'
import type { Rules } from './options.ts'
import { FACTIONS_IN_PLAY, type Faction } from './vocabulary.ts'

export const factionOf = (rules: Rules, kind: Kind): Faction => rules.letters[kind] as Faction

/** The kind of a card by its letter, -1 when it is not a faction in play. */
export const kindOf = (rules: Rules, letter: string): Kind => (letter === '' ? -1 : rules.letters.indexOf(letter))

/** A set as its letters in alphabetical order, which is the order of kinds. */
export function setText(rules: Rules, cards: Cards): string {
  let text = ''
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) text += factionOf(rules, kind).repeat(countOf(cards, kind))
  return text
}

export const sorted = (letters: Iterable<string>): string => [...letters].toSorted().join('')

/** The set of letters in alphabetical order; undefined when they are not that, or more cards than the game has. */
export function readSet(rules: Rules, text: string): Cards | undefined {
  let cards = 0
  let last = 0
  for (const letter of text) {
    const kind = kindOf(rules, letter)
    if (kind < last || countOf(cards, kind) === 15) return undefined
    last = kind
    cards += cardsOf(kind, 1)
  }
  return cards
}
