import { once } from 'node:events'
import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { asStoreError } from './failures.ts'
import type { TableChange } from './journal.ts'
import { HeldWriter } from './sqlite-held-writer.ts'
import type { Problem, Statement, Unit, UnitOutcome, WriterReply, WriterResult, WriterTask } from './sqlite-requests.ts'
import { StoreAway } from './store.ts'

interface Pending {
  readonly since: number
  readonly resolve: (result: WriterReply['result']) => void
  readonly reject: (problem: unknown) => void
}

/** A unit that the thread has not heard of yet. */
interface Waiting {
  readonly unit: Unit
  readonly resolve: (result: UnitResult) => void
  readonly reject: (problem: unknown) => void
}

type UnitResult = WriterResult | readonly boolean[] | undefined

/** How often to try whether writing is possible again, in milliseconds. */
const PROBE_MS = 200
/** A request that takes longer than so many milliseconds holds up the others: no more are taken meanwhile. */
const STUCK_MS = 2000

/**
 * The thread that writes to an SQLite file, seen from the event loop. Whatever can be said at once is a unit, and units that
 * wait share the next commit. A transaction that reads first acquires the thread, and its commit takes along what waits.
 *
 * Once writing has failed, because of the disk, a lock or the thread itself, everything that is to be written is refused at
 * once, until a write on trial succeeds. A thread that has ended is replaced by another.
 */
export class SqliteWriter {
  readonly #path: string
  readonly #identity: string
  readonly #busyMs: number
  readonly #pending = new Map<number, Pending>()
  readonly #queue: (() => void)[] = []
  #waiting: Waiting[] = []
  #worker: Worker | undefined
  #lastId = 0
  #isHeld = false
  /** Counts the failures: what was begun before one must not go on after it. */
  #failures = 0
  /** Why nothing can be written at present. */
  #problem: StoreAway | undefined
  #probing: NodeJS.Timeout | undefined
  #starting: Promise<void> = Promise.resolve()
  #isClosed = false

  private constructor(path: string, busyMs: number) {
    const { dev, ino } = statSync(path)
    this.#path = path
    this.#identity = `${dev} ${ino}`
    this.#busyMs = busyMs
  }

  static async open(path: string, busyMs: number): Promise<SqliteWriter> {
    const writer = new SqliteWriter(path, busyMs)
    await writer.#start()
    return writer
  }

  /** Throws when nothing can be written at present. */
  expectReady(): void {
    if (this.#problem) throw this.#problem
    const [oldest] = this.#pending.values()
    if (oldest && performance.now() - oldest.since > STUCK_MS)
      throw new StoreAway('what is being written takes too long')
  }

  /** Resolves when nobody else has the thread; it must be released afterwards. */
  async acquire(): Promise<HeldWriter> {
    this.expectReady()
    await new Promise<void>((resolve) => {
      this.#queue.push(resolve)
      this.#next()
    })
    const failures = this.#failures
    return new HeldWriter({
      send: (task) => this.#send(task, failures),
      commit: (statements) => this.#commitFirst({ statements }, failures),
      release: (hasTakenAlong) => this.#release(hasTakenAlong),
    })
  }

  keep(changes: readonly TableChange[]): Promise<readonly boolean[]> {
    return this.#join({ changes: JSON.stringify(changes) }) as Promise<readonly boolean[]>
  }

  query(statement: Statement): Promise<WriterResult> {
    return this.#join({ statements: [statement] }) as Promise<WriterResult>
  }

  /** Resolves when the thread has closed the file and ended: to end it from outside could break the library inside. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#probing)
    await this.#starting.catch(() => undefined)
    const worker = this.#worker
    if (!worker) return
    const ended = once(worker, 'exit')
    this.#post(worker, { kind: 'close' }).catch(() => undefined)
    await ended
  }

  /** Shares the next commit. */
  #join(unit: Unit): Promise<UnitResult> {
    return new Promise((resolve, reject) => {
      this.expectReady()
      this.#waiting.push({ unit, resolve, reject })
      this.#next()
    })
  }

  /** Of who holds the thread: a unit that goes before all that wait, because it relies on what was read before them. */
  #commitFirst(unit: Unit, failures: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#expectSame(failures)
      this.#waiting.unshift({ unit, resolve, reject })
      void this.#commitWaiting()
    })
  }

  async #commitWaiting(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    try {
      const units = waiting.map(({ unit }) => unit)
      const outcomes = (await this.#send({ kind: 'units', units }, this.#failures)) as readonly UnitOutcome[]
      for (const [index, { resolve, reject }] of waiting.entries()) {
        const outcome = outcomes[index]!
        if ('problem' in outcome) reject(this.#asFailure(outcome.problem))
        else resolve(outcome.result)
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  #release(hasTakenAlong: boolean): void {
    this.#isHeld = false
    this.#next(!hasTakenAlong)
  }

  /**
   * A transaction overtakes units that wait, since it takes them along. They go first only after one that has not. So what
   * must come after a unit is a unit too.
   */
  #next(areUnitsFirst = false): void {
    if (this.#isHeld) return
    const transaction = areUnitsFirst && this.#waiting.length > 0 ? undefined : this.#queue.shift()
    if (!transaction && this.#waiting.length === 0) return
    this.#isHeld = true
    if (transaction) transaction()
    else void this.#commitByThemselves()
  }

  async #commitByThemselves(): Promise<void> {
    await this.#commitWaiting()
    await Promise.resolve() // By then the journal, which has heard of it, has sent what it has gathered meanwhile.
    this.#release(true)
  }

  /** What was begun before a failure must not go on after it. */
  #expectSame(failures: number): void {
    if (failures !== this.#failures) throw new StoreAway('writing has failed meanwhile')
  }

  async #send(task: WriterTask, failures: number): Promise<WriterReply['result']> {
    if (this.#problem) throw this.#problem
    if (this.#isClosed) throw new StoreAway('the database is closed') // The library would abort the process.
    this.#expectSame(failures)
    if (!this.#worker) throw new StoreAway('the thread that writes has ended')
    return this.#post(this.#worker, task)
  }

  #post(worker: Worker, task: WriterTask): Promise<WriterReply['result']> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      worker.postMessage({ ...task, id }, []) // Throws when something in it cannot be sent.
      this.#pending.set(id, { since: performance.now(), resolve, reject })
    })
  }

  async #start(): Promise<void> {
    const worker = new Worker(new URL('./sqlite-writer.js', import.meta.url), {
      workerData: { path: this.#path, identity: this.#identity, busyMs: this.#busyMs },
    })
    const ended = once(worker, 'exit').then(() => Promise.reject(new StoreAway('the thread that writes has ended')))
    const [{ problem }] = (await Promise.race([once(worker, 'message'), ended])) as [WriterReply]
    if (problem) throw asError(problem)
    worker.on('message', (reply: WriterReply) => this.#answered(reply))
    worker.on('error', () => undefined) // A worker that fails also exits, which `ended` reports.
    ended.catch(() => this.#ended(worker))
    this.#worker = worker
  }

  #answered({ id, result, problem }: WriterReply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (!problem) return pending?.resolve(result)
    pending?.reject(this.#asFailure(problem))
  }

  #asFailure(problem: Problem): unknown {
    const error = asStoreError(asError(problem))
    if (error instanceof StoreAway) this.#failed(error)
    return error
  }

  #ended(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const problem = new StoreAway('the thread that writes has ended')
    this.#failed(problem)
    for (const { reject } of this.#pending.values()) reject(problem)
    this.#pending.clear()
  }

  #failed(problem: StoreAway): void {
    this.#failures++
    this.#problem = problem
    clearTimeout(this.#probing)
    if (!this.#isClosed) this.#probing = setTimeout(() => void this.#probe(), PROBE_MS)
  }

  async #probe(): Promise<void> {
    try {
      if (!this.#worker) await (this.#starting = this.#start())
      if (this.#isClosed) return
      await this.#post(this.#worker!, { kind: 'probe' })
      this.#problem = undefined
    } catch (error) {
      this.#failed(new StoreAway(String(error)))
    }
  }
}

const asError = ({ code, message }: Problem): Error => Object.assign(new Error(message), { code })
