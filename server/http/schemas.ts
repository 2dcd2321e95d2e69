import { CHARACTERS, callName } from '@alleycat/bots'
import { GAMES } from '@alleycat/games'
import { ERRORS } from '../errors.ts'
import { STATUSES } from '../store/schema.ts'
import { REACTIONS } from '../tables/chat.ts'

/** The shapes that go over the wire: they check requests, filter answers and make the OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>

/** All fields required but those named with a question mark. */
export function object(fields: Readonly<Record<string, Schema>>, description?: string): Schema {
  const names = Object.keys(fields)
  return {
    type: 'object',
    additionalProperties: false,
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), fields[name]])),
    ...(description && { description }),
  }
}

export const list = (items: Schema, most?: number): Schema => ({
  type: 'array',
  items,
  ...(most !== undefined && { maxItems: most }),
})
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
export const text = (most: number): Schema => ({ type: 'string', maxLength: most })
export const whole = (least: number, most: number): Schema => ({ type: 'integer', minimum: least, maximum: most })
export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values })

const number: Schema = { type: 'number' }
export const flag: Schema = { type: 'boolean' }
export const id: Schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' }
/** Words on one line: no control characters, nothing unassigned, no white space around them. */
const words = (most: number): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength: most,
  pattern: '^(?! )[^\\p{C}\\p{Zl}\\p{Zp}]*(?<! )$',
})
export const personName = words(24)
export const avatar: Schema = { type: 'string', pattern: '^[a-z0-9-]{1,24}$' }
export const title = { ...words(60), minLength: 0 }
export const passkeyName = words(60)
export const chatText = words(300)
export const nonce: Schema = {
  type: 'string',
  pattern: '^[0-9a-f]{16,64}$',
  description:
    'Your part of the luck (docs/fairness.md): random hexadecimal digits. One is made for you if you send none.',
}
export const decisionText: Schema = { ...text(200), description: 'A decision in the notation of records.' }
export const gameId = oneOf(GAMES.map((game) => game.id))
export const character = oneOf(CHARACTERS.map(callName))
export const reaction = oneOf(REACTIONS)

export const pace: Schema = {
  description: 'Live, with a clock or without one; or over days, with so many hours for each decision.',
  oneOf: [
    object({
      kind: { const: 'live' },
      clock: orNull(object({ seconds: whole(10, 7200), increment: whole(0, 600) })),
    }),
    object({ kind: { const: 'days' }, hours: whole(1, 336) }),
  ],
}

export const person = object({ id, name: { type: 'string' }, avatar: { type: 'string' }, bot: flag })

const result = object({ winners: list(number), scores: list(number) })

export const table = object({
  id,
  game: { type: 'string' },
  options: { type: 'object', additionalProperties: true },
  seats: number,
  pace: { type: 'object', additionalProperties: true },
  title: { type: 'string' },
  public: flag,
  status: oneOf(STATUSES),
  owner: orNull(id),
  commitment: { type: 'string', description: 'SHA-256 of the secret that all luck of this table comes from.' },
  places: list(
    object({
      place: { ...number, description: 'In order of joining.' },
      seat: { ...orNull(number), description: 'Null until the game starts.' },
      person: orNull(person),
      character: orNull({ type: 'string' }),
      playedBy: oneOf(['person', 'bot']),
      here: flag,
      nonce: { type: 'string' },
    }),
  ),
  watching: list(person),
  previous: orNull(id),
  next: { ...orNull(id), description: 'The rematch.' },
  result: orNull(result),
  created: number,
})

export const frame = object(
  {
    table: id,
    frame: { ...number, description: 'Counts what you were told of this table, from 1.' },
    at: { ...number, description: 'Milliseconds since 1970.' },
    view: { description: 'The position as you may know it (docs/bots.md).' },
    events: list({ description: 'What happened since the frame before.' }),
    ask: orNull(
      object({
        number: { ...number, description: 'To be sent back with the decision.' },
        legal: { ...list({ type: 'string' }), description: 'What you may decide.' },
        imagined: {
          ...list(number),
          description: 'A position that you cannot tell from the true one, as the engine has it; bots may ignore it.',
        },
      }),
    ),
    clocks: object({
      deadline: { ...orNull(number), description: 'When the time of those awaited is over.' },
      left: { ...orNull(list(number)), description: 'Milliseconds left by seat.' },
    }),
    result: orNull(result),
  },
  'What you are told of a table at one moment.',
)

export const seen = object({ table, frame: orNull(frame), seat: orNull(number) })

export const problem: Schema = {
  type: 'object',
  additionalProperties: true,
  required: ['error', 'message'],
  properties: {
    error: oneOf(Object.keys(ERRORS)),
    message: { type: 'string' },
    frame: orNull(frame),
    rule: { type: 'string' },
  },
  description: 'What was refused and why. `frame` is how the table stands, with 409; `rule` forbids it, with 422.',
}

export const tableParams = object({ table: id })

/** A route's answers: its own, and problems. */
export const answers = (status: number, schema: Schema, description: string): Schema => ({
  [status]: { description, ...schema },
  '4xx': problem,
  '5xx': problem,
})

export const nothing: Schema = { type: 'null' }
