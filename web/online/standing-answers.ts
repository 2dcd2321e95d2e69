import { recall, remember } from '../browser/storage.ts'
import type { GameKit } from '@alleycat/ui/game-kit.ts'

/**
 * The server keeps standing answers as plain decisions, and only those that are wanted whatever is asked. Which ones were
 * chosen in particular is kept in the browser, which gives them while the table is open.
 */
const KEY = 'alleycat.standing.'

export const rememberStandingAnswers = (table: string, standing: ReadonlySet<string>): void =>
  remember(KEY + table, [...standing])

/** Where this browser has stored none, the choices are inferred from the answers that the server keeps. */
export function recallStandingAnswers(
  table: string,
  { standing }: Pick<GameKit, 'standing'>,
  options: object,
  kept: readonly string[],
): ReadonlySet<string> {
  const { ids } = standing
  const own = recall(KEY + table)
  if (Array.isArray(own)) return new Set(ids.filter((id) => own.includes(id)))
  const isKept = (chosen: readonly string[]): boolean => {
    const needed = standing.answers(new Set(chosen), options)
    return needed.length > 0 && needed.every((answer) => kept.includes(answer))
  }
  if (isKept(ids)) return new Set(ids)
  return new Set(ids.filter((id) => isKept([id])))
}
