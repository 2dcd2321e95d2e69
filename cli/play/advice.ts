import { canAdvise, hint } from '@alleycat/bots'
import { Random } from '@alleycat/engine'
import { reasonsInWords } from '../reasons.ts'
import type { Paint } from '../table/paint.ts'
import { wrapped } from '../text.ts'
import type { Option } from './choices.ts'
import type { GameInProgress } from './game-in-progress.ts'

/** About a third of a second. */
const ITERATIONS = 4000
const HINTS = 3

/** The best choices under the numbers they are listed under, with the chance to win and what speaks for them. */
export function adviceLines(game: GameInProgress, options: readonly Option[], width: number, paint: Paint): string[] {
  if (!canAdvise(game.game)) return ['Nobody here knows this game well enough to give a hint.']
  const random = new Random(`${game.seed}/${game.match.steps.length}/hint`)
  const hints = hint(game.perspective, { iterations: ITERATIONS }, random, HINTS)
  return hints.flatMap(({ action, chance, reasons }) => {
    const number = options.findIndex((option) => option.action === action)
    const { group, words } = options[number]!
    const why = reasonsInWords(game.game.id, reasons, (seat) => game.cast.name(seat))
    const percent = `${Math.round(100 * chance)} %`.padStart(5)
    const line = `${paint('cyan', `${number + 1})`.padStart(4))} ${percent}  ${group}: ${words}`
    return wrapped(why === '' ? line : `${line} — ${why}`, width, ' '.repeat(12))
  })
}
