import type { Seat } from '@alleycat/engine'
import type { LogLine } from '@alleycat/ui/game-module.ts'

/**
 * Where in the log the turns of others begin that a player has not answered with a turn yet: after the last turn of the
 * player, or after the one before where the player is on turn. Null where there is nothing of that kind.
 */
export function sinceTurnOf(lines: readonly LogLine[], seat: Seat): number | null {
  const turns = [...lines.keys()].filter((index) => lines[index]!.heading)
  if (turns.length > 0 && lines[turns.at(-1)!]!.seat === seat) turns.pop()
  const own = turns.findLastIndex((index) => lines[index]!.seat === seat)
  return turns[own + 1] ?? null
}
