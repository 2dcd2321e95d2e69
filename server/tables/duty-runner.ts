import { randomUUID } from 'node:crypto'
import { questionFor } from '@alleycat/bots'
import type { Seat } from '@alleycat/engine'
import { Refused } from '../errors.ts'
import type { Decider } from '../store/schema.ts'
import { closeWindow, decide, withFairClocks } from './deciding.ts'
import { dueAt, dutiesOf, STAND_IN, standingAnswer, type Duty } from './duties.ts'
import { advanceCup } from '../cups/rounds.ts'
import { startRematch } from './opening.ts'
import { follows } from './presence.ts'
import { rateTable } from './rating.ts'
import { takeOver } from './seating.ts'
import type { TableContext } from './context.ts'
import { cupOf, hostOf, placeAt, type Table } from './table.ts'

/** Enough for a window in which every seat is played by the server; more has to wait for its own time. */
const MOST_ROUNDS = 8
/** How long a table without people waits while bots think elsewhere: it is played to its end when nobody needs them. */
const IDLE_MS = 10_000
const NOBODY = ''

/** Does what is due at a table: bots' decisions, standing answers, decisions of people out of time or gone, closings, a rematch. */
export async function performDuties(context: TableContext, id: string): Promise<void> {
  let table = await context.mailboxes.run(id, async () => {
    const read = await context.tables.refresh(id)
    return read && withFairClocks(context, read)
  })
  for (let round = 0; table && round < MOST_ROUNDS; round++) {
    const due = dutiesOf(table, context.config).filter((duty) => duty.at <= context.now())
    if (due.length === 0) return setDue(context, table)
    for (const duty of due) if (!(await perform(context, table, duty))) return
    table = await context.tables.latest(id)
  }
}

/** Performs one duty; returns false when there is nothing more to do for now. */
async function perform(context: TableContext, table: Table, { kind, seat }: Duty): Promise<boolean> {
  switch (kind) {
    case 'close':
      await closeWindow(context, table.row.id)
      return true
    case 'rate':
      await rateTable(context, table)
      return false
    case 'cup':
      await advanceCup(context, cupOf(table.row)!)
      await storeDue(context, table, null)
      return false
    case 'start':
      await startRematch(context, table.row.id)
      return true
    case 'bot': {
      const host = hostOf(table)
      if (host === undefined && context.bots.thinking > 0) return postpone(context, table, IDLE_MS)
      return play(context, table, seat, await botDecision(context, table, seat, host ?? NOBODY), 'bot')
    }
    case 'standing':
      return play(context, table, seat, standingAnswer(table.log, placeAt(table.places, seat)!, seat)!, 'standing')
    case 'time':
      return playFallback(context, table, seat)
    case 'away':
      if (!(await isAway(context, table, seat))) return postpone(context, table, context.config.awayAfter / 2)
      return playFallback(context, table, seat)
  }
}

/** Plays a decision for a seat; returns false when the seat or another node has played before. */
async function play(
  context: TableContext,
  table: Table,
  seat: Seat,
  decision: string,
  decider: Decider,
): Promise<boolean> {
  const number = table.log.decided[seat]! + 1
  try {
    await decide(context, { table: table.row.id, seat, number, decision, decider })
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** The thread is handed the position as the seat knows it, and nothing else. */
function botDecision({ bots }: TableContext, { row, log, places }: Table, seat: Seat, host: string): Promise<string> {
  const character = placeAt(places, seat)?.character ?? STAND_IN
  // Where a deal is played at many tables, a bot decides the same at each, as far as it knows the same.
  const seed = row.deal === null ? randomUUID() : `${row.secret}/${row.deal}/${seat}/${log.decided[seat]}`
  return bots.decide(questionFor(log.teller.perspective(seat), character, seed), host)
}

/** Afterwards a bot plays on for the seat, but not after an answer: that would show who was asked (CC-27a). */
async function playFallback(context: TableContext, table: Table, seat: Seat): Promise<boolean> {
  const { game, state, inWindow } = table.log
  const decision = game.format(state, seat, game.fallback(state, seat))
  const played = await play(context, table, seat, decision, 'time')
  if (played && !inWindow) await takeOver(context, table.row.id, seat)
  return played
}

async function isAway(context: TableContext, table: Table, seat: Seat): Promise<boolean> {
  const person = placeAt(table.places, seat)?.person_id
  return !person || !(await follows(context.store.db, table.row.id, person, context.now() - context.config.awayAfter))
}

async function setDue(context: TableContext, table: Table): Promise<void> {
  const due = dueAt(table, context.config)
  if (due !== table.row.due_at) await storeDue(context, table, due)
  if (due !== null) context.scheduler.wakeBy(due)
}

async function postpone(context: TableContext, table: Table, ms: number): Promise<boolean> {
  await storeDue(context, table, context.now() + ms)
  return false
}

/** Stores when a table is due, unless it has moved on or a seat has come into other hands, which sets its own time. */
async function storeDue({ store }: TableContext, { row }: Table, due: number | null): Promise<void> {
  await store.db
    .updateTable('tables')
    .set({ due_at: due })
    .where('id', '=', row.id)
    .where('seq', '=', row.seq)
    .where('rev', '=', row.rev)
    .execute()
}
