import { TEMPERAMENTS, type Leanings, type Mind } from '@alleycat/engine'

/** How strongly a character leans each way; 0 is an even temper. */
export type Temper = Readonly<Partial<Leanings>>

/** What the strongest leaning is worth, in points. */
const WEIGHT = 0.6

/** A mind that likes some decisions better than they are. */
export function tempered(mind: Mind, temper: Temper): Mind {
  return {
    bluffs: mind.bluffs,
    isSound: mind.isSound,
    isDaring: (state, seat, action) => mind.isDaring(state, seat, action),
    estimate: (state, chances) => mind.estimate(state, chances),
    believe: (state, seat, known, random) => mind.believe?.(state, seat, known, random),
    leanings: (state, seat, action) => mind.leanings(state, seat, action),
    reasons: (state, seat, action) => mind.reasons(state, seat, action),
    judge(state, seat, actions, count, scores) {
      mind.judge(state, seat, actions, count, scores)
      for (let i = 0; i < count; i++) scores[i]! += WEIGHT * liking(mind.leanings(state, seat, actions[i]!), temper)
    },
  }
}

/** How much a temper likes a decision that leans like this. */
export function liking(leanings: Leanings, temper: Temper): number {
  let sum = 0
  for (const each of TEMPERAMENTS) sum += leanings[each] * (temper[each] ?? 0)
  return sum
}
