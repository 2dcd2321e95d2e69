import { Type } from 'typebox'
import { SeenTable } from '../messages/frames.ts'
import { GameList } from '../messages/games.ts'
import { Id, request } from '../messages/schema.ts'
import { Nonce, TableInfo, TableWish, WatchableTable } from '../messages/tables.ts'
import { answers } from './answers.ts'

const tags = ['tables']
export const atTable = request({ table: Id })
const theTable = answers(200, SeenTable, 'The table')

export const tableOperations = {
  listGames: {
    method: 'GET',
    url: '/api/games',
    schema: {
      tags,
      summary: 'What can be played, and against whom',
      response: answers(
        200,
        GameList,
        'Games with their standard options, bots of the house, reactions, the standard pace',
      ),
    },
  },
  listOpenTables: {
    method: 'GET',
    url: '/api/tables',
    schema: {
      tags,
      summary: 'The lobby: public tables with a free place',
      response: answers(200, Type.Object({ tables: Type.Array(TableInfo) }), 'The newest first'),
    },
  },
  listWatchableTables: {
    method: 'GET',
    url: '/api/tables/playing',
    schema: {
      tags,
      summary: 'Public tables where a game is being played, to be watched',
      response: answers(200, Type.Object({ tables: Type.Array(WatchableTable) }), 'The newest first'),
    },
  },
  createTable: {
    method: 'POST',
    url: '/api/tables',
    schema: {
      tags,
      summary: 'Make a table and sit down at it',
      body: TableWish,
      response: answers(201, SeenTable, 'The table'),
    },
  },
  getTable: {
    method: 'GET',
    url: '/api/tables/:table',
    schema: { tags, summary: 'A table, and the game as you see it', params: atTable, response: theTable },
  },
  joinTable: {
    method: 'POST',
    url: '/api/tables/:table/join',
    schema: {
      tags,
      summary: 'Sit down',
      params: atTable,
      body: request({ nonce: Type.Optional(Nonce) }),
      response: theTable,
    },
  },
  changeNonce: {
    method: 'POST',
    url: '/api/tables/:table/nonce',
    schema: {
      tags,
      summary: 'Give another nonce before the start, now that you have seen the commitment',
      params: atTable,
      body: request({ nonce: Nonce }),
      response: theTable,
    },
  },
  leaveTable: {
    method: 'POST',
    url: '/api/tables/:table/leave',
    schema: {
      tags,
      summary: 'Get up; a bot plays on, and there is no way back',
      params: atTable,
      response: theTable,
    },
  },
  takeBack: {
    method: 'POST',
    url: '/api/tables/:table/take-back',
    schema: { tags, summary: 'Play again after a bot has played for you', params: atTable, response: theTable },
  },
  startGame: {
    method: 'POST',
    url: '/api/tables/:table/start',
    schema: { tags, summary: 'Start the game', params: atTable, response: theTable },
  },
  rematch: {
    method: 'POST',
    url: '/api/tables/:table/rematch',
    schema: {
      tags,
      summary: 'Play again with the same people, once they ask for it too; the next seat starts',
      params: atTable,
      response: theTable,
    },
  },
  invite: {
    method: 'POST',
    url: '/api/tables/:table/invitations',
    schema: {
      tags,
      summary: 'Invite somebody with whom you have finished a game',
      description: 'No place is kept for them. They find it at GET /api/me/tables, and are notified where they wish.',
      params: atTable,
      body: request({ person: Id }),
      response: theTable,
    },
  },
  addBot: {
    method: 'POST',
    url: '/api/tables/:table/bots',
    schema: {
      tags,
      summary: 'Let a bot of the house sit down',
      params: atTable,
      body: request({
        character: Type.String({ maxLength: 40, description: 'One of those that GET /api/games lists.' }),
      }),
      response: theTable,
    },
  },
  clearPlace: {
    method: 'DELETE',
    url: '/api/tables/:table/places/:place',
    schema: {
      tags,
      summary: 'Send somebody away before the start',
      params: request({ table: Id, place: Type.String({ pattern: '^[0-9]$' }) }),
      response: theTable,
    },
  },
} as const
