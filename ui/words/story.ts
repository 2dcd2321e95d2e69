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
