import type { FastifyRequest } from 'fastify'
import { Refused } from '../../errors.ts'
import { latestFrame } from '../../tables/frames.ts'
import { tableInfo } from '../../tables/info.ts'
import { openTable } from '../../tables/opening.ts'
import { STANDARD_PACE, type Pace } from '../../tables/pace.ts'
import { recordOfTable } from '../../tables/records.ts'
import { newNonce } from '../../tables/seating.ts'
import { viewerOf, type Table } from '../../tables/table.ts'
import { openTables } from '../../tables/lobby.ts'
import { personOf, type App, type Context } from '../context.ts'
import * as s from '../schemas.ts'

interface Wish {
  game: string
  seats: number
  options?: object
  pace?: Pace
  title?: string
  public?: boolean
  fixedSeating?: boolean
  nonce?: string
}

const tags = ['tables']

export function tableRoutes(app: App, context: Context): void {
  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'The lobby: public tables with a free place',
        response: s.answers(200, s.object({ tables: s.list(s.table) }), 'The newest first'),
      },
    },
    async () => ({ tables: await openTables(context) }),
  )

  app.post<{ Body: Wish }>(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Make a table and sit down at it',
        body: s.object({
          game: s.gameId,
          seats: s.whole(2, 8),
          'options?': { type: 'object', description: 'Complete; the standard ones if there are none' },
          'pace?': s.pace,
          'title?': s.title,
          'public?': { ...s.flag, description: 'Listed in the lobby; otherwise whoever has the id may come' },
          'fixedSeating?': { ...s.flag, description: 'Seats in order of joining instead of drawn' },
          'nonce?': s.nonce,
        }),
        response: s.answers(201, s.seen, 'The table'),
      },
    },
    async (request, reply) => {
      const { game, seats, options, pace = STANDARD_PACE, title = '', nonce = newNonce() } = request.body
      const wish = { game, seats, options, pace, title }
      const { public: isPublic = false, fixedSeating = false } = request.body
      const person = personOf(request).id
      const table = await openTable(context, person, { ...wish, isPublic, fixedSeating }, nonce)
      context.store.bus.publish({ kind: 'person', id: person })
      return reply.status(201).send(await seenBy(context, request, table))
    },
  )

  app.get<{ Params: { table: string } }>(
    '/api/tables/:table',
    {
      schema: {
        tags,
        summary: 'A table, and the game as you see it',
        params: s.tableParams,
        response: s.answers(200, s.seen, 'The table'),
      },
    },
    async (request) => seenBy(context, request, await existing(context, request.params.table)),
  )

  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/record',
    {
      schema: {
        tags: ['people'],
        summary: 'The record of a finished game',
        description: 'In the format of docs/record-format.md, with names, date and what it takes to verify the deal.',
        params: s.tableParams,
        response: s.answers(200, {}, 'The record'),
      },
    },
    async (request, reply) => {
      const record = await recordOfTable(context, await existing(context, request.params.table))
      return reply
        .header('content-disposition', `attachment; filename="alleycat-${request.params.table}.jsonl"`)
        .type('application/json')
        .send(`${JSON.stringify(record)}\n`)
    },
  )
}

export async function existing(context: Context, id: string): Promise<Table> {
  const table = await context.tables.refresh(id)
  if (!table) throw new Refused('no-such-table')
  return table
}

/** A table as whoever asks may see it. */
export async function seenBy(context: Context, { person }: FastifyRequest, table: Table) {
  const now = context.now()
  const seat = viewerOf(table, person?.id ?? null)
  return {
    table: await tableInfo(context.store.db, table, now),
    frame: latestFrame(table.row.id, table.log, seat) ?? null,
    seat,
  }
}
