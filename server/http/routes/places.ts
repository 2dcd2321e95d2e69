import type { FastifyRequest } from 'fastify'
import { comeBack, expectFewTables, getUp, rematch, startTable } from '../../tables/opening.ts'
import { addBot, changeNonce, clearPlace, join, newNonce } from '../../tables/seating.ts'
import type { Table } from '../../tables/table.ts'
import { personOf, type App, type Context } from '../context.ts'
import * as s from '../schemas.ts'
import { seenBy } from './tables.ts'

type AtTable = { Params: { table: string } }
const tags = ['tables']

/** Sitting down and getting up. */
export function placeRoutes(app: App, context: Context): void {
  /** A change of a table that is answered with how it stands then. */
  const change = (
    method: 'POST' | 'DELETE',
    path: string,
    summary: string,
    run: (table: string, person: string, request: FastifyRequest) => Promise<Table>,
    body?: s.Schema,
    params: s.Schema = s.tableParams,
  ): void => {
    app.route<AtTable>({
      method,
      url: `/api/tables/:table${path}`,
      schema: { tags, summary, params, ...(body && { body }), response: s.answers(200, s.seen, 'The table') },
      async handler(request) {
        const person = personOf(request).id
        const table = await run(request.params.table, person, request)
        context.store.bus.publish({ kind: 'person', id: person })
        return seenBy(context, request, table)
      },
    })
  }

  change(
    'POST',
    '/join',
    'Sit down',
    async (table, person, { body }) => {
      const { nonce = newNonce() } = body as { nonce?: string }
      await expectFewTables(context, person)
      return join(context, table, person, nonce)
    },
    s.object({ 'nonce?': s.nonce }),
  )
  change(
    'POST',
    '/nonce',
    'Give another nonce before the start, now that you have seen the commitment',
    (table, person, { body }) => changeNonce(context, table, person, (body as { nonce: string }).nonce),
    s.object({ nonce: s.nonce }),
  )
  change('POST', '/leave', 'Get up; a bot plays on, and there is no way back', (table, person) =>
    getUp(context, table, person),
  )
  change('POST', '/take-back', 'Play again after a bot has played for you', (table, person) =>
    comeBack(context, table, person),
  )
  change('POST', '/start', 'Start the game', (table, person) => startTable(context, table, person))
  change(
    'POST',
    '/rematch',
    'Play again with the same people, once they ask for it too; the next seat starts',
    (table, person) => rematch(context, table, person),
  )
  change(
    'POST',
    '/bots',
    'Let a bot of the house sit down',
    (table, person, { body }) => addBot(context, table, person, (body as { character: string }).character),
    s.object({ character: s.character }),
  )
  change(
    'DELETE',
    '/places/:place',
    'Send somebody away before the start',
    (table, person, { params }) => clearPlace(context, table, person, Number((params as { place: string }).place)),
    undefined,
    s.object({ table: s.id, place: { type: 'string', pattern: '^[0-9]$' } }),
  )
}
