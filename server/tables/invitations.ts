import type { Invitation } from '@alleycat/protocol'
import { Refused } from '../errors.ts'
import type { TableContext } from './context.ts'
import { personInfo } from './info.ts'
import { notice } from './outbox.ts'
import { hasPlayedWith } from './played-with.ts'
import { changeTable, expectOpen } from './seating.ts'
import { placeOf, type Table } from './table.ts'

/** How many open invitations of one person there may be. */
const MOST_OPEN = 20

/**
 * Invites somebody to an open table, which keeps no place for them. Who has muted the sender is not told of it, and nobody is told
 * that they have.
 */
export async function invite(context: TableContext, id: string, sender: string, person: string): Promise<Table> {
  const { store, now } = context
  if (!(await hasPlayedWith(store.db, sender, person))) throw new Refused('not-played-with')
  const open = await openInvitations(context)
    .select('invitations.person_id')
    .where('invitations.sender_id', '=', sender)
    .limit(MOST_OPEN)
    .execute()
  if (open.length >= MOST_OPEN) throw new Refused('too-many-invitations')
  const changed = await changeTable(context, id, async (table, tx) => {
    expectOpen(table)
    if (!placeOf(table, sender)) throw new Refused('not-seated')
    if (placeOf(table, person)) throw new Refused('already-seated')
    if (table.places.length >= table.row.size) throw new Refused('table-full')
    const muted = tx.selectFrom('mutes').select('muted_id').where('mutes.person_id', '=', person)
    const isMuted = await muted.where('muted_id', '=', sender).executeTakeFirst()
    const invitation = { table_id: id, person_id: person, sender_id: sender, at: now() }
    const told = await tx
      .insertInto('invitations')
      .values(invitation)
      .onConflict((conflict) => {
        const known = conflict.columns(['table_id', 'person_id'])
        // An invitation by somebody muted was never told, so another one may replace it.
        return isMuted ? known.doNothing() : known.doUpdateSet(invitation).where('invitations.sender_id', 'in', muted)
      })
      .returning('person_id')
      .executeTakeFirst()
    if (!told || isMuted) return
    await tx
      .insertInto('outbox')
      .values(notice(id, person, now()))
      .execute()
  })
  store.bus.publish({ kind: 'person', id: person })
  return changed
}

/** Takes an invitation back from the list of whoever was invited. Where there was none, nothing happens. */
export async function decline(context: TableContext, id: string, person: string): Promise<void> {
  const invitation = context.store.db
    .deleteFrom('invitations')
    .where('table_id', '=', id)
    .where('person_id', '=', person)
  const { numDeletedRows } = await invitation.executeTakeFirst()
  if (numDeletedRows === 0n) return
  const table = await context.tables.refresh(id)
  // People who wait at the table are told. At a game that has begun nothing has changed.
  if (table?.row.status === 'open') await changeTable(context, id, () => Promise.resolve())
  context.store.bus.publish({ kind: 'person', id: person })
}

/** The tables that a person is invited to, the latest first. */
export async function invitationsTo(context: Pick<TableContext, 'store'>, person: string): Promise<Invitation[]> {
  const rows = await openInvitations(context)
    .innerJoin('people', 'people.id', 'invitations.sender_id')
    .selectAll('people')
    .select(['tables.id as table', 'tables.game', 'tables.title', 'invitations.at'])
    .where('invitations.person_id', '=', person)
    .where('invitations.sender_id', 'not in', (eb) =>
      eb.selectFrom('mutes').select('muted_id').where('mutes.person_id', '=', person),
    )
    .orderBy('invitations.at', 'desc')
    .limit(MOST_OPEN)
    .execute()
  return rows.map(({ table, game, title, at, ...from }) => ({ table, game, title, from: personInfo(from), at }))
}

/** Invitations that can still be accepted. */
const openInvitations = ({ store }: Pick<TableContext, 'store'>) =>
  store.db
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.id', 'invitations.table_id')
    .where('tables.status', '=', 'open')
