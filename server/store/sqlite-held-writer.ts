import type { Statement, WriterReply, WriterResult, WriterTask } from './sqlite-requests.ts'

/** So many statements are sent although nobody waits for them: the rows of a backup would not all fit into memory. */
const MOST_UNSENT = 1000
const ENDED = new Error('the transaction has ended')

interface Hold {
  readonly send: (task: WriterTask) => Promise<WriterReply['result']>
  /** Statements as a unit, with all units that wait. */
  readonly commit: (statements: readonly Statement[]) => Promise<unknown>
  readonly release: (hasTakenAlong: boolean) => void
}

/**
 * The thread, while one alone has it. Everybody else waits, so a transaction takes as few messages as it can: the thread
 * hears of it with the first statement that somebody waits for, or when all are known.
 */
export class HeldWriter {
  readonly #hold: Hold
  /** Whether a transaction has begun of which the thread has not heard yet. */
  #isBeginning = false
  /** Statements of the transaction that the thread has not heard of either, as nobody waits for them. */
  #unsent: Statement[] = []
  /** Why no more statements are carried out: one has failed, or the transaction has ended. */
  #end: unknown
  #hasTakenAlong = false

  constructor(hold: Hold) {
    this.#hold = hold
  }

  release(): void {
    this.#end ??= ENDED
    this.#hold.release(this.#hasTakenAlong)
  }

  begin(): void {
    this.#isBeginning = true
  }

  /** Whether the transaction has changed nothing yet, so that the file as others read it is what it would read. */
  get isUntouched(): boolean {
    return this.#isBeginning && this.#unsent.length === 0
  }

  /** A statement of the transaction whose result nobody waits for: if it fails, what follows it fails. */
  async later(statement: Statement): Promise<void> {
    if (this.#end !== undefined) throw this.#end
    this.#unsent.push(statement)
    if (this.#unsent.length >= MOST_UNSENT) await this.#sendPart([], false)
  }

  async query(statement: Statement): Promise<WriterResult> {
    return (await this.#sendPart([statement], false)) as WriterResult
  }

  async commit(): Promise<void> {
    if (this.#end !== undefined) throw this.#end
    if (this.isUntouched) return
    if (!this.#isBeginning) return void (await this.#sendPart([], true))
    this.#end = ENDED
    this.#hasTakenAlong = true
    await this.#hold.commit(this.#unsent)
  }

  /** Undoes what was begun; a failure has undone it already. */
  async rollBack(): Promise<void> {
    this.#end ??= ENDED
    if (!this.#isBeginning) await this.#hold.send({ kind: 'rollback' }).catch(() => undefined)
  }

  /** Sends statements with those that were left for later. */
  async #sendPart(last: readonly Statement[], commits: boolean): Promise<WriterReply['result']> {
    if (this.#end !== undefined) throw this.#end
    const statements = [...this.#unsent, ...last]
    const begins = this.#isBeginning
    this.#unsent = []
    this.#isBeginning = false
    if (commits) this.#end = ENDED
    try {
      return await this.#hold.send({ kind: 'statements', statements, begins, commits })
    } catch (error) {
      this.#end = error
      throw error
    }
  }
}
