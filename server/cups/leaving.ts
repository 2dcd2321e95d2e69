import type { Store, Writer } from '../store/store.ts'

/** Takes somebody out of a cup that has started; they are not drawn into further rounds. */
export async function leaveCupOf(tx: Writer, cup: string, person: string): Promise<void> {
  await tx
    .updateTable('cup_players')
    .set((eb) => ({ left_round: eb.selectFrom('cups').select('drawn').where('id', '=', cup) }))
    .where('cup_id', '=', cup)
    .where('person_id', '=', person)
    .where('left_round', 'is', null)
    .execute()
}

/**
 * People who delete themselves leave their cups; what they have played stays, without a name. A cup that is being started
 * is waited for, because its tables number the people in it.
 */
export async function forgetInCups({ dialect }: Store, tx: Writer, people: readonly string[]): Promise<void> {
  if (dialect === 'postgres')
    await tx
      .selectFrom('cups')
      .select('id')
      .where('id', 'in', (eb) => eb.selectFrom('cup_players').select('cup_id').where('person_id', 'in', people))
      .orderBy('id')
      .forUpdate()
      .execute()
  const rows = await tx
    .selectFrom('cup_players')
    .innerJoin('cups', 'cups.id', 'cup_players.cup_id')
    .select(['cup_id', 'person_id', 'status'])
    .where('person_id', 'in', people)
    .execute()
  for (const { cup_id, person_id, status } of rows)
    if (status === 'open')
      await tx.deleteFrom('cup_players').where('cup_id', '=', cup_id).where('person_id', '=', person_id).execute()
    else await leaveCupOf(tx, cup_id, person_id!)
  await tx.updateTable('cup_players').set({ person_id: null }).where('person_id', 'in', people).execute()
  await tx.updateTable('cups').set({ host_id: null }).where('host_id', 'in', people).execute()
}
