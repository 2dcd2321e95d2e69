import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { renameSync } from 'node:fs'
import Libsql from 'libsql'
import type { Random } from '@alleycat/engine'
import type { Dialect } from '../store/store.ts'
import type { FaultEnvironment } from './fault-environment.ts'

export interface Fault {
  readonly name: string
  readonly database: Dialect
  /** Whether the server is there all the time, so that clocks run. */
  readonly isOutside: boolean
  /** Lets something go wrong; resolves to what puts it right again. */
  strike(environment: FaultEnvironment, random: Random): Promise<Cure> | Cure
}

type Cure = () => unknown

const MINUTE = 60_000

const commits =
  (fault: string) =>
  (environment: FaultEnvironment): Cure => {
    environment.setCommits(fault)
    return () => environment.setCommits('')
  }

/** Does something again and again until it is put right. */
const often =
  (everyMs: number, work: (environment: FaultEnvironment, random: Random) => void) =>
  (environment: FaultEnvironment, random: Random): Cure => {
    const timer = setInterval(() => work(environment, random), everyMs)
    return () => clearInterval(timer)
  }

const OUTSIDE = 'nothing passes between people and server'

const ON_SQLITE: Readonly<Record<string, Fault['strike']>> = {
  async 'the server is killed'(environment) {
    await environment.kill('SIGKILL')
    return () => environment.start()
  },
  async 'the server is stopped'(environment) {
    await environment.kill('SIGTERM')
    return () => environment.start()
  },
  async 'the server is killed between commit and answer'(environment) {
    environment.setCommits('killed-after')
    return async () => {
      environment.setCommits('')
      await environment.kill('SIGKILL')
      await environment.start()
    }
  },
  'the thread that writes ends, again and again': commits('thread-ends'),
  'each commit takes four seconds': commits('slow'),
  'the disk is full'({ nodes: [node] }) {
    const mayWrite = (bytes: string): unknown =>
      execFileSync('prlimit', ['--pid', String(node!.process.pid), `--fsize=${bytes}:unlimited`])
    mayWrite('0')
    return () => mayWrite('unlimited')
  },
  'another program holds the lock'({ database }) {
    const other = new Libsql(database, { timeout: 5000 })
    other.exec('begin immediate')
    return () => {
      other.exec('rollback')
      other.close()
    }
  },
  'the file is moved away'({ database }) {
    renameSync(database, `${database}.away`)
    return () => renameSync(`${database}.away`, database)
  },
  'the clock is put ten minutes forward'(environment) {
    environment.setClock(10 * MINUTE)
    return () => undefined
  },
  'the clock is put ten minutes back'(environment) {
    environment.setClock(-10 * MINUTE)
    return () => undefined
  },
  'connections are cut, again and again': often(300, ({ front }) => front.cut()),
  'connections are a second late'({ front }) {
    front.delay = 500
    return () => void (front.delay = 0)
  },
  [OUTSIDE]({ front }) {
    front.isStalled = true
    return () => void (front.isStalled = false)
  },
  'hostile traffic': often(5, ({ front }, random) => attack(front.port, random)),
}

const ON_POSTGRES: Readonly<Record<string, Fault['strike']>> = {
  async 'one of two servers is killed'(environment) {
    await environment.kill('SIGKILL', 0)
    return () => environment.start(0)
  },
  async 'both servers are restarted, one after the other'(environment) {
    for (const node of [0, 1]) {
      await environment.kill('SIGTERM', node)
      await environment.start(node)
    }
    return () => undefined
  },
  async 'both servers are killed'(environment) {
    await Promise.all([0, 1].map((node) => environment.kill('SIGKILL', node)))
    // One after the other, so that none is still starting when the other cannot.
    return async () => {
      for (const node of [0, 1]) await environment.start(node)
    }
  },
  async 'the database is stopped'({ postgres }) {
    await postgres!.stop()
    return () => postgres!.start()
  },
  'connections to the database are cut, again and again': often(100, ({ back }) => back!.cut()),
  'nothing passes between servers and database'({ back }) {
    back!.isStalled = true
    return () => void (back!.isStalled = false)
  },
  'the clocks of the servers differ by ten minutes'(environment) {
    environment.setClock(5 * MINUTE, 0)
    environment.setClock(-5 * MINUTE, 1)
    return () => undefined
  },
}

const listed = (faults: Readonly<Record<string, Fault['strike']>>, database: Dialect): Fault[] =>
  Object.entries(faults).map(([name, strike]) => ({ name, database, strike, isOutside: name === OUTSIDE }))

export const FAULTS: readonly Fault[] = [...listed(ON_SQLITE, 'sqlite'), ...listed(ON_POSTGRES, 'postgres')]

const HOSTILE: readonly ((random: Random) => string)[] = [
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => 'POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 999999999\r\n\r\n',
  () => 'POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n{"game":',
  () => `GET /api/stream?tables=${'x'.repeat(7000)} HTTP/1.1\r\nhost: a\r\nlast-event-id: ${'9:'.repeat(500)}\r\n\r\n`,
  () => 'PUT /api/me HTTP/1.1\r\nhost: a\r\norigin: https://evil.example\r\ncontent-length: 2\r\n\r\n{}',
  () => `GET /api/me HTTP/1.1\r\nhost: a\r\ncookie: alleycat=${'a.'.repeat(900)}\r\n\r\n`,
  (random) => Array.from({ length: 2000 }, () => String.fromCharCode(random.below(256))).join(''),
]

/** Sends bytes that no client should, and closes the connection within two seconds. */
function attack(port: number, random: Random): void {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(HOSTILE[random.below(HOSTILE.length)]!(random), 'latin1')
  setTimeout(() => socket.destroy(), random.below(2000))
}
