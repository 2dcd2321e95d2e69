import { contractSuite } from '@alleycat/engine/contract'
import { catBurglars } from '@alleycat/games'
import { playthroughsOf } from '../testing/playthroughs.ts'
import { census, drawsInSecret } from './rules/testing/position.ts'

/** The number of rounds; the full test is `ALLEYCAT_ROUNDS=4`. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 1)

contractSuite({
  kind: catBurglars,
  census: (_, state) => census(state),
  drawsInSecret,
  playthroughs: playthroughsOf('cat-burglars'),
  thorough: catBurglars.optionSets,
  games: 500 * ROUNDS,
})
