import type { GameKit } from '@alleycat/ui/game-kit.ts'

/**
 * The server keeps standing answers as plain decisions, and only those that are wanted whatever is asked. Which ones were
 * chosen in particular is kept in the browser, which gives them while the table is open.
 */
const KEY = 'alleycat.standing.'

export function rememberStanding(table: string, standing: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify([...standing]))
  } catch {
    // Not remembered, then.
  }
}

/** On another device, what the server's answers can only have come from. */
export function recallStanding(
  table: string,
  { standing }: Pick<GameKit, 'standing'>,
  options: object,
  kept: readonly string[],
): ReadonlySet<string> {
  const { ids } = standing
  const own = remembered(table)
  if (own) return new Set(ids.filter((id) => own.includes(id)))
  const isKept = (chosen: readonly string[]): boolean => {
    const needed = standing.answers(new Set(chosen), options)
    return needed.length > 0 && needed.every((answer) => kept.includes(answer))
  }
  if (isKept(ids)) return new Set(ids)
  return new Set(ids.filter((id) => isKept([id])))
}

function remembered(table: string): unknown[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? 'null')
    return Array.isArray(stored) ? stored : null
  } catch {
    return null
  }
}
