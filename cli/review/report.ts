import type { PlayerReview, Review, ReviewedDecision, TurningPoint } from '@alleycat/bots'
import type { Seat } from '@alleycat/engine'
import type { Ink, Paint } from '@alleycat/ui/terminal/paint.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import type { Presentation, Sitting } from '../table/presentation.ts'
import { counted, grouped, listed } from '../text.ts'
import { sparkLine } from './spark-line.ts'

/** A review as text for people. */
export function reportOf(
  record: number,
  review: Review,
  steps: readonly string[],
  presentation: Presentation,
  paint: Paint,
): string[] {
  const { seats, result } = review
  const title = `Record ${record}: ${presentation.title}, ${counted(seats, 'seat')}; ${verdictOf(review)} (${result.scores.join(', ')})`
  return [
    paint('bold', title),
    ...section('Chance to win, by what each seat knew', curves(review), paint),
    ...section('Turning points', turningPoints(review, steps), paint),
    ...section('Moves that mattered', movesThatMattered(review, presentation, paint), paint),
    ...section('Players, in percentage points', players(review), paint),
  ]
}

const section = (title: string, lines: readonly string[], paint: Paint): string[] =>
  lines.length === 0 ? [] : ['', paint('bold', title), ...lines.map((line) => `  ${line}`)]

const seatName = (seat: Seat): string => `seat ${seat}`

/** The seats with their numbers as names; there is no viewer, so no seat is called "you". */
const sittingAt = (seats: number): Sitting => ({
  seats: Array.from({ length: seats }, (_, seat) => ({ name: seatName(seat), avatar: '', kind: 'person' as const })),
  viewer: null,
})

const verdictOf = ({ result: { winners } }: Review): string =>
  winners.length === 1 ? `${seatName(winners[0]!)} won` : `${listed(winners.map(seatName))} share the win`

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** A gain or loss in percentage points, such as `+12` or `−3`. */
const change = (amount: number): string => {
  const points = Math.round(100 * amount)
  return points < 0 ? `−${-points}` : `+${points}`
}

const curves = ({ players: each }: Review): string[] =>
  aligned(
    each.map(({ seat, curve, first, final }) => [
      seatName(seat),
      sparkLine(curve),
      `${percent(first)} → ${percent(final)}`,
    ]),
  )

function turningPoints({ turningPoints: points, decisions }: Review, steps: readonly string[]): string[] {
  return aligned(
    points.map((point) => [
      stepsInWords(point),
      `${seatName(point.seat)} ${percent(point.from)} → ${percent(point.to)}`,
      causeOf(point, decisions, steps),
    ]),
  )
}

const stepsInWords = ({ steps: [first, last] }: TurningPoint): string =>
  first === last ? `step ${first}` : `steps ${first}–${last}`

/** The largest number of steps that are quoted in full. */
const QUOTED = 3

function causeOf(
  { cause, steps: [first, last] }: TurningPoint,
  decisions: readonly ReviewedDecision[],
  steps: readonly string[],
): string {
  if (cause === 'choice') {
    const better = decisions.find(({ step }) => step === first)?.better
    return `the choice of "${steps[first]}"${better ? `; better was "${better.text}"` : ''}`
  }
  const stretch = steps.slice(first, last + 1)
  const quoted = stretch.slice(0, QUOTED).map((step) => `"${step}"`)
  // Where no card was drawn, the change came from the cards that others held.
  const what = stretch.some((step) => step.startsWith('*')) ? 'the cards' : 'luck'
  return `${what}: ${quoted.join(', ')}${stretch.length > QUOTED ? ', …' : ''}`
}

/** The text lists at most this many moves; the JSON has them all. */
const MOST_MOVES = 12

const GRADE_COLOURS: Readonly<Partial<Record<ReviewedDecision['grade'], Ink>>> = {
  inaccuracy: 'yellow',
  mistake: 'magenta',
  blunder: 'red',
}

function movesThatMattered({ seats, decisions }: Review, presentation: Presentation, paint: Paint): string[] {
  const costly = decisions.filter(({ grade }) => GRADE_COLOURS[grade] !== undefined)
  const told = new Set(costly.toSorted((a, b) => b.loss - a.loss).slice(0, MOST_MOVES))
  if (told.size === 0) return ['none: no decision gave away more than 2 percentage points']
  const rows = costly
    .filter((decision) => told.has(decision))
    .map(({ step, seat, grade, text, better, loss }) => [
      `step ${step}`,
      seatName(seat),
      paint(GRADE_COLOURS[grade]!, grade),
      change(-loss),
      `${text}; better: ${better!.text}${inBrackets(presentation.reasons(better!.reasons, sittingAt(seats), 2))}`,
    ])
  const rest = costly.length - told.size
  return [...aligned(rows), ...(rest > 0 ? [`and ${grouped(rest)} more that cost less: --json tells of all`] : [])]
}

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`)

const players = ({ players: each }: Review): string[] =>
  aligned(
    each.map((player) => [
      seatName(player.seat),
      player.accuracy === null ? 'no choices' : `accuracy ${percent(player.accuracy)}`,
      mistakesInWords(player),
      `luck ${change(player.luck)}`,
      `skill ${change(player.skill)}`,
      `others ${change(player.others)}`,
      `= ${change(player.final - player.first)}`,
    ]),
  )

function mistakesInWords({ grades: { blunder, mistake, inaccuracy } }: PlayerReview): string {
  const counts = [
    ...(blunder > 0 ? [counted(blunder, 'blunder')] : []),
    ...(mistake > 0 ? [counted(mistake, 'mistake')] : []),
    ...(inaccuracy > 0 ? [inaccuracy === 1 ? '1 inaccuracy' : `${grouped(inaccuracy)} inaccuracies`] : []),
  ]
  return counts.length === 0 ? 'no mistakes' : listed(counts)
}
