import { requests, type Request, type RequestOptions } from './request.ts'
import { rememberNonce } from '../online/fairness-commitments.ts'
import type { ChatMessage, MyTable, PersonInfo, Reaction, Seen, TableInfo, TableWish, WireFrame } from './wire.ts'

/**
 * Everything the app asks of the server. What is refused is thrown as an `ApiRefusal`; a server that is busy or away is
 * asked again a few times first, where that can do no harm.
 */
export class Api {
  /** For parts of the API that have no method here. */
  readonly request: Request

  constructor(request: Request = requests()) {
    this.request = request
  }

  async me(options: RequestOptions = {}): Promise<PersonInfo | null> {
    return (await this.request<{ me: PersonInfo | null }>('/me', options)).me
  }

  /** Another name, or the first one: then a guest is made. */
  async name(name: string, avatar: string): Promise<PersonInfo> {
    return (await this.request<{ me: PersonInfo }>('/me', { method: 'PUT', body: { name, avatar } })).me
  }

  myTables(): Promise<{ yourTurn: number; tables: MyTable[] }> {
    return this.request('/me/tables')
  }

  /** Public tables with a free place. */
  async openTables(): Promise<TableInfo[]> {
    return (await this.request<{ tables: TableInfo[] }>('/tables')).tables
  }

  table(id: string): Promise<Seen> {
    return this.request(`/tables/${encodeURIComponent(id)}`)
  }

  async create(wish: TableWish): Promise<Seen> {
    // Our part of the luck is given once the commitment is known, or the server could choose its secret to fit.
    const { table } = await this.#post<Seen>('/tables', wish)
    return noted(freshNonce(), (nonce) => this.#at(table.id, '/nonce', { nonce }))
  }

  join(table: string): Promise<Seen> {
    return noted(freshNonce(), (nonce) => this.#at(table, '/join', { nonce }))
  }

  leave(table: string): Promise<Seen> {
    return this.#at(table, '/leave')
  }

  takeBack(table: string): Promise<Seen> {
    return this.#at(table, '/take-back')
  }

  start(table: string): Promise<Seen> {
    return this.#at(table, '/start')
  }

  /** The table to play on at; the same for everybody who asks. */
  rematch(table: string): Promise<Seen> {
    return this.#at(table, '/rematch')
  }

  addBot(table: string, character: string): Promise<Seen> {
    return this.#at(table, '/bots', { character })
  }

  clearPlace(table: string, place: number): Promise<Seen> {
    return this.request(`/tables/${encodeURIComponent(table)}/places/${place}`, { method: 'DELETE' })
  }

  /** Tried for as long as the signal allows: under its key it is carried out once, however often it is sent. */
  decide(
    table: string,
    number: number,
    decision: string,
    options: RequestOptions = {},
  ): Promise<{ number: number; frame: WireFrame }> {
    return this.request(`/tables/${encodeURIComponent(table)}/decisions`, {
      method: 'POST',
      body: { number, decision },
      key: freshNonce(),
      tries: Infinity,
      ...options,
    })
  }

  async standing(table: string): Promise<string[]> {
    return (await this.request<{ answers: string[] }>(`/tables/${encodeURIComponent(table)}/standing`)).answers
  }

  setStanding(table: string, answers: readonly string[]): Promise<void> {
    return this.request(`/tables/${encodeURIComponent(table)}/standing`, { method: 'PUT', body: { answers } })
  }

  async chat(table: string): Promise<ChatMessage[]> {
    return (await this.request<{ messages: ChatMessage[] }>(`/tables/${encodeURIComponent(table)}/chat`)).messages
  }

  say(table: string, text: string): Promise<{ n: number }> {
    return this.#at(table, '/chat', { text })
  }

  react(table: string, reaction: Reaction): Promise<{ n: number }> {
    return this.#at(table, '/chat', { reaction })
  }

  /** Those who are not heard. */
  async muted(): Promise<PersonInfo[]> {
    return (await this.request<{ people: PersonInfo[] }>('/me/muted')).people
  }

  mute(person: string, on: boolean): Promise<void> {
    return this.request(`/me/muted/${encodeURIComponent(person)}`, { method: on ? 'PUT' : 'DELETE' })
  }

  /** The record of a finished game, unchecked. */
  record(table: string): Promise<object> {
    return this.request(`/tables/${encodeURIComponent(table)}/record`)
  }

  #at<T>(table: string, path: string, body?: object): Promise<T> {
    return this.#post(`/tables/${encodeURIComponent(table)}${path}`, body)
  }

  #post<T>(path: string, body?: object): Promise<T> {
    return this.request(path, { method: 'POST', ...(body && { body }) })
  }
}

/** Remembers what we gave for the luck of a table, to be looked for when the game is verified. */
async function noted(nonce: string, sitDown: (nonce: string) => Promise<Seen>): Promise<Seen> {
  const seen = await sitDown(nonce)
  rememberNonce(seen.table, nonce)
  return seen
}

/** Our part of the luck of a table, and names for requests. */
const freshNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const api = new Api()
