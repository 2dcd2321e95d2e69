import type { Result } from '@alleycat/engine'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { draw, drawKey } from '../draws.ts'

/** The scheme by which a cup is drawn (docs/cups.md). */
const CUP_SCHEME = 'alleycat-cup/1'

/** What a host has decided: how people are put together, at tables of how many seats, and for how many rounds. */
export interface CupPlan {
  readonly id: string
  readonly format: 'swiss' | 'groups' | 'duplicate'
  readonly seats: number
  /** All rounds of a Swiss or a duplicate cup; those of the groups, before winners meet, otherwise. */
  readonly rounds: number
}

/** Somebody who has joined a cup; people are numbered from 0 in order of joining. */
export interface CupPlayer {
  readonly nonce: string
  /** How many rounds had been drawn when they left; null while they are there. */
  readonly left: number | null
}

/** Under each seat the number of the person who sits there; null for a bot. */
export type CupSeats = readonly (number | null)[]

export interface CupTable {
  readonly seats: CupSeats
  /** The result of the game; null until it is over. */
  readonly result: Result | null
}

/** The tables of one round, in the order in which they were drawn. */
export type CupRound = readonly CupTable[]

/** Draws for one purpose of a cup, one after the other, from what was committed to and what people brought. */
export class CupDraws {
  readonly #key: Uint8Array
  #index = 0

  constructor(secret: string, cup: string, purpose: string, players: readonly Pick<CupPlayer, 'nonce'>[]) {
    const nonces = players.map(({ nonce }) => nonce)
    this.#key = drawKey(secret, [CUP_SCHEME, cup, purpose].join('/'), nonces)
  }

  below(limit: number): number {
    return draw(this.#key, this.#index++, limit)
  }

  shuffled<T>(values: readonly T[]): T[] {
    const all = [...values]
    for (let last = all.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      ;[all[last], all[other]] = [all[other]!, all[last]!]
    }
    return all
  }
}

/** The name under which the luck of a table is drawn; in a duplicate cup all tables of a round share it. */
export const dealName = ({ id, format }: Pick<CupPlan, 'id' | 'format'>, round: number, table: number): string =>
  format === 'duplicate' ? `${id}.${round}` : `${id}.${round}.${table}`

/** The secret of a table, which tells nothing of the cup's own, so it can be published as soon as the game is over. */
export const dealSecret = (secret: string, deal: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`${CUP_SCHEME}/deal/${deal}`)))

/** What each seat adds to the luck of a table: the nonces of everybody in the cup, the same at every table. */
export function dealNonces(players: readonly Pick<CupPlayer, 'nonce'>[], seats: number): string[] {
  const all = bytesToHex(sha256(utf8ToBytes(players.map(({ nonce }) => nonce).join('\n')))).slice(0, 32)
  return Array.from({ length: seats }, () => all)
}

/** Draws for one round, by seat, which of `names` plays a seat that nobody has. */
export const drawBots = (
  secret: string,
  cup: string,
  round: number,
  players: readonly CupPlayer[],
  names: readonly string[],
): string[] => new CupDraws(secret, cup, `bots/${round}`, players).shuffled(names)

/** The stage that a round belongs to: 0 for all rounds before winners meet. */
export const stageOf = ({ format, rounds }: Pick<CupPlan, 'format' | 'rounds'>, round: number): number =>
  format === 'groups' ? Math.max(0, round - rounds) : 0

/** Whether somebody is there when round number `round` is drawn. */
export const isThere = ({ left }: CupPlayer, round: number): boolean => left === null || left >= round
