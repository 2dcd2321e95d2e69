import { TEMPERAMENTS, type Leanings, type Mind } from '@alleycat/engine'

/** How strongly a character leans each way; 0 or nothing is neutral. */
export type Temper = Readonly<Partial<Leanings>>

/** The value of the strongest leaning, in points of judgement. */
const WEIGHT = 0.6

/** A mind whose judgement is shifted towards the decisions that a temper likes. */
export function tempered(mind: Mind, temper: Temper): Mind {
  return {
    bluffs: mind.bluffs,
    isSound: mind.isSound,
    isDaring: (state, seat, action) => mind.isDaring(state, seat, action),
    estimate: (state, chances) => mind.estimate(state, chances),
    believe: (state, seat, known, random) => mind.believe?.(state, seat, known, random),
    leanings: (state, seat, action) => mind.leanings(state, seat, action),
    reasons: (state, seat, action, known) => mind.reasons(state, seat, action, known),
    judge(state, seat, actions, count, scores) {
      mind.judge(state, seat, actions, count, scores)
      for (let i = 0; i < count; i++) scores[i]! += WEIGHT * liking(mind.leanings(state, seat, actions[i]!), temper)
    },
  }
}

/** How much a temper likes a decision with these leanings. */
export function liking(leanings: Leanings, temper: Temper): number {
  let sum = 0
  for (const each of TEMPERAMENTS) sum += leanings[each] * (temper[each] ?? 0)
  return sum
}
