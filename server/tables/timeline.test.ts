import { CHANCE, type Action, type Viewer } from '@alleycat/engine'
import { cathamCity } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { keyedChance } from '@alleycat/fairness'
import { framesAfter, nextVisible } from './frames.ts'
import type { Pace } from './pace.ts'
import { Timeline, type Entry } from './timeline.ts'

/** Three seats whose hands a test chooses: the deal is a chance step like any other. */
const game = cathamCity.create(3, cathamCity.defaults)
const LIVE: Pace = { kind: 'live', clock: { seconds: 100, increment: 10 } }
const VIEWERS: readonly Viewer[] = [0, 1, 2, null]

interface Told {
  readonly seat: number
  readonly decision: string
  readonly at: number
  readonly holdUntil?: number
}

/** A timeline of a deal and some decisions; what chance brings after them is by a fixed key. */
function timelineOf(deal: string, decisions: readonly Told[], pace = LIVE): Timeline {
  const timeline = new Timeline(game, pace)
  const entry = (move: Entry['move'], chance: readonly string[], at: number, holdUntil: number | null): Entry => ({
    seq: timeline.seq + 1,
    move,
    chance,
    at,
    holdUntil,
  })
  timeline.append(entry(null, [`* ${deal}`], 1000, null))
  for (const { seat, decision, at, holdUntil = null } of decisions) {
    const { chance } = timeline.rehearse({ seat, decision }, keyedChance(KEY, 0))!
    timeline.append(entry({ seat, decision, decider: 'person' }, chance, at, holdUntil))
  }
  return timeline
}

const KEY = new Uint8Array(32)

const bytes = (timeline: Timeline, viewer: Viewer, now: number): string =>
  JSON.stringify(framesAfter('t', timeline, viewer, 0, now))

const DISPLAY = 'DDHHMRS'
const play = { seat: 0, decision: 'play DDD+M', at: 2000, holdUntil: 5000 }

describe('CC-27a an answer window', () => {
  // Seats 1 and 2 hold no M in the first deal, M in the others: only then are they asked.
  const nobody = timelineOf(`deal DDDHHM HHRRSS HHRRSSS | ${DISPLAY}`, [play])
  const one = timelineOf(`deal DDDHHM HHMRSS HHRRSSS | ${DISPLAY}`, [play])
  const both = timelineOf(`deal DDDHHM HHMRSS HHMRSSS | ${DISPLAY}`, [play])

  test.each([2000, 3000, 4999])('at %i: who is not asked cannot tell whether anybody is', (now) => {
    for (const viewer of [0, null] as const) {
      expect(bytes(one, viewer, now)).toBe(bytes(nobody, viewer, now))
      expect(bytes(both, viewer, now)).toBe(bytes(nobody, viewer, now))
    }
    expect(bytes(one, 2, now)).toBe(bytes(nobody, 2, now))
  })

  test('stays open at least until it may close although nobody is asked', () => {
    expect(framesAfter('t', nobody, null, 0, 4999)).toHaveLength(2)
    expect(framesAfter('t', nobody, null, 0, 4999).at(-1)).toMatchObject({ view: { phase: 'answer', awaited: [1, 2] } })
    expect(nextVisible(nobody, 2000)).toBe(5000)
    expect(framesAfter('t', nobody, null, 0, 5000).at(-1)).toMatchObject({ view: { phase: 'act', turn: 1 } })
  })

  test('shows everyone who could answer as far as the public knows as awaited', () => {
    for (const timeline of [nobody, one, both])
      for (const viewer of VIEWERS)
        expect(framesAfter('t', timeline, viewer, 1, 2000)[0]).toMatchObject({ view: { awaited: [1, 2] } })
  })

  const answer = { seat: 1, decision: 'pass', at: 3000 }
  const answered = timelineOf(`deal DDDHHM HHMRSS HHRRSSS | ${DISPLAY}`, [play, answer])

  test('an answer that closes it is shown to who gave it only, until it may close', () => {
    for (const viewer of [0, 2, null] as const) expect(bytes(answered, viewer, 4999)).toBe(bytes(nobody, viewer, 4999))
    expect(framesAfter('t', answered, 1, 2, 4999)).toMatchObject([
      {
        frame: 3,
        at: 3000,
        view: { phase: 'answer', asked: false, answer: 'pass' },
        events: [{ type: 'answered' }],
        ask: null,
      },
    ])
  })

  test('afterwards one who passed looks like one who was not asked', () => {
    for (const viewer of [0, 2, null] as const) expect(bytes(answered, viewer, 9999)).toBe(bytes(nobody, viewer, 9999))
  })

  test('who answers last cannot tell that from their own frame', () => {
    const last = timelineOf(`deal DDDHHM HHMRSS HHMRSSS | ${DISPLAY}`, [play, { ...answer, seat: 2, at: 2500 }, answer])
    const first = timelineOf(`deal DDDHHM HHMRSS HHMRSSS | ${DISPLAY}`, [play, answer])
    expect(bytes(last, 1, 4999)).toBe(bytes(first, 1, 4999))
  })

  test('an answer after it might have closed closes it at once', () => {
    const late = timelineOf(`deal DDDHHM HHMRSS HHRRSSS | ${DISPLAY}`, [play, { ...answer, at: 7000 }])
    expect(framesAfter('t', late, null, 0, 6999)).toHaveLength(2)
    expect(framesAfter('t', late, null, 0, 7000).at(-1)).toMatchObject({ at: 7000, view: { phase: 'act' } })
  })

  test('clocks do not tell either: answers cost no time', () => {
    const clocks = (timeline: Timeline) => framesAfter('t', timeline, null, 0, 9999).at(-1)!.clocks
    expect(clocks(answered)).toEqual(clocks(nobody))
    expect(clocks(nobody)).toEqual({ deadline: 105_000, left: [109_000, 100_000, 100_000] })
  })
})

describe('clocks', () => {
  const deal = `deal DDDHHM HHRRSS HHRRSSS | ${DISPLAY}`
  const take = { seat: 0, decision: 'take H', at: 31_000 }
  const clocks = (timeline: Timeline) => framesAfter('t', timeline, null, 0, Infinity).at(-1)!.clocks

  test('a turn costs the time it takes and brings the increment', () => {
    expect(clocks(timelineOf(deal, [take]))).toEqual({ deadline: 131_000, left: [80_000, 100_000, 100_000] })
  })

  test('over days each decision has its hours', () => {
    expect(clocks(timelineOf(deal, [take], { kind: 'days', hours: 2 }))).toEqual({
      deadline: 31_000 + 7_200_000,
      left: null,
    })
  })

  test('among friends there is none', () => {
    expect(clocks(timelineOf(deal, [take], { kind: 'live', clock: null }))).toEqual({ deadline: null, left: null })
  })
})

test('a log that does not hold the chance that is due is refused', () => {
  const timeline = new Timeline(game, LIVE)
  expect(() => timeline.append({ seq: 1, move: null, chance: [], at: 0, holdUntil: null })).toThrow(/chance/)
})

test('a log with a gap is refused', () => {
  const timeline = new Timeline(game, LIVE)
  expect(() => timeline.append({ seq: 2, move: null, chance: [], at: 0, holdUntil: null })).toThrow(/does not follow/)
})

test('a fork plays on without changing where it came from', () => {
  const timeline = timelineOf(`deal DDDHHM HHRRSS HHRRSSS | ${DISPLAY}`, [])
  const before = bytes(timeline, null, Infinity)
  const fork = timeline.fork()
  const { chance } = fork.rehearse({ seat: 0, decision: 'take H' }, keyedChance(KEY, 0))!
  fork.append({ seq: 2, move: { seat: 0, decision: 'take H', decider: 'person' }, chance, at: 5000, holdUntil: null })
  expect(bytes(timeline, null, Infinity)).toBe(before)
  const listed: Action[] = []
  expect(game.legal(timeline.state, CHANCE, listed)).toBe(0)
})
