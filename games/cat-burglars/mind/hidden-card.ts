import { cardsOf, countOf, NO_CARDS, sizeOf, without, type Cards, type Seat, type State } from '@alleycat/engine'
import { hasUnder, underOf } from '../rules/gangs.ts'
import type { CatBurglarsKnowledge } from '../rules/knowledge.ts'
import * as at from '../rules/layout.ts'
import { COLOURS } from '../rules/vocabulary.ts'
import { colourCount, entry, faceDown, hasColour, type Colours, type Sense } from './sense.ts'

/** Experience leaves a twentieth of doubt, even where it has always found yarn. */
const MOST_LIKELY = 0.95
/** Percent. Experience is known in steps of so many. */
const STEP = 5

/**
 * How likely, in percent, a card under a gang of those colours is yarn, from what everybody has seen: how often experience
 * finds yarn under so many colours, in odds, times how much likelier than in an even hand its owner hid one of them.
 * `hands` are the cards that are known to be in hands, and so not face down.
 */
export function yarnPercent(
  { rules, likely }: Sense,
  s: State,
  owner: Seat,
  colours: Colours,
  known: CatBurglarsKnowledge,
  hands: Cards = known.hands[owner]!,
): number {
  const shown = colourCount(colours)
  const hidden = expectedHidden(rules.seats, s, owner, known, hands)
  const sum = (isShown: boolean): number =>
    hidden.reduce((cards, count, kind) => cards + (Boolean(hasColour(colours, kind)) === isShown ? count : 0), 0)
  const found = Math.min(MOST_LIKELY, entry(likely, shown))
  return percentOf(found * sum(true) * (COLOURS.length - shown), (1 - found) * sum(false) * shown)
}

/** Nothing is certain that could be otherwise. */
function percentOf(yarn: number, trap: number): number {
  if (trap === 0) return 100
  if (yarn === 0) return 0
  return Math.min(100 - STEP, Math.max(STEP, STEP * Math.round((100 * yarn) / (yarn + trap) / STEP)))
}

/**
 * How many cats of each colour somebody who looks on expects among the cards of a seat that may lie face down: those known to
 * be in its hand or face down, and of the rest what nobody has seen.
 */
function expectedHidden(seats: number, s: State, owner: Seat, known: CatBurglarsKnowledge, hands: Cards): number[] {
  const somewhere = without(known.holdings[owner]!, hands)
  const unseen = unseenCards(seats, s, known)
  const places = at.handSize(s, owner) - sizeOf(hands) + faceDown(s, owner)
  const share = (places - sizeOf(somewhere)) / Math.max(1, sizeOf(unseen))
  return COLOURS.map((_, kind) => countOf(somewhere, kind) + share * countOf(unseen, kind))
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
