import { CLOSING, hasSeat, Refusal, type ChanceSource, type Seat } from '@alleycat/engine'
import { keyedChance } from '@alleycat/fairness'
import { Refused } from '../errors.ts'
import { movedRow, type TableChange } from '../store/journal.ts'
import type { Decider, LogRow, TableRow } from '../store/schema.ts'
import { StoreAway } from '../store/store.ts'
import { answererAt, windowTime } from './answer-times.ts'
import type { TableContext } from './context.ts'
import { dueAt } from './duties.ts'
import { latestFrame } from './frames.ts'
import type { Entry } from './game-log.ts'
import { turnNotices } from './outbox.ts'
import { isRated } from './rating.ts'
import { drawsBefore, keyOf, placeAt, type Table } from './table.ts'

export interface Decision {
  readonly table: string
  readonly seat: Seat
  /** The number of the ask it answers. */
  readonly number: number
  readonly decision: string
  readonly decider: Decider
  /** The person who has to hold the seat; absent when the house decides. */
  readonly person?: string
}

/** A decision that is kept for good, now or when it was sent before. */
export interface Accepted {
  readonly table: Table
  /** The number of the frame that it led to. */
  readonly frame: number
}

/** The table has changed since this node read it. */
class LostRace extends Error {}

const MOST_TRIES = 5

/** A decision is validated, kept for good, and only then answered and told to others. */
export function decide(context: TableContext, decision: Decision): Promise<Accepted> {
  return context.mailboxes.run(decision.table, async () => {
    let table = context.tables.known(decision.table) ?? (await context.tables.refresh(decision.table))
    for (let tries = 1; table; tries++) {
      try {
        return await attempt(
          context,
          hasFairClocks(context, table) ? table : await withFairClocks(context, table),
          decision,
        )
      } catch (error) {
        if (tries >= MOST_TRIES || !isWorthAnotherTry(error, tries)) throw error
        table = await context.tables.refresh(decision.table)
        const before = table && (await answeredBefore(context, table, decision))
        if (before) return before
      }
    }
    throw new Refused('no-such-table')
  })
}

/** A first refusal may rest on what another node has changed since. */
const isWorthAnotherTry = (error: unknown, tries: number): boolean =>
  error instanceof LostRace || (error instanceof Refused && tries === 1)

async function attempt(context: TableContext, table: Table, decision: Decision): Promise<Accepted> {
  const { seat } = decision
  const { log } = table
  expectAsked(table, decision)
  const now = context.now()
  const frame = log.count(seat) + 1
  const answerTime = log.inWindow ? now - log.shownAt : null
  const played = log.decide(decision, chanceOf(table), now, () => windowTime(table, context.answerTimes))
  if (played instanceof Refusal) throw forbidden(table, decision, played)
  const entries = [played]
  if (log.turn === CLOSING && log.holdUntil <= now) entries.push(log.close(chanceOf(table), now))
  const kept = await keep(context, table, entries)
  // A standing answer is given at once, which tells nothing of how long that person takes.
  if (answerTime !== null && decision.decider !== 'standing')
    context.answerTimes.remember(answererAt(table, seat), answerTime)
  return { table: kept, frame }
}

/** Whether the seat is in the hands of who decides. */
const holdsSeat = ({ places }: Table, { seat, person }: Decision): boolean =>
  person === undefined || placeAt(places, seat)?.person_id === person

function expectAsked(table: Table, decision: Decision): void {
  const { log, row } = table
  const { seat, number } = decision
  if (!holdsSeat(table, decision)) throw new Refused('not-seated')
  if (row.status === 'open') throw new Refused('table-not-started')
  const fresh = () => ({ frame: latestFrame(row.id, log, seat) ?? null })
  if (row.status !== 'playing' || !hasSeat(log.owing, seat)) throw new Refused('not-asked', fresh())
  if (number !== log.decided[seat]! + 1) throw new Refused('stale', fresh())
}

/** The draws that follow those of the log. */
export const chanceOf = (table: Table): ChanceSource =>
  keyedChance(keyOf(table), drawsBefore(table) + table.log.outcomes)

const forbidden = ({ log }: Table, { seat, decision }: Decision, { rule }: Refusal): Refused =>
  rule === 'notation' || log.game.why(log.state, seat, decision) === null
    ? new Refused('no-such-decision')
    : new Refused('forbidden-by-rule', { rule })

/** Whether everybody could play since the last frame of a table, as far as is known without asking the database. */
const hasFairClocks = ({ absences }: TableContext, { log }: Table): boolean =>
  absences.isUpToNow && absences.since(log.shownAt) === 0

/** The table; if nobody could play for a while since its last frame, with an entry by which nobody's clock has run then. */
export async function withFairClocks(context: TableContext, table: Table): Promise<Table> {
  if (!context.absences.isUpToNow) await context.absences.look()
  const away = context.absences.since(table.log.shownAt)
  if (away === 0 || table.row.status !== 'playing') return table
  return keep(context, table, [table.log.resume(context.now(), away)])
}

/** Closes the window of a table, if it still waits for that and may be closed by now. */
export async function closeWindow(context: TableContext, id: string): Promise<void> {
  await context.mailboxes.run(id, async () => {
    const table = await context.tables.latest(id)
    const now = context.now()
    if (!table || table.log.turn !== CLOSING || table.log.holdUntil > now) return
    await keep(context, table, [table.log.close(chanceOf(table), now)])
  })
}

/**
 * Keeps entries that the table's log has played, and all that goes with them. If that fails, the log is ahead of the
 * database, so the table is read again before anything else happens at it.
 */
export async function keep(
  context: TableContext,
  table: Table,
  entries: readonly Entry[],
  seats: TableChange['seats'] = [],
): Promise<Table> {
  const next = tableAfter(context, table, entries)
  try {
    const change = {
      before: { seq: table.row.seq, rev: table.row.rev },
      row: movedRow(next.row),
      entries: entries.map((entry) => rowOf(table.row.id, entry)),
      notices: turnNotices(table.row.owing, next, entries),
      seats,
    }
    if (!(await context.store.journal.keep(change))) throw new LostRace()
  } catch (error) {
    context.tables.forget(table.row.id)
    // A connection that breaks may have broken after the commit, and then others have to be told of it all the same.
    if (error instanceof StoreAway) context.store.bus.publish({ kind: 'table', id: table.row.id })
    throw error
  }
  next.log.commit()
  context.tables.keep(next)
  context.store.bus.publish({ kind: 'table', id: next.row.id })
  for (const { move } of entries) if (move) context.onKept(move.decider)
  if (next.row.due_at !== null) context.scheduler.wakeBy(next.row.due_at)
  return next
}

function tableAfter({ config }: TableContext, table: Table, entries: readonly Entry[]): Table {
  const { log } = table
  const { at } = entries.at(-1)!
  const row: TableRow = { ...table.row }
  if (log.over || row.status === 'open') row.rev++
  row.seq = log.seq
  row.status = log.over ? 'over' : 'playing'
  row.owing = log.owing
  row.owing_from = at
  row.result = log.over ? JSON.stringify(log.game.result(log.state)) : null
  row.updated_at = log.shownAt // Answers must not change the time that others see (CC-31).
  const next: Table = { row, places: table.places, log }
  row.due_at = isRated(next) || (log.over && row.deal !== null) ? at : dueAt(next, config)
  return next
}

const rowOf = (table: string, { seq, move, chance, at, holdUntil, away }: Entry): LogRow => ({
  table_id: table,
  seq,
  seat: move?.seat ?? null,
  decision: move?.decision ?? null,
  decider: move?.decider ?? null,
  chance: JSON.stringify(chance),
  at,
  hold_until: holdUntil,
  away: away ?? null,
})

/**
 * What a person hears who sends a decision again: it is known by its number, so sending it again does no harm. The house
 * sends nothing again: that its decision is in the log already means that another node was faster, and does the rest.
 */
async function answeredBefore(context: TableContext, table: Table, again: Decision): Promise<Accepted | undefined> {
  const { seat, number, decision, decider, person } = again
  if (person === undefined || !holdsSeat(table, again) || number > table.log.decided[seat]!) return undefined
  const entry = await context.store.db
    .selectFrom('log')
    .select(['decision', 'decider'])
    .where('table_id', '=', table.row.id)
    .where('seat', '=', seat)
    .orderBy('seq')
    .limit(1)
    .offset(number - 1)
    .executeTakeFirst()
  if (entry?.decision !== decision || entry.decider !== decider) return undefined
  await context.store.ping() // What a store that fails still shows may be lost with it.
  const known = table.log.frameAfter(seat, number)
  if (known !== undefined) return { table, frame: known }
  const whole = await context.tables.whole(table)
  return { table: whole, frame: whole.log.frameAfter(seat, number)! }
}
