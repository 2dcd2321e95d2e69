import { callName, characterByName } from '@alleycat/bots'
import type { Viewer } from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { isGameId, type GameId } from '../games.ts'
import type { PlaybackTimer } from '../session/playback-timer.ts'
import type { Thinker } from '../session/thinker.ts'
import type { Api } from '../net/api.ts'
import { Chat } from './chat.svelte.ts'
import { playerRoute } from './links.ts'
import { OnlineSession } from './online-session.svelte.ts'
import type { Cursor } from '@alleycat/protocol'
import type { ServerStatus } from '../net/server-status.svelte.ts'
import { asRequestFailure, type FailureCode } from '../net/request.ts'
import { ServerActions } from '../net/server-actions.svelte.ts'
import { rememberCommitment } from '../net/fairness-commitments.ts'
import type { SharedStream } from '../net/shared-stream.ts'
import type { PersonInfo, PlaceInfo, SeenTable, TableInfo, TableFrame } from '@alleycat/protocol'

interface TableServices {
  readonly api: Api
  readonly stream: SharedStream
  readonly server: ServerStatus
  readonly thinker: Thinker
  readonly loadKit: (game: GameId) => Promise<GameKit>
  readonly playback: PlaybackTimer
}

/** Milliseconds between two requests to be told of the table again. */
const REWIND_EVERY = 1500

/** A table on the server: who sits there, what is said, and the game once it has started. */
export class OnlineTable extends ServerActions {
  readonly id: string
  readonly chat: Chat
  info = $state.raw<TableInfo | null>(null)
  /** The rematch, while others wait there for this person. */
  offer = $state.raw<TableInfo | null>(null)
  session = $state.raw<OnlineSession | null>(null)
  kit = $state.raw<GameKit | null>(null)
  /** Why the table could not be opened. */
  problem = $state<FailureCode | null>(null)
  connected = $state(false)
  skew = $state(0)
  readonly #services: TableServices
  readonly #stops: (() => void)[] = []
  #rewoundAt = -Infinity
  #rewinding: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(id: string, services: TableServices) {
    super()
    this.id = id
    this.#services = services
    this.chat = new Chat(id, services.api)
  }

  get me(): string | undefined {
    return this.#services.server.me?.id
  }

  get myPlace(): PlaceInfo | undefined {
    return this.info?.places.find((place) => this.#isMine(place))
  }

  /** The id of the rematch, whether or not everybody has agreed to it. */
  get next(): string | null {
    return this.info?.next ?? null
  }

  get isOwner(): boolean {
    return this.info !== null && this.info.owner === this.me && this.me !== undefined
  }

  async open(): Promise<void> {
    this.problem = null
    try {
      await this.#services.server.refresh()
      const seen = await this.#services.api.table(this.id)
      if (!isGameId(seen.table.game)) throw new Error(`there is no game ${seen.table.game}`)
      this.kit = await this.#services.loadKit(seen.table.game)
      if (!this.#isClosed) this.#follow(seen)
    } catch (error) {
      this.problem = asRequestFailure(error).code
    }
  }

  close(): void {
    this.#isClosed = true
    for (const stop of this.#stops) stop()
    this.session?.stop()
  }

  cursor(): Cursor {
    return { viewer: this.#viewer, frame: this.session?.received ?? 0, chat: this.chat.last }
  }

  table(info: TableInfo): void {
    this.#know(info)
    this.#seat(0)
    if (this.session) seatPeople(this.session, info)
  }

  frame(frame: TableFrame): void {
    this.session?.receive(frame)
  }

  #rewind(): void {
    if (this.#rewinding !== undefined) return
    const wait = Math.max(0, this.#rewoundAt + REWIND_EVERY - performance.now())
    this.#rewinding = setTimeout(() => {
      this.#rewinding = undefined
      this.#rewoundAt = performance.now()
      if (!this.#isClosed) this.#services.stream.rewind()
    }, wait)
  }

  /** Does something at the table, and keeps the reason where it is refused. */
  attempt(action: (api: Api) => Promise<SeenTable | undefined>): Promise<SeenTable | undefined> {
    return this.run(async () => {
      const seen = await action(this.#services.api)
      if (seen?.table.id === this.id) this.table(seen.table)
      return seen
    })
  }

  /** Sits down under a name. */
  join(name: string, avatar: string): Promise<unknown> {
    return this.attempt(async (api) => {
      await this.#services.server.introduce(name, avatar)
      return api.join(this.id)
    })
  }

  /** Returns the id of the table of the rematch, where others may still have to arrive. */
  async rematch(): Promise<string | undefined> {
    const seen = await this.attempt((api) => api.rematch(this.id))
    return seen?.table.id
  }

  /** Declines the rematch; a bot takes the seat. */
  async decline(): Promise<void> {
    const { offer } = this
    if (offer && (await this.attempt((api) => api.leave(offer.id)))) this.offer = null
  }

  #isMine({ person }: PlaceInfo): boolean {
    return person !== null && person.id === this.me
  }

  /** Whoever looks at the table is here, even if the server has answered before it heard of that from the stream. */
  #know(info: TableInfo): void {
    const before = this.next
    rememberCommitment(info)
    this.info = {
      ...info,
      places: info.places.map((place) => (this.#isMine(place) ? { ...place, here: true } : place)),
    }
    if (this.next !== before) void this.#lookAtNext()
  }

  async #lookAtNext(): Promise<void> {
    const { next } = this
    const seen = next && this.myPlace ? await this.#services.api.table(next).catch(() => undefined) : undefined
    if (next === this.next) this.offer = seen && isAwaited(seen.table, this.me) ? seen.table : null
  }

  get #viewer(): Viewer {
    return this.myPlace?.seat ?? null
  }

  #follow(seen: SeenTable): void {
    const { stream } = this.#services
    this.#know(seen.table)
    this.#seat(seen.frame?.frame ?? 0)
    this.#stops.push(
      stream.follow(this.id, {
        cursor: () => this.cursor(),
        table: (info) => this.table(info),
        frame: (frame) => this.frame(frame),
        chat: (message) => this.chat.receive(message, stream.skew),
      }),
      stream.onPerson(() => void this.#whoAmI()),
      stream.onState((connected) => this.#state(connected)),
    )
    this.#state(stream.connected)
    this.#hearWhom()
  }

  /** Called when somebody else has signed in here, or nobody is signed in any more. */
  async #whoAmI(): Promise<void> {
    await this.#services.server.refresh().catch(() => undefined)
    this.#seat(0)
    this.#hearWhom()
  }

  /** Mutes apply to all of a person's devices, so they are fetched from the server. */
  #hearWhom(): void {
    if (this.me !== undefined) void this.chat.loadMuted().catch(() => undefined)
  }

  #state(connected: boolean): void {
    this.connected = connected
    this.skew = this.#services.stream.skew
  }

  /** Makes the session for the present viewer, which changes when somebody sits down, gets up, or the game starts. */
  #seat(historyTo: number): void {
    const { info, kit } = this
    if (!info || !kit || info.status === 'open' || info.status === 'closed') return
    const viewer = this.#viewer
    if (this.session?.viewer === viewer) return
    this.session?.stop()
    this.session = new OnlineSession(kit, info, viewer, historyTo, {
      api: this.#services.api,
      thinker: this.#services.thinker,
      playback: this.#services.playback,
      onGap: () => this.#rewind(),
    })
    seatPeople(this.session, info)
  }
}

function seatPeople(session: OnlineSession, info: TableInfo): void {
  const changes = info.changes.map(({ seat, kind, person, character, at }) => ({
    seat,
    kind,
    person: person && personSeat(person),
    bot: character === null ? null : botSeat(character, seat),
    at,
  }))
  session.seat(seatsOf(info), changes)
}

/** Whether a rematch keeps a seat for somebody who has not come yet. */
const isAwaited = ({ status, places }: TableInfo, me: string | undefined): boolean =>
  status === 'open' && places.some((place) => place.person?.id === me && isMissing(place))

/** A bot plays for those who are away, and before a rematch it keeps the seats of those who have not come yet. */
export const isMissing = ({ person, playedBy }: PlaceInfo): boolean => person !== null && playedBy === 'bot'

/** Who sits where. People are shown as themselves even while a bot plays for them. */
export const seatsOf = ({ places }: TableInfo): SeatInfo[] =>
  places
    .toSorted((a, b) => (a.seat ?? a.place) - (b.seat ?? b.place))
    .map((place) => ({ ...seatOf(place), ...(isMissing(place) && { isReplaced: true }) }))

export const seatOf = ({ person, character, place }: PlaceInfo): SeatInfo =>
  person ? personSeat(person) : botSeat(character ?? '?', place)

const personSeat = ({ id, name, avatar, bot }: PersonInfo): SeatInfo => ({
  name,
  avatar,
  kind: bot ? 'bot' : 'person',
  page: playerRoute(id),
})

function botSeat(character: string, place: number): SeatInfo {
  const cat = characterByName(character)
  return cat
    ? { name: cat.name, avatar: callName(cat), kind: 'bot' }
    : { name: character, avatar: `guest-${(place % 6) + 1}`, kind: 'bot' }
}
