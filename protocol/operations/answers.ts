import { Type, type TSchema } from 'typebox'
import { RefusalAnswer } from '../messages/refusal.ts'

/** The answer of an operation that succeeds, and the refusals that any may answer instead. */
export const answers = <Status extends 200 | 201, Schema extends TSchema>(
  status: Status,
  schema: Schema,
  description: string,
) => answersAs(status, 'application/json', schema, description)

/** Like `answers`, for answers that are not JSON. */
export const answersAs = <Status extends 200 | 201, Media extends string, Schema extends TSchema>(
  status: Status,
  media: Media,
  schema: Schema,
  description: string,
) => ({ ...keyed(status, { description, content: keyed(media, { schema }) }), ...REFUSED })

export const nothing = (description: string) => ({
  204: { ...Type.Unsafe<undefined>({ type: 'null' }), description },
  ...REFUSED,
})

/** Without this function a computed key would lose its literal type. */
const keyed = <Key extends string | number, Value>(key: Key, value: Value) => ({ [key]: value }) as Record<Key, Value>

const refused = {
  title: 'Refused',
  description: 'What was refused and why',
  content: { 'application/json': { schema: RefusalAnswer } },
} as const
const REFUSED = { '4xx': refused, '5xx': refused } as const
