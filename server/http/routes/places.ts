import type { SeenTable } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../../errors.ts'
import { invite } from '../../tables/invitations.ts'
import { comeBack, expectFewTables, getUp, rematch, startTable } from '../../tables/opening.ts'
import { addBot, changeNonce, clearPlace, join, newNonce } from '../../tables/seating.ts'
import type { Table } from '../../tables/table.ts'
import { humanOf, personOf, type App, type Context } from '../context.ts'
import { seenBy } from './tables.ts'

/** The routes for taking and leaving a seat. */
export function placeRoutes(app: App, context: Context): void {
  /** Changes a table and answers with its new state. */
  async function change(
    request: Pick<FastifyRequest, 'person'>,
    run: (person: string) => Promise<Table>,
  ): Promise<SeenTable> {
    const person = personOf(request).id
    const table = await run(person)
    context.store.bus.publish({ kind: 'person', id: person })
    return seenBy(context, request, table)
  }

  app.route({
    ...OPERATIONS.joinTable,
    handler: (request) =>
      change(request, async (person) => {
        await expectFewTables(context, person)
        return join(context, request.params.table, person, request.body.nonce ?? newNonce())
      }),
  })
  app.route({
    ...OPERATIONS.changeNonce,
    handler: (request) =>
      change(request, (person) => changeNonce(context, request.params.table, person, request.body.nonce)),
  })
  app.route({
    ...OPERATIONS.leaveTable,
    handler: (request) => change(request, (person) => getUp(context, request.params.table, person)),
  })
  app.route({
    ...OPERATIONS.takeBack,
    handler: (request) => change(request, (person) => comeBack(context, request.params.table, person)),
  })
  app.route({
    ...OPERATIONS.startGame,
    handler: (request) => change(request, (person) => startTable(context, request.params.table, person)),
  })
  app.route({
    ...OPERATIONS.rematch,
    // Whoever has a place at the rematch is told when it is made.
    handler: async (request) =>
      seenBy(context, request, await rematch(context, request.params.table, personOf(request).id)),
  })
  app.route({
    ...OPERATIONS.invite,
    handler: (request) =>
      change(request, (person) => {
        humanOf(request)
        if (!context.limits.invitations.take(person, context.now())) throw new Refused('too-many-invitations')
        return invite(context, request.params.table, person, request.body.person)
      }),
  })
  app.route({
    ...OPERATIONS.addBot,
    handler: (request) =>
      change(request, (person) => addBot(context, request.params.table, person, request.body.character)),
  })
  app.route({
    ...OPERATIONS.clearPlace,
    handler: (request) =>
      change(request, (person) => clearPlace(context, request.params.table, person, Number(request.params.place))),
  })
}
