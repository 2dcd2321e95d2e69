import type { Review } from '@alleycat/bots'
import type { Game, Seat } from '@alleycat/engine'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { gameIdOf } from '../games.ts'
import { savedGames } from '../session/game-setup.ts'
import { reviewedPart } from './facts.ts'
import { noteEnding, noteReview } from './story-log.ts'

/** A game that has ended on this screen. */
interface EndedGame {
  readonly game: Game
  readonly steps: readonly string[]
  readonly seat: Seat
  readonly replay: string
  readonly seats: readonly SeatInfo[]
  /** The review of the game's decisions, which may still be going on. */
  readonly review: Promise<Review> | null
}

/** Remembers a game and its review, and returns the achievements that are new with it. */
export async function newsOfEnding({
  game,
  steps,
  seat,
  replay,
  seats,
  review,
}: EndedGame): Promise<readonly string[]> {
  void review
    ?.then((found) => {
      const part = reviewedPart(found, seat)
      if (part) noteReview(replay, part)
    })
    .catch(() => undefined) // Without an adviser the game stays unreviewed, and the story says so.
  const finished = { replay, steps, seat, names: seats.map(({ name }) => name), at: Date.now() }
  return noteEnding(savedGames, gameIdOf(game), game.options, finished)
}
