import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { ArenaTable, Misplay, type Outsider } from '@alleycat/bots'
import { recordOf, type Result, type Seat } from '@alleycat/engine'
import { isOutside } from './entrants.ts'
import type { ArenaTask, FromThread, GameReport, ToThread } from './messages.ts'

/** Plays games in a thread that was started for an arena; in any other thread it does nothing. */
export function playInThread(): void {
  const { arena } = (workerData ?? {}) as { arena?: ArenaTask }
  if (arena) new ArenaThread(arena, parentPort!).listen()
}

type Post = (message: FromThread) => void

class ArenaThread {
  readonly #task: ArenaTask
  readonly #table: ArenaTable
  readonly #port: MessagePort
  readonly #proxies: readonly (OutsideBotProxy | undefined)[]

  constructor(task: ArenaTask, port: MessagePort) {
    this.#task = task
    this.#port = port
    const { game, options, lineUp } = task.plan
    const post: Post = (message) => this.#post(message)
    this.#proxies = lineUp.map((name, entry) =>
      isOutside(name) ? new OutsideBotProxy({ game, seats: lineUp.length, options }, entry, post) : undefined,
    )
    this.#table = new ArenaTable(task.plan, this.#proxies)
  }

  listen(): void {
    this.#port.on('message', (message: ToThread) => {
      if (message.type === 'play') void this.#play(message.first, message.count)
      else for (const proxy of this.#proxies) proxy?.answer(message.choice)
    })
  }

  async #play(first: number, count: number): Promise<void> {
    const games: GameReport[] = []
    try {
      for (let number = first; number < first + count; number++) {
        const { played, match } = await this.#table.play(number)
        const record = this.#task.records ? JSON.stringify({ ...recordOf(match), names: played.names }) : null
        games.push({ played, record })
      }
    } catch (error) {
      if (!(error instanceof Misplay)) throw error
      const { entry, choice, rule } = error
      return this.#post({ type: 'misplay', entry, choice, rule })
    }
    this.#post({ type: 'played', games })
  }

  #post(message: FromThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    this.#port.postMessage(message)
  }
}

/** Stands for a bot outside the process and speaks the line protocol of docs/bots.md with it. */
class OutsideBotProxy implements Outsider {
  readonly #table: { game: string; seats: number; options: object }
  readonly #entry: number
  readonly #post: Post
  /** The lines that are sent with the next question. */
  #waiting = ''
  #id = 0
  #resolve: ((choice: string) => void) | null = null

  constructor(table: { game: string; seats: number; options: object }, entry: number, post: Post) {
    this.#table = table
    this.#entry = entry
    this.#post = post
  }

  start(seat: Seat): void {
    this.#line({ type: 'start', ...this.#table, seat })
  }

  see(event: unknown): void {
    this.#line({ type: 'event', event })
  }

  async decide(view: unknown, legal: readonly string[]): Promise<string> {
    const id = ++this.#id
    this.#line({ type: 'decide', id, view, legal })
    this.#post({ type: 'ask', entry: this.#entry, id, text: this.#take() })
    return new Promise((resolve) => (this.#resolve = resolve))
  }

  /** Answers the question that was asked last. A thread plays one game at a time, so no other question can be open. */
  answer(choice: string): void {
    this.#resolve?.(choice)
    this.#resolve = null
  }

  over(result: Result): void {
    this.#line({ type: 'over', result })
    this.#post({ type: 'tell', entry: this.#entry, text: this.#take() })
  }

  #line(message: object): void {
    this.#waiting += `${JSON.stringify(message)}\n`
  }

  #take(): string {
    const text = this.#waiting
    this.#waiting = ''
    return text
  }
}
