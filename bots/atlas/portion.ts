import { Random, type Game, type Result, type Seat } from '@alleycat/engine'
import { gameKind } from '@alleycat/games'
import { dealOf, entryAt, filledLineUp, rotationOf } from '../arena/plan.ts'
import { botByName } from '../registry.ts'
import { packOf, playAndNote, type GameFacts } from './game-facts.ts'
import { NO_TRIALS, withTrial, type RatioSums } from './ratio.ts'
import { tableName, type AtlasTable } from './table.ts'

/**
 * Who plays the games of a series: greedy bots among themselves, searching bots among themselves, or one searching bot
 * against greedy ones, on the same deals in every seat.
 */
export const SERIES = ['greedy', 'search', 'contest'] as const
export type Series = (typeof SERIES)[number]

/**
 * The number of games that are played and kept together. Their figures follow from the seed and the number of the first,
 * so portions can be played in any order, by any thread, and more can be added later. Those of contests hold whole deals at any
 * number of seats up to six.
 */
export const PORTION: Readonly<Record<Series, number>> = { greedy: 200, search: 20, contest: 60 }

/** Some games of one table, as plain data that can be handed to another thread. */
export interface Portion {
  readonly table: AtlasTable
  readonly series: Series
  /** The number of the first game. */
  readonly first: number
  readonly seed: string
  /** The name of the bot that searches. */
  readonly searcher: string
}

/** The figures that a game between equals gives; `worth D` is that of the card D. */
export const MEASURES = ['moves', 'leadChanges', 'firstSeat', 'attacks'] as const
export type Measure = (typeof MEASURES)[number]
export type PortionSums = Readonly<Record<string, RatioSums>>

export const worthName = (card: string): string => `worth ${card}`

export function playPortion(portion: Portion): PortionSums {
  const { game: id, options, seats } = portion.table
  const game = gameKind(id).create(seats, options)
  return portion.series === 'contest' ? playContest(portion, game) : playAmongEquals(portion, game)
}

function playAmongEquals(portion: Portion, game: Game): PortionSums {
  const { series, first, searcher } = portion
  const lineUp = filledLineUp([series === 'search' ? searcher : 'greedy'], game.seats)
  const pack = packOf(game)
  const sums: Record<string, RatioSums> = {}
  const note = (name: string, n: number, d?: number): void => {
    sums[name] = withTrial(sums[name] ?? NO_TRIALS, n, d)
  }
  for (let number = first; number < first + PORTION[series]; number++) {
    const facts = play(portion, game, lineUp, number, 0)
    note('moves', facts.moves)
    note('leadChanges', facts.leadChanges)
    note('firstSeat', winOf(facts.result, 0) - 1 / game.seats)
    note('attacks', facts.attacks, facts.turns)
    for (const [card, share] of pack) note(worthName(card), ...worthIn(facts, card, share))
  }
  return sums
}

/**
 * The first hands are drawn at random, so how the wins go with the number of a card in them is what that card brings, and
 * nothing else: the slope of the wins over the cards that a hand holds beyond what is to be expected of its size.
 */
export function worthIn(
  { hands, result }: Pick<GameFacts, 'hands' | 'result'>,
  card: string,
  share: number,
): [n: number, d: number] {
  let [n, d] = [0, 0]
  for (const [seat, hand] of hands.entries()) {
    let size = 0
    for (const count of hand.values()) size += count
    const surplus = (hand.get(card) ?? 0) - size * share
    n += surplus * (winOf(result, seat) - 1 / hands.length)
    d += surplus * surplus
  }
  return [n, d]
}

/**
 * A trial is a deal, played once from every seat. The numerator is what the searching bot wins beyond its equal part of the
 * games, the denominator what it would win beyond it if the better player always won.
 */
function playContest(portion: Portion, game: Game): PortionSums {
  const { seats } = game
  const lineUp = filledLineUp([portion.searcher, 'greedy'], seats)
  let skill = NO_TRIALS
  let surplus = 0
  const end = portion.first + PORTION.contest
  for (let number = portion.first; number < end; number++) {
    const rotation = rotationOf(number, seats)
    const seat = lineUp.findIndex((_, each) => entryAt(each, rotation, seats) === 0)
    surplus += winOf(play(portion, game, lineUp, dealOf(number, seats), rotation).result, seat) - 1 / seats
    if (rotation < seats - 1) continue
    skill = withTrial(skill, surplus, seats - 1)
    surplus = 0
  }
  return { skill }
}

function play(portion: Portion, game: Game, lineUp: readonly string[], deal: number, rotation: number): GameFacts {
  const { table, series, seed } = portion
  const stream = (of: string): Random => new Random(`${seed}/${tableName(table)}/${series}/${deal}/${of}`)
  const bots = lineUp.map((_, seat) => {
    const name = lineUp[entryAt(seat, rotation, game.seats)]!
    const factory = botByName(name)
    if (!factory) throw new Error(`there is no bot ${name}`)
    return factory(stream(`${rotation}/seat ${seat}`))
  })
  return playAndNote(game, bots, stream('chance'))
}

/** A shared win counts for its part. */
const winOf = ({ winners }: Result, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0)
