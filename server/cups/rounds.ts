import { callName, CHARACTERS } from '@alleycat/bots'
import { commitmentTo, dealName, dealNonces, dealSecret, drawBots, drawRound, type CupSeats } from '@alleycat/fairness'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import type { Writer } from '../store/store.ts'
import type { TableContext } from '../tables/context.ts'
import { keepTable, newRow, personPlace } from '../tables/opening.ts'
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
  for (const [n, seats] of (drawn ?? []).entries()) await makeTable(context, tx, cup, round, n, seats, bots)
}

async function makeTable(
  context: TableContext,
  tx: Writer,
  cup: Cup,
  round: number,
  n: number,
  seats: CupSeats,
  bots: readonly string[],
): Promise<void> {
  const { id, secret: cupSecret, pause } = cup.row
  const deal = dealName(cup.row, round, n)
  const secret = dealSecret(cupSecret, deal)
  const starts = context.now() + pause * 1000
  const row: TableRow = {
    ...newRow(context, null, { ...cup.row, isPublic: false, fixedSeating: true }),
    secret,
    commitment: commitmentTo(secret),
    deal,
    starts_at: starts,
    due_at: starts,
  }
  await keepTable(tx, row, placesAt(row.id, seats, cup, bots))
  await tx
    .insertInto('cup_tables')
    .values({ cup_id: id, round, n, table_id: row.id, seats: JSON.stringify(seats), result: null })
    .execute()
}

/** People who have deleted themselves since are no longer drawn, so every number here is somebody's. */
function placesAt(table: string, seats: CupSeats, cup: Cup, bots: readonly string[]): PlaceRow[] {
  const nonces = dealNonces(playersOf(cup), seats.length)
  return seats.map((player, seat) => {
    const place = personPlace(table, seat, player === null ? '' : cup.players[player]!.person_id!, nonces[seat]!)
    return player === null
      ? { ...place, person_id: null, player_id: null, character: bots[seat]!, control: 'bot' }
      : place
  })
}

/** The bots of a round, by seat, each playing where nobody sits. */
export function botsOf(cup: Cup, round: number): string[] {
  const drawn = drawBots(cup.row.secret, cup.row.id, round, playersOf(cup), BOTS)
  return Array.from({ length: cup.row.seats }, (_, seat) => drawn[seat % drawn.length]!)
}
