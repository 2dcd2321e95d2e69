import type { Mind } from '@alleycat/engine'
import type { CathamCityEvent } from '../rules/events.ts'
import type { Rules } from '../rules/options.ts'
import { estimate } from './estimate.ts'
import { judge } from './judge.ts'
import { leanings } from './leanings.ts'
import { luck } from './luck.ts'
import { measure, reasons } from './reasons.ts'
import { senseFor } from './sense.ts'

/** The mind for Catham City. */
export function mindFor(rules: Rules): Mind {
  const sense = senseFor(rules)
  return {
    judge: (s, seat, actions, count, scores) => judge(sense, s, seat, actions, count, scores),
    estimate: (s, chances) => estimate(sense, s, chances),
    leanings: (s, seat, action) => leanings(sense, s, seat, action),
    reasons: (s, seat, action) => reasons(sense, s, seat, action),
    measure,
    luck: (event) => luck(event as CathamCityEvent),
    bluffs: false,
    isSound: true,
    isDaring: () => false, // Nothing lies face down in this game.
  }
}
