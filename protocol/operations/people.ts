import { PlayerInfo } from '../messages/people.ts'
import { TableRecord } from '../messages/records.ts'
import { Id, request } from '../messages/schema.ts'
import { answers } from './answers.ts'
import { atTable } from './tables.ts'

const tags = ['people']

export const peopleOperations = {
  getPerson: {
    method: 'GET',
    url: '/api/people/:person',
    schema: {
      tags,
      summary: 'A person with ratings and public games',
      params: request({ person: Id }),
      response: answers(200, PlayerInfo, 'Records are at /api/tables/{table}/record'),
    },
  },
  getRecord: {
    method: 'GET',
    url: '/api/tables/:table/record',
    schema: {
      tags,
      summary: 'The record of a finished game',
      params: atTable,
      response: answers(200, TableRecord, 'One line, to be kept as a file'),
    },
  },
} as const
