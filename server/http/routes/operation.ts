import type { FastifyRequest } from 'fastify'
import { Refused } from '../../errors.ts'
import type { App, Context } from '../context.ts'
import * as s from '../schemas.ts'

const HEALTH_MS = 2000
const tags = ['operation']

export function operationRoutes(app: App, context: Context): void {
  app.get(
    '/health',
    {
      schema: {
        tags,
        summary: 'Ready to serve?',
        description: 'Ready means that the database answers and is up to date.',
        response: s.answers(200, s.object({ ready: s.flag }), 'Ready'),
      },
    },
    async () => {
      await Promise.race([
        context.store.ping(),
        new Promise((_, reject) => setTimeout(() => reject(new Refused('database-away')), HEALTH_MS).unref()),
      ])
      return { ready: true }
    },
  )

  app.get(
    '/metrics',
    {
      schema: { tags, summary: 'Figures for Prometheus', response: s.answers(200, { type: 'string' }, 'Text format') },
    },
    async (request, reply) => {
      if (!mayMeasure(context, request)) throw new Refused('not-yours')
      return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics())
    },
  )
}

/** Counts of decisions would tell whoever watches them that a hidden answer came in (CC-27a). */
function mayMeasure({ config }: Context, { headers, ip }: FastifyRequest): boolean {
  if (config.metricsToken !== undefined) return headers['x-metrics-token'] === config.metricsToken
  return /^(127\.|::1$|::ffff:127\.)/.test(ip) && headers['x-forwarded-for'] === undefined
}
