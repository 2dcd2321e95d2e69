import { cardsOf, type Action, type Kind, type Seat, type State } from '@alleycat/engine'
import { cardIn, FORMING_NEW, formingOn, gangIn } from './actions.ts'
import { catCount, listWithCats, NO_CATS, type CatChoice } from './choices.ts'
import type { Emit } from './events.ts'
import { endTurn } from './flow.ts'
import { gangSize, newGang, withCat, type Gang } from './gangs.ts'
import * as at from './layout.ts'
import { colourOf } from './letters.ts'
import type { Rules } from './options.ts'

/** CB-7: a cat from the hand as a new gang or onto one that may grow. */
export function legalForms(s: State, seat: Seat, cats: CatChoice, out: Action[], n: number): number {
  if (cats === NO_CATS) return n
  listWithCats(cats, FORMING_NEW, out, n)
  n += catCount(cats)
  const sizes = sizesThatGrow(s, seat)
  if (sizes === 0) return n
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++) {
    listWithCats(cats, formingOn(index), out, n)
    n += catCount(cats) & -growthOf(sizes, at.gang(s, index))
  }
  return n
}

/** CB-8: the sizes of which the seat has two gangs or more, one bit each. */
export function sizesThatGrow(s: State, seat: Seat): number {
  let once = 0
  let twice = 0
  for (let index = at.firstGang(s, seat), end = at.endOfGangs(s, seat); index < end; index++) {
    const size = 1 << gangSize(at.gang(s, index))
    twice |= once & size
    once |= size
  }
  return twice
}

/** CB-8: 1 when a gang of the seat whose sizes these are may grow, else 0. */
const growthOf = (sizes: number, gang: Gang): number => (sizes >>> gangSize(gang)) & 1
export const mayGrow = (sizes: number, gang: Gang): boolean => growthOf(sizes, gang) === 1

/** CB-7 */
export function applyForm(rules: Rules, s: State, action: Action, emit?: Emit): void {
  const seat = at.active(s)
  const kind = cardIn(action)
  at.takeFromHand(s, seat, cardsOf(kind, 1))
  const onto = gangIn(action)
  const index = putFaceUp(s, seat, kind, onto)
  if (emit) emit({ type: 'form', seat, gang: at.gangNumber(s, index), card: colourOf(kind), isNewGang: onto < 0 })
  endTurn(rules, s, emit)
}

/** Adds a cat to the gang at `index`, or to a new one when that is -1. Returns the index of the gang. */
export function putFaceUp(s: State, seat: Seat, kind: Kind, index: number): number {
  if (index < 0) return at.addGang(s, seat, newGang(kind))
  at.setGang(s, index, withCat(at.gang(s, index), kind))
  return index
}
