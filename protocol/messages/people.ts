import { Type } from 'typebox'
import { Id, Time, orNull, request, words, type Message } from './schema.ts'

export const PersonName = words(1, 24)
export const Avatar = Type.String({ pattern: '^[a-z0-9-]{1,24}$' })

export const PersonInfo = Type.Object(
  {
    id: Id,
    name: Type.String(),
    avatar: Type.String(),
    bot: Type.Boolean({ description: 'Plays through a token of the API.' }),
  },
  { title: 'PersonInfo' },
)
export type PersonInfo = Message<typeof PersonInfo>

export const Introduction = request({ name: PersonName, avatar: Avatar }, { title: 'Introduction' })

export const Me = Type.Object({ me: orNull(PersonInfo) })

export const Rating = Type.Object(
  {
    game: Type.String(),
    rating: Type.Number({ description: 'A cautious estimate: mu - 3 sigma.' }),
    mu: Type.Number(),
    sigma: Type.Number(),
    games: Type.Integer(),
    wins: Type.Integer(),
  },
  { title: 'Rating' },
)
export type Rating = Message<typeof Rating>

export const PlayedGame = Type.Object(
  {
    table: Id,
    game: Type.String(),
    title: Type.String(),
    seat: Type.Integer(),
    won: Type.Boolean(),
    scores: Type.Array(Type.Number()),
    ended: Time,
  },
  { title: 'PlayedGame', description: 'A public game that is over.' },
)
export type PlayedGame = Message<typeof PlayedGame>

export const PlayedWith = Type.Object(
  {
    person: PersonInfo,
    games: Type.Integer({ description: 'How many games they have finished together.' }),
    last: Type.Object({ table: Id, game: Type.String(), ended: Time }),
  },
  { title: 'PlayedWith', description: 'Somebody with whom games were finished, and the last of them.' },
)
export type PlayedWith = Message<typeof PlayedWith>

export const MyGame = Type.Object(
  { table: Id, game: Type.String(), seat: Type.Integer(), ended: Time },
  { title: 'MyGame', description: 'A game of yours that is over, public or not.' },
)
export type MyGame = Message<typeof MyGame>

export const PlayerInfo = Type.Object(
  { person: PersonInfo, ratings: Type.Array(Rating), games: Type.Array(PlayedGame) },
  { title: 'PlayerInfo' },
)
export type PlayerInfo = Message<typeof PlayerInfo>
