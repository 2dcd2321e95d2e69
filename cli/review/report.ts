import {
  gameShare,
  type GameShare,
  type PlayerReview,
  type Review,
  type ReviewedDecision,
  type TurningPoint,
} from '@alleycat/bots'
import { Teller, type Game, type Scene, type Seat } from '@alleycat/engine'
import type { Ink, Paint } from '@alleycat/ui/terminal/paint.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import type { Presentation, Sitting } from '../table/presentation.ts'
import { counted, grouped, listed } from '../text.ts'
import { sparkLine } from './spark-line.ts'

/** A review as text for people. */
export function reportOf(
  record: number,
  review: Review,
  game: Game,
  steps: readonly string[],
  presentation: Presentation,
  paint: Paint,
): string[] {
  const { seats, result } = review
  const title = `Record ${record}: ${presentation.title}, ${counted(seats, 'seat')}; ${verdictOf(review)} (${result.scores.join(', ')})`
  return [
    paint('bold', title),
    ...section('Moves that mattered', movesThatMattered(review, presentation, paint), paint),
    ...section('Turning points', turningPoints(review, scenesOf(game, steps), presentation), paint),
    ...section('Chance to win, with all cards open', curves(review), paint),
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

function turningPoints(
  { seats, turningPoints: points }: Review,
  scenes: readonly Scene[],
  presentation: Presentation,
): string[] {
  return aligned(
    points.map((point) => [
      stepsInWords(point),
      `${seatName(point.seat)} ${percent(point.from[point.seat]!)} → ${percent(point.to[point.seat]!)}`,
      whatHappened(point, scenes, (events) => presentation.story(events, sittingAt(seats))),
    ]),
  )
}

/** All that happened, with nothing hidden. */
function scenesOf(game: Game, steps: readonly string[]): Scene[] {
  const scenes: Scene[] = []
  const { match } = new Teller(game, (scene) => scenes.push(scene))
  for (const step of steps) match.play(step)
  return scenes
}

const stepsInWords = ({ steps: [first, last] }: TurningPoint): string =>
  first === last ? `step ${first}` : `steps ${first}–${last}`

function whatHappened(
  { by, cause, steps: [first, last] }: TurningPoint,
  scenes: readonly Scene[],
  told: (events: readonly unknown[]) => string,
): string {
  if (by === null) return 'the deal'
  const story = told(scenes.filter(({ steps }) => steps > first && steps <= last + 1).flatMap(({ events }) => events))
  return cause === 'choice' ? `${story} (mostly by choice)` : story
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
  if (told.size === 0) return ['no mistakes found: no decision gave away more than 2 percentage points']
  const inWords = (text: string): string => presentation.decision(text, sittingAt(seats))
  const rows = costly
    .filter((decision) => told.has(decision))
    .map(({ step, seat, grade, text, better, loss, bluff }) => [
      `step ${step}`,
      seatName(seat),
      paint(GRADE_COLOURS[grade]!, grade),
      change(-loss),
      `${inWords(text)}; better: ${inWords(better!.text)}${inBrackets(presentation.reasons(better!.reasons, sittingAt(seats), 2))}${bluff ? ` ${presentation.reasons([bluff], sittingAt(seats))}` : ''}`,
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
      luckInWords(player),
    ]),
  )

const SHARES: Readonly<Record<GameShare, string>> = {
  tenth: 'a tenth of a game',
  quarter: 'a quarter of a game',
  third: 'a third of a game',
  half: 'half a game',
  twoThirds: 'two thirds of a game',
  threeQuarters: 'three quarters of a game',
  whole: 'a whole game',
  oneAndAHalf: 'one and a half games',
  two: 'two games or more',
}

function luckInWords({ luck }: PlayerReview): string {
  const share = gameShare(luck)
  if (share === null) return 'the cards were even'
  return `the cards ${luck < 0 ? 'cost' : 'gave'} about ${SHARES[share]}`
}

function mistakesInWords({ grades: { blunder, mistake, inaccuracy } }: PlayerReview): string {
  const counts = [
    ...(blunder > 0 ? [counted(blunder, 'blunder')] : []),
    ...(mistake > 0 ? [counted(mistake, 'mistake')] : []),
    ...(inaccuracy > 0 ? [inaccuracy === 1 ? '1 inaccuracy' : `${grouped(inaccuracy)} inaccuracies`] : []),
  ]
  return counts.length === 0 ? 'no mistakes' : listed(counts)
}
