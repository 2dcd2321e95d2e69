import { randomBytes } from 'node:crypto'
import { characterByName } from '@alleycat/bots'
import type { Seat } from '@alleycat/engine'
import { Refused } from '../errors.ts'
import { readyQuery } from '../store/ready-query.ts'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import { StoreAway, type Store, type Writer } from '../store/store.ts'
import { leaveCupOf } from '../cups/leaving.ts'
import { standInAmong } from './duties.ts'
import { noteSeatChange } from './seat-changes.ts'
import type { TableContext } from './context.ts'
import { botPlace, cupOf, personPlace, placeAt, placeOf, type Table } from './table.ts'
import { placesOf, tableRow } from './tables.ts'

/** Changes who sits where, one after the other; everybody who follows the table is told. */
export async function changeTable(
  context: TableContext,
  id: string,
  change: (table: Table, tx: Writer) => Promise<Partial<TableRow> | void>,
): Promise<Table> {
  const changed = await context.mailboxes.run(id, async () => {
    const known = await context.tables.get(id)
    if (!known) throw new Refused('no-such-table')
    const write = context.store.write(async (tx) => {
      const row = await lockTable(context.store, tx, id)
      const places = await placesOf(tx, id)
      const changes = await change({ row, places, log: known.log }, tx)
      const set = { ...changes, rev: row.rev + 1, updated_at: context.now() }
      await tx.updateTable('tables').set(set).where('id', '=', id).execute()
      return { ...row, ...set }
    })
    return context.tables.withRow(await write.catch((error: unknown) => mayBeKept(context, id, error)))
  })
  context.store.bus.publish({ kind: 'table', id })
  return changed
}

/** A connection that breaks may have broken after the commit: the table is read again, and others are told all the same. */
function mayBeKept({ tables, store }: TableContext, id: string, error: unknown): never {
  if (error instanceof StoreAway) {
    tables.forget(id)
    store.bus.publish({ kind: 'table', id })
  }
  throw error
}

/** Holds off other nodes until the transaction is over. */
export async function lockTable({ dialect }: Store, tx: Writer, id: string): Promise<TableRow> {
  const [row] = await (dialect === 'postgres' ? tableRowForUpdate : tableRow)(tx, id)
  if (!row) throw new Refused('no-such-table')
  return row
}

const tableRowForUpdate = readyQuery((db, id: string) =>
  db.selectFrom('tables').selectAll().where('id', '=', id).forUpdate(),
)

export async function join(context: TableContext, id: string, person: string, nonce: string): Promise<Table> {
  return changeTable(context, id, async (table, tx) => {
    expectOpen(table)
    if (placeOf(table, person)) throw new Refused('already-seated')
    await sitDown(tx, table, (place) => personPlace(id, place, person, nonce))
    await tx.deleteFrom('invitations').where('table_id', '=', id).where('person_id', '=', person).execute()
    return table.row.owner_id === null ? { owner_id: person } : undefined
  })
}

/** Whoever made the table gave a nonce before seeing its commitment: until the start, anybody may give another. */
export async function changeNonce(context: TableContext, id: string, person: string, nonce: string): Promise<Table> {
  return changeTable(context, id, async (table, tx) => {
    expectOpen(table)
    if (table.row.deal !== null) throw new Refused('cup-started') // All nonces of a cup count from its start.
    const place = placeOf(table, person)
    if (!place) throw new Refused('not-seated')
    await setPlace(tx, place, { nonce })
    return undefined
  })
}

export async function addBot(context: TableContext, id: string, owner: string, character: string): Promise<Table> {
  if (!characterByName(character)) throw new Refused('no-such-character')
  return changeTable(context, id, async (table, tx) => {
    expectOwner(table, owner)
    expectOpen(table)
    await sitDown(tx, table, (place) => botPlace(id, place, character, newNonce()))
  })
}

/** The owner may send away bots and people before the start. */
export async function clearPlace(context: TableContext, id: string, owner: string, place: number): Promise<Table> {
  return changeTable(context, id, async (table, tx) => {
    expectOwner(table, owner)
    expectOpen(table)
    const there = table.places.find((each) => each.place === place)
    if (!there || there.person_id === owner) throw new Refused('no-such-place')
    await tx.deleteFrom('places').where('table_id', '=', id).where('place', '=', place).execute()
  })
}

/** Before the start the place is free again; after it, at a rematch or in a cup, it is a bot's, and who left has no way back. */
export async function leave(context: TableContext, id: string, person: string): Promise<Table> {
  return changeTable(context, id, async (table, tx) => {
    const place = placeOf(table, person)
    if (!place) throw new Refused('not-seated')
    const isRematch = table.row.status === 'open' && table.row.previous_id !== null
    const isInCup = table.row.deal !== null
    if (isInCup && table.row.status !== 'over') await leaveCupOf(tx, cupOf(table.row)!, person)
    const rest = table.places.filter(
      (each) => each.person_id !== null && each.person_id !== person && (!isRematch || each.control === 'person'),
    )
    const heir = table.row.owner_id === person ? (rest[0]?.person_id ?? null) : table.row.owner_id
    const character = place.character ?? standInAmong(table.places)
    if (table.row.status !== 'open') {
      await noteSeatChange(tx, table, place, { kind: 'left', character, at: context.now() })
      await setPlace(tx, place, { person_id: null, control: 'bot', character, standing: '[]' })
      return { owner_id: heir, due_at: dueSoon(context, table) }
    }
    if (isRematch || isInCup) await setPlace(tx, place, { person_id: null, player_id: null, control: 'bot', character })
    else await tx.deleteFrom('places').where('table_id', '=', id).where('place', '=', place.place).execute()
    return { owner_id: heir, status: rest.length === 0 && !isInCup ? 'closed' : 'open' }
  })
}

/** A bot sits in for a person, who may come back. */
export async function takeOver(context: TableContext, id: string, seat: Seat): Promise<void> {
  await changeTable(context, id, async (table, tx) => {
    const place = placeAt(table.places, seat)
    if (place?.control === 'person') {
      const character = place.character ?? standInAmong(table.places)
      await noteSeatChange(tx, table, place, { kind: 'away', character, at: context.now() })
      await setPlace(tx, place, { control: 'bot', character })
    }
    return { due_at: dueSoon(context, table) }
  })
}

export async function takeBack(context: TableContext, id: string, person: string): Promise<Table> {
  return changeTable(context, id, async (table, tx) => {
    const place = placeOf(table, person)
    if (!place) throw new Refused('not-seated')
    if (place.control === 'bot')
      await noteSeatChange(tx, table, place, { kind: 'back', character: null, at: context.now() })
    await setPlace(tx, place, { control: 'person', player_id: person })
    return { due_at: dueSoon(context, table) }
  })
}

/** Answers to be given for a seat whenever one of them is possible. */
export async function setStanding(
  context: TableContext,
  id: string,
  person: string,
  answers: readonly string[],
): Promise<void> {
  const table = await context.tables.get(id)
  const place = table && placeOf(table, person)
  if (!place) throw new Refused('not-seated')
  await context.mailboxes.run(id, async () => {
    await context.store.write(async (tx) => {
      await setPlace(tx, place, { standing: JSON.stringify(answers) })
      if (table.row.status === 'playing')
        await tx.updateTable('tables').set({ due_at: context.now() }).where('id', '=', id).execute()
    })
    await context.tables.refresh(id)
  })
  context.scheduler.wakeBy(context.now())
}

/** Lets the scheduler look at once at a table that is being played. The due time of any other table stays. */
function dueSoon(context: TableContext, { row }: Table): number | null {
  if (row.status !== 'playing') return row.due_at
  context.scheduler.wakeBy(context.now())
  return context.now()
}

async function sitDown(tx: Writer, { row, places }: Table, taken: (place: number) => PlaceRow): Promise<void> {
  let free = 0
  while (places.some(({ place }) => place === free)) free++
  if (free >= row.size) throw new Refused('table-full')
  await tx.insertInto('places').values(taken(free)).execute()
}

async function setPlace(tx: Writer, { table_id, place }: PlaceRow, set: Partial<PlaceRow>): Promise<void> {
  await tx.updateTable('places').set(set).where('table_id', '=', table_id).where('place', '=', place).execute()
}

export function expectOpen({ row }: Table): void {
  if (row.status === 'closed') throw new Refused('table-closed')
  if (row.status !== 'open') throw new Refused('table-started')
}

export function expectOwner({ row }: Table, person: string): void {
  if (row.owner_id !== person) throw new Refused('not-owner')
}

/** Makes a nonce for a seat whose client sends none, or that a bot takes. */
export const newNonce = (): string => randomBytes(16).toString('hex')
