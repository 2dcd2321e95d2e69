import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { GAMES } from '@alleycat/games'
import { decoded, Connections } from '../connections.ts'
import type { Recorder } from '../recorder.ts'
import { frameOf, openWebSocket, readFrames } from '../web-socket.ts'

const SEATS = 4

/** Messages of Engine.IO 4 and Socket.IO 5 by how they begin: https://socket.io/docs/v4/socket-io-protocol/ */
const OPENED = '0{'
const PING = '2'
const PONG = '3'
const JOIN = '40'
const EVENT = '42'

/** Where an event has its match, and what a seat sees in it (game.ts). */
const MATCH = /^42[^[]*\["(?:sync|update)","([^"]+)"/
const STATE_NUMBER = /"_stateID":([0-9]+)/
const DECIDED = /"decided":([0-9]+)/
const ASK = /"ask":\{"number":([0-9]+),"legal":(\[[^\]]+\])/

export interface BoardgameIoPlan {
  readonly port: number
  readonly tables: number
}

/** Plays at all tables without pause, one match after another. Resolves when all have begun. */
export async function keepPlayingAtBoardgameIo({ port, tables }: BoardgameIoPlan, recorder: Recorder): Promise<void> {
  const lobby = new Connections(port)
  const all = Array.from(
    { length: tables },
    (_, i) => new BoardgameIoTable(GAMES[i % GAMES.length]!.id, lobby, recorder),
  )
  for (const table of all) await table.open(port)
  for (const table of all) table.play()
}

/** Guests who decide at random as soon as they are asked. */
class BoardgameIoTable {
  readonly #game: string
  readonly #lobby: Connections
  readonly #seats: readonly BoardgameIoSeat[]
  #match = ''

  constructor(game: string, lobby: Connections, recorder: Recorder) {
    this.#game = game
    this.#lobby = lobby
    this.#seats = Array.from(
      { length: SEATS },
      (_, seat) => new BoardgameIoSeat(game, seat, recorder, (match) => void this.#ended(match)),
    )
  }

  async open(port: number): Promise<void> {
    const { matchID } = (await this.#post('create', { numPlayers: SEATS })) as { matchID: string }
    this.#match = matchID
    for (const seat of this.#seats) {
      await seat.connect(port)
      await this.#join(seat)
    }
  }

  /** Lets everybody see the match; whoever is asked decides at once. */
  play(): void {
    for (const seat of this.#seats) seat.follow(this.#match)
  }

  async #join(seat: BoardgameIoSeat): Promise<void> {
    const player = { playerID: seat.id, playerName: `Seat ${seat.id}` }
    const { playerCredentials } = (await this.#post(`${this.#match}/join`, player)) as { playerCredentials: string }
    seat.credentials = playerCredentials
  }

  /** Each seat hears that the match is over; the next one starts when all have asked for it. */
  async #ended(match: string): Promise<void> {
    if (match !== this.#match) return
    this.#match = ''
    for (const seat of this.#seats) {
      const asked = { playerID: seat.id, credentials: seat.credentials }
      const { nextMatchID } = (await this.#post(`${match}/playAgain`, asked)) as { nextMatchID: string }
      this.#match = nextMatchID
      await this.#join(seat)
    }
    this.play()
  }

  async #post(path: string, body: object): Promise<unknown> {
    const asked = { method: 'POST', path: `/games/${this.#game}/${path}`, cookie: '', body }
    const answer = await this.#lobby.send(asked)
    if (answer.status !== 200) throw new Error(`boardgame.io: ${path}: ${answer.status} ${decoded(answer.body)}`)
    return JSON.parse(decoded(answer.body))
  }
}

class BoardgameIoSeat {
  readonly id: string
  credentials = ''
  readonly #game: string
  readonly #recorder: Recorder
  readonly #onOver: (match: string) => void
  #socket: Socket | undefined
  #match = ''
  /** The number of the decision that was sent last in this match; 0 before the first. */
  #sent = 0
  #sentAt = 0
  #awaitsAnswer = false

  constructor(game: string, seat: number, recorder: Recorder, onOver: (match: string) => void) {
    this.#game = game
    this.id = String(seat)
    this.#recorder = recorder
    this.#onOver = onOver
  }

  /** Opens a socket of its own. */
  async connect(port: number): Promise<void> {
    const socket = await openWebSocket(port, '/socket.io/?EIO=4&transport=websocket')
    this.#socket = socket
    await new Promise<void>((resolve) => {
      readFrames(socket, (payload) => {
        const text = payload.toString('latin1')
        if (text.startsWith(OPENED)) this.#send(`${JOIN}/${this.#game},`)
        else if (text === PING) this.#send(PONG)
        else if (text.startsWith(JOIN)) resolve()
        else if (text.startsWith(EVENT)) this.#heard(text)
      })
    })
  }

  /** Hears of a match from now on. */
  follow(match: string): void {
    this.#match = match
    this.#sent = 0
    this.#awaitsAnswer = false
    this.#emit('sync', match, this.id, this.credentials, SEATS)
  }

  #heard(text: string): void {
    if (MATCH.exec(text)?.[1] !== this.#match) return
    if (this.#awaitsAnswer && Number(DECIDED.exec(text)![1]) >= this.#sent) {
      this.#awaitsAnswer = false
      this.#recorder.acknowledged(performance.now() - this.#sentAt, text.length)
    }
    if (!text.includes('"result":null')) return this.#onOver(this.#match)
    const asked = ASK.exec(text)
    if (asked && Number(asked[1]) > this.#sent) this.#decide(Number(asked[1]), asked[2]!, STATE_NUMBER.exec(text)![1]!)
  }

  #decide(number: number, legalText: string, stateNumber: string): void {
    const legal = JSON.parse(legalText) as string[]
    const decision = legal[Math.floor(Math.random() * legal.length)]!
    this.#sent = number
    this.#awaitsAnswer = true
    this.#sentAt = performance.now()
    const { id: playerID, credentials } = this
    const payload = { type: 'decide', args: [decision], playerID, credentials }
    this.#emit('update', { type: 'MAKE_MOVE', payload }, Number(stateNumber), this.#match, playerID)
  }

  #emit(...event: readonly unknown[]): void {
    this.#send(`${EVENT}/${this.#game},${JSON.stringify(event)}`)
  }

  #send(text: string): void {
    this.#socket!.write(frameOf(Buffer.from(text), randomBytes(4)))
  }
}
