import { humanOf, type App, type Context } from '../context.ts'
import * as s from '../schemas.ts'

const tags = ['me']
const endpoint = { ...s.text(1000), minLength: 10 }
const key = { type: 'string', pattern: '^[A-Za-z0-9_-]{10,120}=*$' }

export function pushRoutes(app: App, context: Context): void {
  app.get(
    '/api/push-key',
    {
      schema: {
        tags,
        summary: 'The key to subscribe to notifications with',
        response: s.answers(200, s.object({ publicKey: { type: 'string' } }), 'VAPID (RFC 8292)'),
      },
    },
    () => ({ publicKey: context.push.publicKey }),
  )

  app.put<{ Body: { endpoint: string; keys: { p256dh: string; auth: string } } }>(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'Be told when it is your turn at a table over days',
        body: s.object({ endpoint, keys: s.object({ p256dh: key, auth: key }) }),
        response: s.answers(204, s.nothing, 'Subscribed'),
      },
    },
    async (request, reply) => {
      const { endpoint: address, keys } = request.body
      const person = humanOf(request).id
      await context.push.subscribe({ endpoint: address, ...keys, person_id: person, created_at: context.now() })
      return reply.status(204).send()
    },
  )

  app.delete<{ Body: { endpoint: string } }>(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'Be told no more',
        body: s.object({ endpoint }),
        response: s.answers(204, s.nothing, 'Unsubscribed'),
      },
    },
    async (request, reply) => {
      await context.push.unsubscribe(humanOf(request).id, request.body.endpoint)
      return reply.status(204).send()
    },
  )
}
