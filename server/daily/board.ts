import { callName, CHARACTERS, questionFor } from '@alleycat/bots'
import { Refusal, type GameKind, type GameRecord } from '@alleycat/engine'
import { checkDay, dealOfDay, isDay, placeOf, seatOfPerson, type DayDeal } from '@alleycat/fairness'
import type { DayBoard, DayRecord, DayStanding } from '@alleycat/protocol'
import { Refused } from '../errors.ts'
import type { DayResultRow, PersonRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { TableContext } from '../tables/context.ts'
import { personInfo } from '../tables/info.ts'
import { expectGame } from '../tables/opening.ts'

/** How many standings a board shows. */
const MOST = 100

export interface DayOfGame {
  readonly game: string
  readonly day: string
}

/** The deal of a day that has begun. */
export function dealAt({ game, day }: DayOfGame, now: number): { kind: GameKind; deal: DayDeal } {
  const kind = expectGame(game)
  if (!isDay(day) || Date.parse(day) > now) throw new Refused('no-such-day')
  return { kind, deal: dealOfDay(kind, day, CHARACTERS.map(callName)) }
}

/**
 * Enters the record of somebody's counted try. The deal is played again with their decisions, so that nothing else can be
 * entered; one check at a time for each person, because bots think for it.
 */
export async function enterDay(context: TableContext, person: string, day: DayOfGame, value: unknown): Promise<void> {
  const { kind, deal } = dealAt(day, context.now())
  await context.mailboxes.run(`day ${person}`, async () => {
    if (await resultOf(context.store, day, person)) throw new Refused('day-already-tried')
    const record = await checkDay(value, kind, deal, (position, bot, seed) =>
      context.bots.decide(questionFor(position, bot, seed), person),
    )
    if (record instanceof Refusal) throw new Refused('not-of-that-day', { rule: record.rule })
    const seat = seatOfPerson(deal)
    await keep(context.store, {
      game: day.game,
      day: day.day,
      person_id: person,
      score: record.result.scores[seat]!,
      place: placeOf(record.result, seat),
      record: JSON.stringify(record),
      at: context.now(),
    })
  })
}

async function keep({ db }: Store, row: DayResultRow): Promise<void> {
  const kept = await db
    .insertInto('day_results')
    .values(row)
    .onConflict((conflict) => conflict.columns(['game', 'day', 'person_id']).doNothing())
    .executeTakeFirst()
  // Another node has entered a try of the same person meanwhile.
  if (kept.numInsertedOrUpdatedRows === 0n) throw new Refused('day-already-tried')
}

export async function boardOf({ store }: TableContext, day: DayOfGame, person: string | null): Promise<DayBoard> {
  const ranked = store.db
    .selectFrom('day_results')
    .innerJoin('people', 'people.id', 'day_results.person_id')
    .selectAll('people')
    .select(['score', 'place', 'record', 'at'])
    .where('game', '=', day.game)
    .where('day', '=', day.day)
    .orderBy('place')
    .orderBy('score', 'desc')
    .orderBy('at')
  const known = person === null ? [] : [person, ...(await tablemates(store, person))]
  return {
    everybody: (await ranked.limit(MOST).execute()).map(standing),
    known: known.length === 0 ? [] : (await ranked.where('people.id', 'in', known).limit(MOST).execute()).map(standing),
    isEntered: person !== null && (await resultOf(store, day, person)) !== undefined,
  }
}

/** The try of somebody at a deal, for whoever has tried it too. */
export async function recordOfDay(
  { store, now }: TableContext,
  asking: string,
  { person, ...day }: DayOfGame & { readonly person: string },
): Promise<DayRecord> {
  const { deal } = dealAt(day, now())
  if (!(await resultOf(store, day, asking))) throw new Refused('day-not-tried')
  const row = await resultOf(store, day, person)
  const who = await store.db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst()
  if (!row || !who) throw new Refused('no-such-person')
  return { ...(JSON.parse(row.record) as GameRecord), names: deal.bots.map((bot) => bot ?? who.name) }
}

type Ranked = PersonRow & Pick<DayResultRow, 'score' | 'place' | 'record' | 'at'>

function standing({ score, place, record, at, ...person }: Ranked): DayStanding {
  return { person: personInfo(person), score, place, seats: (JSON.parse(record) as GameRecord).seats, at }
}

const resultOf = ({ db }: Store, { game, day }: DayOfGame, person: string): Promise<DayResultRow | undefined> =>
  db
    .selectFrom('day_results')
    .selectAll()
    .where('game', '=', game)
    .where('day', '=', day)
    .where('person_id', '=', person)
    .executeTakeFirst()

/** Everybody who has sat at a table with this person. */
async function tablemates({ db }: Store, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('places as own')
    .innerJoin('places as other', 'other.table_id', 'own.table_id')
    .select('other.player_id')
    .distinct()
    .where('own.player_id', '=', person)
    .where('other.player_id', 'is not', null)
    .where('other.player_id', '!=', person)
    .execute()
  return rows.flatMap(({ player_id }) => player_id ?? [])
}
