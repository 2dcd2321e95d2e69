import { without, type Action, type Reason, type Seat, type State } from '@alleycat/engine'
import * as action from '../rules/actions.ts'
import { oneOfEachCat, type CatBurglarsKnowledge } from '../rules/knowledge.ts'
import * as at from '../rules/layout.ts'
import { yarnPercent } from './hidden-card.ts'
import type { ReasonCode } from './reasons.ts'
import { coloursOf, hasColour, type Sense } from './sense.ts'

/** What others can believe of a card that is laid under a gang: what a hint tells them next turn, if nothing changes. */
export function bluff(sense: Sense, s: State, seat: Seat, act: Action, known: CatBurglarsKnowledge): Reason | null {
  if (action.deedOf(act) !== action.ACTIVATE) return null
  const colours = coloursOf(at.gang(s, action.gangIn(act)))
  const code: ReasonCode = hasColour(colours, action.cardIn(act)) ? 'hidden-yarn' : 'hidden-trap'
  // Any cat that is known to be in the hand may be the one that is laid.
  const hands = without(known.hands[seat]!, oneOfEachCat(known.hands[seat]!))
  return { code, percent: yarnPercent(sense, s, seat, colours, known, hands) }
}
