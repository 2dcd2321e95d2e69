import { Refused } from '../errors.ts'
import type { AnswerRow } from '../store/schema.ts'
import type { Database } from '../store/store.ts'

/** An idempotency key with the request it was sent with. */
export interface RequestKey {
  readonly person: string
  readonly key: string
  /** The request in full: another one under the same key is refused. */
  readonly request: string
}

/** An answer that is kept, so that a repeated request gets it again. */
export interface KeptAnswer {
  readonly number: number
  readonly frame: number
}

export const answerRow = ({ person, key, request }: RequestKey, answer: KeptAnswer, now: number): AnswerRow => ({
  person_id: person,
  key,
  request,
  answer: JSON.stringify(answer),
  created_at: now,
})

/** What was answered under a key before. */
export async function answerUnder(db: Database, { person, key, request }: RequestKey): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom('answers')
    .select(['request', 'answer'])
    .where('person_id', '=', person)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.request !== request) throw new Refused('key-reused')
  return JSON.parse(row.answer) as KeptAnswer
}
