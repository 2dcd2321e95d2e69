import type { Seat } from '@alleycat/engine'
import type { LogLine } from '@alleycat/ui/game-module.ts'
import type { ToldLine } from './seat-changes.ts'

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

/** What somebody has done, with all that came of it. */
export interface RecapEntry {
  readonly cat: string
  readonly text: string
}

/** The deeds among the lines, in an entry for each player who acts after another. */
export function entriesOf(lines: readonly ToldLine[]): RecapEntry[] {
  const entries: RecapEntry[] = []
  let last: Seat | null = null
  for (const { cat, seat, text } of lines) {
    if (cat === null) continue
    const before = entries.at(-1)
    if (before && seat === last) entries[entries.length - 1] = { cat, text: `${before.text} · ${text}` }
    else entries.push({ cat, text })
    last = seat
  }
  return entries
}
