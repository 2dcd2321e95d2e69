import type { Mind } from '@alleycat/engine'
import { deedOf, INFILTRATE } from '../rules/actions.ts'
import type { CatBurglarsEvent } from '../rules/events.ts'
import type { CatBurglarsKnowledge } from '../rules/knowledge.ts'
import type { Rules } from '../rules/options.ts'
import { believe } from './believe.ts'
import { bluff } from './bluff.ts'
import { estimate } from './estimate.ts'
import { judge } from './judge.ts'
import { leanings } from './leanings.ts'
import { luck } from './luck.ts'
import { measure, reasons } from './reasons.ts'
import { senseFor } from './sense.ts'

/** The mind for Cat Burglars. */
export function mindFor(rules: Rules): Mind<CatBurglarsKnowledge> {
  const sense = senseFor(rules)
  return {
    judge: (s, seat, actions, count, scores) => judge(sense, s, seat, actions, count, scores),
    estimate: (s, chances) => estimate(sense, s, chances),
    believe: (s, seat, known, random) => believe(sense, s, seat, known, random),
    leanings: (s, seat, action) => leanings(sense, s, seat, action),
    reasons: (s, seat, action, known) => reasons(sense, s, seat, action, known),
    measure,
    luck: (event) => luck(event as CatBurglarsEvent),
    bluff: (s, seat, action, known) => bluff(sense, s, seat, action, known),
    bluffs: true,
    isSound: false,
    isDaring: (_, __, action) => deedOf(action) === INFILTRATE,
  }
}
