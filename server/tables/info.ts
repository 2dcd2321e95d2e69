import type { Result, Seat } from '@alleycat/engine'
import type { PersonRow, PlaceRow, Status } from '../store/schema.ts'
import type { Database } from '../store/store.ts'
import type { Pace } from './pace.ts'
import { followersOf } from './presence.ts'
import { paceOf, type Table } from './table.ts'

/** What everybody sees of a table beside the game. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly seats: number
  readonly pace: Pace
  readonly title: string
  readonly public: boolean
  readonly status: Status
  readonly owner: string | null
  /** SHA-256 of the secret that all luck of this table comes from (docs/fairness.md). */
  readonly commitment: string
  readonly places: readonly PlaceInfo[]
  /** Who looks on. */
  readonly watching: readonly PersonInfo[]
  readonly previous: string | null
  /** The rematch. */
  readonly next: string | null
  readonly result: Result | null
  readonly created: number
}

interface PlaceInfo {
  readonly place: number
  /** Null until the game starts. */
  readonly seat: Seat | null
  readonly person: PersonInfo | null
  /** The bot of the house that plays here, or would while the person is away. */
  readonly character: string | null
  readonly playedBy: 'person' | 'bot'
  readonly here: boolean
  readonly nonce: string
}

export interface PersonInfo {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly bot: boolean
}

export const personInfo = ({ id, name, avatar, owner_id }: PersonRow): PersonInfo => ({
  id,
  name,
  avatar,
  bot: owner_id !== null,
})

export async function tableInfo(
  db: Database,
  { row, places }: Pick<Table, 'row' | 'places'>,
  now: number,
): Promise<TableInfo> {
  const followers = await followersOf(db, row.id, now)
  const people = await peopleByIds(db, [...new Set([...places.flatMap((each) => each.person_id ?? []), ...followers])])
  return {
    id: row.id,
    game: row.game,
    options: JSON.parse(row.options) as unknown,
    seats: row.size,
    pace: paceOf(row),
    title: row.title,
    public: row.is_public === 1,
    status: row.status,
    owner: row.owner_id,
    commitment: row.commitment,
    places: places.map((each) => placeInfo(each, people, followers)),
    watching: [...followers].flatMap((id) =>
      places.some((each) => each.person_id === id) ? [] : (people.get(id) ?? []),
    ),
    previous: row.previous_id,
    next: row.next_id,
    result: row.result === null ? null : (JSON.parse(row.result) as Result),
    created: row.created_at,
  }
}

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
  const rows = await db.selectFrom('people').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, personInfo(row)]))
}
