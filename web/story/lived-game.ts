import { eventsFor, Teller, type Game, type Seat, type State } from '@alleycat/engine'
import type { LivedGame } from '@alleycat/ui/learn/story.ts'

/** A turn's decision of a seat, and by how much its score rose until the next one of anybody. */
export interface LivedTurn {
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
  const events: unknown[] = []
  const race: (readonly number[])[] = []
  const decided: { seat: Seat; step: number; before: number }[] = []
  let before: State = game.initial()
  const teller = new Teller(game, (scene) => {
    events.push(...eventsFor(game, scene, seat))
    // Answers are given within a window, so that whatever is decided outside of one belongs to a turn.
    if (scene.actor >= 0 && game.asking(before) === 0)
      decided.push({ seat: scene.actor, step: scene.steps - 1, before: game.result(before).scores[seat]! })
    before = scene.state
    race.push(game.result(scene.state).scores)
  })
  for (const step of steps) if (teller.match.play(step)) return null
  if (!teller.match.over) return null
  const result = game.result(teller.match.state)
  const turns = decided.flatMap((each, index) => {
    if (each.seat !== seat) return []
    const after = decided[index + 1]?.before ?? result.scores[seat]!
    return [{ step: each.step, text: steps[each.step]!.replace(/^\d+ /, ''), gain: after - each.before }]
  })
  return { lived: { seat, options: game.options, result, events, race }, turns }
}
