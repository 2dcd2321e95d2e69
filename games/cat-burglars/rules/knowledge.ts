import { cardsOf, countOf, countOfAny, NO_CARDS, without, type Cards, type Kind, type Seat } from '@alleycat/engine'
import type { CatBurglarsEvent } from './events.ts'
import { kindOf, readSet } from './letters.ts'
import type { Rules } from './options.ts'
import { COLOURS } from './vocabulary.ts'

/** What a seat remembers, by seat. */
export interface CatBurglarsKnowledge {
  /** The cards that are provably in that hand. */
  readonly hands: Cards[]
  /** The cards that are provably in that hand or face down in that area, including those of `hands`. */
  readonly holdings: Cards[]
  /** The colours that were seen when they were scored. */
  readonly yarn: Cards[]
}

export const nothingKnown = (rules: Rules): CatBurglarsKnowledge => ({
  hands: Array<Cards>(rules.seats).fill(NO_CARDS),
  holdings: Array<Cards>(rules.seats).fill(NO_CARDS),
  yarn: Array<Cards>(rules.seats).fill(NO_CARDS),
})

/** Learns from one event as redacted for the seat. A card drawn unseen changes nothing that is proven. */
export function learn({ hands, holdings, yarn }: CatBurglarsKnowledge, event: CatBurglarsEvent): void {
  switch (event.type) {
    case 'recruit': {
      const card = cardsOf(kindOf(event.card), 1)
      hands[event.seat]! += card
      holdings[event.seat]! += card
      return
    }
    case 'form':
      return leaves(hands, holdings, event.seat, cardsOf(kindOf(event.card), 1))
    case 'infiltrate':
      return leaves(hands, holdings, event.seat, readSet(event.paid)!)
    case 'activate':
      // Nobody else knows which cat was laid, so any known cat may have left the hand. It is still held, face down.
      hands[event.seat] = without(hands[event.seat]!, oneOfEachCat(hands[event.seat]!))
      return
    case 'reveal':
      holdings[event.owner] = afterReveal(hands[event.owner]!, holdings[event.owner]!, kindOf(event.card))
      return
    case 'yarn':
      yarn[event.seat]! += readSet(event.cards)!
      return
    default:
      return
  }
}

/** Removes cards that left a hand openly. */
function leaves(hands: Cards[], holdings: Cards[], seat: Seat, cards: Cards): void {
  hands[seat] = without(hands[seat]!, cards)
  holdings[seat] = without(holdings[seat]!, cards)
}

export function oneOfEachCat(cards: Cards): Cards {
  let one = NO_CARDS
  for (let kind = 0; kind < COLOURS.length; kind++) if (countOf(cards, kind) > 0) one += cardsOf(kind, 1)
  return one
}

/** The hand after a face-down card left: if the card was among the holdings, it was not one of those in the hand. */
function afterReveal(hand: Cards, holdings: Cards, kind: Kind): Cards {
  return countOfAny(holdings, kind) > countOfAny(hand, kind) ? holdings - cardsOf(kind, 1) : holdings
}
