import type { Action, Seat, State } from '@alleycat/engine'
import * as action from './actions.ts'
import { catsOf } from './gangs.ts'
import * as at from './layout.ts'
import { readDecision, type Decision } from './notation.ts'
import type { Rules } from './options.ts'
import { paying } from './payment.ts'
import { legal } from './rules.ts'
import { securingThese } from './secure.ts'

/** The legal decision that a text denotes. The legal actions decide about it, so that no rule is written twice. */
export function parse(rules: Rules, s: State, seat: Seat, text: string): Action | undefined {
  const listed: Action[] = []
  const count = legal(rules, s, seat, listed)
  const decision = readDecision(text)
  if (count === 0 || decision === undefined) return undefined
  const act = actionOf(s, seat, decision)
  if (act === undefined) return undefined
  // Some combinations are not listed, but the decision to secure all is whenever they are legal.
  const among = action.isCombination(act) ? action.SECURING_ALL : act
  return listed.slice(0, count).includes(among) ? act : undefined
}

/** The action that a decision would be if it were legal; undefined when its gang or payment is impossible. */
function actionOf(s: State, seat: Seat, decision: Decision): Action | undefined {
  switch (decision.verb) {
    case 'recruit':
      return decision.card === null ? action.RECRUITING_DECK : action.withCard(action.RECRUITING_DECK, decision.card)
    case 'form':
      return withGang(s, seat, decision.gang, (index) =>
        action.withCard(index < 0 ? action.FORMING_NEW : action.formingOn(index), decision.card),
      )
    case 'activate':
      return withGang(s, seat, decision.gang, (index) => action.withCard(action.activatingUnder(index), decision.card))
    case 'secure':
      return securingThese(
        s,
        seat,
        decision.gangs.map((gang) => at.gangIndex(s, seat, gang)),
      )
    case 'infiltrate':
      return withGang(s, decision.owner, decision.gang, (index) =>
        paying(index, catsOf(at.gang(s, index)), at.hand(s, seat), decision.payment, decision.market ?? -1),
      )
    case 'place':
      return withGang(s, seat, decision.gang, (index) => (index < 0 ? action.PLACING_NEW : action.placingOn(index)))
    case 'pass':
      return action.PASSING
  }
}

/** Calls `act` with the index of a gang, -1 for a new one; undefined when there is no such gang. */
function withGang(
  s: State,
  owner: Seat,
  number: number | null,
  act: (index: number) => Action | undefined,
): Action | undefined {
  const index = number === null ? -1 : at.gangIndex(s, owner, number)
  return number !== null && index < 0 ? undefined : act(index)
}
