import { randomBytes } from 'node:crypto'
import { commitmentTo, SECRET_BYTES } from '@alleycat/fairness'
import { CUP_PEOPLE, STANDARD_PACE, type CupWish } from '@alleycat/protocol'
import { Refused } from '../errors.ts'
import type { CupRow } from '../store/schema.ts'
import type { Writer } from '../store/store.ts'
import type { TableContext } from '../tables/context.ts'
import { getUp, readOptions } from '../tables/opening.ts'
import { lockCup, type Cup } from './cup.ts'
import { cupsOf } from './info.ts'
import { leaveCupOf } from './leaving.ts'
import { drawNext, enterResults, tellPeople } from './rounds.ts'

/** Makes a cup. The commitment to everything that is drawn in it stands from now on. */
export async function openCup(context: TableContext, host: string, wish: CupWish): Promise<string> {
  const options = readOptions(wish)
  await expectFewCups(context, host)
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  const row: CupRow = {
    id: randomBytes(9).toString('base64url'),
    title: wish.title,
    game: wish.game,
    options,
    seats: wish.seats,
    pace: JSON.stringify(wish.pace ?? STANDARD_PACE),
    pause: wish.pause ?? 0,
    format: wish.format,
    rounds: wish.rounds,
    status: 'open',
    host_id: host,
    secret,
    commitment: commitmentTo(secret),
    drawn: 0,
    created_at: context.now(),
  }
  await context.store.db.insertInto('cups').values(row).execute()
  return row.id
}

/** Changes a cup while nobody else does, on any node. */
const change = <T>(context: TableContext, id: string, work: (cup: Cup, tx: Writer) => Promise<T>): Promise<T> =>
  context.store.write(async (tx) => work(await lockCup(context, tx, id), tx))

export async function joinCup(context: TableContext, id: string, person: string, nonce: string): Promise<void> {
  await expectFewCups(context, person)
  await change(context, id, async ({ row, players }, tx) => {
    expectOpen(row)
    if (players.some((each) => each.person_id === person)) throw new Refused('already-in-cup')
    if (players.length >= CUP_PEOPLE.most) throw new Refused('cup-full')
    const n = (players.at(-1)?.n ?? 0) + 1
    await tx.insertInto('cup_players').values({ cup_id: id, n, person_id: person, nonce, left_round: null }).execute()
  })
}

/** Takes somebody out of a cup. Before its start no trace of them stays; later a bot plays on at their table. */
export async function leaveCup(context: TableContext, id: string, person: string): Promise<void> {
  const tables = await change(context, id, async ({ row, players, drawn }, tx) => {
    const number = players.findIndex((each) => each.person_id === person)
    if (number < 0) throw new Refused('not-in-cup')
    if (row.status === 'over' || row.status === 'closed') throw new Refused('cup-over')
    if (row.status === 'open') {
      await tx.deleteFrom('cup_players').where('cup_id', '=', id).where('person_id', '=', person).execute()
      return []
    }
    await leaveCupOf(tx, id, person)
    return drawn.flat().filter(({ status, seats }) => status !== 'over' && seats.includes(number))
  })
  for (const table of tables) await getUp(context, table.id, person).catch(ignoreNotSeated)
  context.store.bus.publish({ kind: 'person', id: person })
}

/** Somebody who had left the table already is no longer seated, which is no failure here. */
function ignoreNotSeated(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'not-seated')) throw error
}

export async function removeFromCup(context: TableContext, id: string, host: string, person: string): Promise<void> {
  await change(context, id, ({ row }) => Promise.resolve(expectHost(row, host)))
  await leaveCup(context, id, person)
}

export async function startCup(context: TableContext, id: string, host: string): Promise<void> {
  await change(context, id, async (cup, tx) => {
    expectHost(cup.row, host)
    expectOpen(cup.row)
    if (cup.players.length < CUP_PEOPLE.least) throw new Refused('cup-too-small')
    await drawNext(context, tx, cup)
  })
  await tellPeople(context, id)
}

/** Games that are not over do not count; those that have not begun are closed. */
export async function endCup(context: TableContext, id: string, host: string): Promise<void> {
  const waiting = await change(context, id, async ({ row, drawn }, tx) => {
    expectHost(row, host)
    if (row.status === 'over' || row.status === 'closed') throw new Refused('cup-over')
    await enterResults(tx, id)
    await tx
      .updateTable('cups')
      .set({ status: row.status === 'open' ? 'closed' : 'over' })
      .where('id', '=', id)
      .execute()
    const open = drawn.flat().filter(({ status }) => status === 'open')
    for (const table of open)
      await tx
        .updateTable('tables')
        .set((eb) => ({ status: 'closed', due_at: null, rev: eb('rev', '+', 1) }))
        .where('id', '=', table.id)
        .where('status', '=', 'open')
        .execute()
    return open
  })
  for (const { id: table } of waiting) {
    await context.tables.refresh(table)
    context.store.bus.publish({ kind: 'table', id: table })
  }
  await tellPeople(context, id)
}

function expectOpen({ status }: CupRow): void {
  if (status === 'playing') throw new Refused('cup-started')
  if (status !== 'open') throw new Refused('cup-over')
}

function expectHost({ host_id }: CupRow, person: string): void {
  if (host_id !== person) throw new Refused('not-cup-host')
}

async function expectFewCups({ store, config }: TableContext, person: string): Promise<void> {
  const rows = await cupsOf(store.db, person, ['open', 'playing'], config.limits.cupsPerPerson)
  if (rows.length >= config.limits.cupsPerPerson) throw new Refused('too-many-cups')
}
