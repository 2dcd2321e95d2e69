import {
  cardsOf,
  countOf,
  NO_CARDS,
  sizeOf,
  without,
  type Action,
  type Cards,
  type Reason,
  type Seat,
  type State,
} from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import { hasUnder, underOf } from '../rules/gangs.ts'
import type { CatBurglarsKnowledge } from '../rules/knowledge.ts'
import * as at from '../rules/layout.ts'
import { COLOURS } from '../rules/vocabulary.ts'
import type { ReasonCode } from './reasons.ts'
import { colourCount, coloursOf, entry, faceDown, hasColour, type Sense } from './sense.ts'

/** Experience leaves a twentieth of doubt, even where it has always found yarn. */
const MOST_LIKELY = 0.95

/**
 * What others could believe of a card that is laid under a gang, from what everybody has seen: how often experience finds
 * yarn under so many colours, in odds, times how much likelier than in an even hand its owner held the colours of the gang.
 */
export function bluff(sense: Sense, s: State, seat: Seat, act: Action, known: CatBurglarsKnowledge): Reason | null {
  if (action.deedOf(act) !== action.ACTIVATE) return null
  const colours = coloursOf(at.gang(s, action.gangIn(act)))
  const shown = colourCount(colours)
  const held = expectedHand(sense, s, seat, known)
  const sum = (isShown: boolean): number =>
    held.reduce((cards, count, kind) => cards + (Boolean(hasColour(colours, kind)) === isShown ? count : 0), 0)
  const likely = Math.min(MOST_LIKELY, entry(sense.likely, shown))
  const yarn = likely * sum(true) * (COLOURS.length - shown)
  const trap = (1 - likely) * sum(false) * shown
  const code: ReasonCode = hasColour(colours, action.cardIn(act)) ? 'hidden-yarn' : 'hidden-trap'
  return { code, percent: percentOf(yarn, trap) }
}

/** Nothing is certain that could be otherwise. */
function percentOf(yarn: number, trap: number): number {
  if (trap === 0) return 100
  return yarn === 0 ? 0 : Math.min(99, Math.max(1, Math.round((100 * yarn) / (yarn + trap))))
}

/**
 * How many cats of each colour somebody who looks on expects in a hand: those known to be there, and of the rest those known
 * to be there or face down, and what nobody has seen, each as likely in one place as in another.
 */
function expectedHand({ rules }: Sense, s: State, seat: Seat, known: CatBurglarsKnowledge): number[] {
  const hands = known.hands[seat]!
  const somewhere = without(known.holdings[seat]!, hands)
  const unseen = unseenCards(rules.seats, s, known)
  const inHand = at.handSize(s, seat) - sizeOf(hands)
  const places = inHand + faceDown(s, seat)
  const unknown = (places - sizeOf(somewhere)) / Math.max(1, sizeOf(unseen))
  return COLOURS.map((_, kind) => {
    const there = countOf(somewhere, kind) + unknown * countOf(unseen, kind)
    return countOf(hands, kind) + (inHand * there) / Math.max(1, places)
  })
}

/** The cards that nobody can place: those of all hidden places, less those that were seen on their way there. */
function unseenCards(seats: number, s: State, { holdings, yarn }: CatBurglarsKnowledge): Cards {
  let unseen = at.drawPile(s)
  let seen = NO_CARDS
  for (let seat = 0; seat < seats; seat++) {
    unseen += at.hand(s, seat) + without(at.yarn(s, seat), yarn[seat]!)
    seen += holdings[seat]!
  }
  for (let index = 0; index < at.gangCount(s); index++) {
    const gang = at.gang(s, index)
    if (hasUnder(gang)) unseen += cardsOf(underOf(gang), 1)
  }
  return without(unseen, seen)
}
