import { contractSuite } from '@alleycat/engine/contract'
import { catBurglars } from '@alleycat/games'
import { playthroughsOf } from '../testing/playthroughs.ts'
import { ROUNDS } from '../testing/rounds.ts'
import { census, drawsInSecret } from './rules/testing/position.ts'

contractSuite({
  kind: catBurglars,
  census: (_, state) => census(state),
  drawsInSecret,
  playthroughs: playthroughsOf('cat-burglars'),
  thorough: catBurglars.optionSets,
  games: 500 * ROUNDS,
})
