import { Type } from 'typebox'
import { DayBoard, DayRecord, DayTried } from '../messages/days.ts'
import { Id, request } from '../messages/schema.ts'
import { answers } from './answers.ts'

const tags = ['days']
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'In UTC, such as 2026-11-15.' })
const onDay = { game: Id, day: Day }

export const dayOperations = {
  getDayBoard: {
    method: 'GET',
    url: '/api/days/:game/:day',
    schema: {
      tags,
      summary: 'The board of the deal of a day',
      params: request(onDay),
      response: answers(200, DayBoard, 'The best first'),
    },
  },
  enterDay: {
    method: 'POST',
    url: '/api/days/:game/:day',
    schema: {
      tags,
      summary: 'Enter the record of the counted try at the deal of a day',
      description: 'The server plays the deal again with these decisions (docs/daily.md); any other step is refused.',
      params: request(onDay),
      body: DayTried,
      response: answers(201, DayBoard, 'The board with the new entry'),
    },
  },
  getDayRecord: {
    method: 'GET',
    url: '/api/days/:game/:day/records/:person',
    schema: {
      tags,
      summary: "Somebody's try at the deal of a day, for whoever is on its board",
      params: request({ ...onDay, person: Id }),
      response: answers(200, DayRecord, 'The record'),
    },
  },
} as const
