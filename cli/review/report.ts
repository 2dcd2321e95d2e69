import {
  finalChances,
  gameShare,
  shownAccuracy,
  wholePercents,
  type PlayerReview,
  type Review,
  type ReviewedDecision,
  type TurningPoint,
} from '@alleycat/bots'
import { eventsOfSteps, scenesOf, type Game, type Scene } from '@alleycat/engine'
import type { Ink, Paint } from '@alleycat/ui/terminal/paint.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { freshReasons } from '@alleycat/ui/words/reviews/reasons.ts'
import { causeText } from '@alleycat/ui/words/reviews/cause.ts'
import { sentences } from '@alleycat/ui/words/sentences.ts'
import { dealtTo } from '@alleycat/ui/words/story.ts'
import type { Presentation, Sitting } from '../play/presentation.ts'
import type { Words } from '../words/words.ts'
import { sparkLine } from './spark-line.ts'

/** The words and colours of a report. */
interface Style {
  readonly presentation: Presentation
  /** What each player is called. */
  readonly names: readonly string[]
  readonly words: Words
  readonly paint: Paint
}

/** A review as text for people. */
export function reportOf(record: number, review: Review, game: Game, steps: readonly string[], style: Style): string[] {
  const { seats, result } = review
  const { presentation, names, words, paint } = style
  const scenes = scenesOf(game, steps) as Scene[] // A game that has been reviewed can be played.
  const { title, mattered, turningPoints: points, openChance, players: people } = words.review
  return [
    paint(
      'bold',
      `${title(record, presentation.title, seats)}; ${verdictOf(review, names, words)} (${result.scores.join(', ')})`,
    ),
    ...section(mattered, movesThatMattered(review, style), paint),
    ...section(points, turningPoints(review, scenes, style), paint),
    ...section(openChance, curves(review, names, words), paint),
    ...section(people, players(review, names, words), paint),
  ]
}

const section = (title: string, lines: readonly string[], paint: Paint): string[] =>
  lines.length === 0 ? [] : ['', paint('bold', title), ...lines.map((line) => `  ${line}`)]

/** No seat is called "you". */
const sittingAt = (names: readonly string[]): Sitting => ({
  seats: names.map((name) => ({ name, avatar: '', kind: 'person' as const })),
  viewer: null,
  firstNumber: 1,
})

const verdictOf = (
  { result: { winners } }: Review,
  names: readonly string[],
  { review: { won, shared } }: Words,
): string => (winners.length === 1 ? won(names[winners[0]!]!) : shared(winners.map((winner) => names[winner]!)))

const percent = (chance: number, words: Words): string => words.percent(String(Math.round(100 * chance)))

/** A gain or loss in percentage points, such as `+12` or `−3`. */
const change = (amount: number): string => {
  const points = Math.round(100 * amount)
  return points < 0 ? `−${-points}` : `+${points}`
}

/** The change of a seat's chance, in whole percentages that add up to 100 with those of the others, as the page tells them. */
function fromTo(from: readonly number[], to: readonly number[], seat: number, words: Words): string {
  const [before, after] = [from, to].map((chances) => words.percent(String(wholePercents(chances)[seat])))
  return `${before} → ${after}`
}

const curves = ({ players: each, result, seats }: Review, names: readonly string[], words: Words): string[] =>
  aligned(
    each.map(({ seat, curve }) => [
      names[seat]!,
      sparkLine(curve),
      fromTo(
        Array.from({ length: seats }, () => 1 / seats),
        finalChances(result, seats),
        seat,
        words,
      ),
    ]),
  )

function turningPoints(
  { turningPoints: points }: Review,
  scenes: readonly Scene[],
  { presentation, names, words }: Style,
): string[] {
  return aligned(
    points.map((point) => [
      stepsInWords(point, words),
      `${names[point.seat]!} ${fromTo(point.from, point.to, point.seat, words)}`,
      whatHappened(point, scenes, presentation, names, words),
    ]),
  )
}

const stepsInWords = ({ steps: [first, last] }: TurningPoint, { review }: Words): string =>
  first === last ? review.step(first) : review.steps(first, last)

function whatHappened(
  point: TurningPoint,
  scenes: readonly Scene[],
  presentation: Presentation,
  names: readonly string[],
  { review }: Words,
): string {
  const {
    by,
    luck,
    seat,
    steps: [first, last],
  } = point
  const sitting = sittingAt(names)
  const events = eventsOfSteps(scenes, first, last)
  if (by === null) return sentences([review.deal, presentation.deal(dealtTo(events, seat), sitting)])
  const story = luck?.includes('came')
    ? presentation.storyWithCards(events, sitting, seat)
    : presentation.story(events, sitting, seat)
  return sentences([story, causeText(point, seat, names, review.causes)])
}

/** The text lists at most this many moves; the JSON has them all. */
const MOST_MOVES = 12

const GRADE_COLOURS: Readonly<Record<keyof Words['review']['grades'], Ink>> = {
  inaccuracy: 'yellow',
  mistake: 'magenta',
  blunder: 'red',
}

type Costly = ReviewedDecision & { readonly grade: keyof typeof GRADE_COLOURS }

const isCostly = (decision: ReviewedDecision): decision is Costly => decision.grade in GRADE_COLOURS

function movesThatMattered({ decisions }: Review, { presentation, names, words, paint }: Style): string[] {
  const { review } = words
  const sitting = sittingAt(names)
  const costly = decisions.filter(isCostly)
  const told = new Set(costly.toSorted((a, b) => b.loss - a.loss).slice(0, MOST_MOVES))
  if (told.size === 0) return [review.noMistakes]
  const inWords = (text: string): string => presentation.decision(text, sitting)
  const shown = costly.filter((decision) => told.has(decision))
  const because = freshReasons(shown.map(({ better }) => presentation.reasonsInWords(better!.reasons, sitting)))
  const rows = shown.map(({ step, seat, grade, text, better, loss, bluff }, index) => [
    review.step(step),
    names[seat]!,
    paint(GRADE_COLOURS[grade], review.grades[grade]),
    change(-loss),
    `${review.better(inWords(text), inWords(better!.text))}${inBrackets(because[index]!.join(', '))}${bluff ? `. ${presentation.reasons([bluff], sitting)}` : ''}`,
  ])
  const rest = costly.length - told.size
  return [...aligned(rows), ...(rest > 0 ? [review.more(rest)] : [])]
}

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`)

const players = ({ players: each }: Review, names: readonly string[], words: Words): string[] => {
  const { review } = words
  return aligned(
    each.map((player) => [
      names[player.seat]!,
      player.accuracy === null ? review.noChoices : review.accuracy(percent(shownAccuracy(player.accuracy), words)),
      mistakesInWords(player, words),
      review.luck(change(player.luck)),
      review.skill(change(player.skill)),
      review.others(change(player.others)),
      `= ${change(player.final - player.first)}`,
      luckInWords(player, words),
    ]),
  )
}

function luckInWords({ luck }: PlayerReview, { review: { luckEven, luckCost, luckGave, shares } }: Words): string {
  const share = gameShare(luck)
  if (share === null) return luckEven
  return (luck < 0 ? luckCost : luckGave)(shares[share])
}

function mistakesInWords({ grades: { blunder, mistake, inaccuracy } }: PlayerReview, words: Words): string {
  const { faultless, blunders, mistakes, inaccuracies } = words.review
  const counts = [
    ...(blunder > 0 ? [blunders(blunder)] : []),
    ...(mistake > 0 ? [mistakes(mistake)] : []),
    ...(inaccuracy > 0 ? [inaccuracies(inaccuracy)] : []),
  ]
  return counts.length === 0 ? faultless : words.list(counts)
}
