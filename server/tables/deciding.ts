import type { Seat } from '@alleycat/engine'
import { Refused } from '../errors.ts'
import { keyedChance } from '@alleycat/fairness'
import type { Decider } from '../store/schema.ts'
import { Duplicate, type Writer } from '../store/store.ts'
import { answerUnder, keepAnswer, type RequestKey } from './answers.ts'
import { dueAt } from './duties.ts'
import { frameCount, framesAfter, latestFrame, type Frame } from './frames.ts'
import { notifyTurn } from './outbox.ts'
import { rateTable } from './rating.ts'
import type { Service } from './service.ts'
import { drawsBefore, keyOf, placeAt, type Table } from './table.ts'
import type { Entry, Timeline } from './timeline.ts'

export interface Decision {
  readonly table: string
  readonly seat: Seat
  /** The number of the ask it answers. */
  readonly number: number
  readonly decision: string
  readonly decider: Decider
  /** Who has to hold the seat; nobody when the house decides. */
  readonly person?: string
  /** Makes a repeated request harmless. */
  readonly key?: RequestKey
}

/** What a decision is answered with: the frame it led to, for who made it. */
export interface Accepted {
  readonly number: number
  readonly frame: Frame
}

/** The log has entries that this node did not know of. */
class LostRace extends Error {}

const MOST_TRIES = 5

/** Validated, kept for good, and only then answered and told to others. */
export async function decide(service: Service, decision: Decision): Promise<Accepted> {
  return service.turnstile.pass(decision.table, async () => {
    let table = await service.tables.get(decision.table)
    for (let tries = 1; table; tries++) {
      try {
        return await attempt(service, table, decision)
      } catch (error) {
        if (tries >= MOST_TRIES || !isWorthAnotherTry(error, tries)) throw error
        table = await service.tables.refresh(decision.table)
        const before = table && (await answeredBefore(service, table, decision))
        if (before) return before
      }
    }
    throw new Refused('no-such-table')
  })
}

/** A first refusal may rest on what another node has changed since. */
const isWorthAnotherTry = (error: unknown, tries: number): boolean =>
  error instanceof LostRace || error instanceof Duplicate || (error instanceof Refused && tries === 1)

async function attempt(service: Service, table: Table, decision: Decision): Promise<Accepted> {
  if (decision.person !== undefined && placeAt(table, decision.seat)?.person_id !== decision.person)
    throw new Refused('not-seated')
  const entry = prepare(service, table, decision)
  const next = await append(service, table, entry, decision.key && keptAnswer(service, table, decision, decision.key))
  return acceptedAs(next, decision, frameAfter(service, table, decision))
}

/** The entry of a decision that may be made now. */
function prepare(service: Service, table: Table, { seat, number, decision, decider }: Decision): Entry {
  const { timeline, row } = table
  const now = service.now()
  const fresh = () => ({ frame: latestFrame(row.id, timeline, seat, now) ?? null })
  if (row.status === 'open') throw new Refused('table-not-started')
  if (row.status !== 'playing' || timeline.settlesAt > now || !timeline.owes(seat))
    throw new Refused('not-asked', fresh())
  if (number !== timeline.decided[seat]! + 1) throw new Refused('stale', fresh())
  const played = timeline.rehearse(
    { seat, decision },
    keyedChance(keyOf(table), drawsBefore(table) + timeline.outcomes),
  )
  if (!played) throw forbidden(table, seat, decision)
  return {
    seq: timeline.seq + 1,
    move: { seat, decision, decider },
    chance: played.chance,
    at: now,
    holdUntil: played.window ? now + holdTime(service) : null,
  }
}

/** CC-27a: drawn before anybody knows whether somebody has a choice. */
function holdTime({ config }: Service): number {
  const { min, max } = config.window
  return Math.round(min + Math.random() * (max - min))
}

function forbidden({ timeline }: Table, seat: Seat, decision: string): Refused {
  const rule = timeline.game.why(timeline.state, seat, decision)
  return rule === null || rule === 'notation'
    ? new Refused('no-such-decision')
    : new Refused('forbidden-by-rule', { rule })
}

/** Keeps an entry and all that goes with it, in one transaction. */
export async function append(
  service: Service,
  table: Table,
  entry: Entry,
  also: (tx: Writer) => Promise<void> = () => Promise.resolve(),
): Promise<Table> {
  const timeline = table.timeline.fork()
  timeline.append(entry)
  const next = tableAfter(service, table, timeline, entry.at)
  await service.store.write(async (tx) => {
    await keepEntry(tx, next.row.id, entry)
    await replaceRow(tx, table, next)
    await notifyTurn(tx, table, next, entry.at)
    if (next.row.status === 'over') await rateTable(tx, next)
    await also(tx)
  })
  service.tables.keep(next)
  service.store.bus.publish({ kind: 'table', id: next.row.id })
  if (entry.move) service.onKept(entry.move.decider)
  if (next.row.due_at !== null) service.rounds.wakeAt(next.row.due_at)
  return next
}

/** The end is part of the table only once it is shown (CC-27a); until then the house has to come back for it. */
function tableAfter({ config }: Service, table: Table, timeline: Timeline, now: number): Table {
  const { row } = table
  const isOver = timeline.over && timeline.settlesAt <= now
  const next: Table = {
    ...table,
    timeline,
    row: {
      ...row,
      seq: timeline.seq,
      rev: isOver || row.status === 'open' ? row.rev + 1 : row.rev,
      status: isOver ? 'over' : 'playing',
      owing: timeline.owing,
      owing_from: timeline.settlesAt,
      result: isOver ? JSON.stringify(timeline.game.result(timeline.state)) : null,
      updated_at: lastShown(timeline, now) ?? row.updated_at,
    },
  }
  return { ...next, row: { ...next.row, due_at: dueAt(next, config) } }
}

/** When everybody was last shown something: answers in between are nobody's business (CC-31). */
function lastShown({ latest }: Timeline, now: number): number | undefined {
  return latest && latest.visibleAt <= now ? latest.visibleAt : undefined
}

/** Fails when the log has grown or places have changed since `table` was read. */
async function replaceRow(tx: Writer, table: Table, { row }: Table): Promise<void> {
  const { status, seq, rev, owing, owing_from, result, due_at, updated_at } = row
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set({ status, seq, owing, owing_from, result, due_at, updated_at })
    .$if(rev !== table.row.rev, (query) => query.set((eb) => ({ rev: eb('rev', '+', 1) })))
    .where('id', '=', row.id)
    .where('seq', '=', table.timeline.seq)
    .where('rev', '=', table.row.rev) // nobody came or went
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new LostRace()
}

/** Makes a game over whose end had to be held back. */
export async function finish(service: Service, table: Table): Promise<void> {
  const next = tableAfter(service, table, table.timeline, service.now())
  await service.store.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('tables')
      .set((eb) => ({ status: 'over', result: next.row.result, due_at: null, rev: eb('rev', '+', 1) }))
      .where('id', '=', table.row.id)
      .where('status', '=', 'playing')
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await rateTable(tx, next)
  })
  await service.tables.refresh(table.row.id)
  service.store.bus.publish({ kind: 'table', id: table.row.id })
}

async function keepEntry(tx: Writer, table: string, { seq, move, chance, at, holdUntil }: Entry): Promise<void> {
  await tx
    .insertInto('log')
    .values({
      table_id: table,
      seq,
      seat: move?.seat ?? null,
      decision: move?.decision ?? null,
      decider: move?.decider ?? null,
      chance: JSON.stringify(chance),
      at,
      hold_until: holdUntil,
    })
    .execute()
}

/** The number of the frame that an entry made now will be answered with. */
const frameAfter = (service: Service, { timeline }: Table, { seat }: Decision): number =>
  frameCount(timeline, seat, service.now()) + 1

const keptAnswer = (service: Service, table: Table, decision: Decision, key: RequestKey) => (tx: Writer) =>
  keepAnswer(tx, key, { number: decision.number, frame: frameAfter(service, table, decision) }, service.now())

async function answeredBefore(service: Service, table: Table, decision: Decision): Promise<Accepted | undefined> {
  const kept = decision.key && (await answerUnder(service.store.db, decision.key))
  return kept && acceptedAs(table, { ...decision, number: kept.number }, kept.frame)
}

/** Frames follow from the log, so the answer is the same whenever it is given. */
function acceptedAs({ row, timeline }: Table, { seat, number }: Decision, frame: number): Accepted {
  const [first] = framesAfter(row.id, timeline, seat, frame - 1, Infinity)
  return { number, frame: first! }
}
