import { startChild } from '../testing/child.ts'
import type { Client } from '../testing/client.ts'
import { freePort } from '../testing/free-port.ts'
import { guests, startedTable } from '../testing/server.ts'

/** The memory of one table and of one stream, in bytes. */
export interface Memory {
  readonly perTable: number
  readonly perStream: number
}

const TABLES = 400
const STREAMS = 400
/** The tables that one person makes, which is below the server's limit. */
const PER_PERSON = 25

/** Measures the memory of a started table that nobody follows, and of a stream that follows one. */
export async function measureMemory(database: string): Promise<Memory> {
  const server = await startChild(database, await freePort(), { ALLEYCAT_STREAMS_PER_PERSON: '1000' })
  const [watcher] = (await guests(server.url, 'Watcher')) as [Client]
  const warm = await openTables(server.url, PER_PERSON)
  const before = await heapOf(watcher)
  const tables = await openTables(server.url, TABLES)
  const withTables = await heapOf(watcher)
  const streams = tables.slice(0, STREAMS).map((table) => watcher.stream(`?tables=${table}`))
  await Promise.all(streams.map((stream) => stream.until(() => stream.frames.length > 0, 60_000)))
  const withStreams = await heapOf(watcher)
  for (const stream of streams) stream.close()
  await server.kill('SIGTERM')
  return {
    perTable: (withTables - before) / (TABLES + warm.length - PER_PERSON),
    perStream: (withStreams - withTables) / streams.length,
  }
}

async function openTables(url: string, count: number): Promise<string[]> {
  const tables: string[] = []
  for (let made = 0; made < count; made += PER_PERSON) {
    const pair = await guests(url, 'Ada', 'Ben')
    for (let i = 0; i < PER_PERSON; i++) tables.push(await startedTable(pair, { pace: { kind: 'days', hours: 24 } }))
  }
  return tables
}

/** The resident memory of the process, which includes what is outside of the heap. */
async function heapOf(client: Client): Promise<number> {
  const { text } = await client.get('/metrics')
  const [, bytes] = /^alleycat_process_resident_memory_bytes (\S+)$/m.exec(text) ?? []
  return Number(bytes)
}
