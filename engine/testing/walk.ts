import { expect } from 'vitest'
import { CHANCE, CLOSING, firstSeat, OVER, type Action, type Game, type Seat, type State } from '../game.ts'
import { chanceFrom, Match } from '../match.ts'
import { Memories } from '../perspective.ts'
import { Random } from '../random.ts'

/** A random stream for each check and game. Its name is in the failure message, so that the game can be repeated. */
export const streamFor = (game: Game, check: string, index: number): Random =>
  new Random(`${check} ${nameOf(game)} ${index}`)

export const nameOf = (game: Game): string => `${game.id} ${game.seats} ${JSON.stringify(game.options)}`

export function legalActions(game: Game, state: State, actor: number): Action[] {
  const actions: Action[] = []
  actions.length = game.legal(state, actor, actions)
  return actions
}

export const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!

/** Draws one of the seats that owe a decision. */
export function anySeat(turn: number, random: Random): Seat {
  let rest = turn
  for (let skip = random.below(bitCount(turn)); skip > 0; skip--) rest &= rest - 1
  return firstSeat(rest)
}

const bitCount = (bits: number): number => (bits === 0 ? 0 : 1 + bitCount(bits & (bits - 1)))

/**
 * Expects two values with the same JSON. The suite compares millions of them, so the test runner, whose every
 * expectation costs more than a decision of a game, is called only to tell of a difference.
 */
export function expectSame(actual: unknown, expected: unknown, where: string): void {
  if (!isSame(actual, expected)) expect(JSON.stringify(actual), where).toBe(JSON.stringify(expected))
}

/** Whether two values are alike in every part, with keys in the same order. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, (b as unknown[])[index]))
  const [keys, otherKeys] = [Object.keys(a), Object.keys(b)]
  if (keys.length !== otherKeys.length) return false
  return keys.every((key, index) => key === otherKeys[index] && isSame(a[key as never], b[key as never]))
}

/** Plays a random game outcome by outcome and visits every position, including the last. */
export function walk(
  game: Game,
  random: Random,
  visit: (state: State, match: Match, memories: Memories) => void,
): Match {
  const memories = new Memories(game)
  const match = new Match(game, { onAction: memories.see })
  const chance = chanceFrom(random)
  for (;;) {
    visit(match.state, match, memories)
    if (match.turn === OVER) return match
    if (match.turn === CHANCE) match.settle(chance)
    else if (match.turn === CLOSING) match.close()
    else {
      const seat = anySeat(match.turn, random)
      match.decide(seat, pick(match.legal(seat), random))
    }
  }
}
