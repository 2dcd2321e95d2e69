import { cardsOf, NO_CARDS, type Action, type Seat, type State } from '@alleycat/engine'
import { combines, gangIn, isCombination, securing, SECURING_ALL, securingSome } from './actions.ts'
import type { Emit } from './events.ts'
import { endTurn, score } from './flow.ts'
import { isYarn, underOf, withoutUnder, yarnOf } from './gangs.ts'
import * as at from './layout.ts'
import { colourOf } from './letters.ts'
import type { Rules } from './options.ts'

/** CB-11: each ball of yarn by itself and, if there are several, all of them; other combinations are not listed. */
export function legalSecures(s: State, seat: Seat, out: Action[], n: number): number {
  const first = n
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++) {
    out[n] = securing(index)
    n += yarnOf(at.gang(s, index))
  }
  if (n - first >= 2) out[n++] = SECURING_ALL
  return n
}

/** The one action that secures exactly these gangs, in ascending order; undefined when one of them has no yarn. */
export function securingThese(s: State, seat: Seat, indices: readonly number[]): Action | undefined {
  let bits = 0
  let rank = 0
  let found = 0
  for (let index = at.firstGang(s, seat); index < at.endOfGangs(s, seat); index++) {
    if (!isYarn(at.gang(s, index))) continue
    if (indices[found] === index) {
      bits += 2 ** rank
      found++
    }
    rank++
  }
  if (found === 0 || found < indices.length) return undefined
  if (found === 1) return securing(indices[0]!)
  return found === rank ? SECURING_ALL : securingSome(bits)
}

/** The indices of the gangs that an action secures. */
export function securedBy(s: State, seat: Seat, action: Action): number[] {
  const indices: number[] = []
  let rank = 0
  for (let index = at.firstGang(s, seat); index < at.endOfGangs(s, seat); index++)
    if (isYarn(at.gang(s, index)) && secures(action, index, rank++)) indices.push(index)
  return indices
}

/** Whether the action secures the gang at `index`, whose yarn is the `rank`th of its owner's. */
function secures(action: Action, index: number, rank: number): boolean {
  if (isCombination(action)) return combines(action, rank)
  return action === SECURING_ALL || gangIn(action) === index
}

/** CB-11: yarn is revealed and scored together (CB-18); the gangs stay. */
export function applySecure(rules: Rules, s: State, action: Action, emit?: Emit): void {
  const seat = at.active(s)
  if (emit) emitSecured(s, seat, securedBy(s, seat, action), emit)
  let balls = NO_CARDS
  let rank = 0
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++) {
    const gang = at.gang(s, index)
    if (!isYarn(gang) || !secures(action, index, rank++)) continue
    balls += cardsOf(underOf(gang), 1)
    at.setGang(s, index, withoutUnder(gang))
  }
  if (!score(rules, s, seat, balls, emit)) endTurn(rules, s, emit)
}

function emitSecured(s: State, seat: Seat, indices: readonly number[], emit: Emit): void {
  const gangs = indices.map((index) => at.gangNumber(s, index))
  emit({ type: 'secure', seat, gangs })
  for (const [i, index] of indices.entries())
    emit({ type: 'reveal', owner: seat, gang: gangs[i]!, card: colourOf(underOf(at.gang(s, index))), trap: false })
}
