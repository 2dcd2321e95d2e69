import {
  cardsOf,
  countOf,
  NO_CARDS,
  pickCards,
  seatBit,
  sizeOf,
  without,
  type Cards,
  type Random,
  type Seat,
  type State,
} from '@alleycat/engine'
import { SEVERAL } from './answers.ts'
import type { CathamCityEvent } from './events.ts'
import * as at from './layout.ts'
import { readSet } from './letters.ts'
import type { Rules } from './options.ts'
import { answersTo } from './rules.ts'
import { FACTIONS_IN_PLAY } from './vocabulary.ts'

/** What a seat remembers: by seat, the cards that are provably in that hand. */
export interface CathamCityKnowledge {
  readonly held: Cards[]
}

export const nothingKnown = (rules: Rules): CathamCityKnowledge => ({ held: Array<Cards>(rules.seats).fill(NO_CARDS) })

/** Learns from one event as redacted for the seat. */
export function learn(rules: Rules, { held }: CathamCityKnowledge, event: CathamCityEvent): void {
  const cards = (letters: string): Cards => readSet(rules, letters)!
  const gains = (seat: Seat, gained: Cards): void => void (held[seat]! += gained)
  const loses = (seat: Seat, lost: Cards): void => void (held[seat] = without(held[seat]!, lost))
  switch (event.type) {
    case 'take':
      return gains(event.seat, cards(event.cards))
    case 'play':
      loses(event.seat, cards(event.cards))
      if (event.faction === 'H') gains(event.target!, cards(event.cards)) // CC-21: the hackers join that hand.
      return
    case 'reveal':
      return loses(event.seat, cards(event.card))
    case 'steal':
      return gains(event.to, cards(event.card))
    case 'discard':
      return loses(event.seat, cards(event.cards))
    case 'give':
      if (event.card === null) return loses(event.from, anyOneOf(held[event.from]!))
      loses(event.from, cards(event.card))
      return gains(event.to, cards(event.card))
    default:
      return
  }
}

/** One card of each kind, because nobody else can tell which of them a hidden gift was. */
function anyOneOf(cards: Cards): Cards {
  let one = NO_CARDS
  for (let kind = 0; kind < FACTIONS_IN_PLAY; kind++) if (countOf(cards, kind) > 0) one += cardsOf(kind, 1)
  return one
}

/**
 * Deals the unseen cards anew: what is known to be in a hand stays there, and the rest of all other hands and the draw
 * pile is mixed. Answers that others have given are removed, because this seat has not seen them.
 */
export function determinize(rules: Rules, s: State, seat: Seat, known: CathamCityKnowledge, random: Random): void {
  let unseen = at.drawPile(s)
  for (let other = 0; other < rules.seats; other++) if (other !== seat) unseen += at.hand(s, other)

  let toDeal = unseen
  for (let other = 0; other < rules.seats; other++) if (other !== seat) toDeal = without(toDeal, known.held[other]!)
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue
    const size = at.handSize(s, other)
    const sure = known.held[other]!
    const rest = pickCards(toDeal, sizeOf(toDeal), size - sizeOf(sure), random)
    toDeal -= rest
    at.setHand(s, other, sure + rest)
  }
  at.setDrawPile(s, toDeal)
  if (at.phase(s) === at.ANSWERING) askAnew(rules, s, seat)
}

function askAnew(rules: Rules, s: State, seat: Seat): void {
  const rule = answersTo(at.effect(s))
  let owing = at.owing(s) & seatBit(seat)
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat || other === at.active(s)) continue
    const only = rule.only(s, other)
    at.setAnswer(s, other, only)
    if (only === SEVERAL) owing |= seatBit(other)
  }
  at.setOwing(s, owing)
}
