import { Random } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { expect, test } from 'vitest'
import { boardgameOf } from './game.ts'

interface Seen {
  readonly decided: number
  readonly ask: { readonly number: number; readonly legal: readonly string[] } | null
  readonly result: object | null
}

test.each(GAMES)(
  '$id is played to its end as boardgame.io plays it, and whoever is not asked can do nothing',
  (kind) => {
    const { setup, moves, endIf, playerView } = boardgameOf(kind)
    const draws = new Random('boardgame.io')
    const random = { Number: () => draws.fraction() }
    const ctx = { numPlayers: 4 }
    const seats = ['0', '1', '2', '3']
    let G = setup({ ctx, random })
    for (let moved = 0; endIf({ G, ctx }) === undefined; moved++) {
      const seen = seats.map((playerID) => playerView({ G, ctx, playerID }) as Seen)
      expect(seen.reduce((sum, { decided }) => sum + decided, 0)).toBe(moved)
      const playerID = seats.find((seat) => seen[Number(seat)]!.ask !== null)!
      const { number, legal } = seen[Number(playerID)]!.ask!
      expect(number).toBe(seen[Number(playerID)]!.decided + 1)
      const idle = seats.find((seat) => seen[Number(seat)]!.ask === null)
      if (idle !== undefined)
        expect(moves.decide.move({ G, ctx, playerID: idle, random }, legal[0]!)).toBe('INVALID_MOVE')
      const next = moves.decide.move({ G, ctx, playerID, random }, legal[draws.below(legal.length)]!)
      if (next === 'INVALID_MOVE') throw new Error('a legal decision was refused')
      G = next
    }
    const seen = playerView({ G, ctx, playerID: null }) as Seen
    expect(seen).toMatchObject({ ask: null, result: endIf({ G, ctx }) })
  },
)
