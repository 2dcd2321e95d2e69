import type { Seat, Viewer } from '@alleycat/engine'
import type { LogLine } from '../game-module.ts'
import { sentences } from './sentences.ts'

/** The most deeds that are told of one turn. */
const MOST_DEEDS = 3

/**
 * What players did, in short: the lines of a log without headings and without what was nobody's deed, such as a refill. Of
 * a long turn the last deed is told too, because it says what came of the others, and the last one of the seat that the
 * story is about.
 */
export const storyOf = (lines: readonly LogLine[], about: Viewer = null): string => sentences(deedsIn(lines, about))

/** A story of luck tells the cards that came as well. */
export function storyWithCards(lines: readonly LogLine[], about: Viewer = null): string {
  const cards = lines.filter(({ seat, heading }) => seat === null && !heading).map(({ text }) => text)
  return sentences([...deedsIn(lines, about), ...cards])
}

/** The events by which a seat was dealt its cards, for a story of the deal. */
export const dealtTo = (events: readonly unknown[], seat: Seat): unknown[] =>
  events.filter((event) => {
    const { type, seat: to } = event as { readonly type: string; readonly seat?: Seat }
    return type === 'deal' && to === seat
  })

/** The deeds of a story, one by one. */
export function deedsIn(lines: readonly LogLine[], about: Viewer = null): string[] {
  const deeds = lines.filter(({ seat, heading }) => seat !== null && !heading)
  const theirs = deeds.slice(0, -1).findLast(({ seat }) => seat === about) ?? deeds[1]
  const told = [...new Set([deeds[0], deeds.at(-1), theirs, ...deeds])].slice(0, MOST_DEEDS)
  return deeds.filter((deed) => told.includes(deed)).map(({ text }) => text)
}

/** The lines of the last turn in which anybody did something. */
export function lastTurn(lines: readonly LogLine[]): LogLine[] {
  const end = lines.findLastIndex(({ seat, heading }) => seat !== null && !heading) + 1
  const start = lines.slice(0, end).findLastIndex(({ heading }) => heading) + 1
  return lines.slice(start, end)
}
