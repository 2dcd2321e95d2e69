import { expect } from 'vitest'
import type { Game, GameKind } from '../game.ts'
import { checkLine } from '../record-check.ts'
import { recordOf } from '../record.ts'
import { messageOf, Refusal } from '../refusal.ts'
import { nameOf, streamFor, walk } from './walk.ts'

/** Checks that a record is the whole game: its text alone leads to the same state and the same result. */
export function checkReplay(kind: GameKind, game: Game, games: number): void {
  for (let index = 0; index < games; index++) {
    const where = `${nameOf(game)}, game ${index}`
    const match = walk(game, streamFor(game, 'replay', index), () => {})
    const replayed = checkLine(JSON.stringify(recordOf(match)), [kind])
    if (replayed instanceof Refusal)
      expect.fail(`${where}, step ${replayed.step}: ${messageOf(replayed.why)} (${replayed.rule})`)
    expect(replayed.state.join(), where).toBe(match.state.join())
    expect(replayed.steps, where).toEqual(match.steps)
  }
}
