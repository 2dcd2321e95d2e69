import type { Standing } from '@alleycat/bots'
import { rounded } from '../arena/report.ts'
import type { Output } from '../output.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { counted, grouped } from '../text.ts'
import type { Survey } from './claims.ts'
import { percent, runContests, type ContestSettings, type SizedContest } from './run-contests.ts'

/** A survey has many tables, so each gets this fraction (1/n) of the games of a claim. */
const PART = 10

/** Measures a survey. Resolves to false when it was interrupted. */
export async function measureSurvey(
  survey: Survey,
  games: number,
  run: ContestSettings,
  head: readonly string[],
  output: Output,
): Promise<boolean> {
  const { settings, lineUp } = survey
  const all = settings.map((setting): SizedContest => ({
    contest: { setting, lineUp },
    games: Math.ceil(games / PART),
  }))
  const what = `${counted(all.length, 'table')} of ${counted(all[0]!.games, 'game')}`
  if (!run.json) await output.write(`${aligned([head], 1)[0]}\n`)
  const found: Standing[] = []
  let played = 0
  for await (const standings of runContests(all, run, what)) {
    found.push(standings.list()[0]!)
    played += standings.games
  }
  if (found.length < all.length) return false
  return output.write(run.json ? jsonOf(survey, found, played) : textOf(survey, found, played, head))
}

function textOf(
  { name, settings, lineUp }: Survey,
  found: readonly Standing[],
  played: number,
  head: readonly string[],
): string {
  const { mean, below, worst } = summaryOf(found.map(shareOf), 1 / lineUp.length)
  const { share, interval } = found[worst]!
  const range = `${Math.round(100 * interval.low)} to ${Math.round(100 * interval.high)}%`
  const cells = [grouped(played), percent(mean), String(below), settings[worst]!.name, percent(share), range]
  return `${aligned([head, [name, ...cells]], 1)[1]}\n\n`
}

function jsonOf({ name, settings, lineUp }: Survey, found: readonly Standing[], played: number): string {
  const { mean, below, worst } = summaryOf(found.map(shareOf), 1 / lineUp.length)
  const { share, interval } = found[worst]!
  const line = {
    bench: 'bots',
    measure: 'survey',
    name,
    lineUp,
    tables: settings.length,
    games: played,
    share: rounded(mean, 4),
    below,
    worst: settings[worst]!.options,
    worstShare: rounded(share, 4),
    worstLow: rounded(interval.low, 4),
    worstHigh: rounded(interval.high, 4),
  }
  return `${JSON.stringify(line)}\n`
}

const shareOf = ({ share }: Standing): number => share

/** The mean share over all tables, the number of tables below par, and the index of the worst one. */
export function summaryOf(shares: readonly number[], par: number): { mean: number; below: number; worst: number } {
  return {
    mean: shares.reduce((sum, share) => sum + share) / shares.length,
    below: shares.filter((share) => share < par).length,
    worst: shares.indexOf(Math.min(...shares)),
  }
}
