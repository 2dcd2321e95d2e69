import type { RuleId } from '@alleycat/engine'
import type { CathamCityEvent as Event } from '@alleycat/games'
import { counted, listed } from '../text.ts'
import type { Cast } from './cast.ts'
import { lettersCounted, linesFrom, runsOf } from './narration.ts'
import type { Format } from './paint.ts'
import type { Presentation } from './presentation.ts'

export const CARD_COLOURS: Readonly<Record<string, Format>> = {
  D: ['bold', 'magenta'],
  H: ['bold', 'greenBright'],
  J: ['bold', 'yellow'],
  M: ['bold', 'red'],
  O: ['bold', 'white'],
  P: ['bold', 'blueBright'],
  R: ['bold', 'cyan'],
  S: ['bold', 'green'],
}

/** One card, and more than one. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  D: ['Detective', 'Detectives'],
  H: ['Hacker', 'Hackers'],
  J: ['Journalist', 'Journalists'],
  M: ['Mafia', 'Mafia'],
  O: ['Official', 'Officials'],
  P: ['Police', 'Police'],
  R: ['Robocat', 'Robocats'],
  S: ['Scientist', 'Scientists'],
}

export const nameOf = (letter: string, count: number): string => NAMES[letter]![count === 1 ? 0 : 1]

/** `a Detective`, `an Official`. */
export const aCard = (letter: string): string => `${letter === 'O' ? 'an' : 'a'} ${nameOf(letter, 1)}`

/** `2 Hackers and 1 Scientist`. */
export const cardsInWords = (letters: string): string =>
  listed(lettersCounted(letters).map(([letter, count]) => `${count} ${nameOf(letter, count)}`))

export const HELP: Presentation['help'] = [
  'Race to be mayor: the first with 16 points wins (13 with four or more players). In your turn take one or more cards of ONE faction from the display, or play a set from your hand. With more than 10 cards at the end of your turn you discard down to 10.',
  ['D Detectives', '3 D and 1 more card: +3; others may discard a card like that one for +1'],
  ['S Scientists', '3 S: +2, draw 2 cards'],
  ['R Robocats', '2 R: draw 5 cards; or 4 R: +3'],
  ['M Mafia', '4 M: +2; the others discard 2 cards each or give back 1 point'],
  [
    'H Hackers',
    '1 to 4 H into a hand that has as many cards; as many are then shown at random: each H is +1, every other card is yours',
  ],
  [
    'P Police',
    '1 or more P and 1 other card at a player, who shows as many cards at random: +1 for each like your other card; for each P shown they draw 1',
  ],
  ['J Journalists', '2 J: +2; the others may give you a card each, and then discard another like it for +1'],
  ['O Officials', '1 or more O: flip as many cards, +1 for each different faction'],
  'Moves as records spell them: take HH · play SSS · play DDD+M · play HH @2 (at seat 2) · play PP+J @1 · discard HS · give H · give H discard H · pay · pass',
]

export const REASONS: Readonly<Record<RuleId, string>> = {
  'CC-4': 'that faction is not in this game.',
  'CC-7': 'in your turn you take or you play, nothing else.',
  'CC-8': 'take one or more cards of one faction, and only cards that lie in the display.',
  'CC-9': 'play cards of one faction, and only cards that you hold.',
  'CC-10': 'discard exactly as many cards as you hold over 10, and only cards that you hold.',
  'CC-17': 'Detectives are exactly 3 D with 1 further card; in answer, discard 1 card of its faction or pass.',
  'CC-18': 'Scientists are played exactly 3 at a time.',
  'CC-19': 'Robocats are played exactly 2 or exactly 4 at a time.',
  'CC-20': 'Mafia are played exactly 4 at a time; in answer, discard 2 cards or pay 1 point.',
  'CC-21': 'Hackers go 1 to 4 at a time to one opponent, such as @1, who holds at least as many cards.',
  'CC-22': 'Police go with exactly 1 card of another faction to one opponent, such as @1.',
  'CC-23': 'Journalists are played exactly 2 at a time; in answer, give 1 card, or give and discard the same, or pass.',
  'CC-24': 'Officials are played alone, 1 or more at a time.',
  'CC-25': 'everybody answers once, and your answer is given.',
  'CC-27': 'you have no choice here, so you are not asked.',
  'CC-29': 'the game is over.',
}

const STARTS: ReadonlySet<Event['type']> = new Set(['take', 'play', 'over'])

export function narrate(events: readonly Event[], cast: Cast): string[] {
  const told = events.filter((event) => tellable(event, cast))
  const runs = runsOf(told, together)
  const clauses = runs.flatMap((run, index) => {
    const text = clauseOf(run, runs[index - 1]?.[0], cast)
    return text === null ? [] : [{ text, starts: STARTS.has(run[0]!.type) }]
  })
  return linesFrom(clauses)
}

/** What the table shows anyway, or what another line tells, is left out. */
function tellable(event: Event, cast: Cast): boolean {
  switch (event.type) {
    case 'refill':
    case 'turn':
    case 'ask':
    case 'answered':
      return false
    case 'deal':
      return event.seat === cast.you
    default:
      return true
  }
}

function together(a: Event, b: Event): boolean {
  if (a.type === 'pass' || a.type === 'flip') return a.type === b.type
  if (a.type === 'steal') return b.type === 'steal' && a.from === b.from && a.to === b.to
  return (a.type === 'deal' || a.type === 'draw' || a.type === 'reveal') && a.type === b.type && a.seat === b.seat
}

function clauseOf(run: readonly Event[], before: Event | undefined, cast: Cast): string | null {
  const event = run[0]!
  const letters = run.map((each) => ('card' in each ? (each.card ?? '') : '')).join('')
  switch (event.type) {
    case 'deal':
      return `the cards are dealt: you hold ${cardsInWords(letters)}`
    case 'reshuffle':
      return 'the discard pile is shuffled into a new draw pile'
    case 'take':
      return `${cast.does(event.seat, 'take')} ${cardsInWords(event.cards)}`
    case 'play':
      return playClause(event, cast)
    case 'points':
      return pointsClause(event, before, cast)
    case 'draw':
      return `${cast.does(event.seat, 'draw')} ${letters === '' ? counted(run.length, 'card') : cardsInWords(letters)}`
    case 'reveal':
      return `${cast.does(event.seat, 'show')} ${cardsInWords(letters)}`
    case 'steal':
      return `${cast.does(event.to, 'take')} ${cardsInWords(letters)}`
    case 'flip':
      return `flipped: ${cardsInWords(letters)}`
    case 'pass':
      return passClause(run, cast)
    case 'pay':
      return cast.does(event.seat, 'pay')
    case 'give':
      return `${cast.does(event.from, 'give')} ${cast.name(event.to)} ${event.card === null ? 'a card' : aCard(event.card)}`
    case 'discard':
      return `${cast.does(event.seat, 'discard')} ${cardsInWords(event.cards)}`
    case 'over':
      return `${cast.does(event.winner, 'win')} the game`
    default:
      return null
  }
}

function playClause(event: Extract<Event, { type: 'play' }>, cast: Cast): string {
  const { cards, further } = event
  const set = further === null ? cards : cards.replace(further, '')
  const extra = further === null ? '' : ` with ${aCard(further)}`
  const target = event.target === null ? '' : ` at ${cast.name(event.target)}`
  return `${cast.does(event.seat, 'play')} ${cardsInWords(set)}${extra}${target}`
}

function passClause(run: readonly Event[], cast: Cast): string {
  const seats = run.flatMap((event) => (event.type === 'pass' ? [event.seat] : []))
  return seats.length === 1 ? cast.does(seats[0]!, 'pass') : `${listed(seats.map((seat) => cast.name(seat)))} pass`
}

/** Whose points they are goes without saying where the clause before speaks of the same seat. */
function pointsClause(event: Extract<Event, { type: 'points' }>, before: Event | undefined, cast: Cast): string {
  const who = before && 'seat' in before && before.seat === event.seat ? '' : `${cast.name(event.seat)} `
  return `${who}${signed(event.change)} (now ${event.total})`
}

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)
