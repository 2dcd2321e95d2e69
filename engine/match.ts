import {
  CHANCE,
  CLOSING,
  firstSeat,
  hasSeat,
  OVER,
  type Action,
  type Actor,
  type Game,
  type Seat,
  type State,
  type Turn,
} from './game.ts'
import type { Random } from './random.ts'
import { Refusal } from './refusal.ts'

/** The position in which a decision was asked, and all that could have been decided (docs/record-format.md). */
export interface TraceEntry {
  readonly legal: readonly string[]
  readonly state: Readonly<Record<string, unknown>>
}

export interface MatchOptions<Event> {
  /** Whether a trace is kept beside the steps. */
  readonly trace?: boolean
  /** Called after each action with what happened, unredacted, and who acted. */
  readonly onAction?: (events: readonly Event[], actor: Actor) => void
}

/** Where outcomes of chance come from: a random stream, a record, a search. */
export type ChanceSource = (game: Game, state: State) => Action

/**
 * One game being played: the state, and the log of decisions and outcomes that led to it in the notation of records.
 * Decisions come from anywhere, as actions or as text; nothing that is refused changes anything.
 */
export class Match<View = unknown, Event = unknown, Known = unknown> {
  readonly game: Game<View, Event, Known>
  readonly state: State
  readonly steps: string[] = []
  readonly trace: (TraceEntry | null)[] | undefined
  readonly #onAction: MatchOptions<Event>['onAction']

  constructor(game: Game<View, Event, Known>, options: MatchOptions<Event> = {}) {
    this.game = game
    this.state = game.initial()
    this.trace = options.trace ? [] : undefined
    this.#onAction = options.onAction
  }

  get turn(): Turn {
    return this.game.turn(this.state)
  }

  get over(): boolean {
    return this.turn === OVER
  }

  /** What a seat may decide now; empty when it owes nothing. */
  legal(seat: Seat): Action[] {
    const actions: Action[] = []
    actions.length = this.game.legal(this.state, seat, actions)
    return actions
  }

  /** Carries out a legal decision. */
  decide(seat: Seat, action: Action): void {
    const text = this.game.format(this.state, seat, action)
    this.trace?.push({
      legal: this.legal(seat)
        .map((each) => this.game.format(this.state, seat, each))
        .toSorted(byCodeUnit),
      state: this.game.trace(this.state),
    })
    this.steps.push(`${seat} ${text}`)
    this.#apply(seat, action)
  }

  /** Carries out the legal decision that a text denotes, or says why there is none. A window that it completes stays open. */
  attempt(seat: Seat, text: string): Refusal | null {
    const action = seat < this.game.seats ? this.game.parse(this.state, seat, text) : undefined
    if (action === undefined) return this.#whyNot(seat, text)
    this.decide(seat, action)
    return null
  }

  /** Closes the window that waits for it. */
  close(): void {
    this.#apply(CLOSING, 0)
  }

  /**
   * Lets chance play until something else is awaited. The cards of one event come in the order of its notation, whatever
   * the order in which they were drawn, so that a replay tells the same events as the play did.
   */
  settle(source: ChanceSource): void {
    const { game } = this
    while (this.turn === CHANCE) {
      const ahead = this.state.slice()
      const drawn: Action[] = []
      for (let left = game.pending(ahead); left > 0; left--) {
        const outcome = source(game, ahead)
        drawn.push(outcome)
        game.apply(ahead, CHANCE, outcome)
      }
      const text = game.formatChance(this.state, drawn)
      this.#logChance(text, game.parseChance(this.state, text)!)
    }
  }

  /** Plays one step of a record and closes the window that it completes, or says why it cannot be played. */
  play(step: string): Refusal | null {
    const refusal = this.#playStep(step)
    if (refusal === null && this.turn === CLOSING) this.close()
    return refusal
  }

  /** Plays steps of a record, or says which of them cannot be played and why. */
  playAll(steps: readonly string[]): Refusal | null {
    for (const [index, step] of steps.entries()) {
      const refusal = this.play(step)
      if (refusal) return refusal.at(index)
    }
    return null
  }

  #playStep(step: string): Refusal | null {
    if (this.over) return new Refusal(this.game.why(this.state, 0, step) ?? 'order', ['over'])
    if (step.startsWith('* ')) return this.#playChance(step.slice(2))
    const [, digits, text = ''] = /^(0|[1-9][0-9]{0,5}) ([^]*)$/.exec(step) ?? []
    if (digits === undefined) return new Refusal('notation', ['stepStart'])
    if (this.turn === CHANCE) return new Refusal(this.game.chanceRule(this.state), ['chanceMissing'])
    return this.attempt(Number(digits), text)
  }

  #whyNot(seat: Seat, text: string): Refusal {
    if (seat >= this.game.seats) return new Refusal('order', ['noSeat', seat])
    const rule = this.game.why(this.state, seat, text) ?? 'notation'
    return new Refusal(rule, hasSeat(this.turn, seat) ? ['mayNot', seat, text] : ['notAwaited', seat, this.#awaited])
  }

  /** The first seat that has to decide, or null when none has to. */
  get #awaited(): Seat | null {
    return this.turn > 0 ? firstSeat(this.turn) : null
  }

  #playChance(text: string): Refusal | null {
    if (this.turn !== CHANCE) return new Refusal('order', ['noCardsDue', this.#awaited])
    if (!CHANCE_STEP.test(text)) return new Refusal('notation', ['notChance', text])
    const rule = this.game.chanceRule(this.state)
    const outcomes = this.game.parseChance(this.state, text)
    if (!outcomes) return new Refusal(rule, ['otherChance', text])
    const rehearsal = this.state.slice()
    for (const outcome of outcomes) {
      if (this.game.weight(rehearsal, outcome) <= 0) return new Refusal(rule, ['noSuchCard', text])
      this.game.apply(rehearsal, CHANCE, outcome)
    }
    this.#logChance(this.game.formatChance(this.state, outcomes), outcomes)
    return null
  }

  #apply(actor: Actor, action: Action): void {
    if (!this.#onAction) return this.game.apply(this.state, actor, action)
    const events: Event[] = []
    this.game.apply(this.state, actor, action, (event) => events.push(event))
    this.#onAction(events, actor)
  }

  #logChance(text: string, outcomes: readonly Action[]): void {
    this.trace?.push(null)
    this.steps.push(`* ${text}`)
    for (const outcome of outcomes) this.#apply(CHANCE, outcome)
  }
}

/** Chance from a stream of random numbers: one for each outcome, over the listed weights in the listed order. */
export function chanceFrom(random: Pick<Random, 'below'>): ChanceSource {
  const outcomes: Action[] = []
  return (game, state) => {
    const count = game.legal(state, CHANCE, outcomes)
    let total = 0
    for (let i = 0; i < count; i++) total += game.weight(state, outcomes[i]!)
    let left = random.below(total)
    for (let i = 0; i < count; i++) {
      left -= game.weight(state, outcomes[i]!)
      if (left < 0) return outcomes[i]!
    }
    throw new Error(`${game.id}: chance was asked where it has no outcome`)
  }
}

/** Plays a match to its end with decisions from `decide`, which is asked seat by seat. */
export function finish<View, Event, Known>(
  match: Match<View, Event, Known>,
  decide: (seat: Seat, match: Match<View, Event, Known>) => Action,
  chance: ChanceSource,
): void {
  for (;;) {
    match.settle(chance)
    if (match.turn === CLOSING) {
      match.close()
      continue
    }
    if (match.over) return
    const seat = firstSeat(match.turn)
    match.decide(seat, decide(seat, match))
  }
}

/**
 * Plays a state to its end with uniformly random decisions and returns how many there were. No log, no text and no
 * allocation: this is the loop that simulations and searches live in.
 */
export function playout(game: Game, state: State, random: Random, scratch: Action[]): number {
  let decisions = 0
  for (;;) {
    const turn = game.turn(state)
    if (turn === OVER) return decisions
    if (turn === CHANCE) game.sample(state, random)
    else if (turn === CLOSING) game.apply(state, CLOSING, 0)
    else {
      const seat = firstSeat(turn)
      game.apply(state, seat, scratch[random.below(game.legal(state, seat, scratch))]!)
      decisions++
    }
  }
}

/** What `formatChance` promises. */
const CHANCE_STEP = /^[a-z]+(?: (?:[A-Z]+|0|[1-9][0-9]*|\|))+$/

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
