import type { Seat } from '@alleycat/engine'
import type { LogLine } from '@alleycat/ui/game-module.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { CathamCityEvent } from '../../rules/events.ts'
import { cardsText, nameOf, tell } from '../telling.ts'
import type { GameReader } from '../words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import type { StoryWords, StoryWordsOf, Who } from './words.ts'

const WORDS: Readonly<Record<Locale, StoryWordsOf>> = { en, de, fr, nl, pl }

type Play = Extract<CathamCityEvent, { type: 'play' }>

/** Tells what happened in sentences: what each faction did with what it was played for, and what others answered. */
export function storyteller(locale: Locale): (events: readonly CathamCityEvent[], reader: GameReader) => LogLine[] {
  return (events, reader) => linesOf(events, reader, WORDS[locale](reader.words))
}

function linesOf(events: readonly CathamCityEvent[], reader: GameReader, says: StoryWords): LogLine[] {
  const who = (seat: Seat): Who => (seat === reader.viewer ? null : nameOf(reader, seat))
  const lines: LogLine[] = []
  /** Whose turn it is as far as these events tell; an answer is somebody else's. */
  let onTurn: Seat | null = null
  for (const [at, event] of events.entries()) {
    const add = (seat: Seat, text: string): void => void lines.push({ text, seat, event: at })
    switch (event.type) {
      case 'turn':
        onTurn = event.seat
        break
      case 'take':
        onTurn = event.seat
        add(event.seat, worded(says.take(who(event.seat), cardsText(reader.words, event.cards)), event.cards))
        break
      case 'play':
        onTurn = event.seat
        add(event.seat, playIn(event, followedBy(events, at), reader, says))
        break
      case 'discard': {
        // The other card of a gift is told with it.
        if (events.slice(0, at).some((given) => given.type === 'give' && given.from === event.seat)) break
        const isAnswer = events.some((each) => each.type === 'play' && each.seat !== event.seat)
        const cards = cardsText(reader.words, event.cards)
        if (onTurn === event.seat || !isAnswer) add(event.seat, says.overLimit(who(event.seat), cards))
        else add(event.seat, says.discard(who(event.seat), cards, pointsOf(events.slice(at), event.seat, reader)))
        break
      }
      case 'pay':
        add(event.seat, says.pay(who(event.seat)))
        break
      case 'give': {
        const { from, to, card } = event
        const cards = card === null ? reader.words.anyCards(1) : cardsText(reader.words, card)
        add(from, says.give(who(from), who(to), cards, pointsOf(events.slice(at), from, reader)))
        break
      }
      case 'over':
        add(event.winner, tell([event], reader)[0]!.text)
        break
      default:
    }
  }
  // Cards that came are nobody's deed, and several share a line.
  const came = tell(events, reader).filter(({ event }) => events[event]!.type === 'refill')
  return [...lines, ...came].toSorted((a, b) => a.event - b.event)
}

/** One of several wordings, always the same for the same cards. */
const worded = (wordings: readonly string[], cards: string): string =>
  wordings[[...cards].reduce((sum, card) => sum + card.charCodeAt(0), 0) % wordings.length]!

/** What a play led to: all until the next thing that its player does. */
function followedBy(events: readonly CathamCityEvent[], at: number): readonly CathamCityEvent[] {
  const end = events.findIndex(
    ({ type }, index) => index > at && (type === 'turn' || type === 'play' || type === 'take'),
  )
  return events.slice(at + 1, end < 0 ? events.length : end)
}

/** The points that somebody got, in words; empty for none. */
function pointsOf(events: readonly CathamCityEvent[], seat: Seat, { words }: GameReader): string {
  const sum = events.reduce(
    (total, event) => total + (event.type === 'points' && event.seat === seat ? event.change : 0),
    0,
  )
  return sum === 0 ? '' : words.points(sum)
}

function playIn(
  { seat, faction, further, target, cards }: Play,
  after: readonly CathamCityEvent[],
  reader: GameReader,
  says: StoryWords,
): string {
  const who = (other: Seat): Who => (other === reader.viewer ? null : nameOf(reader, other))
  const by = who(seat)
  const at = target === null ? null : who(target)
  const points = pointsOf(after, seat, reader)
  const cardsIn = (type: 'draw' | 'steal' | 'flip' | 'reveal'): string[] =>
    after.flatMap((event) =>
      event.type === type && (!('seat' in event) || type === 'reveal' || event.seat === seat) ? [event.card ?? ''] : [],
    )
  const inWords = (found: readonly string[]): string => {
    const letters = found.join('')
    if (letters === '') return found.length === 0 ? '' : reader.words.anyCards(found.length)
    return cardsText(reader.words, letters)
  }
  switch (faction) {
    case 'H':
      return worded(says.hackers(by, at, inWords(cardsIn('steal')), points), cardsIn('steal').join(''))
    case 'P':
      return says.police(by, at, further!, cardsIn('reveal').filter((card) => card === further).length, points)
    case 'D':
      return says.detectives(by, points)
    case 'S':
      return says.scientists(by, points, inWords(cardsIn('draw')))
    case 'R':
      return cards.length > 2 ? says.robocatsScore(by, points) : says.robocatsDraw(by, inWords(cardsIn('draw')))
    case 'M':
      return says.mafia(by, points)
    case 'J':
      return says.journalists(by, points)
    case 'O':
      return says.officials(by, inWords(cardsIn('flip')), points)
  }
}
