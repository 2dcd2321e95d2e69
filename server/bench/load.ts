import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { GAMES } from '@alleycat/games'
import type { Client } from '../testing/client.ts'
import { startedTable } from '../testing/server.ts'

/** The number of decisions that were acknowledged, and how long each took, in milliseconds. */
export interface Load {
  readonly latencies: number[]
  readonly seconds: number
  /** A text as long as a decision with its answer. */
  readonly message: string
}

/**
 * Plays at tables of two scripted seats each, which decide as soon as they are asked, for this many seconds. Each seat
 * learns of its turns from a stream, as people do.
 */
export async function driveTables(pairs: readonly (readonly Client[])[], seconds: number): Promise<Load> {
  const seats = (await Promise.all(pairs.map((pair, i) => seatsOf(pair, GAMES[i % GAMES.length]!.id)))).flat()
  for (const seat of seats) await seat.connect()
  const until = performance.now() + seconds * 1000
  await Promise.all(seats.map((seat) => seat.play(until)))
  const message = seats.find((seat) => seat.message !== '')?.message ?? ''
  return { latencies: seats.flatMap((seat) => seat.latencies), seconds, message }
}

async function seatsOf(pair: readonly Client[], game: string): Promise<ScriptedSeat[]> {
  const table = await startedTable(pair, { game })
  return pair.map((client) => new ScriptedSeat(client, table))
}

/** Takes the first legal decision, so that runs are comparable. */
class ScriptedSeat {
  readonly latencies: number[] = []
  message = ''
  readonly #client: Client
  readonly #table: string
  /**
   * A connection that is kept open, because opening new ones among hundreds of busy ones would dominate the
   * measurement.
   */
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })

  constructor(client: Client, table: string) {
    this.#client = client
    this.#table = table
  }

  async connect(): Promise<void> {
    await this.#call('GET', '')
  }

  async play(until: number): Promise<void> {
    const stream = this.#client.stream(`?tables=${this.#table}`)
    let done = 0
    while (performance.now() < until) {
      const frame = stream.frames.at(-1)
      if (frame?.result) break
      if (frame?.ask && frame.ask.number > done) {
        await this.#decide(frame.ask.number, frame.ask.legal[0]!)
        done = frame.ask.number
      } else await stream.until(() => stream.frames.at(-1) !== frame, 1000).catch(() => undefined)
    }
    stream.close()
    this.#agent.destroy()
  }

  async #decide(number: number, decision: string): Promise<void> {
    const began = performance.now()
    const body = JSON.stringify({ number, decision })
    const answer = await this.#call('POST', '/decisions', body, `${this.#table}.${number}`)
    if (answer.status !== 200) return
    this.latencies.push(performance.now() - began)
    this.message = answer.text
  }

  #call(method: string, path: string, body = '', key = ''): Promise<{ status: number; text: string }> {
    const { url, headers } = this.#client
    return new Promise((resolve, reject) => {
      const options = {
        method,
        agent: this.#agent,
        headers: { ...headers, ...(body !== '' && { 'content-type': 'application/json', 'idempotency-key': key }) },
      }
      request(`${url}/api/tables/${this.#table}${path}`, options, (response) => {
        text(response).then((answer) => resolve({ status: response.statusCode!, text: answer }), reject)
      })
        .on('error', reject)
        .end(body)
    })
  }
}
