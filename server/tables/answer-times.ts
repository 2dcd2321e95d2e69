import { hasSeat, seatList, type Seat } from '@alleycat/engine'
import { STAND_IN, standingAnswer } from './duties.ts'
import { paceOf, placeAt, type Table } from './table.ts'

/** How many answers of somebody are remembered, and of how many people and bots. */
const MOST_ANSWERS = 24
const MOST_KNOWN = 20_000
/** A person of whom little is known seems to answer now and then as people in general do. */
const PRIOR_WEIGHT = 2
/** A remembered time is never used exactly as it was, or its return would show that nobody was asked. */
const JITTER = 0.2
/** A window never waits longer than so many milliseconds for an answer that will not come. */
const LONGEST_MS = 20_000

/**
 * How long people and bots take to answer. With it a window lasts as if everybody had been asked who could have been as far
 * as the public knows, so that its length tells nothing of their cards (CC-27a): who was not asked seems to
 * take a time drawn from their own latest answers.
 */
export class AnswerTimes {
  /** No window is shorter, so that everybody sees that there was one. */
  readonly least: number
  readonly #usual: { readonly min: number; readonly max: number }
  readonly #random: () => number
  readonly #recent = new Map<string, number[]>()

  /** Two thirds of all answers of people take between `min` and `max` milliseconds, as far as is known beforehand. */
  constructor(usual: { readonly min: number; readonly max: number }, random: () => number = Math.random) {
    this.least = usual.min
    this.#usual = usual
    this.#random = random
  }

  /** Remembers how long somebody took, a person by their id or a bot by its character. */
  remember(who: string, ms: number): void {
    const times = this.#recent.get(who) ?? []
    times.push(Math.min(ms, LONGEST_MS))
    if (times.length > MOST_ANSWERS) times.shift()
    this.#recent.delete(who)
    this.#recent.set(who, times)
    if (this.#recent.size > MOST_KNOWN) this.#recent.delete(this.#recent.keys().next().value!)
  }

  /** Draws how long somebody seems to take who is not asked, or whose answer was given ahead. */
  draw(who: string, isBot: boolean): number {
    const times = this.#recent.get(who) ?? []
    const known = times[Math.floor(this.#random() * (times.length + (isBot ? 0 : PRIOR_WEIGHT)))]
    if (known !== undefined) return known * Math.exp(JITTER * this.#normal())
    return isBot ? 0 : Math.min(this.#usualTime(), LONGEST_MS)
  }

  /** Log-normal, as times of people are. */
  #usualTime(): number {
    const { min, max } = this.#usual
    return min === 0 ? max * this.#random() : Math.sqrt(min * max) * (max / min) ** (this.#normal() / 2)
  }

  #normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random())
  }
}

type Answerers = Pick<Table, 'log' | 'places'> & { readonly row: Pick<Table['row'], 'pace'> }

/** How many milliseconds the window that has just been opened stays open at least. */
export function windowTime(table: Answerers, times: AnswerTimes): number {
  const { log, places, row } = table
  // Over days nobody could wait for an answer that will not come.
  if (paceOf(row).kind === 'days') return times.least
  const seeming = seatList(log.game.asking(log.state)).flatMap((seat) => {
    const place = placeAt(places, seat)!
    const decides = hasSeat(log.owing, seat) && standingAnswer(log, place, seat) === undefined
    return decides ? [] : [times.draw(answererAt(table, seat), place.control === 'bot')]
  })
  return Math.round(Math.max(times.least, ...seeming))
}

/** Under which name the answer times of a seat are remembered. */
export function answererAt({ places }: Pick<Table, 'places'>, seat: Seat): string {
  const { control, character, person_id } = placeAt(places, seat)!
  return control === 'bot' ? (character ?? STAND_IN) : person_id!
}
