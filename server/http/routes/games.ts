import { callName, CHARACTERS } from '@alleycat/bots'
import { GAMES } from '@alleycat/games'
import { REACTIONS } from '../../tables/chat.ts'
import { STANDARD_PACE } from '../../tables/pace.ts'
import type { App } from '../context.ts'
import * as s from '../schemas.ts'

const ANSWER = {
  games: GAMES.map(({ id, minSeats, maxSeats, version, defaults }) => ({ id, minSeats, maxSeats, version, defaults })),
  characters: CHARACTERS.map((character) => ({
    id: callName(character),
    name: character.name,
    strength: character.strength,
  })),
  reactions: REACTIONS,
  pace: STANDARD_PACE,
}

export function gameRoutes(app: App): void {
  app.get(
    '/api/games',
    {
      schema: {
        tags: ['tables'],
        summary: 'What can be played, and against whom',
        response: s.answers(
          200,
          {},
          'Games with their standard options, bots of the house, reactions, the standard pace',
        ),
      },
    },
    () => ANSWER,
  )
}
