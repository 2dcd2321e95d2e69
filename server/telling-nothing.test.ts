import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Match, Random, seatList, type Viewer } from '@alleycat/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FrameTexts } from './http/streams/frame-texts.ts'
import { Stream } from './http/streams/stream.ts'
import type { RunningServer } from './server.ts'
import { decide } from './tables/deciding.ts'
import { framesAfter } from './tables/frames.ts'
import { openTable, startTable } from './tables/opening.ts'
import { STANDARD_PACE } from './tables/pace.ts'
import { addBot, join, newNonce, setStanding } from './tables/seating.ts'
import { viewerOf, type Table } from './tables/table.ts'
import { entryOf } from './tables/tables.ts'
import { Timeline, type Entry } from './tables/timeline.ts'
import { describeDialects } from './testing/dialects.ts'
import { startTestServer } from './testing/server.ts'

/** The full round is `ALLEYCAT_ROUNDS=500`: 1,000 games, half of each kind. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 2)
const SEATS = 3
/** A standing answer that is never legal: it is kept, and nobody but its owner may ever hear of it. */
const MARK = 'discard OOOOO'
/** Names of what the server alone knows. */
const NEVER = ['secret', 'owing', 'holdUntil', 'hold_until', 'standing', 'steps', 'outcomes', 'decided', '* deal']

/** Bytes as they leave for one viewer. */
class Wire {
  text = ''
  readonly writableLength = 0
  write(text: string): boolean {
    this.text += text
    return true
  }
  end(): void {}
  destroy(): void {}
}

describeDialects(
  ({ newDatabase }) => {
    let server: RunningServer
    beforeAll(async () => {
      server = await startTestServer(await newDatabase(), { ALLEYCAT_WINDOW_MS: '0-20' })
    })
    afterAll(() => server.stop())

    const person = async (): Promise<string> =>
      (await server.context.people.create({ name: 'Cat', avatar: 'tabby', owner_id: null }, Date.now())).id

    async function follow(table: Table, who: string | null): Promise<Wire> {
      const wire = new Wire()
      const options = { person: who, address: '', epoch: 1, muted: new Set<string>(), resumed: new Map() }
      const stream = new Stream(wire as unknown as ServerResponse, new FrameTexts(), options)
      await server.context.hub.follow(stream, table)
      return wire
    }

    /** A whole game with a stream for every seat and one who watches; all decisions at random, one seat a bot's. */
    async function playGame(game: string, random: Random): Promise<{ table: Table; wires: Map<Viewer, Wire> }> {
      const { context } = server
      const people = [await person(), await person()]
      const wish = {
        game,
        seats: SEATS,
        options: undefined,
        pace: STANDARD_PACE,
        title: '',
        isPublic: true,
        fixedSeating: false,
      }
      const { row } = await openTable(context, people[0]!, wish, newNonce())
      await join(context, row.id, people[1]!, newNonce())
      await addBot(context, row.id, people[0]!, 'biscuit')
      let table = await startTable(context, row.id, people[0]!)
      const wires = new Map<Viewer, Wire>()
      for (const who of [...people, null]) wires.set(viewerOf(table, who), await follow(table, who))
      for (const who of people) await setStanding(context, row.id, who, [MARK])
      for (let tries = 0; !table.timeline.over; tries++) {
        expect(tries, 'the game goes on').toBeLessThan(20_000)
        table = (await context.tables.get(row.id))!
        const own = seatList(table.timeline.owing).filter((seat) => people.some((who) => viewerOf(table, who) === seat))
        if (own.length === 0 || table.timeline.settlesAt > Date.now()) await sleep(2)
        for (const seat of own) await decideAtRandom(table, seat, random)
      }
      await expect.poll(() => wires.get(null)!.text.includes('"result":{')).toBe(true)
      return { table, wires }
    }

    const entriesOf = async ({ row }: Table): Promise<Entry[]> =>
      (
        await server.context.store.db
          .selectFrom('log')
          .selectAll()
          .where('table_id', '=', row.id)
          .orderBy('seq')
          .execute()
      ).map(entryOf)

    async function decideAtRandom({ row, timeline }: Table, seat: number, random: Random): Promise<void> {
      if (timeline.settlesAt > Date.now()) return
      const [frame] = framesAfter(row.id, timeline, seat, 0, Date.now()).slice(-1)
      const { legal = [], number = 0 } = frame?.ask ?? {}
      const decision = legal[random.below(Math.max(1, legal.length))]
      if (decision === undefined) return
      await decide(server.context, { table: row.id, seat, number, decision, decider: 'person' }).catch(() => undefined)
    }

    test.each(['catham-city', 'cat-burglars'])(
      '%s: no byte tells a viewer what it may not know',
      { timeout: 60_000 + ROUNDS * 10_000 },
      async (game) => {
        for (let round = 0; round < ROUNDS; round++) {
          const { table, wires } = await playGame(game, new Random(`${game} ${round}`))
          for (const [viewer, { text }] of wires) {
            searchBytes(table, viewer, text)
            compareWithOtherDeals(table, viewer, text)
          }
          swapHiddenCards(table, await entriesOf(table))
        }
      },
    )
  },
  ['sqlite'],
)

/** Nothing that is hidden from the viewer occurs anywhere in its bytes. */
function searchBytes({ row, timeline }: Table, viewer: Viewer, text: string): void {
  const { game } = timeline
  for (const word of [row.secret, MARK, ...NEVER.map((each) => `"${each}`)]) expect(text).not.toContain(word)
  for (const { events } of timeline.publications)
    for (const event of events) {
      const whole = JSON.stringify(event)
      if (JSON.stringify(game.redact(event, viewer)) !== whole) expect(text).not.toContain(whole)
    }
  const own = new Set(timeline.publications.map(({ state }) => JSON.stringify(handOf(game.view(state, viewer)))))
  for (const [, hand] of text.matchAll(/"hand":(null|"[A-Z]*")/g)) expect(own).toContain(hand)
  if (viewer === null) expect(text).not.toMatch(/"hand":"|"ask":\{|"answer":"/)
}

const handOf = (view: unknown): unknown => (view as { hand: unknown }).hand

/** What the viewer was sent is what it would have been sent, had everything it cannot know been different. */
function compareWithOtherDeals({ row, timeline }: Table, viewer: Viewer, text: string): void {
  if (viewer === null) return
  const { game } = timeline
  const random = new Random('other deals')
  const known = game.knowledge(viewer)
  const imagined = new Timeline(game, timeline.pace)
  for (const publication of timeline.publications) {
    for (const event of publication.events) {
      const seen = game.redact(event, viewer)
      if (seen !== undefined) game.learn(known, seen)
    }
    const state = publication.state.slice()
    if (!publication.over && publication.owing > 0) game.determinize(state, viewer, known, random)
    imagined.publications.push({ ...publication, state })
  }
  for (const frame of framesAfter(row.id, imagined, viewer, 0, Infinity)) expect(text).toContain(JSON.stringify(frame))
}

/**
 * Two cards that change places between hands the viewer does not see change no byte of what it is shown until then. A
 * window may close sooner, for somebody who had to answer may have nothing to answer with; that is what its hold hides.
 */
function swapHiddenCards({ row, timeline }: Table, entries: readonly Entry[]): void {
  const deal = timeline.steps[0]!
  const [, , ...hands] = deal.split(' ')
  const [first = '', second = ''] = hands
  const letter = [...second].find((each) => !first.includes(each))
  if (letter === undefined) return
  const swapped = [sorted(first.slice(1) + letter), sorted(second.replace(letter, first[0]!))]
  const other = replayWhileLegal(timeline, entries, `* deal ${[...swapped, ...hands.slice(2)].join(' ')}`)
  const until = other.publications.at(-1)!.visibleAt
  for (const viewer of [2, null]) {
    const frames = framesAfter(row.id, other, viewer, 0, until)
    const real = framesAfter(row.id, timeline, viewer, 0, until)
    const both = Math.min(frames.length, real.length)
    expect(both).toBeGreaterThanOrEqual(frames.length - 1)
    expect(JSON.stringify(frames.slice(0, both))).toBe(JSON.stringify(real.slice(0, both)))
  }
}

const sorted = (letters: string): string => [...letters].toSorted().join('')

/** The same log after another deal, for as long as every step of it is possible. */
function replayWhileLegal(timeline: Timeline, entries: readonly Entry[], deal: string): Timeline {
  const other = new Timeline(timeline.game, timeline.pace)
  const match = new Match(timeline.game)
  for (const entry of entries) {
    const chance = entry.move ? entry.chance : [deal]
    const steps = [...(entry.move ? [`${entry.move.seat} ${entry.move.decision}`] : []), ...chance]
    if (steps.some((step) => match.play(step) !== null)) break
    if (match.turn < 0) break
    other.append({ ...entry, chance })
  }
  return other
}
