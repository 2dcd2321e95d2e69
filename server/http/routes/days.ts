import { OPERATIONS } from '@alleycat/protocol/operations'
import { boardOf, dealAt, enterDay, recordOfDay } from '../../daily/board.ts'
import { humanOf, type App, type Context } from '../context.ts'

/** The records of long games are larger than other requests, in bytes. */
const MOST_RECORD = 65_536

export function dayRoutes(app: App, context: Context): void {
  app.route({
    ...OPERATIONS.getDayBoard,
    async handler({ params: { game, day }, person }) {
      dealAt(game, day, context.now())
      return boardOf(context, game, day, person?.id ?? null)
    },
  })

  app.route({
    ...OPERATIONS.enterDay,
    bodyLimit: MOST_RECORD,
    async handler(request, reply) {
      const { game, day } = request.params
      const { id } = humanOf(request)
      await enterDay(context, id, game, day, request.body.record)
      return reply.status(201).send(await boardOf(context, game, day, id))
    },
  })

  app.route({
    ...OPERATIONS.getDayRecord,
    handler: (request) => {
      const { game, day, person } = request.params
      return recordOfDay(context, humanOf(request).id, game, day, person)
    },
  })
}
