import { setTimeout as wait } from 'node:timers/promises'

/** The speed of a phone's connection; where null is allowed, it means the speed of this machine. */
export interface LinkSpeed {
  readonly bitsPerSecond: number
  /** Milliseconds from a request to the first byte of its answer. */
  readonly roundTrip: number
}

/** The bytes of a piece, which is small so that files sent at the same time share the connection evenly. */
const PIECE = 2048

/**
 * One connection that all answers share. It is shaped in the server because the browser's developer tools shape what a
 * page fetches, but not what its workers and its service worker fetch at the same time.
 */
export class Link {
  readonly #speed: LinkSpeed | null
  /** The time at which all data so far will have been carried, as `performance.now()`. */
  #free = 0

  constructor(speed: LinkSpeed | null) {
    this.#speed = speed
  }

  async answerTime(): Promise<void> {
    if (this.#speed) await wait(this.#speed.roundTrip)
  }

  /** Yields the body in pieces, each at the time at which it has arrived. */
  async *carry(body: Uint8Array): AsyncGenerator<Uint8Array> {
    if (!this.#speed) {
      yield body
      return
    }
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE)
      const arrival = arrivalOf(piece.length, this.#speed.bitsPerSecond, this.#free, performance.now())
      this.#free = arrival
      await wait(Math.max(0, arrival - performance.now()))
      yield piece
    }
  }
}

/** When so many bytes have arrived over a connection that is busy until `free`; all times are in milliseconds. */
export const arrivalOf = (bytes: number, bitsPerSecond: number, free: number, now: number): number =>
  Math.max(free, now) + (8000 * bytes) / bitsPerSecond
