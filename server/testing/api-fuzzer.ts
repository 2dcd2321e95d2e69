import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { callName, CHARACTERS } from '@alleycat/bots'
import { GAMES } from '@alleycat/games'
import { isRefusalCode, type SeenTable } from '@alleycat/protocol'
import type { OpenApi } from '@alleycat/protocol/operations'
import * as fc from 'fast-check'
import { HOSTILE, SchemaValues, type JsonSchema } from './schema-values.ts'

/** Longer than anything may take on a busy machine, in milliseconds. */
const HANG_MS = 20_000
const STREAM = '/api/stream'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | undefined
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: JsonSchema
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
}

interface Got {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

export interface FuzzReport {
  readonly requests: number
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** The operations that have succeeded at least once. */
  readonly succeeded: ReadonlySet<string>
  /** What should not have happened, with the request that led to it. */
  readonly problems: readonly string[]
}

/**
 * Sends a server whatever its OpenAPI document allows and much that it does not, in any order, as several people at once.
 * What the server answers is used again: ids, tokens, questions. The same seed sends the same as long as the same is
 * answered.
 */
export class ApiFuzzer {
  readonly #url: URL
  readonly #operations: readonly Operation[]
  readonly #values: SchemaValues
  readonly #seed: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 })
  /** The headers by which each sender is known; the first is nobody. */
  readonly #senders: Record<string, string>[] = [{}, {}, {}, {}]
  readonly #tables: string[] = []
  /** Ids that were answered, the latest last. */
  readonly #ids: string[] = []
  /** What was asked of a sender at a table. */
  readonly #asks: {
    readonly sender: number
    readonly table: string
    readonly number: number
    readonly legal: readonly string[]
  }[] = []
  readonly #statuses = new Map<number, number>()
  readonly #succeeded = new Set<string>()
  readonly #problems: string[] = []

  constructor(url: string, document: OpenApi, seed: number) {
    this.#url = new URL(url)
    this.#seed = seed
    this.#operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []) as readonly Parameter[],
        body: operation.requestBody?.content['application/json']?.schema,
      })),
    )
    this.#values = new SchemaValues(document.components.schemas, USUAL)
  }

  async run(requests: number): Promise<FuzzReport> {
    for (let i = 0; i < requests; i++) {
      const draw = this.#drawer(i)
      const sender = draw(fc.nat({ max: this.#senders.length - 1 }))
      const isNobody = sender > 0 && Object.keys(this.#senders[sender]!).length === 0
      if (draw(fc.nat({ max: 99 })) === 0) await this.#sendRaw(draw(RAW))
      else if (isNobody && draw(fc.boolean())) await this.#send(INTRODUCTION, sender)
      else await this.#send(this.#request(draw, sender), sender)
    }
    this.#agent.destroy()
    return { requests, statuses: this.#statuses, succeeded: this.#succeeded, problems: this.#problems }
  }

  /** Draws values for one request. */
  #drawer(i: number): <T>(arbitrary: fc.Arbitrary<T>) => T {
    let draws = 0
    return (arbitrary) =>
      fc.sample(arbitrary, { numRuns: 1, seed: (this.#seed * 1_000_003 + i * 101 + draws++) | 0 })[0]!
  }

  #request(draw: <T>(arbitrary: fc.Arbitrary<T>) => T, sender: number): Sent {
    const operation = draw(fc.constantFrom(...this.#operations))
    const oneIn = (n: number): boolean => draw(fc.nat({ max: n - 1 })) === 0
    const ask = this.#asks.findLast((each) => each.sender === sender)
    const isMove = operation.path.endsWith('/decisions') && ask !== undefined && !oneIn(3)
    const valueOf = ({ name, schema }: Parameter): string => {
      if (isMove && name === 'table') return ask.table
      const known = name === 'table' && !oneIn(6) ? this.#tables : this.#ids
      if (known.length > 0 && !oneIn(5)) return known[Math.floor((known.length - 1) * draw(LATE))]!
      return textOf(draw(oneIn(2) ? HOSTILE : this.#values.of(schema)))
    }
    const inPath = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = operation.parameters.find((each) => each.in === 'path' && each.name === name)!
      const value = valueOf(parameter)
      return oneIn(30) ? value : encoded(value)
    })
    const query = operation.parameters
      .filter((each) => each.in === 'query' && !oneIn(2))
      .map((each) => `${each.name}=${encoded(valueOf(each))}`)
    const headers: Record<string, string> = { ...this.#senders[sender] }
    for (const each of operation.parameters)
      if (each.in === 'header' && !oneIn(2)) headers[each.name] = headerText(textOf(draw(this.#values.of(each.schema))))
    const path = `${inPath}${query.length > 0 ? `?${query.join('&')}` : ''}`
    const method = oneIn(20) ? draw(fc.constantFrom(...METHODS)) : operation.method
    if (oneIn(25)) headers[draw(fc.constantFrom(...ODD_HEADERS))] = headerText(textOf(draw(HOSTILE))).slice(0, 3000)
    if (operation.body === undefined && !oneIn(15)) return { method, path: printable(path), headers, body: undefined }
    const body = isMove
      ? { number: ask.number, decision: draw(fc.constantFrom(...ask.legal)) }
      : draw(operation.body ? this.#values.of(operation.body) : HOSTILE)
    headers['content-type'] = oneIn(20) ? draw(fc.constantFrom(...MEDIA_TYPES)) : 'application/json'
    const json = jsonOf(body) ?? ''
    return { method, path: printable(path), headers, body: oneIn(25) ? spoil(json, draw) : json }
  }

  async #send(sent: Sent, sender: number): Promise<void> {
    const got = await this.#exchange(sent).catch((error: unknown) => String(error))
    const line = `${sent.method} ${sent.path.slice(0, 200)} ${String(sent.body ?? '').slice(0, 300)}`
    if (typeof got === 'string') {
      this.#problems.push(`${line}: ${got}`)
      return
    }
    this.#statuses.set(got.status, (this.#statuses.get(got.status) ?? 0) + 1)
    if (got.status === 401 && sender > 0) this.#senders[sender] = {}
    if (got.status >= 500) this.#problems.push(`${line}: ${got.status} ${got.text.slice(0, 200)}`)
    else if (got.status >= 400 && sent.method !== 'HEAD' && !isRefusalCode(jsonIn(got.text)?.['error']))
      this.#problems.push(`${line}: ${got.status} is no refusal of the protocol: ${got.text.slice(0, 200)}`)
    else if (got.status < 300) this.#learn(sent, got, sender)
  }

  #learn({ method, path }: Sent, { headers, text: body }: Got, sender: number): void {
    this.#succeeded.add(`${method} ${this.#operationAt(path)}`)
    const cookie = headers['set-cookie']?.find((each) => each.includes('alleycat='))?.split(';')[0]
    if (cookie !== undefined && sender > 0) this.#senders[sender] = { cookie }
    for (const [id] of body.matchAll(/(?<=")[\w-]{8,24}(?=")/g)) if (!this.#ids.includes(id)) this.#ids.push(id)
    if (this.#ids.length > MOST_IDS) this.#ids.splice(0, this.#ids.length - MOST_IDS)
    const answer = jsonIn(body)
    if (typeof answer?.['token'] === 'string' && this.#senders.length < MOST_SENDERS)
      this.#senders.push({ authorization: `Bearer ${answer['token']}` })
    const { table, frame } = (answer ?? {}) as Partial<SeenTable>
    if (table && !this.#tables.includes(table.id)) this.#tables.push(table.id)
    if (this.#tables.length > MOST_TABLES) this.#tables.shift()
    if (frame?.ask?.legal && frame.ask.legal.length > 0)
      this.#asks.push({ sender, table: frame.table, number: frame.ask.number, legal: frame.ask.legal })
    if (this.#asks.length > MOST_ASKS) this.#asks.shift()
  }

  #operationAt(path: string): string {
    const [plain = ''] = path.split('?')
    const parts = plain.split('/')
    const found = this.#operations.find(({ path: pattern }) => {
      const wanted = pattern.split('/')
      return wanted.length === parts.length && wanted.every((part, i) => part.startsWith('{') || part === parts[i])
    })
    return found?.path ?? 'elsewhere'
  }

  #exchange({ method, path, headers, body }: Sent): Promise<Got> {
    return new Promise((resolve, reject) => {
      const asked = httpRequest(
        {
          host: this.#url.hostname,
          port: this.#url.port,
          method,
          path,
          headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
          agent: this.#agent,
          timeout: HANG_MS,
        },
        (response) => {
          const got = { status: response.statusCode ?? 0, headers: response.headers }
          if (path.startsWith(STREAM) && got.status === 200) {
            resolve({ ...got, text: '' })
            asked.destroy()
          } else text(response).then((answer) => resolve({ ...got, text: answer }), reject)
        },
      )
      asked.on('timeout', () => asked.destroy(new Error(`no answer within ${HANG_MS} ms`)))
      asked.on('error', reject)
      asked.end(body)
    })
  }

  /** Sends bytes that may be no HTTP at all; the connection has to end. */
  async #sendRaw(bytes: Buffer): Promise<void> {
    const socket = connect(Number(this.#url.port), this.#url.hostname)
    socket.setTimeout(HANG_MS, () => socket.destroy(new Error('the connection hangs')))
    socket.end(bytes)
    const answer = await text(socket).catch((error: unknown) => (codeOf(error) === 'ECONNRESET' ? '' : String(error)))
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? []
    if (status !== undefined) this.#statuses.set(Number(status), (this.#statuses.get(Number(status)) ?? 0) + 1)
    const isRefused = answer === '' || (status !== undefined && Number(status) < 500)
    if (!isRefused) this.#problems.push(`${JSON.stringify(bytes.toString('latin1'))}: ${answer.slice(0, 200)}`)
  }
}

const MOST_IDS = 60
const MOST_TABLES = 6
const MOST_ASKS = 20
const MOST_SENDERS = 8

/** The schemas do not list games and bots. */
const USUAL = {
  game: GAMES.map(({ id }) => id),
  character: CHARACTERS.map(callName),
  seats: [2, 3],
  options: [undefined],
  name: ['Ada', 'Ben', 'Cy'],
}

const INTRODUCTION: Sent = {
  method: 'PUT',
  path: '/api/me',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Ada', avatar: 'tabby' }),
}

const MEDIA_TYPES = ['text/plain', 'application/xml', 'application/json; charset=utf-16', 'application/jsonx', 'x', '']
const ODD_HEADERS = [
  'host',
  'origin',
  'sec-fetch-site',
  'cookie',
  'authorization',
  'x-forwarded-for',
  'accept-encoding',
  'if-none-match',
  'range',
  'content-encoding',
  'last-event-id',
]

/** The newest ids are drawn most. */
const LATE = fc.double({ min: 0, max: 1, noNaN: true }).map(Math.sqrt)

const RAW = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(
      fc.constantFrom('GET', 'POST', 'get', 'BREW', ''),
      fc.constantFrom('/api/me', '/api/stream', '*', 'http://evil.example/api/me', '/%', '//', ''),
      fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
      fc.constantFrom(
        '',
        'host:',
        'host: a b',
        'content-length: -1',
        'content-length: 9',
        'transfer-encoding: chunked',
      ),
      fc.string({ maxLength: 40 }),
    )
    .map(([method, path, version, header, rest]) =>
      Buffer.from(`${method} ${path} ${version}\r\n${header}\r\nconnection: close\r\n\r\n${rest}`),
    ),
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (jsonOf(value) ?? ''))
const headerText = (value: string): string => value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
/** What Node's client refuses to send itself is left out. */
const printable = (path: string): string => path.replaceAll(/[^\x21-\x7e]/g, '_')

function encoded(value: string): string {
  try {
    return encodeURIComponent(value)
  } catch {
    return '%ED%A0%80'
  }
}

function jsonOf(value: unknown): string | undefined {
  return JSON.stringify(value)
}

function jsonIn(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Cuts a text, fills it up beyond all limits, or writes it in another encoding. */
function spoil(json: string, draw: <T>(arbitrary: fc.Arbitrary<T>) => T): string | Buffer {
  return draw(
    fc.constantFrom<string | Buffer>(
      json.slice(0, Math.floor(json.length / 2)),
      `${json}${' '.repeat(40_000)}`,
      `\ufeff${json}`,
      Buffer.from(json, 'utf16le'),
      Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
      '['.repeat(8000),
      json.replace('{', '{"__proto__":{"a":1},'),
    ),
  )
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code
