import cookie from '@fastify/cookie'
import Fastify, { LogController } from 'fastify'
import type { Config } from '../config.ts'
import { Refused } from '../errors.ts'
import type { App, Context } from './context.ts'
import { addSecurityHeaders, checkOrigin, checkRate } from './guards.ts'
import { identify } from './identity.ts'
import { addressKey } from './limits.ts'
import { sendProblem } from './problems.ts'
import { chatRoutes } from './routes/chat.ts'
import { decisionRoutes } from './routes/decisions.ts'
import { documentRoutes } from './routes/documents.ts'
import { gameRoutes } from './routes/games.ts'
import { meRoutes } from './routes/me.ts'
import { operationRoutes } from './routes/operation.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { peopleRoutes } from './routes/people.ts'
import { placeRoutes } from './routes/places.ts'
import { pushRoutes } from './routes/push.ts'
import { streamRoutes } from './routes/stream.ts'
import { tableRoutes } from './routes/tables.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { isFile, webRoutes } from './web.ts'

const REQUEST_MS = 30_000
/** The id of a passkey has up to 1023 bytes, in base64url (https://www.w3.org/TR/webauthn-3/). */
const LONGEST_PARAMETER = 1364

/** Fastify refuses to go by a number alone: the operator is told to let nobody reach the port but the proxy. */
const trusted = ({ trustProxy }: Config): string[] | ((address: string, hop: number) => boolean) =>
  typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : [...trustProxy]

export async function createApp(context: Context): Promise<App> {
  const { config, metrics } = context
  const app: App = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config),
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: REQUEST_MS,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    forceCloseConnections: 'idle', // Requests that are being answered are finished.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    frameworkErrors: (error, request, reply) => void sendProblem(context, error, request, reply as never),
  })
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('person', null)
  await app.register(cookie)
  app.setErrorHandler((error, request, reply) => sendProblem(context, error, request, reply))
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(context, reply)
    const file = isFile(request)
    if (!file) reply.header('cache-control', 'no-store')
    if (context.stopping) throw new Refused('stopping')
    checkOrigin(context, request)
    if (file) return // A browser that stores the app for offline play fetches all files at once, so files are not limited.
    const address = addressKey(request.ip)
    if (request.headers.authorization !== undefined) checkRate(context, `token ${address}`)
    request.person = await identify(context, request)
    checkRate(context, request.person?.id ?? address)
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    metrics.requests.observe(labels, reply.elapsedTime / 1000)
    request.log.debug({ ...labels, ms: reply.elapsedTime }, 'answered')
  })
  for (const addRoutes of [
    meRoutes,
    tokenRoutes,
    passkeyRoutes,
    pushRoutes,
    gameRoutes,
    tableRoutes,
    placeRoutes,
    decisionRoutes,
    chatRoutes,
    peopleRoutes,
    streamRoutes,
    documentRoutes,
    operationRoutes,
  ])
    addRoutes(app, context)
  await webRoutes(app, context)
  return app
}
