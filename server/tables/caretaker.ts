import { randomUUID } from 'node:crypto'
import { questionFor } from '@alleycat/bots'
import { perspectiveOf, type Seat } from '@alleycat/engine'
import { Refused } from '../errors.ts'
import type { Decider } from '../store/schema.ts'
import { decide, finish } from './deciding.ts'
import { dueAt, dutiesOf, STAND_IN, standingAnswer, type Duty } from './duties.ts'
import { startRematch } from './opening.ts'
import { follows } from './presence.ts'
import { takeOver } from './seating.ts'
import type { Service } from './service.ts'
import { placeAt, type Table } from './table.ts'

/** Enough for a window in which every seat is played by the house; more has to wait for its own time. */
const MOST_ROUNDS = 8

/** Does for a table what is due: bots' decisions, standing answers, decisions of people out of time or gone, a rematch. */
export async function lookAfter(service: Service, id: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const table = await service.tables.refresh(id)
    if (!table) return
    const due = dutiesOf(table, service.config).filter((duty) => duty.at <= service.now())
    if (due.length === 0) return setDue(service, table)
    for (const duty of due) if (!(await perform(service, table, duty))) return
  }
}

/** False when there is nothing more to do for now. */
async function perform(service: Service, table: Table, { kind, seat }: Duty): Promise<boolean> {
  switch (kind) {
    case 'finish':
      await finish(service, table)
      return true
    case 'start':
      await startRematch(service, table.row.id)
      return true
    case 'bot':
      return play(service, table, seat, await botDecision(service, table, seat), 'bot')
    case 'standing':
      return play(service, table, seat, standingAnswer(table.timeline, placeAt(table, seat)!, seat)!, 'standing')
    case 'time':
      return playFallback(service, table, seat)
    case 'away':
      if (!(await isAway(service, table, seat))) return postpone(service, table)
      return playFallback(service, table, seat)
  }
}

/** False when the seat was faster, or another node. */
async function play(service: Service, table: Table, seat: Seat, decision: string, decider: Decider): Promise<boolean> {
  const number = table.timeline.decided[seat]! + 1
  try {
    await decide(service, { table: table.row.id, seat, number, decision, decider })
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** The decision as the seat's own knowledge allows: the thread is handed nothing else. */
function botDecision(service: Service, table: Table, seat: Seat): Promise<string> {
  const { game, state } = table.timeline
  const character = placeAt(table, seat)?.character ?? STAND_IN
  const perspective = perspectiveOf(game, state, seat, knownTo(table, seat))
  return service.thinker.think(questionFor(perspective, character, randomUUID()))
}

function knownTo({ timeline: { game, publications } }: Table, seat: Seat): unknown {
  const known = game.knowledge(seat)
  for (const { events } of publications)
    for (const event of events) {
      const seen = game.redact(event, seat)
      if (seen !== undefined) game.learn(known, seen)
    }
  return known
}

/** Then a bot plays on, but not after an answer: that would show who was asked (CC-27a). */
async function playFallback(service: Service, table: Table, seat: Seat): Promise<boolean> {
  const { game, state, inWindow } = table.timeline
  const decision = game.format(state, seat, game.fallback(state, seat))
  const played = await play(service, table, seat, decision, 'time')
  if (played && !inWindow) await takeOver(service, table.row.id, seat)
  return played
}

async function isAway(service: Service, table: Table, seat: Seat): Promise<boolean> {
  const person = placeAt(table, seat)?.person_id
  return !person || !(await follows(service.store.db, table.row.id, person, service.now() - service.config.awayAfter))
}

async function setDue(service: Service, table: Table): Promise<void> {
  const due = dueAt(table, service.config)
  await storeDue(service, table, due)
  if (due !== null) service.rounds.wakeAt(due)
}

async function postpone(service: Service, table: Table): Promise<boolean> {
  await storeDue(service, table, service.now() + service.config.awayAfter / 2)
  return false
}

/** Unless the table has moved on, which has set its own. */
async function storeDue({ store }: Service, { row, timeline }: Table, due: number | null): Promise<void> {
  await store.write((tx) =>
    tx.updateTable('tables').set({ due_at: due }).where('id', '=', row.id).where('seq', '=', timeline.seq).execute(),
  )
}
