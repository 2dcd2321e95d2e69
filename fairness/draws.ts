import { chacha20 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The name of the scheme by which chance is drawn; docs/fairness.md says what it proves and what it does not. */
export const FAIRNESS_SCHEME = 'alleycat-fair/1'

export const SECRET_BYTES = 32

/** The commitment that a table publishes before anybody sits down. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** The key of all draws of a table. Nobody knows it before the last nonce is given, and the secret is fixed by then. */
export const drawKey = (secret: string, table: string, nonces: readonly string[]): Uint8Array =>
  hmac(sha256, hexToBytes(secret), utf8ToBytes([FAIRNESS_SCHEME, table, ...nonces].join('\n')))

/**
 * Draw number `index` of a table: a whole number from 0 to limit - 1, each exactly as likely. It is taken from the
 * ChaCha20 stream whose nonce is the index, so any draw can be computed without those before it. Words that would
 * favour small numbers are skipped.
 */
export function draw(key: Uint8Array, index: number, limit: number): number {
  const nonce = new Uint8Array(12)
  new DataView(nonce.buffer).setUint32(0, index, true)
  const fair = WORDS - (WORDS % limit)
  for (let block = 0; ; block++) {
    const stream = new DataView(chacha20(key, nonce, ZEROS, undefined, block).buffer)
    for (let at = 0; at < BLOCK_BYTES; at += 4) {
      const word = stream.getUint32(at, true)
      if (word < fair) return word % limit
    }
  }
}

const WORDS = 2 ** 32
const BLOCK_BYTES = 64
const ZEROS = new Uint8Array(BLOCK_BYTES)
