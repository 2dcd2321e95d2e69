import { Type } from 'typebox'
import { SEAT_CHANGE_KINDS, TABLE_STATUSES } from '../vocabulary.ts'
import { PersonInfo } from './people.ts'
import { Id, Time, anyObject, oneOf, orNull, request, words, type Message } from './schema.ts'

export const Clock = request(
  {
    seconds: Type.Integer({ minimum: 10, maximum: 7200, description: 'For the whole game, for each seat.' }),
    increment: Type.Integer({ minimum: 0, maximum: 600, description: 'Seconds for each decision of its own turns.' }),
  },
  { title: 'Clock' },
)
export type Clock = Message<typeof Clock>

export const Pace = Type.Union(
  [
    request({ kind: Type.Literal('live'), clock: orNull(Clock) }),
    request({
      kind: Type.Literal('days'),
      hours: Type.Integer({ minimum: 1, maximum: 336, description: 'For each decision.' }),
    }),
  ],
  { title: 'Pace', description: 'Live, with a clock or without one; or over days, with so many hours a decision.' },
)
export type Pace = Message<typeof Pace>

export const Result = Type.Object(
  { winners: Type.Array(Type.Integer()), scores: Type.Array(Type.Number()) },
  { title: 'Result', description: 'The seats that won, and the score of every seat.' },
)

export const Nonce = Type.String({
  pattern: '^[0-9a-f]{16,64}$',
  description:
    'Your part of the luck (docs/fairness.md): random hexadecimal digits. One is made for you if you send none.',
})

export const PlaceInfo = Type.Object(
  {
    place: Type.Integer({ description: 'In order of joining.' }),
    seat: orNull(Type.Integer(), { description: 'Null until the game starts.' }),
    person: orNull(PersonInfo, { description: 'Null for a bot of the house, and for a seat that was left for good.' }),
    character: orNull(Type.String(), {
      description: 'The bot of the house that plays here, or would while the person is away.',
    }),
    playedBy: oneOf(['person', 'bot']),
    here: Type.Boolean({ description: 'Whether the person follows the table now.' }),
    nonce: Type.String(),
  },
  { title: 'PlaceInfo' },
)
export type PlaceInfo = Message<typeof PlaceInfo>

export const SeatChange = Type.Object(
  {
    seat: Type.Integer(),
    kind: oneOf(SEAT_CHANGE_KINDS, {
      description: 'The person has left for good, is away for now, or is back. Until they are back, a bot plays.',
    }),
    person: orNull(PersonInfo, { description: 'Whose seat it was; null once they have deleted themselves.' }),
    character: orNull(Type.String(), { description: 'The bot of the house that plays from then on.' }),
    at: Time,
  },
  { title: 'SeatChange', description: 'A seat has come into other hands: moves of earlier frames keep their author.' },
)
export type SeatChange = Message<typeof SeatChange>

export const TableInfo = Type.Object(
  {
    id: Id,
    game: Type.String(),
    options: anyObject({ description: 'The options of the rules.' }),
    seats: Type.Integer(),
    pace: Pace,
    title: Type.String(),
    public: Type.Boolean({ description: 'Listed in the lobby.' }),
    status: oneOf(TABLE_STATUSES),
    owner: orNull(Id),
    commitment: Type.String({
      description: 'SHA-256 of the secret that all luck of this table comes from (docs/fairness.md).',
    }),
    places: Type.Array(PlaceInfo),
    changes: Type.Array(SeatChange, { description: 'Whose hands seats were in since the start, in order.' }),
    watching: Type.Array(PersonInfo),
    invited: Type.Array(PersonInfo, { description: 'Who was asked to come and has not answered yet.' }),
    previous: orNull(Id, { description: 'The table that this one is the rematch of.' }),
    next: orNull(Id, { description: 'The rematch.' }),
    cup: orNull(Id, { description: 'The cup that it belongs to.' }),
    starts: orNull(Time, { description: 'When a table of a cup starts by itself.' }),
    result: orNull(Result),
    created: Time,
  },
  { title: 'TableInfo', description: 'A table beside its game.' },
)
export type TableInfo = Message<typeof TableInfo>

export const WatchableTable = Type.Object(
  {
    id: Id,
    game: Type.String(),
    title: Type.String(),
    pace: Pace,
    players: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Of the person, or of the bot of the house.' }),
        avatar: Type.String(),
        score: Type.Number(),
      }),
      { description: 'By seat.' },
    ),
    watching: Type.Integer({ description: 'How many people follow the table without playing there.' }),
  },
  { title: 'WatchableTable', description: 'A public table where a game is being played.' },
)
export type WatchableTable = Message<typeof WatchableTable>

/** The server knows how many seats each game may have; this only keeps nonsense out. */
export const SeatCount = Type.Integer({ minimum: 2, maximum: 8 })

export const TableWish = request(
  {
    // The server lists games and bots (GET /api/games). This package names none, so that a new one changes nothing
    // here.
    game: Type.String({ maxLength: 40, description: 'One of those that GET /api/games lists.' }),
    seats: SeatCount,
    options: Type.Optional(anyObject({ description: 'Complete; the standard ones if there are none.' })),
    pace: Type.Optional(Pace),
    title: Type.Optional(words(0, 60)),
    public: Type.Optional(
      Type.Boolean({ description: 'Listed in the lobby; otherwise whoever has the id may come. False by default.' }),
    ),
    fixedSeating: Type.Optional(
      Type.Boolean({ description: 'Seats in order of joining instead of drawn. False by default.' }),
    ),
    nonce: Type.Optional(Nonce),
  },
  { title: 'TableWish' },
)
export type TableWish = Message<typeof TableWish>

export const MyTable = Type.Object(
  {
    id: Id,
    game: Type.String(),
    title: Type.String(),
    status: oneOf(TABLE_STATUSES),
    pace: Pace,
    yourTurn: Type.Boolean(),
    updated: Time,
  },
  { title: 'MyTable' },
)
export type MyTable = Message<typeof MyTable>

export const Invitation = Type.Object(
  {
    table: Id,
    game: Type.String(),
    title: Type.String(),
    from: PersonInfo,
    at: Time,
  },
  { title: 'Invitation', description: 'That somebody asks you to come to an open table.' },
)
export type Invitation = Message<typeof Invitation>

export const MyTables = Type.Object({
  yourTurn: Type.Integer({ description: 'At how many of them something is asked of you.' }),
  tables: Type.Array(MyTable),
  invitations: Type.Array(Invitation, { description: 'The latest first, from nobody whom you have muted.' }),
})
export type MyTables = Message<typeof MyTables>
