import { Type } from 'typebox'
import { REACTIONS } from '../vocabulary.ts'
import { anyObject, oneOf, type Message } from './schema.ts'
import { Pace } from './tables.ts'

export const GameList = Type.Object(
  {
    games: Type.Array(
      Type.Object({
        id: Type.String(),
        minSeats: Type.Integer(),
        maxSeats: Type.Integer(),
        version: Type.Integer({ description: 'Rises when the same decisions would lead elsewhere.' }),
        defaults: anyObject({ description: 'The standard options.' }),
      }),
    ),
    characters: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), strength: Type.String() }), {
      description: 'The bots of the house.',
    }),
    reactions: Type.Array(oneOf(REACTIONS)),
    pace: Pace,
  },
  { title: 'GameList' },
)
export type GameList = Message<typeof GameList>
