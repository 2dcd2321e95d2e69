import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { OVER, Random, redacted, seatList, type Viewer } from '@alleycat/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Stream } from './http/streams/stream.ts'
import type { RunningServer } from './server.ts'
import { decide } from './tables/deciding.ts'
import { FrameTexts } from './tables/frame-texts.ts'
import { framesAfter, latestFrame, tableFrame } from './tables/frames.ts'
import { openTable, startTable } from './tables/opening.ts'
import { STANDARD_PACE } from '@alleycat/protocol'
import { addBot, join, newNonce, setStanding } from './tables/seating.ts'
import { viewerOf, type Table } from './tables/table.ts'
import { entryOf } from './tables/tables.ts'
import { GameLog, type Entry, type Moment } from './tables/game-log.ts'
import { describeDialects } from './testing/dialects.ts'
import { startTestServer } from './testing/server.ts'

/** The number of rounds; the full test is `ALLEYCAT_ROUNDS=500`: 1,000 games, half of each kind. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 2)
const SEATS = 3
/** A standing answer that is never legal: it is stored, and only its owner may ever be sent it. */
const MARK = 'discard OOOOO'
/** Names of fields that only the server may know. */
const NEVER = ['secret', 'owing', 'holdUntil', 'hold_until', 'standing', 'steps', 'outcomes', 'decided', '* deal']

/** The bytes that were sent to one viewer. */
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
      const options = { person: who, address: '', session: null, muted: new Set<string>(), resumed: new Map() }
      const stream = new Stream(wire as unknown as ServerResponse, new FrameTexts(), options)
      server.context.hub.follow(stream, table)
      await server.context.hub.arrived(stream, [table.row.id])
      return wire
    }

    /** Plays a whole game with random decisions and one bot, and with a stream for every seat and one for a spectator. */
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
      for (let tries = 0; table.row.status !== 'over'; tries++) {
        expect(tries, 'the game goes on').toBeLessThan(20_000)
        table = (await context.tables.get(row.id))!
        const own = seatList(table.log.owing).filter((seat) => people.some((who) => viewerOf(table, who) === seat))
        if (own.length === 0) await sleep(2)
        for (const seat of own) await decideAtRandom(table, seat, random)
      }
      await expect.poll(() => wires.get(null)!.text.includes('"result":{')).toBe(true)
      return { table: await context.tables.whole(table), wires }
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

    async function decideAtRandom({ row, log }: Table, seat: number, random: Random): Promise<void> {
      const { legal = [], number = 0 } = latestFrame(row.id, log, seat)?.ask ?? {}
      const decision = legal[random.below(Math.max(1, legal.length))]
      if (decision === undefined) return sleep(1) // A bot's decision is being stored.
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

/** Every moment that anybody was shown. */
const momentsOf = ({ log }: Table): Set<Moment> =>
  new Set([null, ...Array.from({ length: SEATS }, (_, seat) => seat)].flatMap((viewer) => log.momentsAfter(viewer, 0)))

/** Expects that nothing hidden from the viewer occurs in the bytes it was sent. */
function searchBytes(table: Table, viewer: Viewer, text: string): void {
  const { row, log } = table
  const { game } = log
  for (const word of [row.secret, MARK, ...NEVER.map((each) => `"${each}`)]) expect(text).not.toContain(word)
  for (const { events } of momentsOf(table))
    for (const event of events) {
      const whole = JSON.stringify(event)
      if (JSON.stringify(game.redact(event, viewer)) !== whole) expect(text).not.toContain(whole)
    }
  const own = new Set(log.momentsAfter(viewer, 0).map(({ state }) => JSON.stringify(handOf(game.view(state, viewer)))))
  for (const [, hand] of text.matchAll(/"hand":(null|"[A-Z]*")/g)) expect(own).toContain(hand)
  if (viewer === null) expect(text).not.toMatch(/"hand":"|"ask":\{|"answer":"/)
}

const handOf = (view: unknown): unknown => (view as { hand: unknown }).hand

/** Expects that the viewer would have been sent the same if everything it cannot know had been different. */
function compareWithOtherDeals({ row, log }: Table, viewer: Viewer, text: string): void {
  if (viewer === null) return
  const { game } = log
  const random = new Random('other deals')
  const known = game.knowledge(viewer)
  for (const [index, moment] of log.momentsAfter(viewer, 0).entries()) {
    for (const event of redacted(game, moment.events, viewer)) game.learn(known, event)
    const state = moment.state.slice()
    if (game.turn(state) !== OVER) game.determinize(state, viewer, known, random)
    const frame = tableFrame(row.id, game, { ...moment, state }, viewer, index + 1)
    expect(text).toContain(JSON.stringify(frame))
  }
}

/**
 * Expects that exchanging two cards between hands that the viewer does not see changes no byte of what it was shown
 * until then.
 */
function swapHiddenCards({ row, log }: Table, entries: readonly Entry[]): void {
  const [, , ...hands] = log.steps[0]!.split(' ')
  const [first = '', second = ''] = hands
  const letter = [...second].find((each) => !first.includes(each))
  if (letter === undefined) return
  const swapped = [sorted(first.slice(1) + letter), sorted(second.replace(letter, first[0]!))]
  const other = replayWhilePossible(log, entries, `* deal ${[...swapped, ...hands.slice(2)].join(' ')}`)
  for (const viewer of [2, null]) {
    const frames = framesAfter(row.id, other, viewer, 0)
    const real = framesAfter(row.id, log, viewer, 0)
    // Closing a window resolves the answers of hidden hands, so the last frame may differ.
    const last = other.closedAt === other.seq ? frames.length - 1 : frames.length
    expect(JSON.stringify(frames.slice(0, last))).toBe(JSON.stringify(real.slice(0, last)))
  }
}

const sorted = (letters: string): string => [...letters].toSorted().join('')

/** Replays the same log after another deal, as long as every entry is possible and closings show the same. */
function replayWhilePossible(log: GameLog, entries: readonly Entry[], deal: string): GameLog & { closedAt: number } {
  const other = Object.assign(new GameLog(log.game, log.pace), { closedAt: 0 })
  const shown = (each: GameLog, count: number): string => JSON.stringify(each.momentsAfter(null, 0)[count - 1]?.events)
  for (const entry of entries) {
    const isClosing = entry.move === null && entry.seq > 1 && entry.away === undefined
    try {
      other.append(entry.seq === 1 ? { ...entry, chance: [deal] } : entry)
    } catch {
      return other
    }
    if (isClosing) other.closedAt = entry.seq
    if (isClosing && shown(other, other.count(null)) !== shown(log, other.count(null))) return other
  }
  return other
}
