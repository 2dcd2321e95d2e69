import { contractSuite } from '@alleycat/engine/contract'
import { cathamCity } from '@alleycat/games'
import { playthroughsOf } from '../testing/playthroughs.ts'
import { ROUNDS } from '../testing/rounds.ts'
import { census, drawsInSecret } from './rules/testing/position.ts'

contractSuite({
  kind: cathamCity,
  census: (_, state) => census(state),
  drawsInSecret,
  playthroughs: playthroughsOf('catham-city'),
  // Together these sets have all factions, each with and without the others that interact with it.
  thorough: ['DHMRS', 'HJOPS', 'DJMOP'].flatMap((factions) => [
    { factions, actionsPerTurn: 1 },
    { factions, actionsPerTurn: 2 },
  ]),
  games: 500 * ROUNDS,
})
