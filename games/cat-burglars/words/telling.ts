import type { Seat } from '@alleycat/engine'
import type { LogLine } from '@alleycat/ui/game-module.ts'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import { cardOf, setText } from '../rules/letters.ts'
import type { GameReader } from './words.ts'
import { readDecision } from '../rules/notation.ts'
import { YARN_TO_WIN } from '../rules/vocabulary.ts'

export const nameOf = ({ words, seats, viewer }: GameReader, seat: Seat): string =>
  seat === viewer ? words.you : (seats[seat]?.name ?? String(seat + 1))

/** Who does something, or to whom it is done; null is the reader. */
const unlessReader = (reader: GameReader, seat: Seat): string | null =>
  seat === reader.viewer ? null : nameOf(reader, seat)

/** Says whose gang it is. */
const ownerOf = (reader: GameReader, seat: Seat): string =>
  seat === reader.viewer ? reader.words.yours : nameOf(reader, seat)

/** Numbers gangs as the reader counts them. */
export const numbersOf =
  ({ firstNumber = 1 }: GameReader): ((gang: number) => number) =>
  (gang) =>
    gang + firstNumber

/** Says whose turn it is; one of the reader is not the reader's while a bot decides. */
export const turnLine = (reader: GameReader, seat: Seat): string =>
  seat === reader.viewer && !reader.seats[seat]?.isReplaced
    ? reader.words.yourTurn
    : reader.words.waiting(nameOf({ ...reader, viewer: null }, seat))

/** Says who won. */
export function winnersLine(reader: GameReader, winners: readonly Seat[]): string {
  const { words, viewer } = reader
  const others = winners.filter((seat) => seat !== viewer).map((seat) => nameOf(reader, seat))
  if (others.length === winners.length) return words.overLine(others)
  return others.length === 0 ? words.youWin : words.youWinWith(others)
}

/** The events in words. */
export function tell(events: readonly Event[], reader: GameReader): LogLine[] {
  const lines: LogLine[] = []
  const isHandSeen = events.some((event) => event.type === 'deal' && event.card !== null)
  for (let first = 0; first < events.length;) {
    const event = events[first]!
    let end = first + 1
    while (end < events.length && belong(event, events[end]!)) end++
    // A hand that is seen tells that cards were dealt.
    const isTold = !(isHandSeen && event.type === 'deal' && event.card === null)
    const text = isTold ? textOf(events.slice(first, end), reader, events[end]) : ''
    const seat = 'seat' in event ? event.seat : 'owner' in event ? event.owner : null
    const isHeading = event.type === 'turn' || event.type === 'over'
    if (text !== '') lines.push({ text, event: first, seat: event.type === 'deal' ? null : seat, heading: isHeading })
    first = end
  }
  return lines
}

/**
 * What players have just done, in a line; of a raid, what came of it. What is secured is seen as it is turned over, and the
 * totals are beside the names, where they count later.
 */
export function newsOf(events: readonly Event[], reader: GameReader): string {
  const raid = raidText(events, reader)
  if (raid !== '') return raid
  return tell(
    events.filter(({ type }) => type !== 'deal' && type !== 'reveal' && type !== 'yarn'),
    reader,
  )
    .filter(({ seat, heading }) => seat !== null && !heading)
    .map(({ text }) => text)
    .join(' · ')
}

/** What came of a raid; empty if there was none. */
export function raidText(events: readonly Event[], reader: GameReader): string {
  const { words } = reader
  const raid = events.find((event) => event.type === 'infiltrate')
  const found = events.find((event) => event.type === 'reveal')
  if (!raid || !found) return ''
  const [who, owner] = [unlessReader(reader, raid.seat), unlessReader(reader, raid.owner)]
  return found.trap ? words.sprang(who, owner) : words.stole(who, owner, found.card)
}

/** Cards that come one by one are told together, and so are those that somebody secures: after a raid the score comes between. */
function belong(a: Event, b: Event): boolean {
  if (a.type === 'reveal') return b.type === 'reveal' && !a.trap && !b.trap
  if (a.type === 'refill') return b.type === 'refill'
  // Hands that are seen are told one by one; the others were dealt at the same time.
  if (a.type === 'deal') return b.type === 'deal' && (a.card === null ? b.card === null : a.seat === b.seat)
  return (a.type === 'recruit' || a.type === 'draw') && a.type === b.type && a.seat === b.seat
}

const gangsOf = (run: readonly Event[]): number[] => run.flatMap((each) => (each.type === 'reveal' ? each.gang : []))

const lettersOf = (run: readonly Event[]): string =>
  run.map((each) => ('card' in each ? (each.card ?? '') : '')).join('')

function textOf(run: readonly Event[], reader: GameReader, next: Event | undefined): string {
  const { words } = reader
  const event = run[0]!
  const letters = lettersOf(run)
  const number = numbersOf(reader)
  const who = 'seat' in event ? unlessReader(reader, event.seat) : ''
  switch (event.type) {
    case 'deal':
      // To a player the own hand tells that cards were dealt.
      if (letters === '') return reader.viewer === null ? words.toldDeal : ''
      return who === null ? words.toldHand(letters) : words.toldDealt(who, letters)
    case 'refill':
      return words.toldRefill(letters)
    case 'reshuffle':
      return words.toldReshuffle
    case 'turn':
      return turnLine(reader, event.seat)
    case 'recruit':
      return words.toldRecruit(who, letters)
    case 'draw':
      return letters === '' ? words.toldDraw(who, run.length) : words.toldDrawn(who, letters)
    case 'form':
      return words.toldForm(who, event.card, number(event.gang), event.isNewGang)
    case 'activate':
      return event.card === null
        ? words.toldActivate(who, number(event.gang))
        : words.toldActivated(who, event.card, number(event.gang))
    case 'secure':
      return words.toldSecure(who, event.gangs.map(number))
    case 'infiltrate':
      return words.toldInfiltrate(who, ownerOf(reader, event.owner), number(event.gang), event.paid, event.market ?? '')
    case 'reveal':
      if (run.length > 1) return words.toldYarns(gangsOf(run).map(number), letters)
      return words[event.trap ? 'toldTrap' : 'toldYarn'](ownerOf(reader, event.owner), number(event.gang), event.card)
    case 'yarn':
      // In the Hall of Fame fewer balls win if they have all colours (CB-4).
      return next?.type === 'over' && event.total < YARN_TO_WIN
        ? words.toldColours(who, event.cards.length)
        : words.toldScore(who, event.cards.length, event.total, YARN_TO_WIN)
    case 'ask':
      // Once the cat has been placed, that tells it all.
      return next?.type === 'place' ? '' : words.toldAsk(who, event.card)
    case 'place':
      return words.toldPlace(who, event.card, number(event.gang), event.isNewGang)
    case 'pass':
      return next?.type === 'over' ? words.toldStuck : words.toldPass(who)
    case 'over':
      return words.toldOver(winnersLine(reader, event.winners))
  }
}

/** A decision in words. */
export function decision(text: string, reader: GameReader): string {
  const { words } = reader
  const number = numbersOf(reader)
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
      return words.infiltrate(nameOf(reader, read.owner), number(read.gang), setText(read.payment), market)
    }
    case 'place':
      return read.gang === null ? words.placeNew : words.placeOn(number(read.gang))
    case 'pass':
      return words.pass
    default:
      return text
  }
}
