import type { Reason, Seat } from '@alleycat/engine'
import type { LogLine, Telling } from '@alleycat/ui/game-module.ts'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import { cardOf, setText } from '../rules/letters.ts'
import type { Words } from './words.ts'
import type { ReasonCode } from '../mind/reasons.ts'
import { readDecision } from '../rules/notation.ts'
import { YARN_TO_WIN } from '../rules/vocabulary.ts'

type Told = Telling<Words>

export const nameOf = ({ words, seats, viewer }: Told, seat: Seat): string =>
  seat === viewer ? words.you : (seats[seat]?.name ?? String(seat + 1))

/** Who does something; null is the reader. */
const doerOf = (telling: Told, seat: Seat): string | null => (seat === telling.viewer ? null : nameOf(telling, seat))

/** Says whose gang it is. */
const ownerOf = (telling: Told, seat: Seat): string =>
  seat === telling.viewer ? telling.words.yours : nameOf(telling, seat)

/** Numbers gangs as the reader counts them. */
const numbersOf =
  ({ firstNumber = 1 }: Told): ((gang: number) => number) =>
  (gang) =>
    gang + firstNumber

/** Says whose turn it is. */
export const turnLine = (telling: Told, seat: Seat): string =>
  seat === telling.viewer ? telling.words.yourTurn : telling.words.waiting(nameOf(telling, seat))

/** Says who won. */
export function winnersLine(telling: Told, winners: readonly Seat[]): string {
  const { words, viewer } = telling
  const others = winners.filter((seat) => seat !== viewer).map((seat) => nameOf(telling, seat))
  if (others.length === winners.length) return words.overLine(others)
  return others.length === 0 ? words.youWin : words.youWinWith(others)
}

/** The events in words. */
export function tell(events: readonly Event[], telling: Told): LogLine[] {
  const lines: LogLine[] = []
  for (let first = 0; first < events.length;) {
    const event = events[first]!
    let end = first + 1
    while (end < events.length && belong(event, events[end]!)) end++
    const text = textOf(events.slice(first, end), telling, events[end])
    const seat = 'seat' in event ? event.seat : 'owner' in event ? event.owner : null
    const isHeading = event.type === 'turn' || event.type === 'over'
    if (text !== '') lines.push({ text, event: first, seat: event.type === 'deal' ? null : seat, heading: isHeading })
    first = end
  }
  return lines
}

/** What players have just done, in a line; what was done to the viewer is said as such. */
export function newsOf(events: readonly Event[], telling: Told): string {
  const robbed = robbedText(events, telling)
  if (robbed !== '') return robbed
  return tell(
    events.filter(({ type }) => type !== 'deal'),
    telling,
  )
    .filter(({ seat, heading }) => seat !== null && !heading)
    .map(({ text }) => text)
    .join(' · ')
}

/** What came of a raid on a gang of the viewer; empty if there was none. */
export function robbedText(events: readonly Event[], telling: Told): string {
  const { words, viewer } = telling
  const raid = events.find((event) => event.type === 'infiltrate')
  const found = events.find((event) => event.type === 'reveal')
  if (!raid || !found || raid.owner !== viewer) return ''
  const who = nameOf(telling, raid.seat)
  return found.trap ? words.sprangYours(who) : words.stoleYours(who, found.card)
}

/** Cards that come one by one are told together. */
function belong(a: Event, b: Event): boolean {
  if (a.type === 'refill') return b.type === 'refill'
  // Hands that are seen are told one by one; the others were dealt at the same time.
  if (a.type === 'deal') return b.type === 'deal' && (a.card === null ? b.card === null : a.seat === b.seat)
  return (a.type === 'recruit' || a.type === 'draw') && a.type === b.type && a.seat === b.seat
}

const lettersOf = (run: readonly Event[]): string =>
  run.map((each) => ('card' in each ? (each.card ?? '') : '')).join('')

function textOf(run: readonly Event[], telling: Told, next: Event | undefined): string {
  const { words } = telling
  const event = run[0]!
  const letters = lettersOf(run)
  const number = numbersOf(telling)
  const who = 'seat' in event ? doerOf(telling, event.seat) : ''
  switch (event.type) {
    case 'deal':
      // To a player the own hand tells that cards were dealt.
      if (letters === '') return telling.viewer === null ? words.toldDeal : ''
      return event.seat === telling.viewer ? words.toldHand(letters) : words.toldDrawn(who, letters)
    case 'refill':
      return words.toldRefill(letters)
    case 'reshuffle':
      return words.toldReshuffle
    case 'turn':
      return turnLine(telling, event.seat)
    case 'recruit':
      return words.toldRecruit(who, letters)
    case 'draw':
      return letters === '' ? words.toldDraw(who, run.length) : words.toldDrawn(who, letters)
    case 'form':
      return words.toldForm(who, event.card, number(event.gang))
    case 'activate':
      return event.card === null
        ? words.toldActivate(who, number(event.gang))
        : words.toldActivated(who, event.card, number(event.gang))
    case 'secure':
      return words.toldSecure(who, event.gangs.map(number))
    case 'infiltrate':
      return words.toldInfiltrate(
        who,
        ownerOf(telling, event.owner),
        number(event.gang),
        event.paid,
        event.market ?? '',
      )
    case 'reveal':
      return words[event.trap ? 'toldTrap' : 'toldYarn'](ownerOf(telling, event.owner), number(event.gang), event.card)
    case 'yarn':
      // In the Hall of Fame fewer balls win if they have all colours (CB-4).
      return next?.type === 'over' && event.total < YARN_TO_WIN
        ? words.toldColours(who, event.cards.length)
        : words.toldScore(who, event.cards.length, event.total, YARN_TO_WIN)
    case 'ask':
      return words.toldAsk(who, event.card)
    case 'place':
      return words.toldPlace(who, event.card, number(event.gang))
    case 'pass':
      return words.toldPass(who)
    case 'over':
      return words.toldOver(winnersLine(telling, event.winners))
  }
}

/** A decision in words. */
export function decision(text: string, telling: Told): string {
  const { words } = telling
  const number = numbersOf(telling)
  const read = readDecision(text)
  switch (read?.verb) {
    case 'recruit':
      return read.card === null ? words.recruitDeck : words.recruitCard(cardOf(read.card))
    case 'form':
      return read.gang === null ? words.formNew(cardOf(read.card)) : words.formOn(cardOf(read.card), number(read.gang))
    case 'activate':
      return words.activate(cardOf(read.card), number(read.gang))
    case 'secure':
      return words.secure(read.gangs.map(number))
    case 'infiltrate': {
      const market = read.market === null ? '' : cardOf(read.market)
      return words.infiltrate(nameOf(telling, read.owner), number(read.gang), setText(read.payment), market)
    }
    case 'place':
      return read.gang === null ? words.placeNew : words.placeOn(number(read.gang))
    case 'pass':
      return words.pass
    default:
      return text
  }
}

/** A reason for a decision, in words. */
export function reason(given: Reason, telling: Told): string {
  const worded = REASONS[given.code as ReasonCode] as ((given: Reason, telling: Told) => string) | undefined
  return worded?.(given, telling) ?? given.code
}

const number = ({ gang }: Reason, telling: Told): number => numbersOf(telling)(Number(gang))
const colour = (given: Reason): string => String(given['colour'])
const cards = (given: Reason): number => Number(given['cards'])
const percent = (given: Reason): number => Number(given['percent'])
const who = ({ seat }: Reason, telling: Told): string => nameOf(telling, Number(seat))

const REASONS: Readonly<Record<ReasonCode, (given: Reason, telling: Told) => string>> = {
  wins: (_, { words }) => words.reasonWins,
  scores: (given, { words }) => words.reasonScores(Number(given['balls'])),
  'one-short': (_, { words }) => words.reasonOneShort,
  exposed: (given, telling) => telling.words.reasonExposed(number(given, telling), cards(given)),
  'new-colour': (given, { words }) => words.reasonNewColour(colour(given)),
  'yarn-in-waiting': (given, telling) => telling.words.reasonYarnInWaiting(number(given, telling)),
  safe: (given, telling) => telling.words.reasonSafe(number(given, telling)),
  trap: (given, telling) => telling.words.reasonTrap(number(given, telling)),
  'wins-next': (_, { words }) => words.reasonWinsNext,
  'wins-if-yarn': (_, { words }) => words.reasonWinsIfYarn,
  'likely-yarn': (given, { words }) => words.reasonLikelyYarn(percent(given)),
  cheap: (given, { words }) => words.reasonCheap(cards(given)),
  'saves-mirror': (_, { words }) => words.reasonSavesMirror,
  'hurts-leader': (given, telling) => telling.words.reasonHurtsLeader(who(given, telling)),
  denies: (given, telling) => telling.words.reasonDenies(who(given, telling)),
  'new-gang': (_, { words }) => words.reasonNewGang,
  grows: (given, telling) => telling.words.reasonGrows(number(given, telling), Number(given['cats'])),
  guards: (given, telling) => telling.words.reasonGuards(number(given, telling)),
  'turns-trap': (given, telling) => telling.words.reasonTurnsTrap(number(given, telling)),
  'has-match': (given, { words }) => words.reasonHasMatch(colour(given)),
  matches: (given, { words }) => words.reasonMatches(colour(given)),
  pays: (given, { words }) => words.reasonPays(colour(given)),
  pair: (given, { words }) => words.reasonPair(colour(given)),
  mirror: (_, { words }) => words.reasonMirror,
  unseen: (_, { words }) => words.reasonUnseen,
  'no-choice': (_, { words }) => words.reasonNoChoice,
  'hidden-trap': (given, { words }) => words.hiddenTrap(percent(given), 100 - percent(given)),
  'hidden-yarn': (given, { words }) => words.hiddenYarn(percent(given), percent(given)),
}
