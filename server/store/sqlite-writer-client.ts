import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TableChange } from './journal.ts'
import type { WriterReply, WriterRequest, WriterResult } from './sqlite-requests.ts'
import { StoreAway } from './store.ts'

type Request = WriterRequest extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never

interface Pending {
  readonly resolve: (result: WriterReply['result']) => void
  readonly reject: (problem: unknown) => void
}

/** How long a thread that broke is left alone before the next is started, in milliseconds. */
const RESTART_MS = 200
/** How long the last requests may take when the store is closed, in milliseconds. */
const CLOSE_MS = 3000

/**
 * The thread that writes to an SQLite file, seen from the event loop. Whoever needs several statements in a row acquires
 * it first. When the thread breaks, what it was asked for fails, and another thread takes its place.
 */
export class SqliteWriter {
  readonly #path: string
  readonly #busyMs: number
  readonly #pending = new Map<number, Pending>()
  readonly #queue: (() => void)[] = []
  #worker: Worker | undefined
  #lastId = 0
  #isHeld = false
  /** Counts the threads: what was begun with one must not go on with another. */
  #thread = 0
  #heldThread = 0
  #isClosed = false

  private constructor(path: string, busyMs: number) {
    this.#path = path
    this.#busyMs = busyMs
  }

  static async open(path: string, busyMs: number): Promise<SqliteWriter> {
    const writer = new SqliteWriter(path, busyMs)
    await writer.#start()
    return writer
  }

  /** Resolves when nobody else has the thread; it must be released afterwards. */
  async acquire(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#queue.push(resolve))
    this.#isHeld = true
    this.#heldThread = this.#thread
  }

  release(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#isHeld = false
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<WriterResult> {
    return (await this.#send({ kind: 'query', sql, parameters })) as WriterResult
  }

  async ask(kind: 'begin' | 'commit' | 'rollback'): Promise<void> {
    await this.#send({ kind })
  }

  async keep(changes: readonly TableChange[]): Promise<readonly boolean[]> {
    await this.acquire()
    try {
      return (await this.#send({ kind: 'changes', changes })) as readonly boolean[]
    } finally {
      this.release()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const worker = this.#worker
    if (!worker) return
    const ended = once(worker, 'exit')
    this.#send({ kind: 'close' }).catch(() => undefined)
    const timer = setTimeout(() => void worker.terminate(), CLOSE_MS)
    await ended
    clearTimeout(timer)
  }

  #send(request: Request): Promise<WriterReply['result']> {
    return new Promise((resolve, reject) => {
      const isGone = !this.#worker || (this.#isHeld && this.#heldThread !== this.#thread)
      if (isGone) return reject(new StoreAway('the thread that writes is being started again'))
      const id = ++this.#lastId
      this.#pending.set(id, { resolve, reject })
      this.#worker!.postMessage({ ...request, id }, [])
    })
  }

  async #start(): Promise<void> {
    const worker = new Worker(new URL('./sqlite-writer.js', import.meta.url), {
      workerData: { path: this.#path, busyMs: this.#busyMs },
    })
    await once(worker, 'message') // it is ready; an error while it opens the file is thrown here
    worker.on('message', (reply: WriterReply) => this.#answered(reply))
    worker.on('error', (error) => this.#broke(error))
    worker.on('exit', () => this.#broke(new StoreAway('the thread that writes has ended')))
    this.#worker = worker
    this.#thread++
  }

  #answered({ id, result, problem }: WriterReply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (problem) pending?.reject(Object.assign(new Error(problem.message), { code: problem.code }))
    else pending?.resolve(result)
  }

  #broke(error: unknown): void {
    if (!this.#worker) return
    this.#worker = undefined
    for (const { reject } of this.#pending.values()) reject(new StoreAway(String(error)))
    this.#pending.clear()
    if (!this.#isClosed) this.#restart()
  }

  #restart(): void {
    setTimeout(() => {
      if (!this.#isClosed) this.#start().catch(() => this.#restart())
    }, RESTART_MS)
  }
}
