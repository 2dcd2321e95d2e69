import { Type } from 'typebox'
import { anyObject, Id, type Message } from './schema.ts'
import { Result } from './tables.ts'

export const TableRecord = Type.Object(
  {
    format: Type.String(),
    game: Type.String(),
    seats: Type.Integer(),
    options: anyObject(),
    steps: Type.Array(Type.String()),
    result: Result,
    names: Type.Array(Type.String()),
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
