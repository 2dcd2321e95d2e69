import type { LogLine } from '../game-module.ts'

/** The most deeds that are told of one turn. */
const MOST_DEEDS = 3

/** What players did, in short: the lines of a log without headings and without what was nobody's deed, such as a refill. */
export const storyOf = (lines: readonly LogLine[]): string =>
  lines
    .filter(({ seat, heading }) => seat !== null && !heading)
    .slice(0, MOST_DEEDS)
    .map(({ text }) => text)
    .join(' · ')

/** The lines of the last turn in which anybody did something. */
export function lastTurn(lines: readonly LogLine[]): LogLine[] {
  const end = lines.findLastIndex(({ seat, heading }) => seat !== null && !heading) + 1
  const start = lines.slice(0, end).findLastIndex(({ heading }) => heading) + 1
  return lines.slice(start, end)
}
