import { Type } from 'typebox'
import { PersonInfo } from './people.ts'
import { anyObject, request, Time, type Message } from './schema.ts'
import { RECORD_FIELDS } from './records.ts'

export const DayTried = request(
  { record: anyObject({ description: 'The record of the counted try (docs/record-format.md).' }) },
  { title: 'DayTried' },
)

export const DayStanding = Type.Object(
  {
    person: PersonInfo,
    score: Type.Number(),
    place: Type.Integer({ description: '1 for whoever beat all bots.' }),
    seats: Type.Integer(),
    at: Time,
  },
  { title: 'DayStanding', description: 'How somebody did with the deal of a day.' },
)
export type DayStanding = Message<typeof DayStanding>

export const DayBoard = Type.Object(
  {
    everybody: Type.Array(DayStanding, { description: 'The best hundred.' }),
    known: Type.Array(DayStanding, { description: 'Oneself, and people one has played with.' }),
    isEntered: Type.Boolean({ description: 'Whether the asking person is on the board.' }),
  },
  { title: 'DayBoard', description: 'The board of a day, the best first.' },
)
export type DayBoard = Message<typeof DayBoard>

export const DayRecord = Type.Object(
  {
    ...RECORD_FIELDS,
    names: Type.Array(Type.String()),
  },
  { title: 'DayRecord', description: 'A try at the deal of a day, in the format of docs/record-format.md.' },
)
export type DayRecord = Message<typeof DayRecord>
