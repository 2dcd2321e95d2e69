import { eventsFor, OVER, Refusal, scenesOf, type Game, type Seat } from '@alleycat/engine'
import type { LivedGame } from '@alleycat/ui/learn/story.ts'

/** A turn's decision of a seat, and by how much its score rose until the next one of anybody. */
interface LivedTurn {
  /** How many steps had been played before it. */
  readonly step: number
  /** The decision in the notation of records. */
  readonly text: string
  readonly gain: number
}

/**
 * The game that the steps of a finished record tell, as a seat lived it; null where the steps break a rule or the game does not end
 * with them.
 */
export function livedGame(
  game: Game,
  steps: readonly string[],
  seat: Seat,
): { lived: LivedGame; turns: readonly LivedTurn[] } | null {
  const scenes = scenesOf(game, steps)
  if (scenes instanceof Refusal) return null
  const end = scenes.at(-1)?.state ?? game.initial()
  if (game.turn(end) !== OVER) return null
  const result = game.result(end)
  const events = scenes.flatMap((scene) => eventsFor(game, scene, seat))
  const race = scenes.map(({ state }) => game.result(state).scores)
  const decided = scenes.flatMap(({ actor, steps: played }, index) => {
    const before = scenes[index - 1]?.state ?? game.initial()
    // Answers are given within a window, so that whatever is decided outside of one belongs to a turn.
    const isTurn = actor >= 0 && game.asking(before) === 0
    return isTurn ? [{ seat: actor, step: played - 1, before: game.result(before).scores[seat]! }] : []
  })
  const turns = decided.flatMap((each, index) => {
    if (each.seat !== seat) return []
    const after = decided[index + 1]?.before ?? result.scores[seat]!
    return [{ step: each.step, text: steps[each.step]!.replace(/^\d+ /, ''), gain: after - each.before }]
  })
  return { lived: { seat, options: game.options, result, events, race }, turns }
}
