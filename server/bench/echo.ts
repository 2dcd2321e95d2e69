import { randomBytes } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { parentPort, Worker } from 'node:worker_threads'

/**
 * The least that a game server could do: a WebSocket (RFC 6455) that sends every message back, from memory, in a thread
 * of its own. It implements only what short text messages between cooperating ends need.
 */
function echoServer(): Promise<{ port: number; server: Server }> {
  const server = createServer()
  server.on('upgrade', (_request, socket: Socket) => {
    socket.setNoDelay(true)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    readFrames(socket, (payload) => socket.write(frameOf(payload)))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ port: (server.address() as AddressInfo).port, server })),
  )
}

/** A connection that sends one message at a time and waits for it to come back. */
export async function echoClient(port: number): Promise<{ echo(text: string): Promise<void>; close(): void }> {
  const socket = await upgraded(port)
  let returned: () => void = () => undefined
  readFrames(socket, () => returned())
  return {
    echo: (text) =>
      new Promise((resolve) => {
        returned = resolve
        socket.write(frameOf(Buffer.from(text), randomBytes(4)))
      }),
    close: () => void socket.destroy(),
  }
}

const upgraded = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' }
    request({ port, host: '127.0.0.1', headers })
      .on('upgrade', (_response, socket) => resolve(socket.setNoDelay(true)))
      .on('error', reject)
      .end()
  })

function frameOf(payload: Buffer, mask?: Buffer): Buffer {
  const bit = mask ? 0x80 : 0
  const head =
    payload.length < 126
      ? Buffer.from([0x81, bit | payload.length])
      : Buffer.from([0x81, bit | 126, payload.length >> 8, payload.length & 255])
  return Buffer.concat(mask ? [head, mask, masked(payload, mask)] : [head, payload])
}

function readFrames(socket: Socket, take: (payload: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (let frame = frameIn(rest); frame; frame = frameIn(rest)) {
      take(frame.payload)
      rest = rest.subarray(frame.length)
    }
  })
}

function frameIn(bytes: Buffer): { payload: Buffer; length: number } | undefined {
  if (bytes.length < 4) return undefined
  const isMasked = (bytes[1]! & 0x80) !== 0
  const short = bytes[1]! & 0x7f
  const size = short === 126 ? bytes.readUInt16BE(2) : short
  const at = (short === 126 ? 4 : 2) + (isMasked ? 4 : 0)
  if (bytes.length < at + size) return undefined
  const payload = bytes.subarray(at, at + size)
  return { payload: isMasked ? masked(payload, bytes.subarray(at - 4, at)) : payload, length: at + size }
}

const masked = (payload: Buffer, mask: Buffer): Buffer => payload.map((byte, i) => byte ^ mask[i & 3]!) as Buffer

/** Starts the server in a thread, as the real one is in a process. */
export function echoThread(file: URL): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const worker = new Worker(file)
  return new Promise((resolve) =>
    worker.once('message', (port: number) => resolve({ port, stop: () => worker.terminate() })),
  )
}

/** Runs the echo server in that thread. */
export async function answerAsEcho(): Promise<void> {
  const { port } = await echoServer()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(port)
}
