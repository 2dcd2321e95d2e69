import { randomBytes } from 'node:crypto'
import { GAMES } from '@alleycat/games'
import { Refused } from '../errors.ts'
import { commitmentTo, drawSeating, keyedChance, SECRET_BYTES } from '@alleycat/fairness'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import type { Writer } from '../store/store.ts'
import { append } from './deciding.ts'
import type { Pace } from './pace.ts'
import { changeTable, expectOpen, expectOwner, newNonce } from './seating.ts'
import type { Service } from './service.ts'
import { drawsBefore, keyOf, type Table } from './table.ts'

export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options: object | undefined
  readonly pace: Pace
  readonly title: string
  readonly isPublic: boolean
  readonly fixedSeating: boolean
}

/** Makes a table with its owner at it. The commitment to its luck stands from now on. */
export async function openTable(service: Service, owner: string, wish: NewTable, nonce: string): Promise<Table> {
  const kind = GAMES.find((each) => each.id === wish.game)
  if (!kind) throw new Refused('no-such-game')
  if (wish.seats < kind.minSeats || wish.seats > kind.maxSeats)
    throw new Refused('bad-seats', { least: kind.minSeats, most: kind.maxSeats })
  const options = kind.readOptions(wish.options ?? kind.defaults)
  if (typeof options === 'string') throw new Refused('bad-options', { reason: options })
  await expectFewTables(service, owner)
  const row = newRow(service, owner, { ...wish, options: JSON.stringify(options), pace: JSON.stringify(wish.pace) })
  await service.store.write((tx) => keepTable(tx, row, [personPlace(row.id, 0, owner, nonce)]))
  return (await service.tables.refresh(row.id))!
}

/** Draws who sits where and deals. */
export async function startTable(service: Service, id: string, person: string): Promise<Table> {
  return service.turnstile.pass(id, async () => {
    const table = await service.tables.refresh(id)
    if (!table) throw new Refused('no-such-table')
    expectOwner(table, person)
    expectOpen(table)
    if (table.places.length < table.row.size) throw new Refused('table-not-full')
    const seating = seatingOf(table)
    const places = table.places.map((each) => ({ ...each, seat: seating.indexOf(each.place) }))
    const { chance } = table.timeline.rehearse(null, keyedChance(keyOf(table), drawsBefore(table)))!
    const start = { seq: 1, move: null, chance, at: service.now(), holdUntil: null }
    return append(service, { ...table, places }, start, (tx) => keepSeats(tx, places))
  })
}

async function keepSeats(tx: Writer, places: readonly PlaceRow[]): Promise<void> {
  for (const { table_id, place, seat } of places)
    await tx.updateTable('places').set({ seat }).where('table_id', '=', table_id).where('place', '=', place).execute()
}

/** Under each seat the place that sits there. */
export const seatingOf = (table: Table): number[] =>
  table.row.fixed_seating ? table.places.map((each) => each.place) : drawSeating(keyOf(table), table.row.size)

/** The same people and bots once more; the seat after the one that started starts. */
export async function rematch(service: Service, id: string, person: string): Promise<Table> {
  const before = await service.tables.refresh(id)
  if (!before) throw new Refused('no-such-table')
  if (!before.places.some((each) => each.person_id === person)) throw new Refused('not-seated')
  if (before.row.status !== 'over') throw new Refused('table-not-over')
  if (before.row.next_id === null) await makeRematch(service, before, person)
  const after = await service.tables.refresh(id)
  return (await service.tables.refresh(after!.row.next_id!))!
}

async function makeRematch(service: Service, before: Table, owner: string): Promise<void> {
  const { row: old } = before
  const row = {
    ...newRow(service, owner, { ...old, seats: old.size, isPublic: old.is_public === 1, fixedSeating: true }),
    previous_id: old.id,
  }
  const seated = before.places.toSorted((a, b) => a.seat! - b.seat!)
  const places = seated.map((_, seat) => samePlace(row.id, seat, seated[(seat + 1) % seated.length]!))
  await changeTable(service, old.id, async (table, tx) => {
    if (table.row.next_id !== null) return undefined // somebody else was faster
    await keepTable(tx, row, places)
    return { next_id: row.id }
  })
  for (const { person_id } of places) if (person_id) service.store.bus.publish({ kind: 'person', id: person_id })
}

/** People sit down again as themselves, even if a bot played for them at the end; nonces are new, so they are ours. */
const samePlace = (table: string, place: number, { person_id, character }: PlaceRow): PlaceRow =>
  person_id === null
    ? { ...personPlace(table, place, '', newNonce()), person_id: null, player_id: null, character, control: 'bot' }
    : personPlace(table, place, person_id, newNonce())

const personPlace = (table: string, place: number, person: string, nonce: string): PlaceRow => ({
  table_id: table,
  place,
  seat: null,
  person_id: person,
  player_id: person,
  character: null,
  control: 'person',
  nonce,
  standing: '[]',
})

type RowWish = Pick<TableRow, 'game' | 'options' | 'pace' | 'title'> &
  Pick<NewTable, 'seats' | 'isPublic' | 'fixedSeating'>

function newRow(service: Service, owner: string, wish: RowWish): TableRow {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  const now = service.now()
  return {
    id: randomBytes(9).toString('base64url'),
    game: wish.game,
    options: wish.options,
    size: wish.seats,
    pace: wish.pace,
    title: wish.title,
    is_public: wish.isPublic ? 1 : 0,
    status: 'open',
    owner_id: owner,
    secret,
    commitment: commitmentTo(secret),
    fixed_seating: wish.fixedSeating ? 1 : 0,
    seq: 0,
    rev: 1,
    owing: 0,
    owing_from: 0,
    due_at: null,
    previous_id: null,
    next_id: null,
    chat: 0,
    result: null,
    created_at: now,
    updated_at: now,
  }
}

async function keepTable(tx: Writer, row: TableRow, places: readonly PlaceRow[]): Promise<void> {
  await tx.insertInto('tables').values(row).execute()
  await tx.insertInto('places').values(places).execute()
}

export async function expectFewTables({ store, config }: Service, person: string): Promise<void> {
  const rows = await store.db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select('tables.id')
    .where('places.person_id', '=', person)
    .where('tables.status', 'in', ['open', 'playing'])
    .limit(config.limits.tablesPerPerson)
    .execute()
  if (rows.length >= config.limits.tablesPerPerson) throw new Refused('too-many-tables')
}
