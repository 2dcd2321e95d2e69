import { setTimeout as sleep } from 'node:timers/promises'
import { atRandom, type Choose } from './choosing.ts'
import type { Client } from './client.ts'
import type { StreamReader } from './stream-reader.ts'

/** A decision that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly number: number
  readonly decision: string
}

const RETRY_MS = 50

/**
 * Plays one seat as an app does: it learns of its turns from the stream, decides, and sends a decision again
 * until it is answered, whatever happens to the server.
 */
export class Player {
  readonly acknowledged: Acknowledged[] = []
  /** Status codes other than the expected ones. */
  readonly surprises: string[] = []
  readonly seat: number
  readonly table: string
  /** Everything that this player was told. */
  readonly stream: StreamReader
  readonly #client: Client
  readonly #choose: Choose
  #stopped = false

  constructor(client: Client, table: string, seat: number, choose: Choose = atRandom()) {
    this.#client = client
    this.table = table
    this.seat = seat
    this.#choose = choose
    this.stream = client.stream(`?tables=${table}`)
  }

  stop(): void {
    this.#stopped = true
  }

  /** Plays until the game is over or the player is stopped. */
  async play(): Promise<void> {
    const { stream } = this
    let done = 0
    while (!this.#stopped) {
      const frame = stream.lastFrame(this.table)
      if (frame?.result) break
      if (frame?.ask && frame.ask.number > done) {
        const { number, legal } = frame.ask
        await this.#decide(number, this.#choose(legal))
        done = number
      } else
        await stream.until(() => this.#stopped || stream.lastFrame(this.table) !== frame, 500).catch(() => undefined)
    }
    stream.close()
  }

  async #decide(number: number, decision: string): Promise<void> {
    while (!this.#stopped) {
      const answer = await this.#client.decide(this.table, number, decision).catch(() => undefined)
      if (answer && answer.status !== 503) {
        if (answer.status === 200) this.acknowledged.push({ table: this.table, seat: this.seat, number, decision })
        else if (answer.status !== 409) this.surprises.push(`${answer.status} ${answer.text}`)
        return
      }
      await sleep(RETRY_MS)
    }
  }
}
