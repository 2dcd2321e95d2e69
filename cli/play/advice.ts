import { hint } from '@alleycat/bots'
import type { Paint } from '@alleycat/ui/terminal/paint.ts'
import { wrapped } from '@alleycat/ui/terminal/text.ts'
import type { Words } from '../words/words.ts'
import type { Presentation } from './presentation.ts'
import type { Option } from './choices.ts'
import type { GameInProgress } from './game-in-progress.ts'

/** The iterations for a hint, which are spent twice and take about half a second. */
const ITERATIONS = 3000
const HINTS = 3

/** The best choices with their numbers in the list, the chance to win and the reasons for them. */
export function adviceLines(
  game: GameInProgress,
  presentation: Presentation,
  options: readonly Option[],
  width: number,
  paint: Paint,
  words: Words,
): string[] {
  const hints = hint(game.perspective, { iterations: ITERATIONS }, HINTS)
  return hints.flatMap(({ action, chance, reasons }) => {
    const number = options.findIndex((option) => option.action === action)
    const { words: choice } = options[number]!
    const why = presentation.reasons(reasons, game.players)
    const percent = words.percent(String(Math.round(100 * chance))).padStart(5)
    const line = `${paint('cyan', `${number + 1})`.padStart(4))} ${percent}  ${choice}`
    return wrapped(why === '' ? line : `${line} — ${why}`, width, ' '.repeat(12))
  })
}
