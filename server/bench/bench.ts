import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SETTINGS } from '../config.ts'
import { startChild, type ChildServer } from '../testing/child.ts'
import { freePort } from '../testing/free-port.ts'
import { createDatabase, startPostgres } from '../testing/postgres.ts'
import { BOARDGAME_IO, fetchBoardgameIo, type BoardgameIoQuestions } from './boardgame-io/server.ts'
import { postgresCpuTime, postmasterOf, type CpuTime } from './cpu.ts'
import type { CrowdQuestions } from './crowd.ts'
import type { DriverQuestions } from './driver.ts'
import type { Echo, EchoQuestions } from './echo.ts'
import type { ServerQuestions } from './server-meter.ts'
import { Respondent, startRole } from './processes.ts'
import type { Measurement } from './recorder.ts'
import type { Return } from './return.ts'
import type { Scenario } from './scenarios.ts'

export interface BenchOptions {
  /** How many seconds each line is measured. */
  readonly seconds: number
  /** Where profiles of the servers are written; undefined for none. */
  readonly profiles: string | undefined
  /** What others do meanwhile, at the first node. */
  readonly crowds: readonly Crowd[]
  /** The built file of this benchmark, which plays all its roles. */
  readonly file: string
  readonly signal: AbortSignal
}

type Crowd = 'visit' | 'flood'

/** One line of the result. */
export interface Line {
  readonly name: string
  readonly tables: number
  readonly seen: Measurement
  /** Microseconds of processor time for each decision, of each node. */
  readonly cpu: readonly CpuTime[]
  /** Microseconds of PostgreSQL for each decision; null for SQLite, a part of the server, and a database elsewhere. */
  readonly databaseCpu: number | null
  /** The memory that the tables take; null for an echo. */
  readonly footprint: Footprint | null
  readonly profiles: readonly string[]
}

interface Footprint {
  /** Seconds until everybody sits and listens and all games have started. */
  readonly setUp: number
  /** Bytes in use by all nodes for a table in play, and for an open stream. */
  readonly perTable: number
  readonly perStream: number
  /** Open streams at each table. */
  readonly streams: number
}

/**
 * Play before measuring, as a part of the time that is measured, so that connections are open and what is used often has been
 * compiled.
 */
const RUN_UP = 0.3
const runUp = ({ seconds, signal }: BenchOptions): Promise<void> =>
  sleep(RUN_UP * seconds * 1000, undefined, { signal })

/** A file or a PostgreSQL for the databases of a run. */
export class Databases {
  readonly #folder = mkdtempSync(join(tmpdir(), 'alleycat-bench-'))
  #files = 0
  #postgres: ReturnType<typeof startPostgres> | undefined

  /** The address of a new, empty one. */
  async create(kind: Scenario['database']): Promise<string> {
    if (kind === 'SQLite') return join(this.#folder, `${++this.#files}.db`)
    this.#postgres ??= startPostgres()
    return createDatabase((await this.#postgres).url)
  }

  async remove(): Promise<void> {
    await (await this.#postgres)?.remove()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** One scenario with so many tables, in fresh processes with an empty database; and what others who came met with. */
export async function benchScenario(
  scenario: Scenario,
  tables: number,
  database: string,
  options: BenchOptions,
): Promise<[Line, ...Line[]]> {
  const { signal, file, crowds } = options
  const { name, seats, isPaced } = scenario
  const nodes: ChildServer[] = []
  const driver = startRole<DriverQuestions>(file, 'driver', signal)
  const crowd = crowds.length > 0 ? startRole<CrowdQuestions>(file, 'crowd', signal) : undefined
  const env = crowds.includes('flood') ? USUAL_REQUESTS : {}
  try {
    for (let i = 0; i < scenario.nodes; i++)
      nodes.push(await startChild(database, await freePort(), env, ['--expose-gc', '--import', SERVER_METER]))
    const servers = nodes.map((node) => new Respondent<ServerQuestions>(node.process, signal))
    const memory = async (): Promise<number> => sum(await Promise.all(servers.map((each) => each.ask('memory'))))
    const plan = { ports: nodes.map(({ url }) => Number(new URL(url).port)), tables, seats, isPaced }

    await driver.ask('warmUp', plan)
    const empty = await memory()
    const began = performance.now()
    await driver.ask('open', plan)
    const seated = await memory()
    await driver.ask('listen')
    const listening = await memory()
    await driver.ask('play')
    const setUp = (performance.now() - began) / 1000
    for (const each of crowds) await crowd!.ask(each, plan.ports[0]!)
    await runUp(options)

    const postmaster = scenario.database === 'PostgreSQL' ? await postmasterOf(database) : undefined
    const databaseBefore = postmaster === undefined ? null : postgresCpuTime(postmaster)
    if (options.profiles !== undefined) await Promise.all(servers.map((each) => each.ask('startProfile')))
    const [{ seen, cpu }, doings = []] = await Promise.all([
      measureLoad(driver, servers, options),
      crowd?.ask('measure', options.seconds),
    ])
    crowd?.end()
    const databaseCpu = postmaster === undefined ? null : (postgresCpuTime(postmaster) - databaseBefore!) / seen.done
    const profiles = await writeProfiles(servers, `${name}, ${tables} tables`, options)

    await driver.ask('pause')
    const played = await memory()
    const perTable = (played - listening + (seated - empty)) / tables
    const footprint = { setUp, perTable, perStream: (listening - seated) / (tables * seats), streams: seats }
    return [
      { name, tables, seen, cpu, databaseCpu, footprint, profiles },
      ...doings.map((doing) => ({ ...doing, tables, cpu: [], databaseCpu: null, footprint: null, profiles: [] })),
    ]
  } finally {
    driver.end()
    crowd?.end()
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')))
  }
}

/** How many requests a person may make who is not in a test. */
const USUAL_REQUESTS = {
  ALLEYCAT_REQUESTS_PER_SECOND: SETTINGS.ALLEYCAT_REQUESTS_PER_SECOND.standard,
  ALLEYCAT_REQUEST_BURST: SETTINGS.ALLEYCAT_REQUEST_BURST.standard,
}

/** A server that is killed while tables are played, and started again with the same database. */
export interface Restart extends Return {
  readonly name: string
  readonly tables: number
  readonly seats: number
  /** Microseconds of processor time of the new process until then. */
  readonly cpu: CpuTime
  /** What the driver has seen afterwards. */
  readonly seen: Measurement
  readonly profiles: readonly string[]
}

export async function benchRestart(
  { name, seats, isPaced }: Scenario,
  tables: number,
  database: string,
  options: BenchOptions,
): Promise<Restart> {
  const { signal, file } = options
  const port = await freePort()
  const start = (): Promise<ChildServer> => startChild(database, port, {}, ['--import', SERVER_METER])
  const driver = startRole<DriverQuestions>(file, 'driver', signal)
  let node = await start()
  try {
    await driver.ask('open', { ports: [port], tables, seats, isPaced })
    await driver.ask('listen')
    await driver.ask('play')
    await runUp(options)
    await node.kill('SIGKILL')
    const returning = driver.ask('followReturn')
    node = await start()
    const server = new Respondent<ServerQuestions>(node.process, signal)
    if (options.profiles !== undefined) await server.ask('startProfile')
    const returned = await returning
    const cpu = await server.ask('cpuTime')
    const profiles = await writeProfiles([server], `${name}, restart, ${tables} tables`, options)
    const seen = await driver.ask('measure', options.seconds)
    return { name, tables, seats, ...returned, cpu, seen, profiles }
  } finally {
    driver.end()
    await node.kill('SIGTERM')
  }
}

/** Answers as long as those to decisions, as many at once as there are tables: what any server has to do at least. */
export async function benchEcho(name: Echo, tables: number, bytes: number, options: BenchOptions): Promise<Line> {
  const { signal, file } = options
  const echo = startRole<EchoQuestions>(file, 'echo', signal)
  const driver = startRole<DriverQuestions>(file, 'driver', signal)
  try {
    const plan = { echo: name, connections: tables, bytes }
    await driver.ask('echo', { ...plan, port: await echo.ask('start', plan) })
    await runUp(options)
    const measured = await measureLoad(driver, [echo], options)
    return { name, tables, ...measured, databaseCpu: null, footprint: null, profiles: [] }
  } finally {
    echo.end()
    driver.end()
  }
}

/** Our two games at the server of boardgame.io, as many tables of four at once. */
export async function benchBoardgameIo(tables: number, options: BenchOptions): Promise<Line> {
  const { signal, file } = options
  const folder = await fetchBoardgameIo(signal)
  const server = startRole<BoardgameIoQuestions>(file, 'boardgame.io', signal)
  const driver = startRole<DriverQuestions>(file, 'driver', signal)
  try {
    await driver.ask('playAtBoardgameIo', { port: await server.ask('start', folder), tables })
    await runUp(options)
    const measured = await measureLoad(driver, [server], options)
    return { name: BOARDGAME_IO, tables, ...measured, databaseCpu: null, footprint: null, profiles: [] }
  } finally {
    server.end()
    driver.end()
  }
}

/** What the driver sees, and what each decision costs the servers meanwhile. */
async function measureLoad(
  driver: Respondent<DriverQuestions>,
  servers: readonly Respondent<Pick<ServerQuestions, 'cpuTime'>>[],
  { seconds }: BenchOptions,
): Promise<Pick<Line, 'seen' | 'cpu'>> {
  const cpuTimes = (): Promise<CpuTime[]> => Promise.all(servers.map((each) => each.ask('cpuTime')))
  const before = await cpuTimes()
  const seen = await driver.ask('measure', seconds)
  const after = await cpuTimes()
  if (seen.done === 0) throw new Error('no decision was acknowledged')
  const cpu = after.map(({ process, mainThread }, i) => ({
    process: (process - before[i]!.process) / seen.done,
    mainThread: mainThread === null ? null : (mainThread - before[i]!.mainThread!) / seen.done,
  }))
  return { seen, cpu }
}

async function writeProfiles(
  servers: readonly Respondent<ServerQuestions>[],
  name: string,
  { profiles: folder }: BenchOptions,
): Promise<string[]> {
  if (folder === undefined) return []
  const files = servers.map((_, i) => join(folder, `${name}, node ${i + 1}.cpuprofile`.replaceAll(/,? /g, '-')))
  await Promise.all(servers.map((each, i) => each.ask('writeProfile', files[i]!)))
  return files
}

const SERVER_METER = new URL('./bench/server-meter.js', import.meta.url).href

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
