import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import Fastify from 'fastify'
import { Connections, type Asked } from './connections.ts'
import { ownCpuTime, type CpuTime } from './cpu.ts'
import { answerQuestions } from './processes.ts'
import type { Recorder } from './recorder.ts'
import { frameOf, openWebSocket, readFrames } from './web-socket.ts'

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

/** A WebSocket that sends every message back. */
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
    const socket = await openWebSocket(port, '/')
    let began = performance.now()
    readFrames(socket, (payload) => {
      recorder.acknowledged(performance.now() - began, payload.length)
      began = performance.now()
      socket.write(message)
    })
    socket.write(message)
  }
}
