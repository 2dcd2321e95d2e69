import {
  cardsOf,
  kindAt,
  kindsIn,
  NO_CARDS,
  sizeOf,
  type Action,
  type Cards,
  type Kind,
  type Seat,
  type State,
} from '@alleycat/engine'
import * as action from './actions.ts'
import * as at from './layout.ts'
import { factionOf, kindOf, readSet, setText } from './letters.ts'
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

/** The decision that a text spells, legal or not; undefined when it spells none with the factions in play. */
export function readDecision(rules: Rules, text: string): Action | undefined {
  if (text === 'pass') return action.PASSING
  if (text === 'pay') return action.PAYING
  const words = text.split(' ')
  const cards = readCards(rules, words[1] ?? '')
  switch (words[0]) {
    case 'take':
      return words.length === 2 && cards !== undefined ? action.deed(action.TAKE, cards) : undefined
    case 'discard':
      return words.length === 2 && cards !== undefined ? action.discarding(cards) : undefined
    case 'give':
      return readGift(rules, words)
    case 'play':
      return readPlay(rules, words)
    default:
      return undefined
  }
}

/** Reads a set of at least one card, because no decision moves an empty set. */
function readCards(rules: Rules, text: string): Cards | undefined {
  const cards = readSet(rules, text)
  return cards === NO_CARDS ? undefined : cards
}

function readGift(rules: Rules, words: readonly string[]): Action | undefined {
  const kind = words[1]?.length === 1 ? kindOf(rules, words[1]) : -1
  if (kind < 0) return undefined
  if (words.length === 2) return action.giving(kind)
  return words.length === 4 && words[2] === 'discard' && words[3] === words[1]
    ? action.givingAndDiscarding(kind)
    : undefined
}

const PLAY = /^([A-Z]+)(?:\+([A-Z]))?$/
const TARGET = /^@([0-5])$/

function readPlay(rules: Rules, words: readonly string[]): Action | undefined {
  const [, letters = '', extra] = PLAY.exec(words[1] ?? '') ?? []
  const cards = readCards(rules, letters)
  if (cards === undefined || kindsIn(cards) !== 1) return undefined
  const target = words.length === 3 ? TARGET.exec(words[2]!)?.[1] : undefined
  const deed = DEED_OF_FACTION[letters[0] as Faction]
  const takesFurther = deed === action.DETECTIVES || deed === action.POLICE
  const takesTarget = deed === action.HACKERS || deed === action.POLICE
  if (takesFurther !== (extra !== undefined) || words.length !== (takesTarget ? 3 : 2)) return undefined
  if (takesTarget && target === undefined) return undefined
  const further = extra === undefined ? 0 : kindOf(rules, extra)
  if (further < 0) return undefined
  return takesTarget ? action.deedWithAt(deed, cards, further, Number(target)) : action.deedWith(deed, cards, further)
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
