import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { People } from './accounts/people.ts'
import { Sessions } from './accounts/sessions.ts'
import { KEPT_KEY, type Config } from './config.ts'
import { createApp } from './http/app.ts'
import type { App, Context } from './http/context.ts'
import { rateLimits } from './http/limits.ts'
import { LoadShedder } from './http/load-shedder.ts'
import { refreshStreams } from './http/routes/stream.ts'
import { Hub } from './http/streams/hub.ts'
import { heartbeat } from './http/streams/heartbeat.ts'
import { jsonText } from './json-text.ts'
import { CannotStart } from './operator-words.ts'
import { maintenance } from './operation/maintenance.ts'
import { createLog } from './operation/log.ts'
import { createMetrics } from './operation/metrics.ts'
import { Push, type Deliver } from './operation/push.ts'
import { closeFolder } from './store/sqlite-files.ts'
import { openStore } from './store/open.ts'
import { madeOnce } from './store/settings.ts'
import { asStoreError } from './store/failures.ts'
import { StoreAway, type Store } from './store/store.ts'
import { Absences } from './tables/absences.ts'
import { Scheduler } from './tables/scheduler.ts'
import type { TableContext } from './tables/context.ts'
import { AnswerTimes } from './tables/answer-times.ts'
import { FrameTexts } from './tables/frame-texts.ts'
import { Tables } from './tables/tables.ts'
import { threadedBots, type BotPool } from './tables/bot-pool.ts'
import { Mailboxes } from './tables/mailboxes.ts'

/** The parts that tests replace. */
export interface ServerParts {
  readonly bots?: BotPool
  readonly deliver?: Deliver
  readonly now?: () => number
}

export interface RunningServer {
  readonly url: string
  readonly app: App
  readonly context: Context
  /** Announces the end to streams, finishes requests that are being answered, and closes everything. */
  stop(): Promise<void>
}

export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const node = randomBytes(6).toString('hex')
  if (dirname(config.database) === config.dataDir) closeFolder(config.dataDir)
  const store = await openStore({ database: config.database, node, connections: config.databaseConnections })
  const opened: (() => Promise<unknown>)[] = [() => store.close()]
  try {
    const context = await createContext(config, store, node, parts)
    opened.push(() => context.bots.close())
    await context.absences.look()
    const app = await createApp(context)
    opened.push(() => app.close())
    await listen(app, config)
    const work = startWork(context)
    const { port } = app.server.address() as AddressInfo
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      app,
      context,
      async stop() {
        context.stopping = true
        sayGoodbye(context.hub)
        await work.stop()
        await context.mailboxes.idle()
        await closeApp(app)
        await context.hub.allDeparted()
        await context.bots.close()
        await store.close()
      },
    }
  } catch (error) {
    for (const close of opened.toReversed()) await close()
    throw error
  }
}

/** Nothing is begun on the database before the port is known to be free. */
async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, backlog: MOST_UNACCEPTED })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isTaken = code === 'EADDRINUSE'
    throw isTaken ? new CannotStart('portTaken', port, host) : new CannotStart('badPort', port, host, message)
  }
}

/**
 * How many connections may wait until the event loop takes them; Linux allows 4,096 of them (net.core.somaxconn). After a
 * restart everybody comes at once, and who finds no room is not refused: the network lets them try again after 1, 3, 7 seconds and so on.
 */
const MOST_UNACCEPTED = 65_535

async function createContext(config: Config, store: Store, node: string, parts: ServerParts): Promise<Context> {
  const absences = new Absences(store, parts.now)
  const { now } = absences
  const tables = new Tables(store, config.tableBytes, (id) => hub.isFollowed(id))
  const metrics = createMetrics(() => tables.size)
  const scheduler: TableContext['scheduler'] = { wakeBy: () => undefined }
  const tableContext: TableContext = {
    config,
    store,
    people: new People(store),
    tables,
    mailboxes: new Mailboxes(),
    answerTimes: new AnswerTimes(config.window),
    bots: parts.bots ?? threadedBots(config.botThreads, (error) => reportProblem(context, error)),
    absences,
    now,
    followersHere: (table) => hub.peopleAt(table),
    onKept: (decider) => metrics.decisions.inc({ decider }),
    scheduler,
  }
  // Once the hub listens, other nodes may tell it something at any moment.
  const keys = await Promise.all(config.sessionKeys.map(async (key) => (key === KEPT_KEY ? keptKey(store) : key)))
  const push = await Push.create(store, config, parts.deliver)
  const hub = new Hub({
    context: tableContext,
    node,
    onProblem: (error) => reportProblem(context, error),
    onFrames: (count) => metrics.frames.inc(count),
    onPerson: (person) => void refreshStreams(context, person).catch((error: unknown) => reportProblem(context, error)),
  })
  const context: Context = {
    ...tableContext,
    node,
    sessions: new Sessions(keys),
    limits: rateLimits(config.limits),
    loadShedder: new LoadShedder(store.journal),
    hub,
    frameTexts: new FrameTexts(),
    push,
    metrics,
    log: createLog(config.logLevel),
    stopping: false,
  }
  return context
}

/** The key of sessions that is made at the first start and kept in the database. */
const keptKey = (store: Store): Promise<string> =>
  madeOnce(store.db, 'session-key', () => randomBytes(32).toString('base64url'))

/** Starts all work that is not caused by a request. */
function startWork(context: Context): { stop(): Promise<void> } {
  const onProblem = (error: unknown): void => reportProblem(context, error)
  const scheduler = new Scheduler(context, onProblem)
  context.scheduler.wakeBy = (time) => scheduler.wakeBy(time)
  const timers = [...heartbeat(context), ...maintenance(context)].map(({ work, everyMs }) =>
    setInterval(() => void work().catch(onProblem), everyMs),
  )
  scheduler.start()
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await scheduler.stop()
    },
  }
}

/**
 * Gives open requests some time, and closes connections that become idle meanwhile, which would otherwise be waited
 * for.
 */
async function closeApp(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const enough = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  await app.close()
  clearInterval(sweep)
  clearTimeout(enough)
}

const SWEEP_MS = 50
const GRACE_MS = 5000

/** Tells streams that the server stops, so that browsers reconnect at once, and to another node if there is one. */
function sayGoodbye(hub: Hub): void {
  for (const stream of hub.streams) {
    stream.send('bye', jsonText({}))
    stream.end()
    hub.leave(stream)
  }
}

function reportProblem({ log, metrics }: Context, error: unknown): void {
  metrics.problems.inc()
  if (asStoreError(error) instanceof StoreAway) log.warn('the database is away')
  else log.error({ err: error }, 'problem')
}
