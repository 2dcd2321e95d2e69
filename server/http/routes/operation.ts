import { OPERATIONS } from '@alleycat/protocol/operations'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../../errors.ts'
import type { App, Context } from '../context.ts'

const HEALTH_MS = 2000

export function operationRoutes(app: App, context: Context): void {
  app.route({
    ...OPERATIONS.getHealth,
    async handler() {
      await Promise.race([
        context.store.ping(),
        new Promise((_, reject) => setTimeout(() => reject(new Refused('database-away')), HEALTH_MS).unref()),
      ])
      return { ready: true }
    },
  })

  app.route({
    ...OPERATIONS.getMetrics,
    async handler(request, reply) {
      if (!mayMeasure(context, request)) throw new Refused('not-yours')
      return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics())
    },
  })
}

/** Metrics are restricted because a count of decisions would reveal that a hidden answer came in (CC-27a). */
function mayMeasure({ config }: Context, { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
  if (config.metricsToken !== undefined) return headers['x-metrics-token'] === config.metricsToken
  return /^(127\.|::1$|::ffff:127\.)/.test(ip) && headers['x-forwarded-for'] === undefined
}
