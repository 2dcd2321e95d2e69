import { OPERATIONS } from '@alleycat/protocol/operations'
import { boardOf, dealAt, enterDay, recordOfDay } from '../../daily/board.ts'
import { humanOf, type App, type Context } from '../context.ts'

/** The records of long games are larger than other requests, in bytes. */
const MOST_RECORD = 65_536

export function dayRoutes(app: App, context: Context): void {
  app.route({
    ...OPERATIONS.getDayBoard,
    async handler({ params, person }) {
      dealAt(params, context.now())
      return boardOf(context, params, person?.id ?? null)
    },
  })

  app.route({
    ...OPERATIONS.enterDay,
    bodyLimit: MOST_RECORD,
    async handler(request, reply) {
      const { id } = humanOf(request)
      await enterDay(context, id, request.params, request.body.record)
      return reply.status(201).send(await boardOf(context, request.params, id))
    },
  })

  app.route({
    ...OPERATIONS.getDayRecord,
    handler: (request) => recordOfDay(context, humanOf(request).id, request.params),
  })
}
