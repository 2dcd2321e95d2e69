import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild, type ChildServer } from '../testing/child.ts'
import type { Client } from '../testing/client.ts'
import { freePort } from '../testing/free-port.ts'
import { createDatabase, startPostgres } from '../testing/postgres.ts'
import { guests } from '../testing/server.ts'
import { echoClient, echoThread } from './echo.ts'
import { driveTables, type Load } from './load.ts'
import { measureMemory, type Memory } from './memory.ts'

export interface BenchOptions {
  readonly tables: number
  readonly seconds: number
  /** The built file of this benchmark, which the thread of the echo server runs. */
  readonly file: URL
}

/** One line of the result. */
export interface Speed {
  readonly name: string
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Runs all measurements one after the other, and reports each line as soon as it is known. */
export async function benchServer(
  options: BenchOptions,
  tell: { readonly speed: (speed: Speed) => void; readonly memory: (memory: Memory) => void },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alleycat-bench-'))
  const message = await benchNodes('SQLite, 1 node', [join(folder, 'bench.db')], options, tell.speed)
  tell.speed(await benchEcho(message, options))
  const postgres = await startPostgres()
  for (const nodes of [1, 2]) {
    const database = await createDatabase(postgres.url)
    const name = `PostgreSQL, ${nodes} node${nodes === 1 ? '' : 's'}`
    await benchNodes(
      name,
      Array.from({ length: nodes }, () => database),
      options,
      tell.speed,
    )
  }
  await postgres.remove()
  tell.memory(await measureMemory(join(folder, 'memory.db')))
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Measures nodes, with one person of every table on the first and the other on the last. Resolves to an answer as it
 * was sent.
 */
async function benchNodes(
  name: string,
  databases: readonly string[],
  { tables, seconds }: BenchOptions,
  tell: (speed: Speed) => void,
): Promise<string> {
  const nodes: ChildServer[] = []
  for (const database of databases) nodes.push(await startChild(database, await freePort(), { LOG_LEVEL: 'info' }))
  const load = await driveTables(await pairsAt(nodes, tables), seconds)
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')))
  tell(speedOf(name, load))
  return load.message
}

async function pairsAt(nodes: readonly ChildServer[], tables: number): Promise<Client[][]> {
  const pairs: Client[][] = []
  for (let i = 0; i < tables; i++) {
    const pair = await guests(nodes[0]!.url, `Left ${i}`, `Right ${i}`)
    pair[1]!.url = nodes.at(-1)!.url
    pairs.push(pair)
  }
  return pairs
}

/**
 * Measures an echo server with the same messages, as many at once as there are tables, because each table asks one seat
 * at a time.
 */
async function benchEcho(message: string, { tables, seconds, file }: BenchOptions): Promise<Speed> {
  const { port, stop } = await echoThread(file)
  const until = performance.now() + seconds * 1000
  const latencies: number[] = []
  const talk = async (): Promise<void> => {
    const client = await echoClient(port)
    while (performance.now() < until) {
      const began = performance.now()
      await client.echo(message)
      latencies.push(performance.now() - began)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: tables }, talk))
  await stop()
  return speedOf('WebSocket echo, in memory', { latencies, seconds, message })
}

function speedOf(name: string, { latencies, seconds }: Load): Speed {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { name, perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) }
}
