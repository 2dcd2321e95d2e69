import type { Reason } from '@alleycat/engine'
import type { Advice } from '../session/thinker.worker.ts'
import type { HintWords } from './hint-words/words.ts'

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
