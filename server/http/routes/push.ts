import { OPERATIONS } from '@alleycat/protocol/operations'
import { humanOf, type App, type Context } from '../context.ts'

export function pushRoutes(app: App, context: Context): void {
  app.route({ ...OPERATIONS.getPushKey, handler: () => ({ publicKey: context.push.publicKey }) })

  app.route({
    ...OPERATIONS.subscribe,
    async handler(request, reply) {
      const { endpoint, keys } = request.body
      const person = humanOf(request).id
      await context.push.subscribe({ endpoint, ...keys, person_id: person, created_at: context.now() })
      return reply.status(204).send()
    },
  })

  app.route({
    ...OPERATIONS.unsubscribe,
    async handler(request, reply) {
      await context.push.unsubscribe(humanOf(request).id, request.body.endpoint)
      return reply.status(204).send()
    },
  })
}
