import type { Reason } from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { GameCommentary, Reader } from '@alleycat/ui/game-module.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { percentOf } from '@alleycat/ui/words/numbers.ts'
import type { Advice } from '../session/thinker.worker.ts'
import { loadWords, type HintWords } from './hint-words/words.ts'

/** How hints about a game are worded in one language. */
export interface HintTeller {
  readonly says: HintWords
  readonly commentary: GameCommentary
  /** The line that tells the best decision. */
  readonly line: (advice: readonly Advice[], reader: Reader<unknown>) => string
}

export async function hintTeller(kit: GameKit, locale: Locale): Promise<HintTeller> {
  const [says, commentary] = await Promise.all([loadWords(locale), kit.commentary()])
  const tellingTo = (reader: Reader<unknown>): HintTelling => ({
    decision: (text) => kit.decision(text, reader),
    reason: (given) => commentary.reason(given, reader),
    chance: (chance) => percentOf(chance, locale),
  })
  return { says, commentary, line: (advice, reader) => hintLine(advice, tellingTo(reader), says).join(' · ') }
}

/** How parts of a hint are worded. */
interface HintTelling {
  readonly decision: (text: string) => string
  readonly reason: (reason: Reason) => string
  readonly chance: (chance: number) => string
}

/**
 * The parts of the line that tells the best decision: what to do, the chance, and why this rather than the next best. Where
 * both are about as good that is said, and where no reason tells them apart their chances do.
 */
export function hintLine([best, next]: readonly Advice[], reader: HintTelling, says: HintWords): string[] {
  if (!best) return []
  const [reason] = best.reasons
  // A game that is not over is not lost for certain.
  const told = ({ chance, within }: Advice): string => (chance > 0 ? '' : '<') + reader.chance(chance || within)
  const parts = [reader.decision(best.text), says.wins(told(best))]
  const isEqual = next?.chance === best.chance
  if (reason && best.isToldApart) return [...parts, reader.reason(reason), ...(isEqual ? [says.equalToNext] : [])]
  if (!next) return parts
  const other = reader.decision(next.text)
  return [...parts, isEqual ? says.equal(other) : says.next(other, told(next))]
}
