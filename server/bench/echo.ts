import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import Fastify from 'fastify'
import { Connections, type Asked } from './connections.ts'
import { ownCpuTime, type CpuTime } from './cpu.ts'
import { answerQuestions } from './processes.ts'
import type { Recorder } from './recorder.ts'

/** The least that a game server could do, by a WebSocket, and the least that it could do by requests. */
export const ECHOES = ['HTTP echo', 'WebSocket echo'] as const
export type Echo = (typeof ECHOES)[number]

/** How long the answers of an echo are, and how many are awaited at the same time. */
export interface EchoPlan {
  readonly echo: Echo
  readonly port: number
  readonly connections: number
  readonly bytes: number
}

/** What the benchmark asks the process of the echo. */
export type EchoQuestions = {
  /** Resolves to the port that it listens on. */
  readonly start: (plan: Omit<EchoPlan, 'port'>) => Promise<number>
  readonly cpuTime: () => CpuTime
}

export function answerAsEcho(): void {
  const questions: EchoQuestions = {
    start: ({ echo, bytes }) => (echo === 'HTTP echo' ? startHttpEcho(bytes) : startWebSocketEcho()),
    cpuTime: ownCpuTime,
  }
  answerQuestions(questions)
}

/** Asks all the time. Resolves when it has begun. */
export const keepEchoing = ({ echo, port, connections, bytes }: EchoPlan, recorder: Recorder): Promise<void> =>
  echo === 'HTTP echo'
    ? keepAsking(port, connections, recorder)
    : keepSending(port, connections, 'x'.repeat(bytes), recorder)

/** Answers requests that look like decisions with a text, by way of the server's framework and with no other work. */
async function startHttpEcho(bytes: number): Promise<number> {
  const app = Fastify()
  const text = JSON.stringify('x'.repeat(bytes - 2))
  app.post('/api/tables/:table/decisions', (_request, reply) => reply.type('application/json').send(text))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

async function keepAsking(port: number, connections: number, recorder: Recorder): Promise<void> {
  const pool = new Connections(port)
  const asked: Asked = {
    method: 'POST',
    path: '/api/tables/0123456789ab/decisions',
    cookie: `alleycat=${'x'.repeat(100)}`,
    body: { number: 12, decision: 'play DDD+M' },
  }
  const askAgain = async (): Promise<never> => {
    for (;;) {
      const began = performance.now()
      const { body } = await pool.send(asked)
      recorder.acknowledged(performance.now() - began, body.length)
    }
  }
  for (let i = 0; i < connections; i++) void askAgain()
  return Promise.resolve()
}

/** A WebSocket (RFC 6455) that sends every message back, with as much of the protocol as short messages between friends need. */
function startWebSocketEcho(): Promise<number> {
  const server = createServer()
  server.on('upgrade', (_request, socket: Socket) => {
    socket.setNoDelay(true)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    readFrames(socket, (payload) => socket.write(frameOf(payload)))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}

/** Sends a message on each of some connections, and again whenever it has come back. Resolves when all have begun. */
async function keepSending(port: number, connections: number, text: string, recorder: Recorder): Promise<void> {
  const message = frameOf(Buffer.from(text), randomBytes(4))
  for (let i = 0; i < connections; i++) {
    const socket = await upgraded(port)
    let began = performance.now()
    readFrames(socket, (payload) => {
      recorder.acknowledged(performance.now() - began, payload.length)
      began = performance.now()
      socket.write(message)
    })
    socket.write(message)
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

function masked(payload: Buffer, mask: Buffer): Buffer {
  const result = Buffer.allocUnsafe(payload.length)
  for (let i = 0; i < payload.length; i++) result[i] = payload[i]! ^ mask[i & 3]!
  return result
}
