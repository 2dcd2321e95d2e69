import { cardsOf, countOfAny, NO_CARDS, SEVENTH, type Cards, type Kind } from '@alleycat/engine'
import { CARDS, CATS_PER_COLOUR, MIRRORS, type Card, type Colour } from './vocabulary.ts'

/** The kinds by their letters: the mirror is the last kind, but its letter is in the middle of the alphabet. */
const ALPHABETICAL: readonly Kind[] = CARDS.toSorted().map((card) => CARDS.indexOf(card))

export const cardOf = (kind: Kind): Card => CARDS[kind]!
/** The letter of a kind that is a cat. */
export const colourOf = (kind: Kind): Colour => CARDS[kind] as Colour

/** The kind of a card by its letter, -1 when there is no such card. */
export const kindOf = (letter: string): Kind => (CARDS as readonly string[]).indexOf(letter)

/** A set as its letters in alphabetical order. */
export function setText(cards: Cards): string {
  let text = ''
  for (const kind of ALPHABETICAL) for (let count = countOfAny(cards, kind); count > 0; count--) text += cardOf(kind)
  return text
}

/** The set of letters in alphabetical order; undefined when they are not that, or more cards than the game has (CB-1). */
export function readSet(text: string): Cards | undefined {
  let cards = NO_CARDS
  let last = ''
  for (const letter of text) {
    const kind = kindOf(letter)
    if (kind < 0 || letter < last || countOfAny(cards, kind) === cardsOfKind(kind)) return undefined
    last = letter
    cards += cardsOf(kind, 1)
  }
  return cards
}

/** CB-1 */
const cardsOfKind = (kind: Kind): number => (kind === SEVENTH ? MIRRORS : CATS_PER_COLOUR)
