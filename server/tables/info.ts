import type { Result } from '@alleycat/engine'
import type { PersonInfo, PlaceInfo, TableInfo } from '@alleycat/protocol'
import type { PersonRow, PlaceRow } from '../store/schema.ts'
import { readyQuery } from '../store/ready-query.ts'
import type { Database } from '../store/store.ts'
import { peopleRows } from '../accounts/people.ts'
import { followersOf } from './presence.ts'
import { changesAt } from './seat-changes.ts'
import type { TableContext } from './context.ts'
import { cupOf, paceOf, type Table } from './table.ts'

export const personInfo = ({ id, name, avatar, owner_id }: PersonRow): PersonInfo => ({
  id,
  name,
  avatar,
  bot: owner_id !== null,
})

export async function tableInfo(
  context: Pick<TableContext, 'store' | 'people' | 'now' | 'followersHere'>,
  { row, places }: Pick<Table, 'row' | 'places'>,
): Promise<TableInfo> {
  const { people: everybody, now } = context
  const { db } = context.store
  const followers = await followersOf(context, row.id)
  const changes = row.seq === 0 ? [] : await changesAt(db, places)
  const invited = row.status === 'open' ? (await invitations(db, row.id)).map(({ person_id }) => person_id) : []
  const known = [...[...places, ...changes].flatMap((each) => each.person_id ?? []), ...invited]
  const rows = await everybody.several([...known, ...followers], now())
  const people = new Map([...rows].map(([id, person]) => [id, personInfo(person)]))
  return {
    id: row.id,
    game: row.game,
    options: JSON.parse(row.options) as object,
    seats: row.size,
    pace: paceOf(row),
    title: row.title,
    public: row.is_public === 1,
    status: row.status,
    owner: row.owner_id,
    commitment: row.commitment,
    places: places.map((each) => placeInfo(each, people, followers)),
    changes: changes.map(({ seat, kind, person_id, character, at }) => ({
      seat,
      kind,
      person: people.get(person_id ?? '') ?? null,
      character,
      at,
    })),
    watching: [...followers].flatMap((id) =>
      places.some((each) => each.person_id === id) ? [] : (people.get(id) ?? []),
    ),
    invited: invited.flatMap((id) => people.get(id) ?? []),
    previous: row.previous_id,
    next: row.next_id,
    cup: cupOf(row),
    starts: row.starts_at,
    result: row.result === null ? null : (JSON.parse(row.result) as Result),
    created: row.created_at,
  }
}

const invitations = readyQuery((db, table: string) =>
  db.selectFrom('invitations').select('person_id').where('table_id', '=', table).orderBy('at').orderBy('person_id'),
)

function placeInfo(place: PlaceRow, people: ReadonlyMap<string, PersonInfo>, here: ReadonlySet<string>): PlaceInfo {
  const { person_id, character, control, seat, nonce } = place
  return {
    place: place.place,
    seat,
    person: person_id === null ? null : (people.get(person_id) ?? null),
    character,
    playedBy: control,
    here: person_id !== null && here.has(person_id),
    nonce,
  }
}

export async function peopleByIds(db: Database, ids: readonly string[]): Promise<Map<string, PersonInfo>> {
  if (ids.length === 0) return new Map()
  return new Map((await peopleRows(db, ...ids)).map((row) => [row.id, personInfo(row)]))
}
