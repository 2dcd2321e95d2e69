import { isDeal, isTurn } from '../common-events.ts'
import type { Game } from '../game.ts'
import { Match, chanceFrom, finish } from '../match.ts'
import { expectSame, legalActions, nameOf, pick, streamFor } from './walk.ts'

/** Checks that beginnings of turns and cards of the first hand are told in the form that all games share. */
export function checkCommonEvents(game: Game, games: number): void {
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'common events', index)
    const where = `${nameOf(game)}, game ${index}`
    const isSeat = (seat: unknown): boolean => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < game.seats
    const match = new Match(game, {
      onAction(events) {
        for (const event of events) {
          if (isTurn(event) || isDeal(event))
            expectSame(isSeat(event.seat), true, `${where}: ${event.type} names a seat`)
          if (isDeal(event)) expectSame(typeof event.card, 'string', `${where}: deal names a card`)
        }
      },
    })
    finish(match, (seat) => pick(legalActions(game, match.state, seat), random), chanceFrom(random))
  }
}
