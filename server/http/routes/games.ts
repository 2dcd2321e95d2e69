import { callName, CHARACTERS } from '@alleycat/bots'
import { GAMES } from '@alleycat/games'
import { REACTIONS, STANDARD_PACE, type GameList } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import type { App } from '../context.ts'

const LIST: GameList = {
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
  app.route({ ...OPERATIONS.listGames, handler: () => LIST })
}
