import { setTimeout as sleep } from 'node:timers/promises'
import type { DecisionAnswer } from '@alleycat/protocol'
import { StreamReader } from './stream-reader.ts'

export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
  readonly text: string
}

const MOST_TRIES = 10

/** An HTTP client that handles cookies and headers like a browser. */
export class Client {
  url: string
  cookie = ''
  readonly #token: string | undefined

  constructor(url: string, token?: string) {
    this.url = url
    this.#token = token
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie !== '' && { cookie: this.cookie }),
      ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
    }
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0]!
    const text = await response.text()
    return { status: response.status, text, headers: response.headers, body: jsonOr(text) as T }
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.call<T>('GET', path)
  }

  post<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.call<T>('POST', path, body, headers)
  }

  put(path: string, body?: unknown): Promise<Answer> {
    return this.call('PUT', path, body)
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return this.call('DELETE', path, body)
  }

  /** Takes a name, and waits as it is told to while the server has too much to do. */
  async named(name: string, tries = MOST_TRIES): Promise<this> {
    const { status, text, headers } = await this.put('/api/me', { name, avatar: 'tabby' })
    if (status === 503 && tries > 1) {
      await sleep(1000 * Number(headers.get('retry-after')))
      return this.named(name, tries - 1)
    }
    if (status !== 200) throw new Error(`no name: ${text}`)
    return this
  }

  async me(): Promise<string> {
    const { body } = await this.get<{ me: { id: string } }>('/api/me')
    return body.me.id
  }

  decide(table: string, number: number, decision: string): Promise<Answer<DecisionAnswer>> {
    return this.post(`/api/tables/${table}/decisions`, { number, decision })
  }

  stream(query = ''): StreamReader {
    return new StreamReader(
      () => `${this.url}/api/stream${query}`,
      () => this.headers,
    )
  }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The body of an answer, which must have the expected status. */
export function expected<T>(answer: Answer<T>, status = 200): T {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`)
  return answer.body
}
