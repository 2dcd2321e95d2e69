import { STANDARD_PACE, type SeenTable } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../../errors.ts'
import { latestFrame } from '../../tables/frames.ts'
import { tableInfo } from '../../tables/info.ts'
import { openTables, watchableTables } from '../../tables/lobby.ts'
import { openTable } from '../../tables/opening.ts'
import { recordOfTable } from '../../tables/records.ts'
import { newNonce } from '../../tables/seating.ts'
import { viewerOf, type Table } from '../../tables/table.ts'
import { personOf, type App, type Context } from '../context.ts'

export function tableRoutes(app: App, context: Context): void {
  app.route({
    ...OPERATIONS.listOpenTables,
    handler: async () => ({ tables: await openTables(context) }),
  })

  app.route({
    ...OPERATIONS.listWatchableTables,
    handler: async () => ({ tables: await watchableTables(context) }),
  })

  app.route({
    ...OPERATIONS.createTable,
    async handler(request, reply) {
      const { game, seats, options, pace = STANDARD_PACE, title = '', nonce = newNonce() } = request.body
      const wish = { game, seats, options, pace, title }
      const { public: isPublic = false, fixedSeating = false } = request.body
      const person = personOf(request).id
      const table = await openTable(context, person, { ...wish, isPublic, fixedSeating }, nonce)
      context.store.bus.publish({ kind: 'person', id: person })
      return reply.status(201).send(await seenBy(context, request, table))
    },
  })

  app.route({
    ...OPERATIONS.getTable,
    handler: async (request) => seenBy(context, request, await existing(context, request.params.table)),
  })

  app.route({
    ...OPERATIONS.getRecord,
    async handler(request, reply) {
      const record = await recordOfTable(context, await existing(context, request.params.table))
      return reply
        .header('content-disposition', `attachment; filename="alleycat-${request.params.table}.jsonl"`)
        .serializer((value) => `${JSON.stringify(value)}\n`)
        .send(record)
    },
  })
}

export async function existing(context: Context, id: string): Promise<Table> {
  const table = await context.tables.refresh(id)
  if (!table) throw new Refused('no-such-table')
  return table
}

/** A table as the person who asks may see it. */
export async function seenBy(
  context: Context,
  { person }: Pick<FastifyRequest, 'person'>,
  table: Table,
): Promise<SeenTable> {
  const seat = viewerOf(table, person?.id ?? null)
  return {
    table: await tableInfo(context, table),
    frame: latestFrame(table.row.id, table.log, seat) ?? null,
    seat,
  }
}
