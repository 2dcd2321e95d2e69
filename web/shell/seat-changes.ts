import type { Seat } from '@alleycat/engine'
import type { LogLine, SeatInfo } from '@alleycat/ui/game-module.ts'
import type { LoggedHandover, SeatHandover } from '../session/handovers.ts'
import type { Words } from '../words/words.ts'

/** A line of the log with who did it at that time. */
export interface ToldLine extends LogLine {
  /** The cat that stands before it; null where it was nobody's deed. */
  readonly cat: string | null
  /** Whether a bot decided in place of a person. */
  readonly isStandIn: boolean
}

/**
 * Tells a log as it was: each event with those who sat there when it happened, and a line where a seat came into other
 * hands. `seats` are those who sit there now.
 */
export function tellWithHandovers(
  log: readonly unknown[],
  seats: readonly SeatInfo[],
  handovers: readonly LoggedHandover[],
  tell: (events: readonly unknown[], seats: readonly SeatInfo[]) => LogLine[],
  wordsFor: (handover: SeatHandover) => string,
): ToldLine[] {
  const lines: ToldLine[] = []
  let sitting = seats.map((now, seat) => beforeLeaving(handovers, seat) ?? now)
  const standIns = new Set<Seat>()
  let told = 0
  const tellUntil = (end: number): void => {
    const there = sitting.map((info, seat) => ({ ...info, isReplaced: standIns.has(seat) }))
    // The whole log is told each time, because what a line says may depend on what came later.
    for (const line of tell(log, there)) {
      if (line.event < told || line.event >= end) continue
      const isDeed = line.seat !== null && !line.heading
      lines.push({
        ...line,
        cat: isDeed ? (there[line.seat]?.avatar ?? null) : null,
        isStandIn: isDeed && standIns.has(line.seat),
      })
    }
    told = Math.max(told, end)
  }
  for (const handover of handovers) {
    const { seat, kind, person, bot, before } = handover
    tellUntil(Math.min(before, log.length))
    if (kind === 'back') standIns.delete(seat)
    else standIns.add(seat)
    if (kind === 'left' && bot) sitting = sitting.with(seat, bot)
    const event = Math.max(0, Math.min(before, log.length - 1))
    lines.push({ text: wordsFor(handover), event, seat, cat: (bot ?? person)?.avatar ?? null, isStandIn: false })
  }
  tellUntil(log.length)
  return lines
}

export const handoverText = ({ handover, somebody }: Words['table'], { kind, person, bot }: SeatHandover): string =>
  handover[kind](person?.name ?? somebody, bot?.name ?? '')

/** Whose seat it was, and who has played on; undefined where those who were seated first play in the end. */
export function lastHandover(handovers: readonly SeatHandover[], seat: Seat): SeatHandover | undefined {
  const last = handovers.findLast((each) => each.seat === seat)
  return last?.kind === 'back' ? undefined : last
}

/** Who sat there before the seat was left for good. */
const beforeLeaving = (handovers: readonly SeatHandover[], seat: Seat): SeatInfo | undefined => {
  const leaving = handovers.find((each) => each.seat === seat && each.kind === 'left')
  return leaving && (leaving.person ?? NOBODY)
}

const NOBODY: SeatInfo = { name: '?', avatar: 'guest-1', kind: 'person' }
