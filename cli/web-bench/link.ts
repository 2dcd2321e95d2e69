import { setTimeout as wait } from 'node:timers/promises'

/** A connection as a phone has it; null is as fast as this machine. */
export interface LinkSpeed {
  readonly bitsPerSecond: number
  /** Milliseconds from a request to the first byte of its answer. */
  readonly roundTrip: number
}

/** Bytes: small, so that files on their way at the same time share the connection evenly. */
const PIECE = 2048

/**
 * One connection that all answers share. It is shaped here and not by the browser's developer tools because those shape
 * what a page fetches, not what its workers and its service worker fetch at the same time.
 */
export class Link {
  readonly #speed: LinkSpeed | null
  /** When it has carried all that it was given, as `performance.now()`. */
  #free = 0

  constructor(speed: LinkSpeed | null) {
    this.#speed = speed
  }

  async answerTime(): Promise<void> {
    if (this.#speed) await wait(this.#speed.roundTrip)
  }

  /** Hands the body on in pieces, each when it has arrived. */
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

/** When so many bytes have arrived over a connection that is busy until `free`; all in milliseconds. */
export const arrivalOf = (bytes: number, bitsPerSecond: number, free: number, now: number): number =>
  Math.max(free, now) + (8000 * bytes) / bitsPerSecond
