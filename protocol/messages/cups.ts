import { Type } from 'typebox'
import { CUP_FORMATS, TABLE_STATUSES } from '../vocabulary.ts'
import { PersonInfo } from './people.ts'
import { Id, Time, anyObject, oneOf, orNull, request, words, type Message } from './schema.ts'
import { Pace, Result, SeatCount } from './tables.ts'

const Format = oneOf(CUP_FORMATS, {
  description:
    'By points (Swiss); in groups whose winners meet until one table is left; or everybody alone against the same bots with the same deals.',
})
const Rounds = Type.Integer({
  minimum: 1,
  maximum: 9,
  description: 'All rounds; in a cup with groups those of the groups, before their winners meet.',
})
const Pause = Type.Integer({ minimum: 0, maximum: 3600, description: 'Seconds between two rounds.' })

export const CupWish = request(
  {
    title: words(1, 60),
    game: Type.String({ maxLength: 40, description: 'One of those that GET /api/games lists.' }),
    seats: Type.Integer({ ...SeatCount, description: 'Of each table; bots fill those that are left.' }),
    options: Type.Optional(anyObject({ description: 'Complete; the standard ones if there are none.' })),
    pace: Type.Optional(Pace),
    format: Format,
    rounds: Rounds,
    pause: Type.Optional(Pause),
  },
  { title: 'CupWish' },
)
export type CupWish = Message<typeof CupWish>

const PlayerNumber = Type.Integer({ description: 'People are numbered from 0 in order of joining.' })

export const CupPlayer = Type.Object(
  {
    person: orNull(PersonInfo, { description: 'Null once they have deleted themselves.' }),
    nonce: Type.String({ description: 'Their part of the luck (docs/cups.md).' }),
    left: orNull(Type.Integer(), {
      description: 'How many rounds had been drawn when they left; null while they are in.',
    }),
  },
  { title: 'CupPlayer' },
)
export type CupPlayer = Message<typeof CupPlayer>

export const CupTable = Type.Object(
  {
    table: orNull(Id, {
      description: 'In a duplicate cup only your own until the round is over, because all have the same deal.',
    }),
    status: oneOf(TABLE_STATUSES),
    seats: Type.Array(orNull(PlayerNumber), { description: 'Who sits where; null for a bot.' }),
    result: orNull(Result),
    commitment: Type.String({ description: 'SHA-256 of the secret that all luck of this table comes from.' }),
  },
  { title: 'CupTable' },
)
export type CupTable = Message<typeof CupTable>

export const CupRound = Type.Object(
  {
    stage: Type.Integer({ description: '0 until the winners of groups meet.' }),
    starts: Time,
    bots: Type.Array(Type.String(), { description: 'By seat the bot that plays it where nobody sits.' }),
    tables: Type.Array(CupTable),
  },
  { title: 'CupRound' },
)
export type CupRound = Message<typeof CupRound>

export const CupStanding = Type.Object(
  {
    player: PlayerNumber,
    rank: Type.Integer(),
    games: Type.Integer({ description: 'How many are over.' }),
    stage: Type.Integer({ description: 'How far somebody came in a cup with groups.' }),
    points: Type.Number({
      description: 'One for everybody who finished behind, half for who is level; in a duplicate cup the scores.',
    }),
    total: Type.Number({ description: 'The points of all stages.' }),
    opponents: Type.Number({ description: 'The points of everybody met.' }),
    margin: Type.Number({ description: 'By how much the own score exceeded each other one, added up.' }),
    direct: Type.Number({ description: 'Beaten less beaten by, among those level so far.' }),
    decidedBy: orNull(oneOf(['stage', 'points', 'total', 'opponents', 'margin', 'direct', 'lot']), {
      description: 'What puts this person before the next one.',
    }),
  },
  { title: 'CupStanding' },
)
export type CupStanding = Message<typeof CupStanding>

export const CupInfo = Type.Object(
  {
    id: Id,
    title: Type.String(),
    game: Type.String(),
    options: anyObject({ description: 'The options of the rules.' }),
    seats: Type.Integer(),
    pace: Pace,
    pause: Pause,
    format: Format,
    rounds: Rounds,
    status: oneOf(TABLE_STATUSES),
    host: orNull(PersonInfo),
    commitment: Type.String({ description: 'SHA-256 of the secret that the whole cup is drawn from (docs/cups.md).' }),
    secret: orNull(Type.String(), { description: 'Once the cup and all of its games are over.' }),
    players: Type.Array(CupPlayer),
    drawn: Type.Array(CupRound, { description: 'The rounds so far.' }),
    standings: Type.Array(CupStanding, { description: 'The best first.' }),
    you: orNull(PlayerNumber, { description: 'Null for who is not in the cup.' }),
    created: Time,
  },
  { title: 'CupInfo' },
)
export type CupInfo = Message<typeof CupInfo>

export const MyCup = Type.Object(
  { id: Id, title: Type.String(), game: Type.String(), status: oneOf(TABLE_STATUSES), created: Time },
  { title: 'MyCup' },
)
export type MyCup = Message<typeof MyCup>
