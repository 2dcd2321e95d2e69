import { expect } from 'vitest'
import { CHANCE, OVER, type Game, type Seat, type State } from '../game.ts'
import { playout } from '../match.ts'
import { Random } from '../random.ts'
import { legalActions, nameOf, streamFor, walk } from './walk.ts'

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
  expect(JSON.stringify(game.view(first, seat)), where).toBe(JSON.stringify(game.view(state, seat)))
  const legal = legalActions(game, state, seat)
  expect(legalActions(game, first, seat), where).toEqual(legal)
  // A client uses an imagined state to explain why a decision is illegal, so no rule may forbid a legal one there.
  for (const action of legal.slice(0, SAMPLE))
    expect(game.why(first, seat, game.format(state, seat, action)), where).toBeNull()
  expect(game.asking(first), where).toBe(game.asking(state))
  expect(census(game, first), where).toEqual(census(game, state))
  for (const special of [CHANCE, OVER]) expect(game.turn(first) === special, where).toBe(game.turn(state) === special)
  // From two states that the seat cannot tell apart, the same seed must imagine the same third state.
  expect(imagine(first, 'second').join(), where).toBe(imagine(state, 'second').join())
  playout(game, first.slice(), new Random('on'), [])
  return first.join() !== state.join()
}
