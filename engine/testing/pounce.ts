import { cardsOf, countOf, kindAt, pickCards, sizeOf, type Cards, type Kind } from '../cards.ts'
import {
  CHANCE,
  CLOSING,
  hasSeat,
  OVER,
  seatBit,
  type Action,
  type Actor,
  type Emit,
  type Game,
  type GameKind,
  type Result,
  type Seat,
  type State,
  type Turn,
  type Viewer,
} from '../game.ts'
import type { Random } from '../random.ts'
import { Refusal } from '../refusal.ts'

/**
 * A very small game with a window and hidden draws, for testing the engine without a real one. From 8 mice `M` and 8 fish
 * `F` everybody gets 2 cards and one lies face up. All seats at once keep their cards or swap one; whoever then has most
 * of the kind that lies face up wins.
 */

const KINDS = 'FM'
const HAND = 2
const KEEP: Action = KINDS.length

const PHASE = 0
const OWING = 1
const CHANCE_SEAT = 2
const CHANCE_LEFT = 3
const DECK = 4
const SHOWN = 5
const DISCARD = 6
const HANDS = 7

const [DEALING, CHOOSING, DRAWING, ENDED] = [0, 1, 2, 3]

export interface PounceView {
  readonly hand: string | null
  readonly shown: string
  readonly discard: string
  readonly deck: number
  readonly handSizes: readonly number[]
  readonly asked: boolean
  readonly over: boolean
}

export type PounceEvent =
  | { readonly type: 'deal' | 'draw'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'show'; readonly card: string }
  | { readonly type: 'chosen'; readonly seat: Seat }
  | { readonly type: 'swap'; readonly seat: Seat; readonly card: string }

export type Pounce = Game<PounceView, PounceEvent, null>

export const pounce: GameKind<PounceView, PounceEvent, null> = {
  id: 'pounce',
  minSeats: 2,
  maxSeats: 4,
  version: 1,
  defaults: {},
  optionSets: [{}],
  readOptions: (value) =>
    typeof value === 'object' && value !== null && Object.keys(value).length === 0
      ? {}
      : new Refusal('options', ['optionsNotObject']),
  create: createPounce,
}

function createPounce(seats: number): Pounce {
  const answers = HANDS + seats
  const setText = (cards: Cards): string => [...KINDS].map((kind, i) => kind.repeat(countOf(cards, i))).join('')

  function turn(s: State): Turn {
    if (s[PHASE] === ENDED) return OVER
    if (s[PHASE] !== CHOOSING) return CHANCE
    return s[OWING] === 0 ? CLOSING : s[OWING]!
  }

  function legal(s: State, actor: Actor, out: Action[]): number {
    let n = 0
    if (actor === CHANCE ? turn(s) !== CHANCE : !hasSeat(turn(s), actor)) return n
    const cards = actor === CHANCE ? s[DECK]! : s[HANDS + actor]!
    for (let kind: Kind = 0; kind < KINDS.length; kind++) if (countOf(cards, kind) > 0) out[n++] = kind
    if (actor !== CHANCE) out[n++] = KEEP
    return n
  }

  function apply(s: State, actor: Actor, action: Action, emit?: Emit<PounceEvent>): void {
    if (actor === CHANCE) return applyChance(s, action, emit)
    if (actor === CLOSING) return resolve(s, emit)
    s[answers + actor] = action
    s[OWING]! &= ~seatBit(actor)
    emit?.({ type: 'chosen', seat: actor })
  }

  function resolve(s: State, emit?: Emit<PounceEvent>): void {
    for (let seat = 0; seat < seats; seat++) {
      const kind = s[answers + seat]!
      if (kind === KEEP) continue
      s[HANDS + seat]! -= cardsOf(kind, 1)
      s[DISCARD]! += cardsOf(kind, 1)
      emit?.({ type: 'swap', seat, card: KINDS[kind]! })
    }
    s[CHANCE_SEAT] = -1
    drawNext(s)
  }

  function drawNext(s: State): void {
    do s[CHANCE_SEAT]!++
    while (s[CHANCE_SEAT]! < seats && sizeOf(s[HANDS + s[CHANCE_SEAT]!]!) === HAND)
    s[PHASE] = s[CHANCE_SEAT] === seats ? ENDED : DRAWING
    s[CHANCE_LEFT] = s[PHASE] === DRAWING ? 1 : 0
  }

  function applyChance(s: State, kind: Kind, emit?: Emit<PounceEvent>): void {
    const seat = s[PHASE] === DRAWING ? s[CHANCE_SEAT]! : Math.floor((seats * HAND + 1 - s[CHANCE_LEFT]!) / HAND)
    s[DECK]! -= cardsOf(kind, 1)
    s[CHANCE_LEFT]!--
    s[seat === seats ? SHOWN : HANDS + seat]! += cardsOf(kind, 1)
    if (seat === seats) emit?.({ type: 'show', card: KINDS[kind]! })
    else emit?.({ type: s[PHASE] === DRAWING ? 'draw' : 'deal', seat, card: KINDS[kind]! })
    if (s[PHASE] === DRAWING) drawNext(s)
    else if (s[CHANCE_LEFT] === 0) {
      s[PHASE] = CHOOSING
      s[OWING] = (1 << seats) - 1
    }
  }

  function result(s: State): Result {
    const scores = Array.from({ length: seats }, (_, seat) => countOf(s[HANDS + seat]!, kindAt(s[SHOWN]!, 0)))
    const best = Math.max(...scores)
    return {
      scores,
      winners: s[PHASE] === ENDED ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : [],
    }
  }

  function publicView(s: State): Partial<PounceView> {
    return {
      shown: setText(s[SHOWN]!),
      discard: setText(s[DISCARD]!),
      deck: sizeOf(s[DECK]!),
      handSizes: Array.from({ length: seats }, (_, seat) => sizeOf(s[HANDS + seat]!)),
      over: s[PHASE] === ENDED,
    }
  }

  const ownView = (s: State, viewer: Viewer): Partial<PounceView> => ({
    hand: viewer === null ? null : setText(s[HANDS + viewer]!),
    asked: viewer !== null && hasSeat(turn(s), viewer),
  })

  function determinize(s: State, seat: Seat, _: null, random: Random): void {
    let unseen = s[DECK]!
    for (let other = 0; other < seats; other++) if (other !== seat) unseen += s[HANDS + other]!
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      s[HANDS + other] = pickCards(unseen, sizeOf(unseen), sizeOf(s[HANDS + other]!), random)
      unseen -= s[HANDS + other]!
      s[answers + other] = 0
      if (s[PHASE] === CHOOSING) s[OWING]! |= seatBit(other)
    }
    s[DECK] = unseen
  }

  function parse(s: State, seat: Seat, text: string): Action | undefined {
    const action = text === 'keep' ? KEEP : ['swap F', 'swap M'].indexOf(text)
    const listed: Action[] = []
    return listed.slice(0, legal(s, seat, listed)).includes(action) ? action : undefined
  }

  function parseChance(s: State, text: string): Action[] | undefined {
    const start = s[PHASE] === DRAWING ? `draw ${s[CHANCE_SEAT]} ` : 'deal '
    const kinds = Array.from(text.slice(start.length), (letter) => KINDS.indexOf(letter))
    return text.startsWith(start) && kinds.length === s[CHANCE_LEFT] && !kinds.includes(-1) ? kinds : undefined
  }

  return {
    id: 'pounce',
    seats,
    options: {},
    initial() {
      const s = new Int32Array(answers + seats)
      s[DECK] = cardsOf(0, 8) + cardsOf(1, 8)
      s[PHASE] = DEALING
      s[CHANCE_LEFT] = seats * HAND + 1
      return s
    },
    turn,
    asking: (s) => (s[PHASE] === CHOOSING ? (1 << seats) - 1 : 0),
    result,
    legal,
    weight: (s, kind) => (kind >= 0 && kind < KINDS.length ? countOf(s[DECK]!, kind) : 0),
    pending: (s) => s[CHANCE_LEFT]!,
    sample(s, random) {
      for (let left = s[CHANCE_LEFT]!; left > 0; left--)
        applyChance(s, kindAt(s[DECK]!, random.below(sizeOf(s[DECK]!))))
    },
    apply,
    fallback: () => KEEP,
    why: (s, seat, attempt) => (parse(s, seat, attempt) === undefined ? 'PO-1' : null),
    chanceRule: () => 'PO-2',
    view: (s, viewer) => ({ ...ownView(s, viewer), ...publicView(s) }) as PounceView,
    publicView,
    ownView,
    redact,
    reveals: () => false,
    knowledge: () => null,
    learn() {},
    determinize,
    format: (_s, _seat, action) => (action === KEEP ? 'keep' : `swap ${KINDS[action]}`),
    parse,
    formatChance: (s, outcomes) =>
      `${s[PHASE] === DRAWING ? `draw ${s[CHANCE_SEAT]}` : 'deal'} ${outcomes.map((kind) => KINDS[kind]).join('')}`,
    parseChance,
    trace: (s) => ({
      hands: Array.from({ length: seats }, (_, seat) => setText(s[HANDS + seat]!)),
      deck: setText(s[DECK]!),
    }),
  }
}

function redact(event: PounceEvent, viewer: Viewer): PounceEvent | undefined {
  switch (event.type) {
    case 'deal':
    case 'draw':
      return event.seat === viewer ? event : { ...event, card: null }
    case 'chosen':
      return event.seat === viewer ? event : undefined
    case 'show':
    case 'swap':
      return event
  }
}

/** Counts every card wherever it lies. */
export function pounceCensus(game: Game, s: State): Cards {
  let all = s[DECK]! + s[SHOWN]! + s[DISCARD]!
  for (let seat = 0; seat < game.seats; seat++) all += s[HANDS + seat]!
  return all
}
