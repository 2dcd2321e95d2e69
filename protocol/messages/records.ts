import { Type } from 'typebox'
import { anyObject, Id, orNull, type Message } from './schema.ts'
import { Result } from './tables.ts'

export const StandIn = Type.Object(
  {
    seat: Type.Integer(),
    name: Type.String({ description: 'The bot that played.' }),
    from: Type.Integer({ description: 'The index of the first step it could have played.' }),
    to: orNull(Type.Integer(), { description: 'The index of the first step that was the person’s again.' }),
    left: Type.Boolean({ description: 'Whether the person had left for good.' }),
  },
  { title: 'StandIn', description: 'A bot played a seat of somebody for these steps.' },
)
export type StandIn = Message<typeof StandIn>

/** What every record has (docs/record-format.md). */
export const RECORD_FIELDS = {
  format: Type.String(),
  game: Type.String(),
  seats: Type.Integer(),
  options: anyObject(),
  steps: Type.Array(Type.String()),
  result: Result,
} as const

export const TableRecord = Type.Object(
  {
    ...RECORD_FIELDS,
    names: Type.Array(Type.String(), { description: 'Who sat down, by seat.' }),
    standIns: Type.Optional(Type.Array(StandIn)),
    date: Type.String({ description: 'The day on which it ended.' }),
    fairness: Type.Object(
      {
        scheme: Type.String(),
        table: Id,
        commitment: Type.String(),
        secret: Type.String(),
        nonces: Type.Array(Type.String()),
        seating: Type.Array(Type.Integer()),
        seatingDrawn: Type.Boolean(),
      },
      { description: 'What it takes to verify the deal (docs/fairness.md).' },
    ),
  },
  { title: 'TableRecord', description: 'A finished game in the format of docs/record-format.md.' },
)
export type TableRecord = Message<typeof TableRecord>
