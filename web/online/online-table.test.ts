import { cathamCity } from '@alleycat/games'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import { describe, expect, it, vi } from 'vitest'
import type { PlaybackTimer } from '../session/playback-timer.ts'
import type { Thinker } from '../session/thinker.ts'
import { Api } from '../net/api.ts'
import { OnlineTable, seatsOf } from './online-table.svelte.ts'
import { ServerStatus } from '../net/server-status.svelte.ts'
import { RequestFailure } from '../net/request.ts'
import type { SharedStream, TableListener } from '../net/shared-stream.ts'
import type { PersonInfo, PlaceInfo, TableInfo, TableFrame } from '@alleycat/protocol'

const person = (id: string): PersonInfo => ({ id, name: id.toUpperCase(), avatar: 'guest-1', bot: false })
const place = (index: number, who: string | null, seat: number | null): PlaceInfo => ({
  place: index,
  seat,
  person: who === null ? null : person(who),
  character: who === null ? 'biscuit' : null,
  playedBy: who === null ? 'bot' : 'person',
  here: true,
  nonce: '',
})

const info = (changes: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'catham-city',
  options: cathamCity.defaults,
  seats: 2,
  pace: { kind: 'live', clock: null },
  title: '',
  public: false,
  status: 'open',
  owner: 'ada',
  commitment: '',
  places: [place(0, 'ada', null), place(1, null, null)],
  changes: [],
  watching: [],
  invited: [],
  previous: null,
  next: null,
  cup: null,
  starts: null,
  result: null,
  created: 0,
  ...changes,
})

const playing = info({ status: 'playing', places: [place(0, 'ada', 1), place(1, null, 0)] })
const frame = (n: number): TableFrame => ({
  table: 't',
  frame: n,
  at: 0,
  view: { n },
  events: [],
  ask: null,
  clocks: { deadline: null, left: null, running: null },
  result: null,
})

const kit = {
  kind: cathamCity,
  beat: () => 0,
  standing: { ids: [], decide: () => null, answers: () => [] },
} as unknown as GameKit

async function opened(me: string | null, first: TableInfo, answers: Record<string, () => unknown> = {}) {
  const asked: string[] = []
  let listener: TableListener | undefined
  const rewind = vi.fn()
  const stream = {
    skew: 0,
    connected: true,
    rewind,
    restart: vi.fn(),
    follow: (_: string, given: TableListener) => {
      listener = given
      return () => {}
    },
    onPerson: () => () => {},
    onState: () => () => {},
  } as unknown as SharedStream
  const api = new Api((path, { method = 'GET' } = {}) => {
    asked.push(`${method} ${path}`)
    const given: Record<string, () => unknown> = {
      'GET /me': () => ({ me: me === null ? null : person(me) }),
      'GET /tables/t': () => ({ table: first, frame: null, seat: null }),
      'GET /tables/t/standing': () => ({ answers: [] }),
      ...answers,
    }
    const answer = given[`${method} ${path}`]
    return Promise.resolve().then(() => {
      if (!answer) throw new RequestFailure('no-such-table', 404)
      return answer()
    })
  })
  const server = new ServerStatus(api, stream)
  const thinker = { stop: () => {} } as unknown as Thinker
  const playback = { wait: () => Promise.resolve(), hurry: () => {} } as unknown as PlaybackTimer
  const table = new OnlineTable('t', { api, stream, server, thinker, playback, loadKit: () => Promise.resolve(kit) })
  await table.open()
  return { table, asked, rewind, server, tell: () => listener! }
}

describe('a table on a server', () => {
  it('is a waiting room until the start, and then a game seen from the seat that was drawn', async () => {
    const { table, tell } = await opened('ada', info())
    expect(table.session).toBeNull()
    expect(table.isOwner).toBe(true)
    expect(tell().cursor()).toEqual({ viewer: null, frame: 0, chat: 0 })
    tell().table(playing)
    expect(table.session!.viewer).toBe(1)
    tell().frame(frame(1))
    expect(tell().cursor()).toEqual({ viewer: 1, frame: 1, chat: 0 })
    expect(table.session!.seats.map(({ name }) => name)).toEqual(['Biscuit', 'ADA'])
  })

  it('is watched by who has no seat, and told anew to who has left theirs', async () => {
    vi.useFakeTimers()
    const { table, tell, rewind } = await opened('ada', playing)
    tell().frame(frame(1))
    tell().frame(frame(2))
    tell().table(info({ status: 'playing', places: [place(0, null, 1), place(1, null, 0)] }))
    expect(table.session!.viewer).toBeNull()
    expect(tell().cursor()).toEqual({ viewer: null, frame: 0, chat: 0 })
    tell().frame(frame(9))
    tell().frame(frame(10))
    await vi.advanceTimersByTimeAsync(100)
    expect(rewind).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('never says of somebody who looks at it that they are away', async () => {
    const { table, tell } = await opened('ada', info())
    const away = { here: false }
    tell().table(
      info({
        places: [
          { ...place(0, 'ada', null), ...away },
          { ...place(1, 'zoe', null), ...away },
        ],
      }),
    )
    expect(table.info!.places.map(({ here }) => here)).toEqual([true, false])
  })

  it('that is not there says so', async () => {
    const { table } = await opened('ada', info(), {
      'GET /tables/t': () => {
        throw new RequestFailure('no-such-table', 404)
      },
    })
    expect(table.problem).toBe('no-such-table')
  })

  it('is joined with just a name', async () => {
    const seated = info({ seats: 3, places: [place(0, 'ada', null), place(1, 'zoe', null)] })
    const { table, asked } = await opened(null, info({ seats: 3 }), {
      'PUT /me': () => ({ me: person('zoe') }),
      'POST /tables/t/join': () => ({ table: seated, frame: null, seat: null }),
    })
    await table.join('ZOE', 'guest-1')
    expect(asked.slice(-2)).toEqual(['PUT /me', 'POST /tables/t/join'])
    expect(table.myPlace!.place).toBe(1)
  })

  it('says what was refused, and can be tried again', async () => {
    const { table } = await opened('ada', info())
    await table.attempt((api) => api.start('t'))
    expect(table.refused).toBe('no-such-table')
    expect(table.isBusy).toBe(false)
  })

  it('is played again where the others are asked to come', async () => {
    const next = info({ id: 'u' })
    const { table, asked } = await opened('ada', info({ status: 'over' }), {
      'POST /tables/t/rematch': () => ({ table: next, frame: null, seat: null }),
    })
    expect(await table.rematch()).toBe('u')
    expect(asked).not.toContain('POST /tables/u/start')
  })

  describe('when somebody else wants to play again', () => {
    const missing = { ...place(0, 'ada', null), playedBy: 'bot' as const, character: 'duchess' }
    const next = info({ id: 'u', owner: 'zoe', places: [missing, place(1, 'zoe', null)] })
    const over = info({ status: 'over', next: 'u', places: [place(0, 'ada', 1), place(1, 'zoe', 0)] })
    const answers = {
      'GET /tables/u': () => ({ table: next, frame: null, seat: null }),
      'POST /tables/u/leave': () => ({ table: next, frame: null, seat: null }),
    }

    it('asks whether we do', async () => {
      const { table, tell } = await opened('ada', playing, answers)
      tell().table(over)
      await vi.waitFor(() => expect(table.offer?.id).toBe('u'))
      expect(table.next).toBe('u')
    })

    it('shows the way there to who looks up the table afterwards', async () => {
      const { table } = await opened('ada', over, answers)
      expect(table.next).toBe('u')
    })

    it('does not look it up for who only watches', async () => {
      const { table, tell, asked } = await opened('eve', playing, answers)
      tell().table(over)
      expect(table.next).toBe('u')
      expect(asked).not.toContain('GET /tables/u')
    })

    it('does not ask who has come already', async () => {
      const seen = {
        table: { ...next, places: [place(0, 'ada', null), place(1, 'zoe', null)] },
        frame: null,
        seat: null,
      }
      const { table, tell, asked } = await opened('ada', playing, { ...answers, 'GET /tables/u': () => seen })
      tell().table(over)
      expect(asked).toContain('GET /tables/u')
      await new Promise((resolve) => setImmediate(resolve)) // Answers wait for nothing, so all have come by then.
      expect(table.offer).toBeNull()
    })

    it('lets us stay away', async () => {
      const { table, tell, asked } = await opened('ada', playing, answers)
      tell().table(over)
      await vi.waitFor(() => expect(table.offer).not.toBeNull())
      await table.decline()
      expect(asked).toContain('POST /tables/u/leave')
      expect(table.offer).toBeNull()
    })
  })

  it('knows from the start whom one has muted on another device', async () => {
    const { table } = await opened('ada', playing, { 'GET /me/muted': () => ({ people: [person('zoe')] }) })
    await vi.waitFor(() => expect([...table.chat.muted]).toEqual(['zoe']))
  })
})

it('people keep their name while a bot sits in for them', () => {
  const away = { ...place(0, 'ada', 0), playedBy: 'bot' as const, character: 'duchess' }
  expect(seatsOf(info({ places: [away] }))).toMatchObject([
    { name: 'ADA', avatar: 'guest-1', kind: 'person', isReplaced: true },
  ])
})

it('people have a page of their own, bots of the house have none', () => {
  expect(seatsOf(info()).map(({ page }) => page)).toEqual(['#/player/ada', undefined])
})
