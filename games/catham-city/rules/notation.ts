import {
  cardsOf,
  kindAt,
  kindsIn,
  NO_CARDS,
  sizeOf,
  type Action,
  type Kind,
  type Seat,
  type State,
} from '@alleycat/engine'
import * as action from './actions.ts'
import * as at from './layout.ts'
import { factionOf, kindOf, readSet, setText, sorted } from './letters.ts'
import type { Rules } from './options.ts'
import { FIRST_HAND, type Faction } from './vocabulary.ts'

/** The notation of records (docs/record-format.md). This file knows spelling only, so what it reads may be illegal. */

export function decisionText(rules: Rules, act: Action): string {
  const cards = setText(rules, action.cardsIn(act))
  switch (action.deedOf(act)) {
    case action.TAKE:
      return `take ${cards}`
    case action.DISCARD:
      return `discard ${cards}`
    case action.PASS:
      return 'pass'
    case action.PAY:
      return 'pay'
    case action.GIVE:
      return `give ${cards}`
    case action.GIVE_AND_DISCARD:
      return `give ${cards} discard ${cards}`
    case action.DETECTIVES:
      return `play ${cards}+${factionOf(rules, action.furtherOf(act))}`
    case action.HACKERS:
      return `play ${cards} @${action.victimOf(act)}`
    case action.POLICE:
      return `play ${cards}+${factionOf(rules, action.furtherOf(act))} @${action.victimOf(act)}`
    default:
      return `play ${cards}`
  }
}

const DEED_OF_FACTION: Readonly<Record<Faction, number>> = {
  D: action.DETECTIVES,
  H: action.HACKERS,
  J: action.JOURNALISTS,
  M: action.MAFIA,
  O: action.OFFICIALS,
  P: action.POLICE,
  R: action.ROBOCATS,
  S: action.SCIENTISTS,
}

/** A decision as its words spell it. */
export interface Decision {
  readonly text: string
  readonly verb: 'take' | 'play' | 'discard' | 'give' | 'pass' | 'pay'
  /** The cards that are taken, played or discarded, or the gift with what is discarded after it. */
  readonly set: string
  /** The faction of the first of these cards. */
  readonly faction: Faction | null
  /** The card that is played with a set. */
  readonly further: Faction | null
  /** All cards that leave their place, in alphabetical order. */
  readonly cards: string
  readonly target: Seat | null
}

const DECISION =
  /^(?:pass|pay|(?:take|discard) ([A-Z]+)|give ([A-Z])(?: discard ([A-Z]))?|play ([A-Z]+)(?:\+([A-Z]))?(?: @(0|[1-9][0-9]*))?)$/

/** The decision that a text spells, legal or not; undefined when it spells none. */
export function readDecision(text: string): Decision | undefined {
  const found = DECISION.exec(text)
  if (!found) return undefined
  const set = found[1] ?? found[4] ?? (found[2] ?? '') + (found[3] ?? '')
  const further = found[5]
  const target = found[6]
  return {
    text,
    verb: (text.length < 5 ? text : text.slice(0, text.indexOf(' '))) as Decision['verb'],
    set,
    faction: (set[0] as Faction | undefined) ?? null,
    further: (further as Faction | undefined) ?? null,
    cards: inOrder(further === undefined ? set : set + further),
    target: target === undefined ? null : Number(target),
  }
}

/** Nearly all letters come in order, and to see that takes less time than to sort them. */
function inOrder(letters: string): string {
  for (let i = 1; i < letters.length; i++) if (letters.charCodeAt(i) < letters.charCodeAt(i - 1)) return sorted(letters)
  return letters
}

/** The action of a decision, legal or not; undefined when there is none with the factions in play. */
export function actionOf(rules: Rules, decision: Decision): Action | undefined {
  switch (decision.verb) {
    case 'pass':
      return action.PASSING
    case 'pay':
      return action.PAYING
    case 'give':
      return giftOf(rules, decision.set)
    case 'play':
      return playOf(rules, decision)
    default: {
      const cards = readSet(rules, decision.set)
      if (cards === undefined) return undefined
      return decision.verb === 'take' ? action.deed(action.TAKE, cards) : action.discarding(cards)
    }
  }
}

function giftOf(rules: Rules, set: string): Action | undefined {
  const kind = kindOf(rules, set[0]!)
  if (kind < 0 || set !== set[0]!.repeat(set.length)) return undefined
  return set.length === 1 ? action.giving(kind) : action.givingAndDiscarding(kind)
}

function playOf(rules: Rules, { set, faction, further, target }: Decision): Action | undefined {
  const cards = readSet(rules, set)
  if (cards === undefined || kindsIn(cards) !== 1) return undefined
  const deed = DEED_OF_FACTION[faction!]
  const takesFurther = deed === action.DETECTIVES || deed === action.POLICE
  const takesTarget = deed === action.HACKERS || deed === action.POLICE
  if (takesFurther !== (further !== null) || takesTarget !== (target !== null)) return undefined
  const added = further === null ? 0 : kindOf(rules, further)
  if (added < 0 || (target !== null && target >= rules.seats)) return undefined
  return target === null ? action.deedWith(deed, cards, added) : action.deedWithAt(deed, cards, added, target)
}

/** The name of the awaited chance event, with which its step begins. */
function chanceWords(s: State): string {
  switch (at.phase(s)) {
    case at.DEALING:
      return 'deal'
    case at.DRAWING:
      return `draw ${at.chanceSeat(s)}`
    case at.REVEALING:
      return `reveal ${at.chanceSeat(s)}`
    case at.FLIPPING:
      return 'flip'
    default:
      return 'refill'
  }
}

export function chanceText(rules: Rules, s: State, outcomes: readonly Kind[]): string {
  if (at.phase(s) !== at.DEALING) return `${chanceWords(s)} ${outcomes.map((kind) => factionOf(rules, kind)).join('')}`
  const sets: string[] = []
  let dealt = 0
  for (const size of [...FIRST_HAND.slice(0, rules.seats), outcomes.length]) {
    const cards = outcomes.slice(dealt, dealt + size).reduce((sum, kind) => sum + cardsOf(kind, 1), NO_CARDS)
    sets.push(setText(rules, cards))
    dealt += size
  }
  const display = sets.pop()!
  return `deal ${sets.join(' ')} | ${display}`
}

/** The outcomes that a chance step spells: of the awaited event and in the right number, whatever the piles hold. */
export function readChance(rules: Rules, s: State, text: string): Kind[] | undefined {
  if (at.phase(s) === at.DEALING) return readDeal(rules, s, text)
  const start = `${chanceWords(s)} `
  if (!text.startsWith(start)) return undefined
  const kinds = Array.from(text.slice(start.length), (letter) => kindOf(rules, letter))
  return kinds.length === at.chanceLeft(s) && !kinds.includes(-1) ? kinds : undefined
}

function readDeal(rules: Rules, s: State, text: string): Kind[] | undefined {
  const words = text.split(' ')
  if (words.shift() !== 'deal' || words.length !== rules.seats + 2 || words[rules.seats] !== '|') return undefined
  words.splice(rules.seats, 1)
  const kinds: Kind[] = []
  for (const [seat, word] of words.entries()) {
    const cards = readSet(rules, word)
    const size = FIRST_HAND.slice(0, rules.seats)[seat] ?? at.chanceLeft(s) - kinds.length
    if (cards === undefined || sizeOf(cards) !== size) return undefined
    for (let i = 0; i < size; i++) kinds.push(kindAt(cards, i))
  }
  return kinds
}

export function trace(rules: Rules, s: State): Record<string, unknown> {
  const seats = Array.from({ length: rules.seats }, (_, seat: Seat) => seat)
  return {
    turn: at.active(s),
    actionsLeft: at.actionsLeft(s),
    points: seats.map((seat) => at.points(s, seat)),
    hands: seats.map((seat) => setText(rules, at.hand(s, seat))),
    display: setText(rules, at.display(s)),
    draw: setText(rules, at.drawPile(s)),
    discard: setText(rules, at.discardPile(s)),
    table: setText(rules, at.table(s)),
  }
}
