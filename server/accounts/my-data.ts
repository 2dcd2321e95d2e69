import type { MyData } from '@alleycat/protocol'
import type { Store } from '../store/store.ts'
import type { TableContext } from '../tables/context.ts'
import { forgetInCups } from '../cups/leaving.ts'
import { leave } from '../tables/seating.ts'
import { tokensOf } from './people.ts'

/** Everything that is stored about a person, for that person. */
export async function exportData(store: Store, id: string): Promise<MyData> {
  const { db } = store
  const places = await db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select(['tables.id', 'tables.game', 'tables.title', 'tables.status', 'tables.created_at', 'places.seat'])
    .where((eb) => eb.or([eb('places.person_id', '=', id), eb('places.player_id', '=', id)]))
    .execute()
  return {
    person: (await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? {},
    tables: places,
    chat: await db.selectFrom('chat').selectAll().where('person_id', '=', id).execute(),
    ratings: await db.selectFrom('ratings').selectAll().where('person_id', '=', id).execute(),
    passkeys: await db.selectFrom('passkeys').selectAll().where('person_id', '=', id).execute(),
    notifications: await db.selectFrom('subscriptions').selectAll().where('person_id', '=', id).execute(),
    muted: await db.selectFrom('mutes').selectAll().where('person_id', '=', id).execute(),
    days: await db.selectFrom('day_results').selectAll().where('person_id', '=', id).execute(),
    invitations: await db
      .selectFrom('invitations')
      .selectAll()
      .where((eb) => eb.or([eb('person_id', '=', id), eb('sender_id', '=', id)]))
      .execute(),
    cups: await db
      .selectFrom('cup_players')
      .innerJoin('cups', 'cups.id', 'cup_players.cup_id')
      .select(['cups.id', 'cups.title', 'cups.game', 'cups.status', 'cups.created_at', 'left_round'])
      .where('person_id', '=', id)
      .execute(),
    tokens: await tokensOf(store, id),
  }
}

/** Deletes a person. Bots take the seats of unfinished games, and finished games keep their moves without a name. */
export async function deletePerson(context: TableContext, id: string): Promise<void> {
  const { store } = context
  const bots = await store.db.selectFrom('people').select('id').where('owner_id', '=', id).execute()
  const gone = [id, ...bots.map((bot) => bot.id)]
  const seats = await store.db
    .selectFrom('places')
    .select(['table_id', 'person_id'])
    .where('person_id', 'in', gone)
    .execute()
  for (const { table_id, person_id } of seats) await leave(context, table_id, person_id!)
  await store.write(async (tx) => {
    await tx.updateTable('places').set({ player_id: null }).where('player_id', 'in', gone).execute()
    await tx.updateTable('seat_changes').set({ person_id: null }).where('person_id', 'in', gone).execute()
    await forgetInCups(store, tx, gone)
    await tx.updateTable('tables').set({ owner_id: null }).where('owner_id', 'in', gone).execute()
    await tx.updateTable('tables').set({ starter_id: null }).where('starter_id', 'in', gone).execute()
    for (const name of [
      'tokens',
      'passkeys',
      'challenges',
      'chat',
      'mutes',
      'ratings',
      'presence',
      'subscriptions',
      'outbox',
      'day_results',
      'invitations',
    ] as const)
      await tx.deleteFrom(name).where('person_id', 'in', gone).execute()
    await tx.deleteFrom('mutes').where('muted_id', 'in', gone).execute()
    await tx.deleteFrom('invitations').where('sender_id', 'in', gone).execute()
    await tx.deleteFrom('people').where('id', 'in', gone).execute()
  })
  for (const each of gone) context.people.changed(each)
}
