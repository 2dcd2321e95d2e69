import type { Review } from '@alleycat/bots'
import type { Game, Seat } from '@alleycat/engine'
import type { GameStory } from '@alleycat/ui/learn/story.ts'
import { GENERAL_ACHIEVEMENTS } from './achievements.ts'
import { livedGame } from './lived-game.ts'

/** What is remembered of a finished game; it outlives the record. */
export interface StoryFacts {
  /** The address of its replay in the app, by which it is known. */
  readonly replay: string
  readonly game: string
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
  readonly seat: Seat
  readonly scores: readonly number[]
  readonly isWon: boolean
  readonly opponents: readonly string[]
  /** How often each set was laid out, by its letters. */
  readonly sets: Readonly<Record<string, number>>
  /** The turn that brought most points; null where none brought any. */
  readonly best: { readonly step: number; readonly gain: number } | null
  /** The ids of achievements; those of a game follow its id. */
  readonly achievements: readonly string[]
}

/** What a review says of a person's part in a game. */
export interface ReviewedPart {
  /** The share of the chances that were kept when deciding, 0 to 1; null where there was never a choice. */
  readonly accuracy: number | null
  /** What luck was worth, in wins; over a game it can be more than one. */
  readonly luck: number
}

export const reviewedPart = ({ players }: Review, seat: Seat): ReviewedPart | null => {
  const player = players.find((each) => each.seat === seat)
  return player ? { accuracy: player.accuracy, luck: player.luck } : null
}

/** A finished game of a person. */
export interface OwnGame {
  readonly replay: string
  readonly game: Game
  readonly steps: readonly string[]
  readonly seat: Seat
  /** The names of all players by seat. */
  readonly names: readonly string[]
  readonly at: number
}

/** Works out what is remembered; null where the steps are not a finished game. */
export function factsOf({ replay, game, steps, seat, names, at }: OwnGame, story: GameStory): StoryFacts | null {
  const told = livedGame(game, steps, seat)
  if (!told) return null
  const { lived, turns } = told
  const sets: Record<string, number> = {}
  for (const { text } of turns) {
    const set = story.setOf(text)
    if (set !== null) sets[set] = (sets[set] ?? 0) + 1
  }
  const [best] = turns.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain)
  return {
    replay,
    game: game.id,
    at,
    seat,
    scores: lived.result.scores,
    isWon: lived.result.winners.includes(seat),
    opponents: names.filter((_, other) => other !== seat),
    sets,
    best: best ? { step: best.step, gain: best.gain } : null,
    achievements: [
      ...GENERAL_ACHIEVEMENTS.filter(({ isEarned }) => isEarned(lived)).map(({ id }) => id),
      ...story.achievements.filter(({ isEarned }) => isEarned(lived)).map(({ id }) => `${game.id}/${id}`),
    ],
  }
}
