import { askOf, CLOSING, Random, seatList, type Viewer } from '@alleycat/engine'
import { cathamCity, GAMES } from '@alleycat/games'
import { keyedChance } from '@alleycat/fairness'
import { describe, expect, test } from 'vitest'
import { framesAfter } from './frames.ts'
import { GameLog, type Entry } from './game-log.ts'
import type { Pace } from '@alleycat/protocol'

/** Three seats whose hands a test chooses: the deal is a chance step like any other. */
const game = cathamCity.create(3, cathamCity.defaults)
const LIVE: Pace = { kind: 'live', clock: { seconds: 100, increment: 10 } }
const VIEWERS: readonly Viewer[] = [0, 1, 2, null]
const KEY = new Uint8Array(32)

interface Told {
  readonly seat: number
  readonly decision: string
  readonly at: number
  readonly holdUntil?: number
}

/** A log of a deal and some decisions, and of the closing of a window where a time for it is given. */
function logOf(deal: string, decisions: readonly (Told | { readonly closeAt: number })[], pace = LIVE): GameLog {
  const log = new GameLog(game, pace)
  log.append({ seq: 1, move: null, chance: [`* ${deal}`], at: 1000, holdUntil: null })
  for (const told of decisions) {
    if ('closeAt' in told) log.close(keyedChance(KEY, log.outcomes), told.closeAt)
    else {
      const { seat, decision, at, holdUntil = at } = told
      log.decide({ seat, decision, decider: 'person' }, keyedChance(KEY, log.outcomes), at, () => holdUntil - at)
    }
    log.commit()
  }
  return log
}

const bytes = (log: GameLog, viewer: Viewer): string => JSON.stringify(framesAfter('t', log, viewer, 0))
const last = (log: GameLog, viewer: Viewer) => framesAfter('t', log, viewer, 0).at(-1)

const DISPLAY = 'DDHHMRS'
// Seats 1 and 2 hold no M in the first deal, M in the others: only then are they asked.
const NOBODY = `deal DDDHHM HHRRSS HHRRSSS | ${DISPLAY}`
const ONE = `deal DDDHHM HHMRSS HHRRSSS | ${DISPLAY}`
const BOTH = `deal DDDHHM HHMRSS HHMRSSS | ${DISPLAY}`
const play = { seat: 0, decision: 'play DDD+M', at: 2000, holdUntil: 5000 }
const answer = { seat: 1, decision: 'pass', at: 3000 }
const closing = { closeAt: 5000 }

describe('CC-27a an answer window', () => {
  const nobody = logOf(NOBODY, [play])

  test('who is not asked cannot tell whether anybody is', () => {
    for (const viewer of [0, null] as const) {
      expect(bytes(logOf(ONE, [play]), viewer)).toBe(bytes(nobody, viewer))
      expect(bytes(logOf(BOTH, [play]), viewer)).toBe(bytes(nobody, viewer))
    }
    expect(bytes(logOf(ONE, [play]), 2)).toBe(bytes(nobody, 2))
  })

  test('stays open although nobody is asked, until it is closed', () => {
    expect(nobody.turn).toBe(CLOSING)
    expect(nobody.holdUntil).toBe(5000)
    expect(last(nobody, null)).toMatchObject({ at: 2000, view: { phase: 'answer', awaited: [1, 2] } })
    expect(last(logOf(NOBODY, [play, closing]), null)).toMatchObject({ at: 5000, view: { phase: 'act', turn: 1 } })
  })

  test('shows everyone who could answer as far as the public knows as awaited', () => {
    for (const deal of [NOBODY, ONE, BOTH])
      for (const viewer of VIEWERS)
        expect(last(logOf(deal, [play]), viewer)).toMatchObject({ view: { awaited: [1, 2] } })
  })

  test('tells nothing when the server returns in the middle of it, and everybody has as much time as before', () => {
    const back = (deal: string, told: Parameters<typeof logOf>[1]): GameLog => {
      const log = logOf(deal, told)
      log.resume(64_000, 60_000)
      log.commit()
      return log
    }
    for (const viewer of [0, 2, null] as const)
      expect(bytes(back(ONE, [play, answer]), viewer)).toBe(bytes(back(NOBODY, [play]), viewer))
    const before = last(logOf(ONE, [play, answer]), 1)!
    expect(last(back(ONE, [play, answer]), 1)).toMatchObject({
      view: before.view,
      ask: null,
      clocks: { deadline: before.clocks.deadline! + 60_000 },
    })
  })

  test('an answer is shown to who gave it only, be it the last', () => {
    const answered = logOf(ONE, [play, answer])
    for (const viewer of [0, 2, null] as const) expect(bytes(answered, viewer)).toBe(bytes(nobody, viewer))
    expect(framesAfter('t', answered, 1, 2)).toMatchObject([
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
    const answered = logOf(ONE, [play, answer, closing])
    for (const viewer of [0, 2, null] as const)
      expect(bytes(answered, viewer)).toBe(bytes(logOf(NOBODY, [play, closing]), viewer))
  })

  test('who answers last cannot tell that from their own frame', () => {
    const first = logOf(BOTH, [play, answer])
    expect(bytes(logOf(BOTH, [play, { ...answer, seat: 2, at: 2500 }, answer]), 1)).toBe(bytes(first, 1))
  })

  test('clocks do not tell either: answers cost no time', () => {
    const clocks = last(logOf(ONE, [play, answer, closing]), null)!.clocks
    expect(clocks).toEqual(last(logOf(NOBODY, [play, closing]), null)!.clocks)
    expect(clocks).toMatchObject({ deadline: 105_000, left: [109_000, 100_000, 100_000] })
  })

  test('a log from before closings had entries of their own implies them', () => {
    const told = logOf(ONE, [play, answer, closing, { seat: 1, decision: 'take H', at: 6000 }])
    const implied = new GameLog(game, LIVE)
    const entries: Entry[] = []
    const source = new GameLog(game, LIVE)
    source.append({ seq: 1, move: null, chance: [`* ${ONE}`], at: 1000, holdUntil: null })
    for (const { seat, decision, at } of [play, answer]) {
      const entry = source.decide({ seat, decision, decider: 'person' }, keyedChance(KEY, 0), at, () => 0)
      entries.push(entry as Entry)
    }
    implied.append({ seq: 1, move: null, chance: [`* ${ONE}`], at: 1000, holdUntil: null })
    for (const entry of entries) implied.append(entry)
    implied.append({
      seq: 4,
      move: { seat: 1, decision: 'take H', decider: 'person' },
      chance: [told.steps.at(-1)!],
      at: 6000,
      holdUntil: null,
    })
    expect(implied.state).toEqual(told.state)
    expect(implied.steps).toEqual(told.steps)
  })
})

describe('clocks', () => {
  const take = { seat: 0, decision: 'take H', at: 31_000 }
  const clocks = (log: GameLog) => last(log, null)!.clocks

  test('a turn costs the time it takes and brings the increment', () => {
    expect(clocks(logOf(NOBODY, [take]))).toMatchObject({
      deadline: 131_000,
      left: [80_000, 100_000, 100_000],
      running: 1,
    })
  })

  test('over days each decision has its hours', () => {
    const log = logOf(NOBODY, [take], { kind: 'days', hours: 2 })
    expect(clocks(log)).toMatchObject({ deadline: 31_000 + 7_200_000, left: null })
  })

  test('among friends there is none', () => {
    expect(clocks(logOf(NOBODY, [take], { kind: 'live', clock: null }))).toMatchObject({ deadline: null, left: null })
  })
})

describe('a log', () => {
  const start = { seq: 1, move: null, at: 0, holdUntil: null }

  test('that does not hold the chance that is due is refused', () => {
    expect(() => new GameLog(game, LIVE).append({ ...start, chance: [] })).toThrow(/chance that is due is missing/)
  })

  test('with a gap is refused', () => {
    expect(() => new GameLog(game, LIVE).append({ ...start, seq: 2, chance: [] })).toThrow(/does not follow/)
  })

  test('that closes a window where there is none is refused', () => {
    const log = logOf(NOBODY, [])
    expect(() => log.append({ ...start, seq: 2, chance: [] })).toThrow(/closes no window/)
  })

  test('tells nobody of what is played before it is kept', () => {
    const log = logOf(NOBODY, [])
    const before = VIEWERS.map((viewer) => bytes(log, viewer))
    log.decide({ seat: 0, decision: 'take H', decider: 'person' }, keyedChance(KEY, 0), 5000, () => 0)
    expect(log.isPending).toBe(true)
    expect(VIEWERS.map((viewer) => bytes(log, viewer))).toEqual(before)
    log.commit()
    expect(log.isPending).toBe(false)
    expect(VIEWERS.map((viewer) => log.count(viewer))).toEqual([2, 2, 2, 2])
  })

  test('finds the frame that a decision led to while it remembers what came before', () => {
    const entries = [play, answer, closing, { seat: 1, decision: 'take H', at: 6000 }]
    const log = logOf(BOTH, [play, { ...answer, seat: 2 }, ...entries.slice(1)])
    const frames = framesAfter('t', log, 1, 0)
    const shows = (number: number, event: string): void =>
      expect(JSON.stringify(frames[log.frameAfter(1, number)! - 1]!.events)).toContain(event)
    shows(1, '"answer')
    shows(2, '"take"')
    const short = new GameLog(game, LIVE, 1)
    short.append({ seq: 1, move: null, chance: [`* ${NOBODY}`], at: 1000, holdUntil: null })
    short.append({ seq: 2, move: { ...play, decider: 'person' }, chance: [], at: 2000, holdUntil: 5000 })
    expect(short.frameAfter(0, 1)).toBeUndefined()
  })

  test.each(GAMES)('of $id finds the frame of every decision of a game, however few moments it remembers', (kind) => {
    const random = new Random(`again ${kind.id}`)
    const remembering = (most: number): GameLog => new GameLog(kind.create(4, kind.defaults), LIVE, most)
    const log = remembering(6)
    const short = remembering(1)
    const whole = remembering(Infinity)
    const keep = (entry: Entry): void => {
      log.commit()
      short.append(entry)
      whole.append(entry)
    }
    const made: { seat: number; number: number; frame: number }[] = []
    let at = 1000
    keep(log.start(keyedChance(KEY, 0), at))
    while (!log.over && made.length < 300) {
      at += 1000
      if (random.below(10) === 0) keep(log.resume(at, 500))
      if (log.turn === CLOSING) {
        keep(log.close(keyedChance(KEY, log.outcomes), at))
        continue
      }
      const seats = seatList(log.owing)
      const seat = seats[random.below(seats.length)]!
      const { legal } = askOf(log.game, log.state, seat)!
      const move = { seat, decision: legal[random.below(legal.length)]!, decider: 'person' } as const
      made.push({ seat, number: log.decided[seat]! + 1, frame: log.count(seat) + 1 })
      keep(log.decide(move, keyedChance(KEY, log.outcomes), at, () => 500) as Entry)
      const { number, frame } = made.at(-1)!
      expect(log.frameAfter(seat, number)).toBe(frame)
    }
    for (const { seat, number, frame } of made) {
      expect(whole.frameAfter(seat, number)).toBe(frame)
      for (const each of [log, short]) expect([frame, undefined]).toContain(each.frameAfter(seat, number))
    }
  })

  test('remembers as much for a seat, however many others have answered', () => {
    const remembered = (answers: readonly Told[]): readonly boolean[] => {
      const log = new GameLog(game, LIVE, 2)
      log.append({ seq: 1, move: null, chance: [`* ${BOTH}`], at: 1000, holdUntil: null })
      for (const [i, { seat, decision, at, holdUntil = null }] of [play, ...answers].entries())
        log.append({ seq: i + 2, move: { seat, decision, decider: 'person' }, chance: [], at, holdUntil })
      return [0, 1, 2].map((after) => log.remembersAfter(0, after))
    }
    expect(remembered([answer, { ...answer, seat: 2 }])).toEqual(remembered([]))
  })

  test('is the same when its entries are played again', () => {
    const log = new GameLog(game, LIVE)
    const entries = [
      log.start(keyedChance(KEY, 0), 1000),
      ...Array.from({ length: 40 }, (_, turn) => {
        const chance = keyedChance(KEY, log.outcomes)
        if (log.turn === CLOSING) return log.close(chance, 2000 + turn)
        const [seat = 0] = seatList(log.owing)
        const decision = askOf(log.game, log.state, seat)!.legal.at(-1)!
        return log.decide({ seat, decision, decider: 'person' }, chance, 2000 + turn, () => 0) as Entry
      }),
    ]
    log.commit()
    const again = new GameLog(game, LIVE)
    for (const entry of entries) again.append(entry)
    for (const viewer of VIEWERS) expect(bytes(again, viewer)).toBe(bytes(log, viewer))
    expect(again.outcomes).toBe(log.outcomes)
  })
})
