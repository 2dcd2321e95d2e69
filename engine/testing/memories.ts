import { CHANCE, CLOSING, OVER, type Game } from '../game.ts'
import { chanceFrom } from '../match.ts'
import { Random } from '../random.ts'
import { Teller } from '../teller.ts'
import { anySeat, expectSame, nameOf, pick, streamFor } from './walk.ts'

const OTHERS = 5
const STEPS_BETWEEN = 12

/** Checks that a teller knows what seats remember, whether it is asked from the start or later, in an open window too. */
export function checkMemories(game: Game, games: number): void {
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'memories', index)
    const where = `${nameOf(game)}, game ${index}`
    const first = new Teller(game, () => undefined)
    const others = Array.from({ length: OTHERS }, () => new Teller(game, () => undefined))
    const tellers = [first, ...others].map((teller) => ({ ...teller, chance: chanceFrom(new Random(where)) }))
    const remembered = (teller: Teller): unknown[] =>
      Array.from({ length: game.seats }, (_, seat) => teller.perspective(seat).known)
    remembered(first)
    for (let asked = 0; first.match.turn !== OVER;) {
      const { turn } = first.match
      const seat = turn > 0 ? anySeat(turn, random) : -1
      const action = seat < 0 ? -1 : pick(first.match.legal(seat), random)
      for (const { match, chance } of tellers)
        if (turn === CHANCE) match.settle(chance)
        else if (turn === CLOSING) match.close()
        else match.decide(seat, action)
      if (asked < OTHERS && random.below(STEPS_BETWEEN) === 0)
        expectSame(remembered(others[asked++]!), remembered(first), `${where}, asked late`)
    }
    for (const teller of others) expectSame(remembered(teller), remembered(first), `${where}, at the end`)
  }
}
