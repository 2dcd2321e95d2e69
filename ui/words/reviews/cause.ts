import type { Luck, Seat } from '@alleycat/engine'
import type { en } from './en.ts'

/** What made a turning point, as a review found it (docs/review.md). */
interface TurningPoint {
  readonly cause: 'mistake' | 'deed' | 'luck'
  readonly doer: Seat | null
  readonly luck: readonly Luck[] | null
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** The cause as somebody's gain or loss: what another player did helped them or hit them, and was no move of their own. */
export function causeText(
  { cause, doer, luck, from, to }: TurningPoint,
  told: Seat,
  names: readonly string[],
  causes: (typeof en)['causes'],
): string {
  if (cause === 'luck' || doer === null) return causes.luck(luck ?? [])
  const name = names[doer]!
  if (doer === told) return causes[cause](name)
  if (to[told]! < from[told]!) return causes.hit(name)
  return causes[cause === 'mistake' ? 'gift' : 'help'](name)
}
