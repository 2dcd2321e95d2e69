import { Worker } from 'node:worker_threads'
import { gamesOf, type ArenaPlan } from '@alleycat/bots'
import { shown } from '../args.ts'
import { Complaint } from '../errors.ts'
import type { ArenaTask, FromThread, GameReport, ToThread } from './messages.ts'
import { OutsideBot } from './outside-bot.ts'

export interface ArenaRun extends ArenaTask {
  /** The number of threads that play. */
  readonly jobs: number
  /** The longest wait for a bot outside the process, in seconds. */
  readonly timeout: number
  /** Aborting it ends the contest early. */
  readonly signal: AbortSignal
  /** Called with every game in the order of their numbers, whatever the order in which they end. */
  readonly onGame: (report: GameReport) => Promise<void>
}

/** Plays a whole contest on several threads. Resolves to whether it was played to its end. */
export async function runArena(run: ArenaRun): Promise<boolean> {
  const total = gamesOf(run.plan)
  const batches = new Batches(total, run.jobs)
  const order = new InOrder(run.onGame)
  const threads = Array.from({ length: Math.min(run.jobs, total) }, () => new PlayingThread(run))
  const aborted = new Promise<void>((resolve) => run.signal.addEventListener('abort', () => resolve(), { once: true }))
  const playOn = async (thread: PlayingThread): Promise<void> => {
    for (let batch = batches.next(); batch && !run.signal.aborted; batch = batches.next()) {
      const started = performance.now()
      await order.add(await thread.play(batch))
      batches.took(performance.now() - started)
    }
  }
  let finished = false
  try {
    await Promise.race([Promise.all(threads.map(playOn)), aborted])
    finished = !run.signal.aborted
    return finished
  } finally {
    await Promise.all(threads.map(async (thread) => thread.end(finished)))
  }
}

type Batch = Omit<Extract<ToThread, { type: 'play' }>, 'type'>

/**
 * Hands out games in batches: large enough that handing out costs next to nothing, small enough that no thread idles at
 * the end.
 */
class Batches {
  readonly #total: number
  readonly #jobs: number
  #first = 0
  #size = 1

  constructor(total: number, jobs: number) {
    this.#total = total
    this.#jobs = jobs
  }

  next(): Batch | null {
    const left = this.#total - this.#first
    if (left === 0) return null
    const count = Math.min(this.#size, Math.ceil(left / (2 * this.#jobs)))
    this.#first += count
    return { first: this.#first - count, count }
  }

  /** Adapts the size of the batches to the milliseconds that the last one took. */
  took(milliseconds: number): void {
    if (milliseconds < 25) this.#size = Math.min(2 * this.#size, 1024)
    else if (milliseconds > 100) this.#size = Math.ceil(this.#size / 2)
  }
}

/** Puts games back into the order of their numbers. */
class InOrder {
  readonly #onGame: (report: GameReport) => Promise<void>
  readonly #waiting = new Map<number, GameReport>()
  #next = 0
  #telling: Promise<void> = Promise.resolve()

  constructor(onGame: (report: GameReport) => Promise<void>) {
    this.#onGame = onGame
  }

  async add(reports: readonly GameReport[]): Promise<void> {
    for (const report of reports) this.#waiting.set(report.played.number, report)
    this.#telling = this.#telling.then(async () => this.#tell())
    await this.#telling
  }

  async #tell(): Promise<void> {
    for (let report = this.#waiting.get(this.#next); report; report = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++)
      await this.#onGame(report)
    }
  }
}

/** A thread that plays games, with one bot outside the process for each of their entries. */
class PlayingThread {
  readonly #plan: ArenaPlan
  readonly #timeout: number
  readonly #worker: Worker
  readonly #outside = new Map<number, OutsideBot>()
  #resolve: (games: readonly GameReport[]) => void = () => undefined
  #reject: (error: unknown) => void = () => undefined

  constructor({ plan, records, timeout }: ArenaRun) {
    this.#plan = plan
    this.#timeout = timeout
    const arena: ArenaTask = { plan, records }
    // The program is one file; a thread that runs it does only what `workerData` says.
    this.#worker = new Worker(new URL(import.meta.url), { workerData: { arena } })
    this.#worker.on('message', (message: FromThread) => void this.#receive(message))
    this.#worker.on('error', (error) => this.#reject(error))
  }

  async play(batch: Batch): Promise<readonly GameReport[]> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
      this.#post({ type: 'play', ...batch })
    })
  }

  /** Ends the thread and everything it started. Bots that were not at fault may be ended politely, with time to tidy up. */
  async end(politely: boolean): Promise<void> {
    await this.#worker.terminate()
    for (const bot of this.#outside.values()) if (!politely) bot.kill()
    await Promise.all([...this.#outside.values()].map(async (bot) => bot.dismiss()))
  }

  async #receive(message: FromThread): Promise<void> {
    try {
      switch (message.type) {
        case 'tell':
          return this.#botOf(message.entry).tell(message.text)
        case 'ask':
          return this.#post({ type: 'answer', choice: await this.#botOf(message.entry).ask(message.text, message.id) })
        case 'misplay':
          throw misplay(this.#plan.lineUp[message.entry]!, message.choice, message.rule)
        case 'played':
          return this.#resolve(message.games)
      }
    } catch (error) {
      this.#reject(error)
    }
  }

  #botOf(entry: number): OutsideBot {
    const bot = this.#outside.get(entry) ?? new OutsideBot(this.#plan.lineUp[entry]!, this.#timeout)
    this.#outside.set(entry, bot)
    return bot
  }

  #post(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    this.#worker.postMessage(message)
  }
}

function misplay(name: string, choice: string, rule: string): Complaint {
  return new Complaint(({ outside: { bot, mayNot, noDecision, forbidden } }) =>
    bot(shown(name), mayNot(shown(choice), rule === 'notation' ? noDecision : forbidden(rule))),
  )
}
