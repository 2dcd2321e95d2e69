import type { Seat } from '@alleycat/engine'
import type { LogLine } from '@alleycat/ui/game-module.ts'
import { lettersCounted } from '@alleycat/ui/words/letters.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import type { GameReader, Words } from './words.ts'
import type { Faction } from '../rules/vocabulary.ts'
import { readDecision, type Decision } from '../rules/notation.ts'
import type { Deed } from './deeds.ts'

export const nameOf = ({ words, seats, viewer }: GameReader, seat: Seat): string =>
  seat === viewer ? words.you : (seats[seat]?.name ?? '')

/** Somebody who does something, or to whom it is done; null is the reader. */
const unlessReader = (reader: GameReader, seat: Seat): string | null =>
  seat === reader.viewer ? null : nameOf(reader, seat)

/** The reader is named first: `You and Biscuit`. */
export const namesOf = (reader: GameReader, seats: readonly Seat[]): string => {
  const others = seats.filter((seat) => seat !== reader.viewer)
  const ordered = others.length < seats.length ? [reader.viewer!, ...others] : others
  return reader.words.list(ordered.map((seat) => nameOf(reader, seat)))
}

/** Whose turn it is; one of the reader is not the reader's while a bot decides. */
export const turnText = ({ words, seats, viewer }: GameReader, seat: Seat): string =>
  seat === viewer && !seats[seat]?.isReplaced ? words.told.yourTurn : words.told.turn(seats[seat]?.name ?? '')

/** Cards after a verb: `2 Hackers and 1 Mafia`. */
export const cardsText = (words: Words, letters: string): string =>
  words.list(lettersCounted<Faction>(letters).map(([faction, count]) => words.cards(faction, count)))

/** Cards after a label: `Hackers ×2, Mafia`. */
export const tallyText = (words: Words, letters: string): string =>
  lettersCounted<Faction>(letters)
    .map(([faction, count]) => words.tally(faction, count))
    .join(', ')

/** A change of points: `+3`, `−1`. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

const gainText = (words: Words, change: number): string => (change < 0 ? '−' : '+') + words.points(Math.abs(change))

/** A play: `3 Detectives + Mafia`, `2 Hackers → Biscuit`, `2 Hackers against you`. */
function playText(
  reader: GameReader,
  faction: Faction,
  count: number,
  further: Faction | null,
  target: Seat | null,
): string {
  const { words, viewer } = reader
  const extra = further === null ? '' : ` + ${words.card[further]}`
  const at = target === null ? '' : target === viewer ? ` ${words.told.atYou}` : ` → ${nameOf(reader, target)}`
  return `${words.cards(faction, count)}${extra}${at}`
}

export function decision(text: string, reader: GameReader): string {
  const read = readDecision(text)
  return read ? moveText(read, reader) : text
}

export function moveText({ verb, cards, set, faction, further, target }: Decision, reader: GameReader): string {
  const { moves } = reader.words
  switch (verb) {
    case 'take':
      return moves.take(cardsText(reader.words, cards))
    case 'play':
      return moves.play(playText(reader, faction!, set.length, further, target))
    case 'discard':
      return moves.discard(cardsText(reader.words, cards))
    case 'give': {
      const one = reader.words.cards(faction!, 1)
      return set.length > 1 ? moves.giveAndDiscard(one) : moves.give(one)
    }
    default:
      return moves[verb]
  }
}

/** A deed of somebody: `plays 3 Detectives + Mafia, +3 points`. */
export function deedText({ verb, cards, further, target, change }: Deed, reader: GameReader): string {
  const { words } = reader
  const { told } = words
  const what = cards === '' ? words.anyCards(1) : cardsText(words, cards)
  const said = {
    take: () => told.take(false, what),
    play: () => told.play(false, playText(reader, cards[0] as Faction, cards.length, further, target)),
    discard: () => told.discard(false, what),
    give: () => told.give(false, what, unlessReader(reader, target!)),
    pay: () => told.pay(false),
    pass: () => told.pass(false),
  }[verb]()
  return change === 0 ? said : `${said}, ${gainText(words, change)}`
}

export function tell(events: readonly CathamCityEvent[], reader: GameReader): LogLine[] {
  return runsOf(events).map(({ event, at, letters, count, seats }) => {
    const line = lineOf(event, reader, letters, count, seats)
    const isHeading = event.type === 'turn' || event.type === 'over'
    return { ...line, event: at, ...(isHeading ? { heading: true } : {}) }
  })
}

type ToldEvent = Exclude<CathamCityEvent, { type: 'ask' }>

/**
 * What players have just done, in a line. If it is given the past, it tells with it the cards revealed or drawn just before,
 * and goes on telling of cards that were taken while the display is filled up.
 */
export function newsOf(
  events: readonly CathamCityEvent[],
  reader: GameReader,
  past: readonly CathamCityEvent[] = [],
): string {
  const told = [...justBefore(events, past), ...events].filter(({ type }) => type !== 'deal' && type !== 'answered')
  const lines = tell(told, reader).filter(({ seat, heading }) => seat !== null && !heading)
  return lines
    .map(({ text, event, seat }, index) => {
      const points = told[event]!
      if (points.type !== 'points') return text
      // After what somebody did it is clear whose points they are. The totals are beside the names, where they count later.
      if (lines[index - 1]?.seat === seat) return signed(points.change)
      return reader.words.line(nameOf(reader, points.seat), gainText(reader.words, points.change))
    })
    .join(' · ')
}

/** What belongs to the first of these events: cards revealed or drawn one by one, or taken from where others now lie. */
function justBefore([first]: readonly CathamCityEvent[], past: readonly CathamCityEvent[]): typeof past {
  if (first?.type !== 'reveal' && first?.type !== 'draw' && first?.type !== 'refill') return []
  const end = Math.max(0, past.lastIndexOf(first))
  let from = end
  while (from > 0 && belong(first, past[from - 1]!)) from--
  if (first.type === 'refill' && past[from - 1]?.type === 'take') from--
  return past.slice(from, end)
}

/** Neighbouring events that are told together, such as five cards drawn one by one. */
interface Run {
  readonly event: ToldEvent
  readonly at: number
  letters: string
  count: number
  readonly seats: Seat[]
}

function runsOf(events: readonly CathamCityEvent[]): Run[] {
  const runs: Run[] = []
  for (const [at, event] of events.entries()) {
    // Who is asked is seen at the table, and what they answer is told when it is carried out.
    if (event.type === 'ask' || (event.type === 'answered' && isCarriedOut(events, at, event.seat))) continue
    let last = runs.at(-1)
    if (!last || !belong(last.event, event)) runs.push((last = { event, at, letters: '', count: 0, seats: [] }))
    last.count++
    if ('card' in event) last.letters += event.card ?? ''
    if ('seat' in event) last.seats.push(event.seat)
  }
  return runs
}

/** CC-26: whether the answer that a seat gave there has taken effect since. */
const isCarriedOut = (events: readonly CathamCityEvent[], answered: number, seat: Seat): boolean =>
  events.some((event, at) => {
    if (at <= answered) return false
    return event.type === 'give'
      ? event.from === seat
      : /^(discard|pay|pass)$/.test(event.type) && 'seat' in event && event.seat === seat
  })

function belong(a: ToldEvent, b: CathamCityEvent): boolean {
  switch (a.type) {
    case 'pass':
    case 'flip':
    case 'refill':
      return a.type === b.type
    case 'steal':
      return b.type === 'steal' && a.from === b.from && a.to === b.to
    case 'deal':
    case 'draw':
    case 'reveal':
      return a.type === b.type && a.seat === b.seat
    default:
      return false
  }
}

type Line = Omit<LogLine, 'event' | 'heading'>

function lineOf(event: ToldEvent, reader: GameReader, letters: string, count: number, seats: readonly Seat[]): Line {
  const { words, viewer } = reader
  const { told } = words
  const by = (seat: Seat, what: string): Line => ({
    text: words.sentence(unlessReader(reader, seat), what),
    seat,
  })
  const cards = letters === '' ? words.anyCards(count) : cardsText(words, letters)
  switch (event.type) {
    case 'deal':
      if (event.seat !== viewer) return by(event.seat, told.deal(cards))
      if (letters === '') return { text: words.line(nameOf(reader, event.seat), cards), seat: viewer }
      return { text: told.hand(tallyText(words, letters)), seat: viewer }
    case 'refill':
      return { text: told.refill(tallyText(words, letters)), seat: null }
    case 'reshuffle':
      return { text: told.reshuffle, seat: null }
    case 'turn':
      return { text: turnText(reader, event.seat), seat: event.seat }
    case 'take':
      return by(event.seat, told.take(event.seat === viewer, cardsText(words, event.cards)))
    case 'play': {
      const alone = event.cards.length - (event.further === null ? 0 : 1)
      const what = playText(reader, event.faction, alone, event.further, event.target)
      return by(event.seat, told.play(event.seat === viewer, what))
    }
    case 'points':
      return {
        text: words.line(nameOf(reader, event.seat), told.points(gainText(words, event.change), event.total)),
        seat: event.seat,
      }
    case 'draw':
      return by(event.seat, told.draw(event.seat === viewer, cards))
    case 'reveal':
      return by(event.seat, told.reveal(event.seat === viewer, cards))
    case 'steal':
      return by(event.to, told.steal(event.to === viewer, cards, unlessReader(reader, event.from)))
    case 'flip':
      return { text: told.flip(tallyText(words, letters)), seat: null }
    case 'answered': {
      const answer = decision(event.answer, reader)
      const text = event.seat === viewer ? told.answered(answer) : told.answeredBy(nameOf(reader, event.seat), answer)
      return { text, seat: event.seat }
    }
    case 'pass': {
      if (seats.length === 1) return by(event.seat, told.pass(event.seat === viewer))
      const isAmongThem = seats.some((seat) => seat === viewer)
      return { text: told.passTogether(isAmongThem, namesOf(reader, seats)), seat: event.seat }
    }
    case 'pay':
      return by(event.seat, told.pay(event.seat === viewer))
    case 'give':
      return by(event.from, told.give(event.from === viewer, cards, unlessReader(reader, event.to)))
    case 'discard':
      return by(event.seat, told.discard(event.seat === viewer, cardsText(words, event.cards)))
    case 'over':
      return by(event.winner, told.over(event.winner === viewer))
  }
}
