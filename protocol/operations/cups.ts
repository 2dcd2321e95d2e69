import { Type } from 'typebox'
import { CupInfo, CupWish, MyCup } from '../messages/cups.ts'
import { Id, request } from '../messages/schema.ts'
import { Nonce } from '../messages/tables.ts'
import { answers } from './answers.ts'

const tags = ['cups']
const atCup = request({ cup: Id })
const theCup = answers(200, CupInfo, 'The cup')

export const cupOperations = {
  createCup: {
    method: 'POST',
    url: '/api/cups',
    schema: {
      tags,
      summary: 'Make a cup; whoever has its id may join until you start it',
      body: CupWish,
      response: answers(201, CupInfo, 'The cup'),
    },
  },
  listMyCups: {
    method: 'GET',
    url: '/api/me/cups',
    schema: {
      tags,
      summary: 'Cups that you host or are in',
      response: answers(200, Type.Object({ cups: Type.Array(MyCup) }), 'The newest first'),
    },
  },
  getCup: {
    method: 'GET',
    url: '/api/cups/:cup',
    schema: { tags, summary: 'A cup: its people, rounds and standings', params: atCup, response: theCup },
  },
  joinCup: {
    method: 'POST',
    url: '/api/cups/:cup/join',
    schema: {
      tags,
      summary: 'Take part',
      params: atCup,
      body: request({ nonce: Type.Optional(Nonce) }),
      response: theCup,
    },
  },
  leaveCup: {
    method: 'POST',
    url: '/api/cups/:cup/leave',
    schema: {
      tags,
      summary: 'Leave; once it has started a bot plays on at your table, and there is no way back',
      params: atCup,
      response: theCup,
    },
  },
  removeFromCup: {
    method: 'DELETE',
    url: '/api/cups/:cup/people/:person',
    schema: {
      tags,
      summary: 'Remove somebody from a cup that you host',
      params: request({ cup: Id, person: Id }),
      response: theCup,
    },
  },
  startCup: {
    method: 'POST',
    url: '/api/cups/:cup/start',
    schema: { tags, summary: 'Start a cup that you host', params: atCup, response: theCup },
  },
  endCup: {
    method: 'POST',
    url: '/api/cups/:cup/end',
    schema: {
      tags,
      summary: 'End a cup that you host; games that are not over do not count',
      params: atCup,
      response: theCup,
    },
  },
} as const
