import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Socket } from 'node:net'

/** As much of WebSockets (RFC 6455) as unfragmented messages between friends need. */

const OPCODE_TEXT = 1
const FINAL = 0x80
const MASKED = 0x80
/** Lengths in the second byte of a frame that say that the length follows, in two bytes and in eight. */
const LENGTH_16 = 126
const LENGTH_64 = 127

/** Opens a WebSocket. Nothing can have been sent on it before it is here: read it at once. */
export const openWebSocket = (port: number, path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const key = randomBytes(16).toString('base64')
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
    }
    request({ port, path, host: '127.0.0.1', headers })
      .on('upgrade', (_response, socket: Socket, early: Buffer) => {
        if (early.length > 0) socket.unshift(early)
        resolve(socket.setNoDelay(true))
      })
      .on('error', reject)
      .end()
  })

/** A message as a frame; what a client sends has a mask. */
export function frameOf(payload: Buffer, mask?: Buffer): Buffer {
  const bit = mask ? MASKED : 0
  const first = FINAL | OPCODE_TEXT
  const head =
    payload.length < LENGTH_16
      ? Buffer.from([first, bit | payload.length])
      : Buffer.from([first, bit | LENGTH_16, payload.length >> 8, payload.length & 255])
  return Buffer.concat(mask ? [head, mask, masked(payload, mask)] : [head, payload])
}

/** Calls `take` with each message that arrives. */
export function readFrames(socket: Socket, take: (payload: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let frame = frameIn(rest); frame; frame = frameIn(rest)) {
      take(frame.payload)
      rest = rest.subarray(frame.length)
    }
  })
}

function frameIn(bytes: Buffer): { payload: Buffer; length: number } | undefined {
  if (bytes.length < 2) return undefined
  const isMasked = (bytes[1]! & MASKED) !== 0
  const short = bytes[1]! & ~MASKED
  const lengthBytes = short === LENGTH_64 ? 8 : short === LENGTH_16 ? 2 : 0
  const at = 2 + lengthBytes + (isMasked ? 4 : 0)
  if (bytes.length < at) return undefined
  // Of eight bytes the first two are nothing: no message is that long.
  const size = short === LENGTH_64 ? bytes.readUIntBE(4, 6) : short === LENGTH_16 ? bytes.readUInt16BE(2) : short
  if (bytes.length < at + size) return undefined
  const payload = bytes.subarray(at, at + size)
  return { payload: isMasked ? masked(payload, bytes.subarray(at - 4, at)) : payload, length: at + size }
}

function masked(payload: Buffer, mask: Buffer): Buffer {
  const result = Buffer.allocUnsafe(payload.length)
  for (let i = 0; i < payload.length; i++) result[i] = payload[i]! ^ mask[i & 3]!
  return result
}
