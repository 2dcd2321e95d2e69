import { cardsOf, countOf, countOfAny, NO_CARDS, without, type Cards, type Kind, type Seat } from '@alleycat/engine'
import type { CatBurglarsEvent } from './events.ts'
import { kindOf, readSet } from './letters.ts'
import type { Rules } from './options.ts'
import { COLOURS } from './vocabulary.ts'

/** What a seat remembers, by seat. */
export interface CatBurglarsKnowledge {
  /** Cards that are provably in that hand. */
  readonly hands: Cards[]
  /** Cards that are provably in that hand or face down in that area: at least those of `hands`. */
  readonly holdings: Cards[]
  /** The colours that were seen as they were scored. */
  readonly yarn: Cards[]
}

export const nothingKnown = (rules: Rules): CatBurglarsKnowledge => ({
  hands: Array<Cards>(rules.seats).fill(NO_CARDS),
  holdings: Array<Cards>(rules.seats).fill(NO_CARDS),
  yarn: Array<Cards>(rules.seats).fill(NO_CARDS),
})

/** Takes in one event as the seat itself was told it. A card drawn unseen changes nothing that is proven. */
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
      // Which cat it was, nobody else can tell: it may have been any that is known. It is still held, face down.
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

/** Cards leave a hand in the open. */
function leaves(hands: Cards[], holdings: Cards[], seat: Seat, cards: Cards): void {
  hands[seat] = without(hands[seat]!, cards)
  holdings[seat] = without(holdings[seat]!, cards)
}

function oneOfEachCat(cards: Cards): Cards {
  let one = NO_CARDS
  for (let kind = 0; kind < COLOURS.length; kind++) if (countOf(cards, kind) > 0) one += cardsOf(kind, 1)
  return one
}

/** A face-down card leaves: if it was one of those that are held, it was not one of those in the hand. */
function afterReveal(hand: Cards, holdings: Cards, kind: Kind): Cards {
  return countOfAny(holdings, kind) > countOfAny(hand, kind) ? holdings - cardsOf(kind, 1) : holdings
}
