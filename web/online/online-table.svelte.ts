import { callName, characterByName } from '@alleycat/bots'
import type { Viewer } from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { isGameId, type GameId } from '../games.ts'
import type { Pace } from '../session/playback-timer.ts'
import type { Thinker } from '../session/thinker.ts'
import type { Api } from '../net/api.ts'
import { Chat } from './chat.svelte.ts'
import { playerRoute } from './links.ts'
import { OnlineSession } from './online-session.svelte.ts'
import type { Position } from '../net/positions.ts'
import type { Server } from '../net/server-status.svelte.ts'
import { asRefusal, type RefusalCode } from '../net/request.ts'
import { noteSeal } from './fairness-commitments.ts'
import type { Stream } from '../net/shared-stream.ts'
import type { PlaceInfo, Seen, TableInfo, WireFrame } from '../net/wire.ts'

export interface TableWorld {
  readonly api: Api
  readonly stream: Stream
  readonly server: Server
  readonly thinker: Thinker
  readonly loadKit: (game: GameId) => Promise<GameKit>
  readonly pace: Pace
}

/** What was missed of a table is told again, but not all the time. */
const REWIND_EVERY = 1500

/** A table on the server: who sits there, what is said, and the game once it has started. */
export class OnlineTable {
  readonly id: string
  readonly chat: Chat
  info = $state.raw<TableInfo | null>(null)
  /** The rematch while others wait there for us. */
  offer = $state.raw<TableInfo | null>(null)
  session = $state.raw<OnlineSession | null>(null)
  kit = $state.raw<GameKit | null>(null)
  /** Why there is nothing to see. */
  problem = $state<RefusalCode | null>(null)
  /** What the last thing that somebody tried came to. */
  refused = $state<RefusalCode | null>(null)
  isBusy = $state(false)
  connected = $state(false)
  skew = $state(0)
  readonly #world: TableWorld
  readonly #stops: (() => void)[] = []
  #rewoundAt = -Infinity
  #rewinding: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(id: string, world: TableWorld) {
    this.id = id
    this.#world = world
    this.chat = new Chat(id, world.api)
  }

  get me(): string | undefined {
    return this.#world.server.me?.id
  }

  get myPlace(): PlaceInfo | undefined {
    return this.info?.places.find(({ person }) => person !== null && person.id === this.me)
  }

  /** The rematch, before everybody has agreed to it or after. */
  get next(): string | null {
    return this.info?.next ?? null
  }

  get isOwner(): boolean {
    return this.info !== null && this.info.owner === this.me && this.me !== undefined
  }

  get isFull(): boolean {
    return this.info !== null && this.info.places.length >= this.info.seats
  }

  async open(): Promise<void> {
    this.problem = null
    try {
      await this.#world.server.refresh()
      const seen = await this.#world.api.table(this.id)
      if (!isGameId(seen.table.game)) throw new Error(`there is no game ${seen.table.game}`)
      this.kit = await this.#world.loadKit(seen.table.game)
      if (!this.#isClosed) this.#follow(seen)
    } catch (error) {
      this.problem = asRefusal(error).code
    }
  }

  close(): void {
    this.#isClosed = true
    for (const stop of this.#stops) stop()
    this.session?.stop()
  }

  position(): Position {
    return { viewer: this.#viewer, frame: this.session?.received ?? 0, chat: this.chat.last }
  }

  table(info: TableInfo): void {
    this.#know(info)
    this.#seat(0)
    if (this.session) this.session.seats = seatsOf(info)
  }

  frame(frame: WireFrame): void {
    this.session?.receive(frame)
  }

  #rewind(): void {
    if (this.#rewinding !== undefined) return
    const wait = Math.max(0, this.#rewoundAt + REWIND_EVERY - performance.now())
    this.#rewinding = setTimeout(() => {
      this.#rewinding = undefined
      this.#rewoundAt = performance.now()
      if (!this.#isClosed) this.#world.stream.rewind()
    }, wait)
  }

  /** Does something at the table; what is refused is shown. */
  async attempt(action: (api: Api) => Promise<Seen | undefined>): Promise<Seen | undefined> {
    if (this.isBusy) return undefined
    this.isBusy = true
    this.refused = null
    try {
      const seen = await action(this.#world.api)
      if (seen?.table.id === this.id) this.table(seen.table)
      return seen
    } catch (error) {
      this.refused = asRefusal(error).code
      return undefined
    } finally {
      this.isBusy = false
    }
  }

  /** Sits down, under a name. */
  join(name: string, avatar: string): Promise<unknown> {
    return this.attempt(async (api) => {
      await this.#world.server.introduce(name, avatar)
      return api.join(this.id)
    })
  }

  /** The id of the table to play on at, where others may have to come first. */
  async rematch(): Promise<string | undefined> {
    const seen = await this.attempt((api) => api.rematch(this.id))
    return seen?.table.id
  }

  /** Not once more: a bot gets our seat. */
  async decline(): Promise<void> {
    const { offer } = this
    if (offer && (await this.attempt((api) => api.leave(offer.id)))) this.offer = null
  }

  #know(info: TableInfo): void {
    const before = this.next
    noteSeal(info)
    this.info = info
    if (this.next !== before) void this.#lookAtNext()
  }

  async #lookAtNext(): Promise<void> {
    const { next } = this
    const seen = next && this.myPlace ? await this.#world.api.table(next).catch(() => undefined) : undefined
    if (next === this.next) this.offer = seen && isAwaited(seen.table, this.me) ? seen.table : null
  }

  get #viewer(): Viewer {
    return this.myPlace?.seat ?? null
  }

  #follow(seen: Seen): void {
    const { stream } = this.#world
    this.#know(seen.table)
    this.#seat(seen.frame?.frame ?? 0)
    this.#stops.push(
      stream.follow(this.id, {
        position: () => this.position(),
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

  /** Somebody else has signed in here, or nobody is signed in any more. */
  async #whoAmI(): Promise<void> {
    await this.#world.server.refresh().catch(() => undefined)
    this.#seat(0)
    this.#hearWhom()
  }

  /** Whom one does not hear, one does not hear on any device. */
  #hearWhom(): void {
    if (this.me !== undefined) void this.chat.loadMuted().catch(() => undefined)
  }

  #state(connected: boolean): void {
    this.connected = connected
    this.skew = this.#world.stream.skew
  }

  /** The game through the eyes one has now: sitting down, getting up and the start change them. */
  #seat(historyTo: number): void {
    const { info, kit } = this
    if (!info || !kit || info.status === 'open' || info.status === 'closed') return
    const viewer = this.#viewer
    if (this.session?.viewer === viewer) return
    this.session?.stop()
    this.session = new OnlineSession(kit, info, viewer, historyTo, {
      api: this.#world.api,
      thinker: this.#world.thinker,
      pace: this.#world.pace,
      onGap: () => this.#rewind(),
    })
    this.session.seats = seatsOf(info)
  }
}

/** Whether a rematch keeps a seat for somebody who has not come yet. */
const isAwaited = ({ status, places }: TableInfo, me: string | undefined): boolean =>
  status === 'open' && places.some((place) => place.person?.id === me && isMissing(place))

/** Before a rematch a bot keeps the seats of those who have not come yet. */
export const isMissing = ({ person, playedBy }: PlaceInfo): boolean => person !== null && playedBy === 'bot'

/** Who sits where: people as themselves, even while a bot sits in. */
export const seatsOf = ({ places }: TableInfo): SeatInfo[] =>
  places.toSorted((a, b) => (a.seat ?? a.place) - (b.seat ?? b.place)).map(seatOf)

export function seatOf({ person, character, place }: PlaceInfo): SeatInfo {
  if (person) {
    const { id, name, avatar, bot } = person
    return { name, avatar, kind: bot ? 'bot' : 'person', page: playerRoute(id) }
  }
  const cat = characterByName(character ?? '')
  return cat
    ? { name: cat.name, avatar: callName(cat), kind: 'bot' }
    : { name: character ?? '?', avatar: `guest-${(place % 6) + 1}`, kind: 'bot' }
}
