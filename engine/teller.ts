import { hasSeat, type Action, type Actor, type Game, type Seat, type State, type Viewer } from './game.ts'
import { Match } from './match.ts'
import { Memories, perspectiveOf, type Perspective } from './perspective.ts'
import type { Refusal } from './refusal.ts'

/** Something that is shown at one moment: what a decision, an outcome of chance or the closing of a window did. */
export interface Scene<Event = unknown> {
  /** Who brought it about. */
  readonly actor: Actor
  /** The seat that alone is shown it, because it is its own answer while a window is open; null for everybody. */
  readonly only: Seat | null
  /** How many steps of the record have been played; one that is being played counts. */
  readonly steps: number
  /** What happened, unredacted. */
  readonly events: readonly Event[]
  /** The whole truth afterwards. It leaves only through the game's own `view`. */
  readonly state: State
}

/** What one viewer is shown. */
export interface Frame<View = unknown, Event = unknown> {
  readonly view: View
  readonly events: readonly Event[]
}

/** What a seat that owes a decision needs in order to make it. */
export interface Ask {
  /** What may be decided, in the notation of records. */
  readonly legal: readonly string[]
  /**
   * A position that agrees with all that the seat sees now, though not with what it remembers. It is for the engine: `why`
   * explains by it what is not legal.
   */
  readonly imagined: State
}

/**
 * Plays a game and tells it: a log of decisions, chance and closings goes in, scenes come out in the order in which they
 * may be shown. Whoever shows a game to somebody tells it by a teller: the server, the page, lessons, replays, the
 * terminal and the line protocol of bots. When to let chance play and when to close a window is up to them.
 */
export class Teller<View = unknown, Event = unknown, Known = unknown> {
  readonly game: Game<View, Event, Known>
  readonly match: Match<View, Event, Known>
  readonly #onScene: (scene: Scene<Event>) => void
  /** What seats remember, from the first time on that somebody asks for it. */
  #memories: Memories<View, Event, Known> | undefined
  /** How many actions have been told. */
  #told = 0
  #inWindow = false
  #takeBackTo: number[] = []

  constructor(game: Game<View, Event, Known>, onScene: (scene: Scene<Event>) => void) {
    this.game = game
    this.#onScene = onScene
    this.match = new Match(game, { onAction: (events, actor) => this.#tell(events, actor) })
  }

  /** Whether a window is open: decisions are answers, and nobody but their own seat is shown them. */
  get inWindow(): boolean {
    return this.#inWindow
  }

  /** The position as a seat knows it: all that a bot or a hint is handed. */
  perspective(seat: Seat): Perspective<Known> {
    this.#memories ??= this.#memoriesSoFar()
    return perspectiveOf(this.game, this.match.state, seat, this.#memories.known[seat]!)
  }

  /**
   * The numbers of steps to which the match can go back because nobody has learned anything since: no chance has played,
   * no hidden card was turned up, and nobody else has decided. The latest stands last.
   */
  get takeBackTo(): readonly number[] {
    return this.#takeBackTo
  }

  #tell(events: readonly Event[], actor: Actor): void {
    const { match, game } = this
    const only = actor >= 0 && this.#inWindow ? actor : null
    this.#inWindow = game.asking(match.state) !== 0
    this.#takeBackTo = this.#stillToTakeBack(actor, events)
    this.#told++
    this.#memories?.see(events)
    this.#onScene({ actor, only, steps: match.steps.length, events, state: match.state.slice() })
  }

  /** Plays the steps once more. They close a window that still is open here, which nobody has seen yet. */
  #memoriesSoFar(): Memories<View, Event, Known> {
    const memories = new Memories(this.game)
    let unseen = this.#told
    const see = (events: readonly Event[]): void => {
      if (unseen-- > 0) memories.see(events)
    }
    const refusal = new Match(this.game, { onAction: see }).playAll(this.match.steps)
    if (refusal) throw new Error(`step ${refusal.step} was played and cannot be played again`)
    return memories
  }

  #stillToTakeBack(actor: Actor, events: readonly Event[]): number[] {
    const { match, game } = this
    if (actor < 0 || match.over || events.some((event) => game.reveals(event))) return []
    const last = this.#takeBackTo.at(-1)
    const isSameSeat = last !== undefined && match.steps[last]!.startsWith(`${actor} `)
    return [...(isSameSeat ? this.#takeBackTo : []), match.steps.length - 1]
  }
}

/** Everything that the steps of a record bring about, or which of them cannot be played and why. */
export function scenesOf<Event>(game: Game<unknown, Event>, steps: readonly string[]): Scene<Event>[] | Refusal {
  const scenes: Scene<Event>[] = []
  const { match } = new Teller(game, (scene) => scenes.push(scene))
  return match.playAll(steps) ?? scenes
}

/** All that happened from one step of a record to another, both included, with nothing hidden. */
export const eventsOfSteps = <Event>(scenes: readonly Scene<Event>[], first: number, last: number): Event[] =>
  scenes.filter(({ steps }) => steps > first && steps <= last + 1).flatMap(({ events }) => events)

/** Whether a viewer is shown a scene at all. */
export const isShownTo = ({ only }: Pick<Scene, 'only'>, viewer: Viewer): boolean => only === null || only === viewer

/** What a viewer may know of events; nothing of some. */
export const redacted = <Event>(
  game: Pick<Game<unknown, Event>, 'redact'>,
  events: readonly Event[],
  viewer: Viewer,
): Event[] => events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined)

/** What a viewer is told of a scene; nothing of one that is shown to another seat alone. */
export const eventsFor = <Event>(
  game: Pick<Game<unknown, Event>, 'redact'>,
  scene: Pick<Scene<Event>, 'only' | 'events'>,
  viewer: Viewer,
): Event[] => (isShownTo(scene, viewer) ? redacted(game, scene.events, viewer) : [])

/** What a viewer is shown of a scene; null of one that is shown to another seat alone. */
export const frameFor = <View, Event>(
  game: Pick<Game<View, Event>, 'view' | 'redact'>,
  scene: Pick<Scene<Event>, 'only' | 'state' | 'events'>,
  viewer: Viewer,
): Frame<View, Event> | null =>
  isShownTo(scene, viewer)
    ? { view: game.view(scene.state, viewer), events: redacted(game, scene.events, viewer) }
    : null

/** How a position looks to a viewer to whom nothing happens in it. */
export const stillFrame = <View>(game: Pick<Game<View>, 'view'>, state: State, viewer: Viewer): Frame<View, never> => ({
  view: game.view(state, viewer),
  events: [],
})

/** What is asked of a viewer in a position; null when nothing is. */
export function askOf(game: Game, state: State, viewer: Viewer): Ask | null {
  if (viewer === null || !hasSeat(game.turn(state), viewer)) return null
  const actions: Action[] = []
  const count = game.legal(state, viewer, actions)
  return {
    legal: actions.slice(0, count).map((action) => game.format(state, viewer, action)),
    imagined: perspectiveOf(game, state, viewer, game.knowledge(viewer)).state,
  }
}
