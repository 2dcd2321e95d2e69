import { Type } from 'typebox'
import { Id, Time, milliseconds, orNull, request, type Message } from './schema.ts'
import { Result, TableInfo } from './tables.ts'

export const Ask = Type.Object(
  {
    number: Type.Integer({
      description: 'To be sent back with the decision: how many were asked of this seat, this one included.',
    }),
    legal: Type.Array(Type.String(), { description: 'What may be decided, in the notation of records.' }),
    imagined: Type.Array(Type.Integer(), {
      description:
        'A position that agrees with all that the seat sees now, though not with what it remembers, as the engine has it; ' +
        'bots may ignore it.',
    }),
  },
  { title: 'Ask', description: 'What is asked of a seat.' },
)
export type Ask = Message<typeof Ask>

export const Clocks = Type.Object(
  {
    deadline: orNull(Time, { description: 'When the time of those who are awaited is over; null without a clock.' }),
    left: orNull(Type.Array(milliseconds('Milliseconds.')), {
      description: 'What each seat had left when the frame was made; null where seats have no time of their own.',
    }),
    running: orNull(Type.Integer(), {
      description: 'The seat whose own time runs since then; null while several may answer, and without a clock.',
    }),
  },
  { title: 'Clocks' },
)
export type Clocks = Message<typeof Clocks>

export const TableFrame = Type.Object(
  {
    table: Id,
    frame: Type.Integer({
      description: 'Counts what this viewer was told of the table, from 1, and says nothing else.',
    }),
    at: Time,
    view: Type.Unknown({ description: 'The position as the viewer may know it (docs/bots.md).' }),
    events: Type.Array(Type.Unknown(), { description: 'What happened since the frame before.' }),
    ask: orNull(Ask),
    clocks: Clocks,
    result: orNull(Result),
  },
  { title: 'TableFrame', description: 'What one viewer is told of a game at one moment.' },
)
export type TableFrame = Message<typeof TableFrame>

export const SeenTable = Type.Object(
  {
    table: TableInfo,
    frame: orNull(TableFrame, { description: 'Null before the game starts.' }),
    seat: orNull(Type.Integer(), { description: 'Through whose eyes; null for somebody who watches.' }),
  },
  { title: 'SeenTable', description: 'A table, and its game as one viewer sees it.' },
)
export type SeenTable = Message<typeof SeenTable>

export const DecisionText = Type.String({ maxLength: 200, description: 'A decision in the notation of records.' })

export const Decision = request(
  {
    number: Type.Integer({ minimum: 1, maximum: 100_000, description: 'The number of the ask.' }),
    decision: DecisionText,
  },
  { title: 'Decision' },
)
export type Decision = Message<typeof Decision>

export const DecisionAnswer = Type.Object(
  { number: Type.Integer(), frame: TableFrame },
  { title: 'DecisionAnswer', description: 'The frame that a decision led to.' },
)
export type DecisionAnswer = Message<typeof DecisionAnswer>
