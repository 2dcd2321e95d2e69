import { expect } from 'vitest'
import type { Game, GameKind } from '../game.ts'
import { checkLine, recordOf } from '../record.ts'
import { nameOf, streamFor, walk } from './walk.ts'

/** A record is the whole game: its text alone leads to the same state and the same result. */
export function checkReplay(kind: GameKind, game: Game, games: number): void {
  for (let index = 0; index < games; index++) {
    const where = `${nameOf(game)}, game ${index}`
    const match = walk(game, streamFor(game, 'replay', index), () => {})
    const verdict = checkLine(JSON.stringify(recordOf(match)), [kind])
    if (!verdict.valid) expect.fail(`${where}: ${JSON.stringify(verdict)}`)
    expect(verdict.match.state.join(), where).toBe(match.state.join())
    expect(verdict.match.steps, where).toEqual(match.steps)
  }
}
