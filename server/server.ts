import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { People } from './accounts/people.ts'
import { Sessions } from './accounts/sessions.ts'
import { madeOnce } from './accounts/settings.ts'
import type { Config } from './config.ts'
import { createApp } from './http/app.ts'
import type { App, Context } from './http/context.ts'
import { rateLimits } from './http/limits.ts'
import { refreshStreams } from './http/routes/stream.ts'
import { Hub } from './http/streams/hub.ts'
import { Upkeep } from './http/streams/upkeep.ts'
import { Housekeeping } from './operation/housekeeping.ts'
import { createLog } from './operation/log.ts'
import { createMetrics } from './operation/metrics.ts'
import { Push, type Deliver } from './operation/push.ts'
import { openStore } from './store/open.ts'
import { asStoreError } from './store/failures.ts'
import { StoreAway, type Store } from './store/store.ts'
import { Rounds } from './tables/rounds.ts'
import type { Service } from './tables/service.ts'
import { Tables } from './tables/tables.ts'
import { threadedThinker, type Thinker } from './tables/thinking.ts'
import { Turnstile } from './tables/turnstile.ts'

/** What tests replace. */
export interface ServerParts {
  readonly thinker?: Thinker
  readonly deliver?: Deliver
  readonly now?: () => number
}

export interface RunningServer {
  readonly url: string
  readonly app: App
  readonly context: Context
  /** Streams are told, what is being done is finished, then everything is closed. */
  stop(): Promise<void>
}

export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const node = randomBytes(6).toString('hex')
  const log = createLog(config.logLevel)
  const store = await openStore({ database: config.database, node, connections: config.databaseConnections })
  const context = await createContext(config, store, node, log, parts)
  const work = startWork(context)
  const app = await createApp(context)
  await app.listen({ host: config.host, port: config.port })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    app,
    context,
    async stop() {
      context.stopping = true
      sayGoodbye(context.hub)
      await work.stop()
      await context.turnstile.idle()
      await closeApp(app)
      await context.thinker.close()
      await store.close()
    },
  }
}

async function createContext(
  config: Config,
  store: Store,
  node: string,
  log: FastifyBaseLogger,
  { thinker, deliver, now = Date.now }: ServerParts,
): Promise<Context> {
  const tables = new Tables(store, config.cachedTables)
  const metrics = createMetrics(() => tables.size)
  const rounds: Service['rounds'] = { wakeAt: () => undefined }
  const onKept: Service['onKept'] = (decider) => metrics.decisions.inc({ decider })
  const service: Service = {
    config,
    store,
    tables,
    turnstile: new Turnstile(),
    thinker: thinker ?? threadedThinker(config.botThreads, (error) => reportProblem(context, error)),
    now,
    onKept,
    rounds,
  }
  const hub = new Hub({
    service,
    node,
    onProblem: (error) => reportProblem(context, error),
    onFrames: (count) => metrics.frames.inc(count),
    onPerson: (person) => void refreshStreams(context, person).catch((error: unknown) => reportProblem(context, error)),
  })
  const context: Context = {
    ...service,
    node,
    people: new People(store),
    sessions: new Sessions(await madeOnce(store, 'session-key', () => randomBytes(32).toString('base64url'))),
    limits: rateLimits(config.limits),
    hub,
    push: await Push.create(store, config, deliver),
    metrics,
    log,
    stopping: false,
  }
  return context
}

/** All that goes on without anybody asking. */
function startWork(context: Context): { stop(): Promise<void> } {
  const onProblem = (error: unknown): void => reportProblem(context, error)
  const rounds = new Rounds(context, onProblem)
  context.rounds.wakeAt = (time) => rounds.wakeAt(time)
  const upkeep = new Upkeep(context.hub, context, context.node, onProblem)
  const housekeeping = new Housekeeping(context, onProblem)
  rounds.start()
  return {
    async stop() {
      upkeep.stop()
      housekeeping.stop()
      await rounds.stop()
    },
  }
}

/** What is being answered gets some time; connections that fall silent meanwhile would be waited for otherwise. */
async function closeApp(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const enough = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  await app.close()
  clearInterval(sweep)
  clearTimeout(enough)
}

const SWEEP_MS = 50
const GRACE_MS = 5000

/** Told before it ends, a browser comes back at once, and to another node if there is one. */
function sayGoodbye(hub: Hub): void {
  for (const stream of hub.streams) {
    stream.send('bye', '{}')
    stream.end()
  }
}

function reportProblem({ log, metrics }: Context, error: unknown): void {
  metrics.problems.inc()
  if (asStoreError(error) instanceof StoreAway || error instanceof StoreAway) log.warn('the database is away')
  else log.error({ err: error }, 'problem')
}
