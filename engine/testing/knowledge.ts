import { expect } from 'vitest'
import { CHANCE, OVER, type Game, type Seat, type State } from '../game.ts'
import { playout } from '../match.ts'
import { Random } from '../random.ts'
import { expectSame, legalActions, nameOf, streamFor, walk } from './walk.ts'

/** Checks that a state which a seat imagines shows that seat what it really sees, and can be played on. */
export function checkKnowledge(game: Game, census: (game: Game, state: State) => unknown, games: number): void {
  let changed = 0
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'knowledge', index)
    walk(game, random, (state, { steps }, memories) => {
      if (steps.length > 3 && random.below(6) > 0) return
      const seat = random.below(game.seats)
      for (const known of [memories.known[seat], game.knowledge(seat)]) {
        const where = `${nameOf(game)}, game ${index}, seat ${seat}`
        if (checkSeat(game, state, seat, known, census, where)) changed++
      }
    })
  }
  expect(changed, 'positions in which something was hidden').toBeGreaterThan(0)
}

const SAMPLE = 5

/** Returns whether the imagined deal differs from the real one. */
function checkSeat(
  game: Game,
  state: State,
  seat: Seat,
  known: unknown,
  census: (game: Game, state: State) => unknown,
  where: string,
): boolean {
  const imagine = (from: State, seed: string): State => {
    const copy = from.slice()
    game.determinize(copy, seat, known, new Random(seed))
    return copy
  }
  const first = imagine(state, 'first')
  expectSame(game.view(first, seat), game.view(state, seat), where)
  const legal = legalActions(game, state, seat)
  expectSame(legalActions(game, first, seat), legal, where)
  // A client uses an imagined state to explain why a decision is illegal, so no rule may forbid a legal one there.
  for (const action of legal.slice(0, SAMPLE))
    expectSame(game.why(first, seat, game.format(state, seat, action)), null, where)
  expectSame(game.asking(first), game.asking(state), where)
  expectSame(census(game, first), census(game, state), where)
  for (const special of [CHANCE, OVER]) expectSame(game.turn(first) === special, game.turn(state) === special, where)
  // From two states that the seat cannot tell apart, the same seed must imagine the same third state.
  expectSame(imagine(first, 'second').join(), imagine(state, 'second').join(), where)
  playout(game, first.slice(), new Random('on'), [])
  return first.join() !== state.join()
}
