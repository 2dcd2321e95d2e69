import cookie from '@fastify/cookie'
import Fastify, { LogController } from 'fastify'
import type { Config } from '../config.ts'
import { Refused } from '../errors.ts'
import type { PersonRow } from '../store/schema.ts'
import type { App, Context } from './context.ts'
import { causesWork, checkOrigin, checkRate, securityHeaders } from './guards.ts'
import { identify } from './identity.ts'
import { addressKey } from './limits.ts'
import { refuseBytes, sendProblem } from './problems.ts'
import { chatRoutes } from './routes/chat.ts'
import { cupRoutes } from './routes/cups.ts'
import { dayRoutes } from './routes/days.ts'
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
import { serializerWhenNeeded, validatorWhenNeeded } from './schema-compilers.ts'
import { isFile, webRoutes } from './web.ts'

const REQUEST_MS = 30_000
/** The id of a passkey has up to 1023 bytes, in base64url (https://www.w3.org/TR/webauthn-3/). */
const LONGEST_PARAMETER = 1364

/** Fastify refuses to go by a number alone: the operator is told to let nobody reach the port but the proxy. */
const trusted = ({ trustProxy }: Config): string[] | ((address: string, hop: number) => boolean) =>
  typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : [...trustProxy]

const ROUTES = [
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
  dayRoutes,
  cupRoutes,
  streamRoutes,
  documentRoutes,
  operationRoutes,
]

export async function createApp(context: Context): Promise<App> {
  const { config } = context
  const app: App = Fastify({
    loggerInstance: context.log,
    childLoggerFactory: (log) => log, // Lines have no numbers of requests, so requests need no loggers of their own.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config),
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: REQUEST_MS,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    forceCloseConnections: 'idle', // Requests that are being answered are finished.
    clientErrorHandler: (error, socket) => refuseBytes(error, socket),
    frameworkErrors: (error, request, reply) => void sendProblem(context, error, request, reply as never),
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorWhenNeeded)
  app.setSerializerCompiler(serializerWhenNeeded)
  app.decorateRequest('person', null)
  await app.register(cookie, { hook: false }) // Only `identify` reads cookies.
  app.setErrorHandler((error, request, reply) => sendProblem(context, error, request, reply))
  addHooks(app, context)
  for (const addRoutes of ROUTES) addRoutes(app, context)
  await webRoutes(app, context)
  return app
}

function addHooks(app: App, context: Context): void {
  const isVerbose = context.log.level === 'debug' || context.log.level === 'trace'
  const headers = securityHeaders(context.config)
  app.addHook('onRequest', (request, _, done) => {
    if (context.stopping) throw new Refused('stopping')
    checkOrigin(context, request)
    if (isFile(request)) return done() // A browser that stores the app for offline play fetches all files at once, so files are not limited.
    if (causesWork(request)) context.loadShedder.expectRoom()
    if (request.headers.authorization !== undefined) checkRate(context, `token ${addressKey(request.ip)}`)
    const admit = (person: PersonRow | null): void => {
      request.person = person
      checkRate(context, person?.id ?? addressKey(request.ip))
      done()
    }
    const person = identify(context, request)
    if (person instanceof Promise) person.then(admit).catch(done)
    else admit(person)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers)
    if (!reply.hasHeader('cache-control') && !isFile(request)) reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.raw.statusCode }
    context.metrics.requests.observe(labels, reply.elapsedTime / 1000)
    if (isVerbose) context.log.debug({ ...labels, ms: reply.elapsedTime }, 'answered')
    done()
  })
}
