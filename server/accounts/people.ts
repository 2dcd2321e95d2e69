import { createHash, randomBytes } from 'node:crypto'
import { Refused } from '../errors.ts'
import { readyQuery } from '../store/ready-query.ts'
import type { PersonRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { TableContext } from '../tables/context.ts'
import { checkName } from './names.ts'
import type { Session } from './sessions.ts'

/** How long a node trusts its copy of a person, in milliseconds: a message by which another announces a change may be lost. */
const TRUST_MS = 10_000

/** Reads and changes people, and caches those seen lately. */
export class People {
  readonly #store: Store
  /** The one that was read longest ago stands first. */
  readonly #known = new Map<string, { row: PersonRow; until: number }>()
  readonly #trustMs: number
  /** Counts the changes of people that this node has heard of. */
  #changes = 0

  constructor(store: Store) {
    this.#store = store
    // A process that is alone with its file makes every change itself.
    this.#trustMs = store.dialect === 'sqlite' ? Infinity : TRUST_MS
    store.bus.subscribe(({ kind, id }) => kind === 'person' && this.#forget(id))
  }

  /** A person whose copy is fresh enough to be trusted. */
  known(id: string, now: number): PersonRow | undefined {
    const known = this.#known.get(id)
    return known && known.until > now ? known.row : undefined
  }

  async get(id: string, now: number): Promise<PersonRow | undefined> {
    const known = this.known(id, now)
    if (known) return known
    return (await this.several([id], now)).get(id)
  }

  /** These people, as far as there are such; those who are not known are read together. */
  async several(ids: Iterable<string>, now: number): Promise<Map<string, PersonRow>> {
    const found = new Map<string, PersonRow>()
    const missing: string[] = []
    for (const id of new Set(ids)) {
      const row = this.known(id, now)
      if (row) found.set(id, row)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const changesBefore = this.#changes
    for (const row of await peopleRows(this.#store.db, ...missing)) {
      if (this.#changes === changesBefore) this.#remember(row, now) // Else it may be a row that has changed since.
      found.set(row.id, row)
    }
    return found
  }

  async byToken(token: string, now: number): Promise<PersonRow | undefined> {
    const row = await this.#store.db
      .selectFrom('tokens')
      .select('person_id')
      .where('hash', '=', tokenHash(token))
      .executeTakeFirst()
    return row && this.get(row.person_id, now)
  }

  async create(who: Pick<PersonRow, 'name' | 'avatar' | 'owner_id'>, now: number): Promise<PersonRow> {
    const row: PersonRow = {
      id: randomBytes(12).toString('base64url'),
      ...who,
      epoch: 1,
      ended: '[]',
      created_at: now,
    }
    await this.#store.db.insertInto('people').values(row).execute()
    return row
  }

  async change(id: string, set: Partial<Pick<PersonRow, 'name' | 'avatar'>>): Promise<void> {
    await this.#store.db.updateTable('people').set(set).where('id', '=', id).execute()
    this.changed(id)
  }

  /** Ends one session of this person. Where very many were ended one by one, all end, so that none has to be listed. */
  async signOut(id: string, session: string): Promise<void> {
    await this.#store.write(async (tx) => {
      const row = await tx
        .selectFrom('people')
        .select(['epoch', 'ended'])
        .where('id', '=', id)
        .$if(this.#store.dialect === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst()
      if (!row) return
      const ended = [...new Set([...endedSessions(row), session])]
      const set = ended.length > MOST_ENDED ? { epoch: row.epoch + 1, ended: '[]' } : { ended: JSON.stringify(ended) }
      await tx.updateTable('people').set(set).where('id', '=', id).execute()
    })
    this.changed(id)
  }

  /** Ends every session of this person, and all notifications to their devices. */
  async signOutEverywhere(id: string): Promise<void> {
    await this.#store.write(async (tx) => {
      await tx
        .updateTable('people')
        .set((eb) => ({ epoch: eb('epoch', '+', 1), ended: '[]' }))
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('subscriptions').where('person_id', '=', id).execute()
    })
    this.changed(id)
  }

  changed(id: string): void {
    this.#forget(id)
    this.#store.bus.publish({ kind: 'person', id })
  }

  #forget(id: string): void {
    this.#changes++
    this.#known.delete(id)
  }

  #remember(row: PersonRow, now: number): void {
    this.#known.delete(row.id)
    if (this.#known.size >= MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!)
    this.#known.set(row.id, { row, until: now + this.#trustMs })
  }
}

const MOST_KNOWN = 50_000
const MOST_ENDED = 200

const endedSessions = ({ ended }: Pick<PersonRow, 'ended'>): string[] => JSON.parse(ended) as string[]

/** Whether a session of this person has not been signed out of. */
export const isSessionOf = (person: PersonRow, session: Pick<Session, 'epoch' | 'id'>): boolean =>
  person.epoch === session.epoch && (person.ended === '[]' || !endedSessions(person).includes(session.id))

export const peopleRows = readyQuery((db, ...ids: readonly string[]) =>
  db.selectFrom('people').selectAll().where('id', 'in', ids),
)

/** Those of these people who may still be here: nobody who has deleted themselves, and no bot whose token was revoked. */
export const stillHere = readyQuery((db, ...ids: readonly string[]) =>
  db
    .selectFrom('people')
    .selectAll()
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('owner_id', 'is', null),
        eb.exists(eb.selectFrom('tokens').select('tokens.id').whereRef('tokens.person_id', '=', 'people.id')),
      ]),
    ),
)

/** Creates a bot of one's own and the token it signs in with, which is shown only this once. */
export async function createToken(
  { store, people, config, now }: TableContext,
  owner: string,
  bot: { name: string; avatar: string },
): Promise<{ id: string; token: string; bot: PersonRow }> {
  checkName(bot.name)
  if ((await tokensOf(store, owner)).length >= config.limits.tokensPerPerson) throw new Refused('too-many-tokens')
  const person = await people.create({ ...bot, owner_id: owner }, now())
  const token = `cat_${randomBytes(24).toString('base64url')}`
  const id = randomBytes(6).toString('base64url')
  await store.db
    .insertInto('tokens')
    .values({ id, hash: tokenHash(token), person_id: person.id, created_at: person.created_at })
    .execute()
  return { id, token, bot: person }
}

export const tokensOf = (store: Store, owner: string) =>
  store.db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person_id')
    .select(['tokens.id', 'tokens.created_at', 'people.id as person', 'people.name'])
    .where('people.owner_id', '=', owner)
    .orderBy('tokens.created_at')
    .execute()

export async function deleteToken(store: Store, owner: string, id: string): Promise<void> {
  const own = (await tokensOf(store, owner)).find((each) => each.id === id)
  if (!own) throw new Refused('no-such-token')
  await store.db.deleteFrom('tokens').where('id', '=', id).execute()
  store.bus.publish({ kind: 'person', id: own.person })
}

/** A token has 192 random bits, so a plain hash of it is safe to store. */
const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
