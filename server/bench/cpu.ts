import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** Microseconds of processor time since the start. */
export interface CpuTime {
  readonly process: number
  /** The time of the main thread; null on systems without /proc, which do not tell it. */
  readonly mainThread: number | null
}

/** The processor time of this process; it has to be called on its main thread. */
export function ownCpuTime(): CpuTime {
  const { user, system } = process.cpuUsage()
  return { process: user + system, mainThread: statOf('thread-self')?.own ?? null }
}

/** Linux tells programs of processor time in hundredths of a second, whatever its own clock is. */
const MICROSECONDS_PER_TICK = 10_000

interface Stat {
  readonly parent: number
  /** Microseconds of the process itself. */
  readonly own: number
  /** Microseconds of children that have ended. */
  readonly ended: number
}

/** What /proc tells of a process or thread (proc_pid_stat(5)); the name in parentheses may hold spaces. */
function statOf(name: string): Stat | undefined {
  const text = readOrNothing(`/proc/${name}/stat`)
  if (text === undefined) return undefined
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const time = (first: number): number => (Number(fields[first]) + Number(fields[first + 1])) * MICROSECONDS_PER_TICK
  return { parent: Number(fields[1]), own: time(11), ended: time(13) }
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The process of PostgreSQL that all others are children of; undefined where it is not on this machine. */
export async function postmasterOf(database: string): Promise<number | undefined> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  // The process that serves this connection ends with it, but its parent is the database itself.
  const { pid } = rows[0]!
  const parent = readOrNothing(`/proc/${pid}/comm`)?.startsWith('postgres') ? statOf(String(pid))?.parent : undefined
  await client.end()
  return parent
}

/** Microseconds of processor time of PostgreSQL, with the connections that have ended. */
export function postgresCpuTime(postmaster: number): number {
  const { own = 0, ended = 0 } = statOf(String(postmaster)) ?? {}
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === postmaster)
    .reduce((sum, stat) => sum + stat!.own, own + ended)
}
