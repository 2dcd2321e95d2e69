import {
  cardsOf,
  kindAt,
  NO_CARDS,
  sizeOf,
  type Action,
  type Cards,
  type Kind,
  type Seat,
  type State,
} from '@alleycat/engine'
import * as action from './actions.ts'
import { catsOf, hasUnder, underOf } from './gangs.ts'
import * as at from './layout.ts'
import { cardOf, kindOf, readSet, setText } from './letters.ts'
import type { Rules } from './options.ts'
import { paymentOf } from './payment.ts'
import { securedBy } from './secure.ts'
import { FIRST_HAND, MARKET_SIZE } from './vocabulary.ts'

/** The notation of records (docs/record-format.md). This file knows spelling only, so what it reads may be illegal. */

export function decisionText(s: State, seat: Seat, act: Action): string {
  const card = cardOf(action.cardIn(act))
  const index = action.gangIn(act)
  switch (action.deedOf(act)) {
    case action.RECRUIT:
      return action.cardIn(act) < 0 ? 'recruit deck' : `recruit ${card}`
    case action.FORM:
      return index < 0 ? `form ${card}` : `form ${card} on ${at.gangNumber(s, index)}`
    case action.ACTIVATE:
      return `activate ${card} under ${at.gangNumber(s, index)}`
    case action.SECURE:
      return `secure ${securedBy(s, seat, act)
        .map((secured) => at.gangNumber(s, secured))
        .join(' ')}`
    case action.INFILTRATE:
      return infiltrationText(s, seat, act)
    case action.PLACE:
      return index < 0 ? 'place new' : `place on ${at.gangNumber(s, index)}`
    default:
      return 'pass'
  }
}

function infiltrationText(s: State, seat: Seat, act: Action): string {
  const index = action.gangIn(act)
  const gang = at.gang(s, index)
  const paid = setText(paymentOf(catsOf(gang), at.hand(s, seat), act))
  const market = action.cardIn(act) < 0 ? '' : `market ${cardOf(action.cardIn(act))}`
  const payment = [paid, market].filter((words) => words !== '').join(' ')
  return `infiltrate ${at.gangOwner(s, index)}.${at.gangNumber(s, index)} with ${payment}`
}

/** A decision as its words spell it. Gangs have their numbers, cards their kinds, and `null` stands for none. */
export type Decision =
  | { readonly verb: 'recruit'; readonly card: Kind | null }
  | { readonly verb: 'form'; readonly card: Kind; readonly gang: number | null }
  | { readonly verb: 'activate'; readonly card: Kind; readonly gang: number }
  | { readonly verb: 'secure'; readonly gangs: readonly number[] }
  | {
      readonly verb: 'infiltrate'
      readonly owner: Seat
      readonly gang: number
      readonly payment: Cards
      readonly market: Kind | null
    }
  | { readonly verb: 'place'; readonly gang: number | null }
  | { readonly verb: 'pass' }

const NUMBER = '(0|[1-9][0-9]*)'
const RECRUIT = /^recruit (?:deck|([BGMOPRY]))$/
const FORM = new RegExp(`^form ([BGMOPRY])(?: on ${NUMBER})?$`)
const ACTIVATE = new RegExp(`^activate ([BGMOPRY]) under ${NUMBER}$`)
const SECURE = new RegExp(`^secure ${NUMBER}(?: ${NUMBER})*$`)
const INFILTRATE = new RegExp(
  `^infiltrate ${NUMBER}\\.${NUMBER} with (?:([BGMOPRY]+)|(?:([BGMOPRY]+) )?market ([BGMOPRY]))$`,
)
const PLACE = new RegExp(`^place (?:new|on ${NUMBER})$`)

/** The decision that a text spells, legal or not; undefined when it spells none. */
export function readDecision(text: string): Decision | undefined {
  if (text === 'pass') return { verb: 'pass' }
  let words = RECRUIT.exec(text)
  if (words) return { verb: 'recruit', card: kindOrNull(words[1]) }
  words = FORM.exec(text)
  if (words) return { verb: 'form', card: kindOf(words[1]!), gang: numberOrNull(words[2]) }
  words = ACTIVATE.exec(text)
  if (words) return { verb: 'activate', card: kindOf(words[1]!), gang: Number(words[2]) }
  words = PLACE.exec(text)
  if (words) return { verb: 'place', gang: numberOrNull(words[1]) }
  return SECURE.test(text) ? readSecure(text) : readInfiltrate(text)
}

const kindOrNull = (letter: string | undefined): Kind | null => (letter === undefined ? null : kindOf(letter))
const numberOrNull = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits))

function readSecure(text: string): Decision | undefined {
  const gangs = text.split(' ').slice(1).map(Number)
  const ascending = gangs.every((gang, i) => i === 0 || gang > gangs[i - 1]!)
  return ascending ? { verb: 'secure', gangs } : undefined
}

function readInfiltrate(text: string): Decision | undefined {
  const [, owner, gang, all, part, market] = INFILTRATE.exec(text) ?? []
  const payment = readSet(all ?? part ?? '')
  if (owner === undefined || payment === undefined) return undefined
  return { verb: 'infiltrate', owner: Number(owner), gang: Number(gang), payment, market: kindOrNull(market) }
}

/** The name of the awaited chance event, with which its step begins. */
const chanceWords = (s: State): string => (at.phase(s) === at.DRAWING ? `draw ${at.active(s)}` : 'refill')

export function chanceText(rules: Rules, s: State, outcomes: readonly Kind[]): string {
  if (at.phase(s) !== at.DEALING) return `${chanceWords(s)} ${outcomes.map(cardOf).join('')}`
  const sets = Array.from({ length: rules.seats }, (_, seat) =>
    setText(asSet(outcomes.slice(seat * FIRST_HAND, (seat + 1) * FIRST_HAND))),
  )
  return `deal ${sets.join(' ')} | ${setText(asSet(outcomes.slice(rules.seats * FIRST_HAND)))}`
}

const asSet = (kinds: readonly Kind[]): Cards => kinds.reduce((cards, kind) => cards + cardsOf(kind, 1), NO_CARDS)

/** The outcomes that a chance step spells: of the awaited event and in the right number, whatever the piles hold. */
export function readChance(rules: Rules, s: State, text: string): Kind[] | undefined {
  if (at.phase(s) === at.DEALING) return readDeal(rules, text)
  const start = `${chanceWords(s)} `
  if (!text.startsWith(start)) return undefined
  const kinds = Array.from(text.slice(start.length), kindOf)
  return kinds.length === at.chanceLeft(s) && !kinds.includes(-1) ? kinds : undefined
}

function readDeal(rules: Rules, text: string): Kind[] | undefined {
  const words = text.split(' ')
  if (words.shift() !== 'deal' || words.length !== rules.seats + 2 || words[rules.seats] !== '|') return undefined
  words.splice(rules.seats, 1)
  const kinds: Kind[] = []
  for (const [seat, word] of words.entries()) {
    const cards = readSet(word)
    const size = seat < rules.seats ? FIRST_HAND : MARKET_SIZE
    if (cards === undefined || sizeOf(cards) !== size) return undefined
    for (let i = 0; i < size; i++) kinds.push(kindAt(cards, i))
  }
  return kinds
}

export function trace(rules: Rules, s: State): Record<string, unknown> {
  const seats = Array.from({ length: rules.seats }, (_, seat: Seat) => seat)
  return {
    turn: at.active(s),
    picksLeft: at.picksLeft(s),
    hands: seats.map((seat) => setText(at.hand(s, seat))),
    market: setText(at.market(s)),
    draw: setText(at.drawPile(s)),
    discard: setText(at.discardPile(s)),
    gangs: seats.map((seat) =>
      at.gangsOf(s, seat).map((gang) => ({
        cats: setText(catsOf(gang)),
        under: hasUnder(gang) ? cardOf(underOf(gang)) : null,
      })),
    ),
    yarn: seats.map((seat) => setText(at.yarn(s, seat))),
    table: at.trap(s) < 0 ? '' : cardOf(at.trap(s)),
  }
}
