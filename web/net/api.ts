import type {
  ChatMessage,
  DayBoard,
  DayRecord,
  DecisionAnswer,
  MyGame,
  MyTables,
  PersonInfo,
  PlayedWith,
  Reaction,
  SeenTable,
  TableInfo,
  TableRecord,
  TableWish,
  WatchableTable,
} from '@alleycat/protocol'
import { rememberNonce } from './fairness-commitments.ts'
import { callsBy, type Call } from './calls.ts'
import { requests, type Request, type RequestOptions } from './request.ts'

/**
 * What the app asks of the server, except for accounts (`AccountApi`) and cups (`cupApi`). A request that fails throws a
 * `RequestFailure`; a server that is busy or away is asked again a few times first, where that can do no harm.
 */
export class Api {
  /** Requests parts of the API that have no method here. */
  readonly request: Request
  readonly #call: Call

  constructor(request: Request = requests()) {
    this.request = request
    this.#call = callsBy(request)
  }

  async me(options: Pick<RequestOptions, 'tries'> = {}): Promise<PersonInfo | null> {
    return (await this.#call('GET /api/me', {}, options)).me
  }

  /** Sets name and face. Somebody without an account becomes a guest by it. */
  async name(name: string, avatar: string): Promise<PersonInfo> {
    return (await this.#call('PUT /api/me', { body: { name, avatar } })).me
  }

  myTables(): Promise<MyTables> {
    return this.#call('GET /api/me/tables')
  }

  /** Public tables with a free place. */
  async openTables(): Promise<readonly TableInfo[]> {
    return (await this.#call('GET /api/tables')).tables
  }

  /** Public tables where a game is being played. */
  async watchableTables(): Promise<readonly WatchableTable[]> {
    return (await this.#call('GET /api/tables/playing')).tables
  }

  table(id: string): Promise<SeenTable> {
    return this.#call('GET /api/tables/:table', at(id))
  }

  async create(wish: TableWish): Promise<SeenTable> {
    // Our part of the luck is given once the commitment is known, or the server could choose its secret to fit.
    const { table } = await this.#call('POST /api/tables', { body: wish })
    return noted((nonce) => this.#call('POST /api/tables/:table/nonce', { ...at(table.id), body: { nonce } }))
  }

  join(table: string): Promise<SeenTable> {
    return noted((nonce) => this.#call('POST /api/tables/:table/join', { ...at(table), body: { nonce } }))
  }

  leave(table: string): Promise<SeenTable> {
    return this.#call('POST /api/tables/:table/leave', at(table))
  }

  takeBack(table: string): Promise<SeenTable> {
    return this.#call('POST /api/tables/:table/take-back', at(table))
  }

  start(table: string): Promise<SeenTable> {
    return this.#call('POST /api/tables/:table/start', at(table))
  }

  /** The table to play on at; the same for everybody who asks. */
  rematch(table: string): Promise<SeenTable> {
    return this.#call('POST /api/tables/:table/rematch', at(table))
  }

  /** The games of this person that are over, the latest first. */
  async myGames(): Promise<readonly MyGame[]> {
    return (await this.#call('GET /api/me/games')).games
  }

  /** People with whom this person has finished a game. */
  async playedWith(): Promise<readonly PlayedWith[]> {
    return (await this.#call('GET /api/me/played-with')).people
  }

  invite(table: string, person: string): Promise<SeenTable> {
    return this.#call('POST /api/tables/:table/invitations', { ...at(table), body: { person } })
  }

  async declineInvitation(table: string): Promise<void> {
    await this.#call('DELETE /api/me/invitations/:table', at(table))
  }

  addBot(table: string, character: string): Promise<SeenTable> {
    return this.#call('POST /api/tables/:table/bots', { ...at(table), body: { character } })
  }

  clearPlace(table: string, place: number): Promise<SeenTable> {
    return this.#call('DELETE /api/tables/:table/places/:place', { params: { table, place: String(place) } })
  }

  /** Tries for as long as the signal allows. */
  decide(
    table: string,
    number: number,
    decision: string,
    options: Pick<RequestOptions, 'signal' | 'onWait'> = {},
  ): Promise<DecisionAnswer> {
    const input = { ...at(table), body: { number, decision } }
    return this.#call('POST /api/tables/:table/decisions', input, { isOnce: true, tries: Infinity, ...options })
  }

  async standing(table: string): Promise<readonly string[]> {
    return (await this.#call('GET /api/tables/:table/standing', at(table))).answers
  }

  async setStanding(table: string, answers: readonly string[]): Promise<void> {
    await this.#call('PUT /api/tables/:table/standing', { ...at(table), body: { answers } })
  }

  async chat(table: string): Promise<readonly ChatMessage[]> {
    return (await this.#call('GET /api/tables/:table/chat', at(table))).messages
  }

  say(table: string, text: string): Promise<{ readonly n: number }> {
    return this.#call('POST /api/tables/:table/chat', { ...at(table), body: { text } })
  }

  react(table: string, reaction: Reaction): Promise<{ readonly n: number }> {
    return this.#call('POST /api/tables/:table/chat', { ...at(table), body: { reaction } })
  }

  /** People whose messages this person has muted. */
  async muted(): Promise<readonly PersonInfo[]> {
    return (await this.#call('GET /api/me/muted')).people
  }

  async mute(person: string, on: boolean): Promise<void> {
    await this.#call(on ? 'PUT /api/me/muted/:person' : 'DELETE /api/me/muted/:person', { params: { person } })
  }

  /** The record of a finished game, unchecked. */
  record(table: string): Promise<TableRecord> {
    return this.#call('GET /api/tables/:table/record', at(table))
  }

  dayBoard(game: string, day: string): Promise<DayBoard> {
    return this.#call('GET /api/days/:game/:day', { params: { game, day } })
  }

  enterDay(game: string, day: string, record: object): Promise<DayBoard> {
    return this.#call('POST /api/days/:game/:day', { params: { game, day }, body: { record } })
  }

  /** Somebody's try at the deal of a day, unchecked. */
  dayRecord(game: string, day: string, person: string): Promise<DayRecord> {
    return this.#call('GET /api/days/:game/:day/records/:person', { params: { game, day, person } })
  }
}

const at = (table: string) => ({ params: { table } })

/** Remembers the nonce that this browser gave to a table, which is looked for when its deal is verified. */
async function noted(sitDown: (nonce: string) => Promise<SeenTable>): Promise<SeenTable> {
  const nonce = freshNonce()
  const seen = await sitDown(nonce)
  rememberNonce(seen.table, nonce)
  return seen
}

/** 128 random bits: this browser's part in the luck of a table. */
export const freshNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const api = new Api()
