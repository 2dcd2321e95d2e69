import { CHANCE, chanceFrom, Match, Memories, OVER, perspectiveOf, Random, seatList, type Game } from '@alleycat/engine'
import { catBurglars, cathamCity } from '@alleycat/games'
import { expect, it } from 'vitest'

/** The position that the server hands to a seat with every question (server/tables/frames.ts). */
const imaginedBy = (game: Game, state: Int32Array, seat: number): Int32Array =>
  perspectiveOf(game, state, seat, game.knowledge(seat)).state

it.each([cathamCity, catBurglars])(
  '$id: what a seat is handed to imagine tells nothing, and allows what it may do',
  (kind) => {
    const game: Game = kind.create(3, kind.defaults as never)
    const random = new Random(kind.id)
    for (let round = 0; round < 4; round++) {
      const memories = new Memories(game)
      const match = new Match(game, { emit: memories.emit })
      const chance = chanceFrom(random)
      for (let step = 0; step < 150 && match.turn !== OVER; step++) {
        if (match.turn === CHANCE) match.settle(chance)
        if (match.turn === OVER) break
        for (const seat of seatList(match.turn)) {
          const imagined = imaginedBy(game, match.state, seat)
          const other = match.state.slice()
          game.determinize(other, seat, memories.known[seat], random)
          expect(imaginedBy(game, other, seat)).toEqual(imagined)
          for (const action of match.legal(seat))
            expect(game.why(imagined, seat, game.format(match.state, seat, action))).toBeNull()
        }
        const [seat] = seatList(match.turn)
        const legal = match.legal(seat!)
        match.decide(seat!, legal[random.below(legal.length)]!)
      }
    }
  },
)
