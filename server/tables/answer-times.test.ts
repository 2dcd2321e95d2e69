import { chanceFrom, CLOSING, OVER, Random, seatList, type Seat } from '@alleycat/engine'
import { cathamCity } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import type { PlaceRow } from '../store/schema.ts'
import { AnswerTimes, answererAt, windowTime } from './answer-times.ts'
import { GameLog } from './game-log.ts'

const GAMES = 900
const USUAL = { min: 1500, max: 4000 }

/** A window as somebody outside sees it, and whether anybody had a choice in it. */
interface Window {
  readonly lasted: number
  /** How many are shown as answering, which everybody sees. */
  readonly shown: number
  readonly hadChoice: boolean
}

type Table = Parameters<typeof windowTime>[0]

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction())

/** Games of people who are quick or slow and take log-normal times, at tables whose windows last at least `hold`. */
function windowsOf(hold: (table: Table, times: AnswerTimes, random: Random) => number): Window[] {
  const random = new Random('windows')
  const chance = chanceFrom(random)
  const times = new AnswerTimes(USUAL, () => random.fraction())
  const medians = Array.from({ length: 12 }, () => 3500 * Math.exp(0.35 * normal(random)))
  const windows: Window[] = []
  for (let index = 0; index < GAMES; index++) {
    const log = new GameLog(cathamCity.create(2 + (index % 3), cathamCity.defaults), { kind: 'live', clock: null })
    const people = Array.from({ length: log.game.seats }, (_, seat) => (index + 3 * seat) % medians.length)
    const table = { log, places: people.map(placeFor), row: { pace: JSON.stringify(log.pace) } }
    const decide = (seat: Seat, at: number): void => {
      const legal: number[] = []
      legal.length = log.game.legal(log.state, seat, legal)
      const decision = log.game.format(log.state, seat, legal[random.below(legal.length)]!)
      log.decide({ seat, decision, decider: 'person' }, chance, at, () => hold(table, times, random))
      log.commit()
    }
    let now = 0
    log.start(chance, now)
    log.commit()
    while (log.turn !== OVER) {
      decide(seatList(log.owing)[0]!, (now += 5000))
      if (!log.inWindow) continue
      const shown = seatList(log.game.asking(log.state)).length
      const asked = seatList(log.owing)
      let closesAt = log.holdUntil
      for (const seat of asked) {
        const took = medians[people[seat]!]! * Math.exp(0.5 * normal(random))
        times.remember(answererAt(table, seat), took)
        closesAt = Math.max(closesAt, now + took)
        decide(seat, now + took)
      }
      expect(log.turn).toBe(CLOSING)
      windows.push({ lasted: closesAt - now, shown, hadChoice: asked.length > 0 })
      log.close(chance, (now = closesAt))
      log.commit()
    }
  }
  return windows
}

const placeFor = (person: number, seat: Seat): PlaceRow => ({
  table_id: 't',
  place: seat,
  seat,
  person_id: `person ${person}`,
  player_id: `person ${person}`,
  character: null,
  control: 'person',
  nonce: '',
  standing: '[]',
})

/** How likely two samples of one distribution differ as much, by the test of Kolmogorov and Smirnov. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const share = (sample: readonly number[], limit: number): number =>
    sample.filter((each) => each <= limit).length / sample.length
  const distance = Math.max(...[...a, ...b].map((limit) => Math.abs(share(a, limit) - share(b, limit))))
  const root = Math.sqrt((a.length * b.length) / (a.length + b.length))
  const scaled = distance * (root + 0.12 + 0.11 / root)
  let sum = 0
  for (let k = 1; k <= 100; k++) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * (k * scaled) ** 2)
  return Math.min(1, sum)
}

/** The likeness of windows with and without a choice, for every number of people that are shown as answering. */
function likenesses(windows: readonly Window[]): number[] {
  return [1, 2, 3].flatMap((shown) => {
    const lasted = (hadChoice: boolean): number[] =>
      windows.filter((each) => each.shown === shown && each.hadChoice === hadChoice).map((each) => each.lasted)
    const [some, none] = [lasted(true), lasted(false)]
    return some.length < 30 || none.length < 30 ? [] : [likeness(some, none)]
  })
}

const median = (windows: readonly Window[]): number =>
  windows.map((each) => each.lasted).toSorted((a, b) => a - b)[windows.length >> 1]!

describe('CC-27a how long a window lasts at the speed of people', () => {
  const seeming = windowsOf(windowTime)
  const random = windowsOf((_, __, dice) => USUAL.min + dice.fraction() * (USUAL.max - USUAL.min))

  test('does not show whether anybody had a choice, which a mere random time does', () => {
    expect(Math.max(...likenesses(random))).toBeLessThan(1e-6)
    expect(likenesses(seeming).length).toBeGreaterThan(1)
    expect(Math.min(...likenesses(seeming))).toBeGreaterThan(0.01)
  })

  test('keeps the game quick', () => {
    expect(median(seeming) - median(random)).toBeLessThan(2000)
  })
})
