import {
  askOf,
  chanceFrom,
  CLOSING,
  hasSeat,
  Match,
  OVER,
  Random,
  redacted,
  Refusal,
  type Game,
  type Viewer,
} from '@alleycat/engine'
import { catBurglars, cathamCity } from '@alleycat/games'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import { describe, expect, it, vi } from 'vitest'
import { PlaybackTimer } from '../session/playback-timer.ts'
import { OnlineSession, type SessionServices } from './online-session.svelte.ts'
import { RequestFailure } from '../net/request.ts'
import type { TableInfo, TableFrame } from '@alleycat/protocol'

const kitOf = (kind: typeof cathamCity | typeof catBurglars): GameKit =>
  ({
    kind,
    beat: () => 0,
    standing: {
      ids: ['pay'],
      decide: (_: unknown, choices: readonly string[], set: ReadonlySet<string>) =>
        set.has('pay') && choices.includes('pay') ? 'pay' : null,
      answers: (set: ReadonlySet<string>) => (set.has('pay') ? ['pay'] : []),
    },
  }) as unknown as GameKit

class NoWait extends PlaybackTimer {
  override async wait(): Promise<void> {
    await Promise.resolve()
  }
}

/** A game somewhere else, told to one seat in frames as a server does. */
class Host {
  readonly game: Game
  readonly frames: TableFrame[] = []
  readonly #match: Match
  readonly #viewer: Viewer
  readonly #random = new Random('host')
  readonly #chance = chanceFrom(this.#random)
  #events: unknown[] = []
  #decided = 0

  constructor(kind: typeof cathamCity | typeof catBurglars, viewer: Viewer) {
    this.game = kind.create(2, kind.defaults as never)
    this.#viewer = viewer
    this.#match = new Match(this.game, { onAction: (events) => this.#events.push(...events) })
    this.#tell()
  }

  get isOver(): boolean {
    return this.#match.turn === OVER
  }

  get view(): unknown {
    return this.game.view(this.#match.state, this.#viewer)
  }

  /** The others play until the viewer is asked. */
  playOthers(): void {
    for (;;) {
      const seat = [0, 1].find((each) => each !== this.#viewer && hasSeat(this.#match.turn, each))
      if (seat === undefined) return
      const legal = this.#match.legal(seat)
      this.#match.decide(seat, legal[this.#random.below(legal.length)]!)
      this.#tell()
    }
  }

  decide(number: number, text: string): TableFrame {
    const asked = this.frames.at(-1)!.ask
    if (asked?.number !== number) throw new RequestFailure('stale', 409, { frame: this.frames.at(-1)! })
    if (this.#match.play(`${this.#viewer} ${text}`))
      throw new RequestFailure('forbidden-by-rule', 422, { rule: 'CC-7' })
    this.#decided++
    this.#tell()
    return this.frames.at(-1)!
  }

  #tell(): void {
    if (this.#match.turn === CLOSING) this.#match.close()
    this.#match.settle(this.#chance)
    const { game } = this
    const { state, turn } = this.#match
    const seat = this.#viewer
    const events = redacted(game, this.#events, seat)
    this.#events = []
    const ask = askOf(game, state, seat)
    this.frames.push({
      table: 't',
      frame: this.frames.length + 1,
      at: 0,
      view: game.view(state, seat),
      events,
      ask: ask && { number: this.#decided + 1, legal: ask.legal, imagined: [...ask.imagined] },
      clocks: { deadline: null, left: null, running: null },
      result: turn === OVER ? game.result(state) : null,
    })
  }
}

const tableOf = (kind: { id: string; defaults: object }, isPublic = false): TableInfo =>
  ({ id: 't', game: kind.id, seats: 2, options: kind.defaults, public: isPublic, places: [] }) as unknown as TableInfo

type FakeApi = { [Key in keyof SessionServices['api']]: ReturnType<typeof vi.fn> }

function sessionOf(kind: typeof cathamCity | typeof catBurglars, viewer: Viewer = 0, historyTo = 0) {
  const host = new Host(kind, viewer)
  const onGap = vi.fn()
  const api: FakeApi = {
    decide: vi.fn((_table: string, number: number, text: string) =>
      Promise.resolve().then(() => ({ number, frame: host.decide(number, text) })),
    ),
    standing: vi.fn(() => Promise.resolve([])),
    setStanding: vi.fn(() => Promise.resolve()),
  }
  const session = new OnlineSession(kitOf(kind), tableOf(kind), viewer, historyTo, {
    api: api as unknown as SessionServices['api'],
    thinker: { advise: () => Promise.resolve([]) },
    playback: new NoWait(),
    onGap,
  })
  return { host, session, api, onGap }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

describe.each([cathamCity, catBurglars])('a game of $id on a server', (kind) => {
  it('is played to the end: what is decided comes back as frames, and the view is always the newest', async () => {
    const { host, session } = sessionOf(kind)
    const random = new Random('person')
    while (!host.isOver) {
      host.playOthers()
      for (const frame of host.frames) session.receive(frame)
      await settle()
      if (host.isOver) break
      expect(session.frame!.view).toEqual(host.view)
      expect(session.choices).toEqual(host.frames.at(-1)!.ask!.legal)
      const decision = session.choices[random.below(session.choices.length)]!
      expect(session.decide(decision)).toBeNull()
      expect(session.choices).toEqual([])
      expect(session.sent).toBe(decision)
      await settle()
      expect(session.sent).toBeNull()
    }
    for (const frame of host.frames) session.receive(frame)
    await settle()
    expect(session.result).toEqual(host.frames.at(-1)!.result)
    expect(session.log).toEqual(host.frames.flatMap(({ events }) => events))
  })

  it('knows why something is not allowed without asking the server', async () => {
    const { host, session, api } = sessionOf(kind)
    host.playOthers()
    for (const frame of host.frames) session.receive(frame)
    await settle()
    const rule = host.game.why(Int32Array.from(host.frames.at(-1)!.ask!.imagined), 0, 'take ZZZ')!
    expect(session.decide('take ZZZ')).toEqual(new Refusal(rule, ['mayNot', 0, 'take ZZZ']))
    expect(api.decide).not.toHaveBeenCalled()
    expect(session.choices.length).toBeGreaterThan(0)
  })
})

describe('seats that came into other hands', () => {
  it('stand in the log between the events of before and after, but not after the end', async () => {
    const { host, session } = sessionOf(cathamCity, null)
    host.playOthers()
    host.frames.forEach((frame, index) => session.receive({ ...frame, at: 10 * index }))
    await settle()
    const person = { name: 'Ada', avatar: 'tabby', kind: 'person' } as const
    const change = { seat: 0, kind: 'left', person, bot: null } as const
    session.seat(
      [],
      [-1, 0, 5, 1e6].map((at) => ({ ...change, at })),
    )
    const first = host.frames[0]!.events.length
    expect(session.handovers.map(({ before }) => before)).toEqual([0, first, first])
  })
})

describe('what can be hurried', () => {
  it('is what is being shown, and what bots do, but not people who think', async () => {
    const { host, session } = sessionOf(cathamCity, null)
    const [ada, bot] = (['person', 'bot'] as const).map((kind) => ({ name: kind, avatar: 'tabby', kind }))
    session.seat([ada!, ada!], [])
    session.receive(host.frames[0]!)
    expect(session.isUpToOthers).toBe(false)
    await settle()
    expect(session.isUpToOthers).toBe(true)
    session.seat([ada!, { ...ada!, isReplaced: true }], [])
    expect(session.isUpToOthers).toBe(false)
    session.seat([ada!, bot!], [])
    expect(session.isUpToOthers).toBe(false)
  })
})

describe('somebody for whom a bot plays', () => {
  it('is asked nothing until the seat is taken back', async () => {
    const { host, session, api } = sessionOf(cathamCity)
    const [ada, ben] = ['Ada', 'Ben'].map((name) => ({ name, avatar: 'tabby', kind: 'person' }) as const)
    session.seat([{ ...ada!, isReplaced: true }, ben!], [])
    host.playOthers()
    for (const frame of host.frames) session.receive(frame)
    await settle()
    expect(session.choices).toEqual([])
    session.seat([ada!, ben!], [])
    expect(session.choices).toEqual(host.frames.at(-1)!.ask!.legal)
    session.seat([{ ...ada!, isReplaced: true }, ben!], [])
    expect(session.choices).toEqual([])
    expect(api.decide).not.toHaveBeenCalled()
  })
})

describe('frames', () => {
  it('count once, however often they come, and a missing one is asked for', async () => {
    const { host, session, onGap } = sessionOf(cathamCity, null)
    host.playOthers()
    const [first, ...rest] = host.frames
    session.receive(first!)
    session.receive(first!)
    session.receive(rest.at(-1)!)
    expect(onGap).toHaveBeenCalledOnce()
    expect(session.received).toBe(1)
    for (const frame of host.frames) session.receive(frame)
    await settle()
    expect(session.received).toBe(host.frames.length)
    expect(session.log).toEqual(host.frames.flatMap(({ events }) => events))
  })

  it('of the past are shown as a whole, and only what comes after them happens', async () => {
    const host = new Host(cathamCity, null)
    host.playOthers()
    const past = host.frames.length - 1
    const { session } = sessionOf(cathamCity, null, past)
    for (const frame of host.frames.slice(0, -1)) session.receive(frame)
    await settle()
    expect(session.frame!.events).toEqual([])
    expect(session.frame!.view).toEqual(host.frames[past - 1]!.view)
    session.receive(host.frames[past]!)
    await settle()
    expect(session.frame!.events).toEqual(host.frames[past]!.events)
  })
})

describe('a decision', () => {
  async function asked() {
    const all = sessionOf(cathamCity)
    all.host.playOthers()
    for (const frame of all.host.frames) all.session.receive(frame)
    await settle()
    return all
  }

  it('that comes too late is told, and the fresh table is taken', async () => {
    const { host, session, api, onGap } = await asked()
    // The same person decides in another tab.
    api.decide.mockImplementationOnce(async (_: string, number: number) => {
      host.decide(number, session.choices[0] ?? host.frames.at(-1)!.ask!.legal[0]!)
      host.playOthers()
      throw new RequestFailure('stale', 409, { frame: host.frames.at(-1)! })
    })
    session.decide(session.choices[0]!)
    await settle()
    expect(session.trouble).toBeNull()
    expect(onGap).toHaveBeenCalled()
    for (const frame of host.frames) session.receive(frame)
    await settle()
    expect(session.frame!.view).toEqual(host.view)
    expect(session.isLate).toBe(true)
  })

  it('that is refused can be made again, and says why', async () => {
    const { session, api } = await asked()
    const { choices } = session
    api.decide.mockRejectedValueOnce(new RequestFailure('forbidden-by-rule', 422, { rule: 'CC-7' }))
    session.decide(choices[0]!)
    await settle()
    expect(session.trouble).toBe('forbidden-by-rule')
    expect(session.choices).toEqual(choices)
  })

  it('that waits for the server says so until it is through', async () => {
    const { session, host, api } = await asked()
    let through: (() => void) | undefined
    api.decide.mockImplementationOnce((_: string, number: number, text: string, { onWait }) => {
      onWait(new RequestFailure('unreachable', 0))
      return new Promise((resolve) => {
        through = () => resolve({ number, frame: host.decide(number, text) })
      })
    })
    session.decide(session.choices[0]!)
    expect(session.trouble).toBe('unreachable')
    expect(session.choices).toEqual([])
    through!()
    await settle()
    expect(session.trouble).toBeNull()
  })
})

it('advice is for tables among friends only, and for those who play', () => {
  const services = { api: {}, thinker: {}, onGap: () => {} } as unknown as SessionServices
  const make = (isPublic: boolean, viewer: Viewer): OnlineSession =>
    new OnlineSession(kitOf(cathamCity), tableOf(cathamCity, isPublic), viewer, 0, {
      ...services,
      api: { standing: () => Promise.resolve([]) } as unknown as SessionServices['api'],
    })
  expect(make(true, 0).advise).toBeNull()
  expect(make(false, null).advise).toBeNull()
  expect(make(false, 0).advise).not.toBeNull()
})
