import type { Seat } from '@alleycat/engine'
import type { LogLine } from '@alleycat/ui/game-module.ts'
import { listIn } from '@alleycat/ui/words/lists.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { CatBurglarsEvent as Event } from '../../rules/events.ts'
import { YARN_TO_WIN } from '../../rules/vocabulary.ts'
import { nameOf, tell } from '../telling.ts'
import type { GameReader } from '../words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import type { StoryWords, Who } from './words.ts'

const WORDS: Readonly<Record<Locale, StoryWords>> = { en, de, fr, nl, pl }

/** What came of a raid, or of yarn that was secured, is told with it. */
const TOLD_WITH: ReadonlySet<Event['type']> = new Set(['reveal', 'yarn', 'ask', 'place'])

/** Tells what happened in sentences: a raid with what was found, what was secured with its colours, the rest as the log does. */
export function storyteller(locale: Locale): (events: readonly Event[], reader: GameReader) => LogLine[] {
  const [says, list] = [WORDS[locale], listIn(locale)]
  return (events, reader) => {
    const isStory = events.some(({ type }) => type === 'infiltrate' || type === 'secure')
    return tell(events, reader).flatMap((line) => {
      const event = events[line.event]!
      if (event.type === 'over') return [{ ...line, seat: event.winners[0] ?? null, heading: false }]
      if (event.type === 'infiltrate' || event.type === 'secure')
        return [{ ...line, text: deedIn(events, line.event, reader, says, list) || line.text }]
      return (isStory && TOLD_WITH.has(event.type)) || event.type === 'reshuffle' ? [] : [line]
    })
  }
}

function deedIn(
  events: readonly Event[],
  at: number,
  reader: GameReader,
  says: StoryWords,
  list: (items: readonly string[]) => string,
): string {
  const { words, viewer, firstNumber = 1 } = reader
  const who = (seat: Seat): Who => (seat === viewer ? null : nameOf(reader, seat))
  const deed = events[at]!
  const next = events.findIndex(({ type }, index) => index > at && (type === 'turn' || type === 'over'))
  const after = events.slice(at + 1, next < 0 ? events.length : next)
  const found = after.filter((event) => event.type === 'reveal')
  const yarn = after.find((event) => event.type === 'yarn')
  const total = yarn ? says.progress(yarn.total, YARN_TO_WIN) : ''
  const [first] = found
  if (!first) return ''
  if (deed.type === 'secure')
    return says.secure(who(deed.seat), found.length, list(found.map(({ card }) => words.colour(card))), total)
  if (deed.type !== 'infiltrate') return ''
  const [robber, owner, gang] = [who(deed.seat), who(deed.owner), deed.gang + firstNumber]
  if (!first.trap) {
    const wordings = says.steal(robber, owner, gang, words.colour(first.card), total)
    return wordings[(yarn?.total ?? 0) % wordings.length]!
  }
  const placed = after.find((event) => event.type === 'place')
  const joined = placed ? (placed.isNewGang ? 'new' : placed.gang + firstNumber) : null
  return says.trap(robber, owner, gang, words.colour(first.card), joined)
}
