import {
  CHANCE,
  checkRecord,
  CLOSING,
  recordOf,
  Refusal,
  seatList,
  Teller,
  type GameKind,
  type GameRecord,
  type Perspective,
  type Result,
  type Seat,
} from '@alleycat/engine'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { keyedChance } from './chance.ts'
import { draw } from './draws.ts'

/**
 * The scheme by which a day's deal is made (docs/daily.md). Its number rises when rules or bots change so that the same
 * decisions would lead elsewhere; a test holds a whole game of it.
 */
const DAY_SCHEME = 'alleycat-day/1'

/** The first day that has a deal. */
export const FIRST_DAY = '2026-11-01'

/** More opponents than these make a long game, and a day's deal is for a break. */
const MOST_SEATS = 4

/** The deal of one day for one game: everything that does not depend on what the person decides. */
export interface DayDeal {
  readonly game: string
  /** A day in UTC, such as 2026-11-15. */
  readonly day: string
  readonly options: object
  /** By seat the name of the bot that sits there; null where the person does. */
  readonly bots: readonly (string | null)[]
  /** The key of all outcomes of chance; they are drawn in the order in which they happen. */
  readonly key: Uint8Array
}

/** Whether a text names a day from the first one on. Days of the future count. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) && value >= FIRST_DAY
}

/** The deal of a day: rules, seats, who sits there, and the key of chance. `bots` are those that may be invited. */
export function dealOfDay(kind: GameKind, day: string, bots: readonly string[]): DayDeal {
  const tableKey = keyOf(kind.id, day, 'table')
  let index = 0
  const below = (limit: number): number => draw(tableKey, index++, limit)
  const options = kind.optionSets[below(kind.optionSets.length)]!
  const seats = kind.minSeats + below(Math.min(kind.maxSeats, MOST_SEATS) - kind.minSeats + 1)
  const free = [...bots]
  const sitting: (string | null)[] = []
  while (sitting.length < seats - 1) sitting.push(free.splice(below(free.length), 1)[0]!)
  sitting.splice(below(seats), 0, null)
  return { game: kind.id, day, options, bots: sitting, key: keyOf(kind.id, day, 'chance') }
}

/** The seat of the person. */
export const seatOfPerson = ({ bots }: Pick<DayDeal, 'bots'>): Seat => bots.indexOf(null)

/** How a seat did: winners come first, then everybody by points. */
export function placeOf({ winners, scores }: Result, seat: Seat): number {
  if (winners.includes(seat)) return 1
  return 1 + scores.filter((score, other) => winners.includes(other) || score > scores[seat]!).length
}

/** The seed from which a bot decides when its seat has made so many decisions. */
export const botSeed = ({ game, day }: Pick<DayDeal, 'game' | 'day'>, seat: Seat, decisions: number): string =>
  [DAY_SCHEME, game, day, seat, decisions].join('/')

/** What the person decides as the decision of that number, in the notation of records; undefined when there is none. */
export type PersonAnswer = (position: Perspective, decisions: number) => string | undefined
/** What a bot decides. */
export type BotAnswer = (position: Perspective, bot: string, seed: string) => string | Promise<string>

/**
 * Plays a day's deal to its end, or says at which step the person's decisions cannot be played. Where several seats are
 * asked at once the bots answer first, in the order of seats, as they do in a page.
 */
export async function playDay(
  kind: GameKind,
  deal: DayDeal,
  person: PersonAnswer,
  answer: BotAnswer,
): Promise<GameRecord | Refusal> {
  const game = kind.create(deal.bots.length, deal.options)
  const teller = new Teller(game, () => {})
  const { match } = teller
  const chance = keyedChance(deal.key, 0)
  const made = deal.bots.map(() => 0)
  const decide = (seat: Seat): ReturnType<BotAnswer> | undefined => {
    const decisions = made[seat]!++
    const bot = deal.bots[seat]
    const position = teller.perspective(seat)
    return typeof bot === 'string' ? answer(position, bot, botSeed(deal, seat, decisions)) : person(position, decisions)
  }
  while (!match.over) {
    if (match.turn === CHANCE) match.settle(chance)
    else if (match.turn === CLOSING) match.close()
    else {
      const awaited = seatList(match.turn)
      const seat = awaited.find((each) => deal.bots[each] !== null) ?? awaited[0]!
      const text = await decide(seat)
      const refusal = text === undefined ? new Refusal('order', ['stopsEarly']) : match.attempt(seat, text)
      if (refusal) return refusal.at(match.steps.length)
    }
  }
  return recordOf(match)
}

/**
 * Crosses from anything to a record of this deal: the game is played again, and every step must be the same. So a record
 * of another day, with other luck or with another decision of a bot is refused, whatever it claims.
 */
export async function checkDay(
  value: unknown,
  kind: GameKind,
  deal: DayDeal,
  answer: BotAnswer,
): Promise<GameRecord | Refusal> {
  const match = checkRecord(value, [kind])
  if (match instanceof Refusal) return match
  const own = `${seatOfPerson(deal)} `
  const decisions = match.steps.filter((step) => step.startsWith(own)).map((step) => step.slice(own.length))
  const claimed = recordOf(match)
  if (claimed.seats !== deal.bots.length || JSON.stringify(claimed.options) !== JSON.stringify(deal.options))
    return new Refusal('day', ['otherDay'])
  const played = await playDay(kind, deal, (_, number) => decisions[number], answer)
  if (played instanceof Refusal) return played
  const differs = played.steps.findIndex((step, index) => step !== claimed.steps[index])
  return differs < 0 && played.steps.length === claimed.steps.length
    ? played
    : new Refusal('day', ['otherDay'], differs)
}

const keyOf = (game: string, day: string, purpose: string): Uint8Array =>
  sha256(utf8ToBytes([DAY_SCHEME, game, day, purpose].join('\n')))
