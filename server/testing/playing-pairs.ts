import { setTimeout as sleep } from 'node:timers/promises'
import { atRandom, type Choose } from './choosing.ts'
import type { Client } from './client.ts'
import { Player, type Acknowledged } from './player.ts'
import { lookAt, startedTable, type TableWish } from './server.ts'

const GAMES = ['catham-city', 'cat-burglars']
const RETRY_MS = 100

/** Pairs of people who play game after game, whatever happens to the server. */
export class PlayingPairs {
  /** Everybody who has played, by pair. */
  readonly #pairs: Player[][] = []
  readonly #clients: readonly Client[]
  readonly #wish: TableWish
  readonly #choose: Choose
  readonly #work: Promise<void>[] = []
  #stopped = false

  constructor(clients: readonly Client[], wish: TableWish = {}, random?: () => number) {
    this.#clients = clients
    this.#wish = wish
    this.#choose = atRandom(random)
  }

  get players(): Player[] {
    return this.#pairs.flat()
  }

  get acknowledged(): Acknowledged[] {
    return this.players.flatMap((player) => player.acknowledged)
  }

  get surprises(): string[] {
    return this.players.flatMap((player) => player.surprises)
  }

  start(): void {
    for (let n = 0; 2 * n + 1 < this.#clients.length; n++) {
      this.#pairs.push([])
      this.#work.push(this.#playGames(n))
    }
  }

  /** Resolves to how many milliseconds it took until somebody's decision was acknowledged; rejects after too many. */
  async goesOn(patience: number): Promise<number> {
    const began = performance.now()
    for (const before = this.acknowledged.length; this.acknowledged.length === before; await sleep(10))
      if (performance.now() - began > patience) throw new Error(`nobody could play on within ${patience} ms`)
    return Math.round(performance.now() - began)
  }

  /** Resolves when a decision of every pair has been acknowledged. */
  async allGoOn(): Promise<void> {
    const progress = (): number[] => this.#pairs.map((pair) => pair.flatMap((player) => player.acknowledged).length)
    for (const before = progress(); progress().some((count, pair) => count === before[pair]);) await sleep(10)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const player of this.players) player.stop()
    await Promise.all(this.#work)
  }

  async #playGames(n: number): Promise<void> {
    const pair = this.#clients.slice(2 * n, 2 * n + 2)
    const game = GAMES[n % GAMES.length]!
    while (!this.#stopped) {
      const table = await startedTable(pair, { game, ...this.#wish }).catch(() => undefined)
      const seats = table === undefined ? undefined : await this.#seats(pair, table)
      if (table === undefined || !seats) {
        await sleep(RETRY_MS)
        continue
      }
      const players = pair.map((client, i) => new Player(client, table, seats[i]!, this.#choose))
      this.#pairs[n]!.push(...players)
      await Promise.all(players.map((player) => player.play()))
    }
  }

  async #seats(pair: readonly Client[], table: string): Promise<number[] | undefined> {
    while (!this.#stopped) {
      const seen = await Promise.all(pair.map((client) => lookAt(client, table))).catch(() => undefined)
      if (seen) return seen.map((each) => each.seat!)
      await sleep(RETRY_MS)
    }
    return undefined
  }
}
