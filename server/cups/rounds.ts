import { callName, CHARACTERS } from '@alleycat/bots'
import { commitmentTo, dealName, dealNonces, dealSecret, drawBots, drawRound, type CupSeats } from '@alleycat/fairness'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import type { Writer } from '../store/store.ts'
import type { TableContext } from '../tables/context.ts'
import { keepTable, newRow } from '../tables/opening.ts'
import { botPlace, personPlace } from '../tables/table.ts'
import { isCounted, lockCup, planOf, playersOf, readCup, type Cup } from './cup.ts'

/** Bots that may fill seats: a cup may have hundreds of them, so none that think for long. */
const BOTS = CHARACTERS.filter(({ strength }) => strength !== 'hard').map(callName)

/**
 * Enters the results of games that are over, and draws the next round when all of this one are, once: whoever comes
 * second, from whichever node, finds it drawn.
 */
export async function advanceCup(context: TableContext, id: string): Promise<void> {
  const hasAdvanced = await context.store.write(async (tx) => {
    const { row } = await lockCup(context, tx, id)
    if (row.status !== 'playing') return false
    await enterResults(tx, id)
    const cup = await readCup(tx, id)
    // A game may have ended since its result was looked for: then its own duty comes next.
    if (!isCounted(cup.drawn.at(-1) ?? [])) return false
    await drawNext(context, tx, cup)
    return true
  })
  if (hasAdvanced) await tellPeople(context, id)
}

/** Everybody in a cup is told that something about them has changed; their streams follow their new tables. */
export async function tellPeople({ store, scheduler, now }: TableContext, id: string): Promise<void> {
  const { players } = await readCup(store.db, id)
  for (const { person_id } of players) if (person_id !== null) store.bus.publish({ kind: 'person', id: person_id })
  scheduler.wakeBy(now())
}

/** A result that was entered stays, and after the end of a cup none is entered. */
export async function enterResults(tx: Writer, cup: string): Promise<void> {
  await tx
    .updateTable('cup_tables')
    .set((eb) => ({
      result: eb.selectFrom('tables').select('tables.result').whereRef('tables.id', '=', 'cup_tables.table_id'),
    }))
    .where('cup_id', '=', cup)
    .where('result', 'is', null)
    .execute()
}

/** Makes the tables of the next round, which start by themselves after the pause; or ends the cup. */
export async function drawNext(context: TableContext, tx: Writer, cup: Cup): Promise<void> {
  const { row } = cup
  const drawn = drawRound(planOf(row), playersOf(cup), cup.drawn, row.secret)
  const set = drawn ? { status: 'playing' as const, drawn: row.drawn + 1 } : { status: 'over' as const }
  await tx.updateTable('cups').set(set).where('id', '=', row.id).execute()
  const round = row.drawn + 1
  const bots = botsOf(cup, round)
  for (const [n, seats] of (drawn ?? []).entries()) {
    const table = newTable(context, cup, dealName(row, round, n))
    await keepTable(tx, table, placesAt(table.id, seats, cup, bots))
    await tx
      .insertInto('cup_tables')
      .values({ cup_id: row.id, round, n, table_id: table.id, seats: JSON.stringify(seats), result: null })
      .execute()
  }
}

function newTable(context: TableContext, { row }: Cup, deal: string): TableRow {
  const secret = dealSecret(row.secret, deal)
  const starts = context.now() + row.pause * 1000
  const wish = { ...row, isPublic: false, fixedSeating: true }
  const commitment = commitmentTo(secret)
  return { ...newRow(context, null, wish), secret, commitment, deal, starts_at: starts, due_at: starts }
}

/** People who have deleted themselves since are no longer drawn, so every number here is somebody's. */
function placesAt(table: string, seats: CupSeats, cup: Cup, bots: readonly string[]): PlaceRow[] {
  const nonces = dealNonces(playersOf(cup), seats.length)
  return seats.map((player, seat) => {
    const nonce = nonces[seat]!
    return player === null
      ? botPlace(table, seat, bots[seat]!, nonce)
      : personPlace(table, seat, cup.players[player]!.person_id!, nonce)
  })
}

/** The bots of a round, by seat, each playing where nobody sits. */
export function botsOf(cup: Cup, round: number): string[] {
  const drawn = drawBots(cup.row.secret, cup.row.id, round, playersOf(cup), BOTS)
  return Array.from({ length: cup.row.seats }, (_, seat) => drawn[seat % drawn.length]!)
}
