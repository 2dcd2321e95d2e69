import type { Standing, Standings } from '@alleycat/bots'
import { rounded } from '../arena/report.ts'
import { Complaint } from '../errors.ts'
import { standardOutput, type Output } from '../output.ts'
import { shown } from '../args.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { counted, grouped } from '../text.ts'
import { CLAIMS, SPEEDS, SURVEYS, type Claim, type SpeedMeasurement } from './claims.ts'
import { percent, runContests, type ContestSettings, type SizedContest } from './run-contests.ts'
import { measureSurvey } from './survey.ts'
import { thinkApart } from './thinking.ts'

export interface BotsBench extends ContestSettings {
  /** The games for each claim, rounded up to whole rotations. */
  readonly games: number
  /** Only measurements whose names contain this text are made. */
  readonly only: string
}

/** Measures the bots. Resolves to false when it was interrupted. */
export async function benchBots(bench: BotsBench): Promise<boolean> {
  const wanted = ({ name }: { name: string }): boolean => name.includes(bench.only.toLowerCase())
  const claims = CLAIMS.filter(wanted)
  const speeds = SPEEDS.filter(wanted)
  const surveys = SURVEYS.filter(wanted)
  if (claims.length + speeds.length + surveys.length === 0)
    throw new Complaint(({ errors }) => errors.noLine(shown(bench.only), NAMES.join('; ')))
  const output = standardOutput()
  if (speeds.length > 0 && !(await measureSpeeds(speeds, bench, output))) return false
  for (const survey of surveys)
    if (!(await measureSurvey(survey, bench.games, bench, SURVEY_HEAD, output))) return false
  return claims.length === 0 || measureClaims(claims, bench, output)
}

const NAMES = [...SPEEDS, ...SURVEYS, ...CLAIMS].map(({ name }) => name)
const NAME_WIDTH = Math.max(...NAMES.map((name) => name.length))

/** The cells of a head are padded to their final width, so that lines that are written one by one are aligned. */
const SPEED_HEAD = ['how fast'.padEnd(NAME_WIDTH), 'iterations/s']
const CLAIM_HEAD = [
  'how strong'.padEnd(NAME_WIDTH),
  ' games',
  ' a seat',
  '  95% of it',
  '    par',
  '      so',
  ' ms/decision',
]

const SURVEY_HEAD = [
  'how strong everywhere'.padEnd(NAME_WIDTH),
  ' games',
  ' a seat',
  ' below par',
  ' worst',
  ' a seat',
  '  95% of it',
]

async function measureSpeeds(
  speeds: readonly SpeedMeasurement[],
  { json, seconds, signal }: BotsBench,
  output: Output,
): Promise<boolean> {
  if (!json) await output.write(`${aligned([SPEED_HEAD], 1)[0]}\n`)
  for (const { name, setting, seats } of speeds) {
    const { game, options } = setting
    const perSecond = await thinkApart({ game, options, seats, seconds })
    const line = { bench: 'bots', measure: 'speed', name, game, options, seats }
    const text = json
      ? JSON.stringify({ ...line, iterationsPerSecond: Math.round(perSecond) })
      : aligned([SPEED_HEAD, [name, grouped(perSecond)]], 1)[1]
    if (signal.aborted || !(await output.write(`${text}\n`))) return false
  }
  if (!json) await output.write('\n')
  return true
}

async function measureClaims(claims: readonly Claim[], bench: BotsBench, output: Output): Promise<boolean> {
  const { games, json } = bench
  const what = `${counted(claims.length, 'claim')} of ${counted(games, 'game')}`
  const all = claims.map((contest): SizedContest => ({ contest, games }))
  if (!json) await output.write(`${aligned([CLAIM_HEAD], 1)[0]}\n`)
  let measured = 0
  for await (const standings of runContests(all, bench, what))
    if (!(await output.write(`${claimLine(claims[measured++]!, standings, json)}\n`))) return false
  return measured === claims.length
}

function claimLine({ name, setting, lineUp }: Claim, standings: Standings, json: boolean): string {
  const standing = standings.list()[0]!
  const { share, interval, milliseconds } = standing
  const par = 1 / lineUp.length
  const verdict = verdictOf(standing, par)
  if (!json) {
    const range = `${Math.round(100 * interval.low)} to ${Math.round(100 * interval.high)}%`
    const cells = [name, grouped(standings.games), percent(share), range, percent(par), verdict]
    return aligned([CLAIM_HEAD, [...cells, grouped(milliseconds, 2)]], 1)[1]!
  }
  const { game, options } = setting
  return JSON.stringify({
    bench: 'bots',
    measure: 'strength',
    name,
    game,
    options,
    seats: lineUp.length,
    lineUp,
    games: standings.games,
    share: rounded(share, 4),
    shareLow: rounded(interval.low, 4),
    shareHigh: rounded(interval.high, 4),
    par,
    verdict,
    millisecondsPerDecision: rounded(milliseconds, 3),
  })
}

/** The verdict that 95% confidence allows. */
function verdictOf({ interval }: Standing, par: number): 'stronger' | 'weaker' | 'open' {
  if (interval.low > par) return 'stronger'
  return interval.high < par ? 'weaker' : 'open'
}
