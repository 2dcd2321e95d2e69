import { randomBytes } from 'node:crypto'
import { messageOf, Refusal, type GameKind } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { Refused } from '../errors.ts'
import { commitmentTo, drawSeating, SECRET_BYTES } from '@alleycat/fairness'
import { readyQuery } from '../store/ready-query.ts'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import type { Writer } from '../store/store.ts'
import { chanceOf, keep } from './deciding.ts'
import { isRematchComplete, rematchStartsAt, STAND_IN, standInAmong } from './duties.ts'
import type { Pace } from '@alleycat/protocol'
import { noteSeatChange } from './seat-changes.ts'
import { changeTable, expectOpen, expectOwner, leave, newNonce, takeBack } from './seating.ts'
import type { TableContext } from './context.ts'
import { botPlace, keyOf, personPlace, placeOf, type Table } from './table.ts'

export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options: object | undefined
  readonly pace: Pace
  readonly title: string
  readonly isPublic: boolean
  readonly fixedSeating: boolean
}

export function expectGame(id: string): GameKind {
  const kind = GAMES.find((each) => each.id === id)
  if (!kind) throw new Refused('no-such-game')
  return kind
}

/** The options of a game that somebody wishes for, as rows keep them. */
export function readOptions(
  wish: Pick<NewTable, 'game' | 'seats'> & { readonly options?: object | undefined },
): string {
  const kind = expectGame(wish.game)
  if (wish.seats < kind.minSeats || wish.seats > kind.maxSeats)
    throw new Refused('bad-seats', { least: kind.minSeats, most: kind.maxSeats })
  const options = kind.readOptions(wish.options ?? kind.defaults)
  if (options instanceof Refusal) throw new Refused('bad-options', { reason: messageOf(options.why) })
  return JSON.stringify(options)
}

/** Makes a table with its owner at it. The commitment to its luck stands from now on. */
export async function openTable(context: TableContext, owner: string, wish: NewTable, nonce: string): Promise<Table> {
  const options = readOptions(wish)
  await expectFewTables(context, owner)
  const row = newRow(context, owner, { ...wish, options, pace: JSON.stringify(wish.pace) })
  await context.store.write((tx) => keepTable(tx, row, [personPlace(row.id, 0, owner, nonce)]))
  return context.tables.withRow(row)
}

export async function startTable(context: TableContext, id: string, person: string): Promise<Table> {
  return deal(context, id, (table) => expectOwner(table, person))
}

/** The house starts a rematch; somebody may have been faster. */
export async function startRematch(context: TableContext, id: string): Promise<Table> {
  try {
    return await deal(context, id)
  } catch (error) {
    const table = await context.tables.refresh(id)
    if (!table || table.row.status === 'open') throw error
    return table
  }
}

/** A rematch starts by itself when the last one who was awaited has come, or does not want to. */
async function startIfComplete(context: TableContext, table: Table): Promise<Table> {
  return isRematchComplete(table) ? startRematch(context, table.row.id) : table
}

export async function comeBack(context: TableContext, id: string, person: string): Promise<Table> {
  return startIfComplete(context, await takeBack(context, id, person))
}

export async function getUp(context: TableContext, id: string, person: string): Promise<Table> {
  return startIfComplete(context, await leave(context, id, person))
}

/** Draws who sits where and deals. */
async function deal(context: TableContext, id: string, expect: (table: Table) => void = () => {}): Promise<Table> {
  return context.mailboxes.run(id, async () => {
    const table = await context.tables.latest(id)
    if (!table) throw new Refused('no-such-table')
    expect(table)
    expectOpen(table)
    if (table.places.length < table.row.size) throw new Refused('table-not-full')
    const seating = seatingOf(table)
    const places = table.places.map((each) => ({ ...each, seat: seating.indexOf(each.place) }))
    const seated = { ...table, places }
    await noteKeptSeats(context, seated)
    return keep(context, seated, [table.log.start(chanceOf(table), context.now())], places)
  })
}

/** Where a rematch starts without somebody, a bot plays their seat from the first move on. */
async function noteKeptSeats({ store, now }: TableContext, table: Table): Promise<void> {
  const kept = table.places.filter(({ person_id, control }) => person_id !== null && control === 'bot')
  if (kept.length === 0) return
  await store.write(async (tx) => {
    // A start that could not be kept has left them behind.
    await tx.deleteFrom('seat_changes').where('table_id', '=', table.row.id).execute()
    for (const place of kept)
      await noteSeatChange(tx, table, place, { kind: 'away', character: place.character ?? STAND_IN, at: now() })
  })
}

/** The place that sits in each seat. */
export const seatingOf = (table: Table): number[] =>
  table.row.fixed_seating ? table.places.map((each) => each.place) : drawSeating(keyOf(table), table.row.size)

/** The same people and bots once more, as far as they come; the seat after the one that started starts. */
export async function rematch(context: TableContext, id: string, person: string): Promise<Table> {
  // Everybody asks when a game is over: the first one makes it, and the others find it.
  const next = await context.mailboxes.run(`rematch of ${id}`, () => findOrMakeRematch(context, id, person))
  if (placeOf(next, person)?.control === 'bot') return comeBack(context, next.row.id, person)
  return startIfComplete(context, next)
}

async function findOrMakeRematch(context: TableContext, id: string, person: string): Promise<Table> {
  const before = await context.tables.latest(id)
  if (!before) throw new Refused('no-such-table')
  if (!before.places.some((each) => each.person_id === person)) throw new Refused('not-seated')
  if (before.row.status !== 'over') throw new Refused('table-not-over')
  return (await nextOf(context, before)) ?? makeRematch(context, before, person)
}

/** The rematch, unless everybody has left it before it began. */
async function nextOf({ tables }: TableContext, { row }: Table): Promise<Table | undefined> {
  const next = row.next_id === null ? undefined : await tables.latest(row.next_id)
  return next?.row.status === 'closed' ? undefined : next
}

async function makeRematch(context: TableContext, before: Table, owner: string): Promise<Table> {
  await expectFewTables(context, owner)
  const { row: old } = before
  const made = newRow(context, owner, { ...old, seats: old.size, isPublic: old.is_public === 1, fixedSeating: true })
  const row = { ...made, previous_id: old.id, due_at: rematchStartsAt(made) }
  const seated = before.places.toSorted((a, b) => a.seat! - b.seat!)
  const isThere = await thoseThere(context, before, owner)
  const bots = seated.filter(({ person_id }) => person_id === null)
  const places: PlaceRow[] = []
  for (const seat of seated.keys())
    places.push(samePlace(row.id, seat, seated[(seat + 1) % seated.length]!, isThere, [...bots, ...places]))
  const { row: now } = await changeTable(context, old.id, async (table, tx) => {
    if (table.row.next_id !== old.next_id) return undefined // Somebody else has made the rematch at another node.
    await keepTable(tx, row, places)
    return { next_id: row.id }
  })
  for (const { person_id } of places) if (person_id) context.store.bus.publish({ kind: 'person', id: person_id })
  return (await context.tables.refresh(now.next_id!))!
}

/** Whoever asks for a rematch is there, and so are people's bots: they play whenever they are asked. */
async function thoseThere(
  { people, now }: TableContext,
  { places }: Table,
  asker: string,
): Promise<ReadonlySet<string>> {
  const ids = places.flatMap((each) => each.person_id ?? [])
  const bots = [...(await people.several(ids, now())).values()].filter(({ owner_id }) => owner_id !== null)
  return new Set([asker, ...bots.map(({ id }) => id)])
}

/** For people who have not come yet a place is kept by a bot, and nothing counts for them; nonces are new, so ours. */
function samePlace(
  table: string,
  place: number,
  { person_id, character }: PlaceRow,
  isThere: ReadonlySet<string>,
  others: readonly PlaceRow[],
): PlaceRow {
  if (person_id !== null && isThere.has(person_id)) return personPlace(table, place, person_id, newNonce())
  const bot = (person_id === null && character) || standInAmong(others)
  return { ...botPlace(table, place, bot, newNonce()), person_id }
}

type RowWish = Pick<TableRow, 'game' | 'options' | 'pace' | 'title'> &
  Pick<NewTable, 'seats' | 'isPublic' | 'fixedSeating'>

export function newRow(context: TableContext, owner: string | null, wish: RowWish): TableRow {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  const now = context.now()
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
    starter_id: owner,
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
    deal: null,
    starts_at: null,
    chat: 0,
    result: null,
    created_at: now,
    updated_at: now,
  }
}

export async function keepTable(tx: Writer, row: TableRow, places: readonly PlaceRow[]): Promise<void> {
  await tx.insertInto('tables').values(row).execute()
  await tx.insertInto('places').values(places).execute()
}

/** A table counts for whoever started it until it is over: leaving it to bots makes no room for another. */
export async function expectFewTables({ store, config }: TableContext, person: string): Promise<void> {
  const most = config.limits.tablesPerPerson
  if ((await tablesThatCount(store.db, person, most)).length >= most) throw new Refused('too-many-tables')
}

const tablesThatCount = readyQuery((db, person: string, most: number) =>
  db
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', ['open', 'playing'])
    .where('starter_id', '=', person)
    .union((eb) =>
      eb
        .selectFrom('places')
        .innerJoin('tables', 'tables.id', 'places.table_id')
        .select('tables.id')
        .where('places.person_id', '=', person)
        .where('tables.status', 'in', ['open', 'playing']),
    )
    .limit(most),
)
