import { dealsFor, gamesOf, Standings, type ArenaPlan, type Standing } from '@alleycat/bots'
import { runArena } from '../arena/arena.ts'
import { percent, rounded } from '../arena/report.ts'
import { Complaint } from '../errors.ts'
import { standardOutput, type Output } from '../output.ts'
import { Progress } from '../progress.ts'
import { shown } from '../args.ts'
import { aligned, counted, grouped } from '../text.ts'
import { CLAIMS, PACES, secondsOf, type Claim, type Pace } from './claims.ts'
import { thinkApart } from './thinking.ts'

export interface BotsBench {
  /** For each claim, rounded up to whole rotations. */
  readonly games: number
  readonly jobs: number
  /** For each measurement of speed. */
  readonly seconds: number
  /** Leaves out what does not have this in its name. */
  readonly only: string
  readonly json: boolean
  readonly signal: AbortSignal
}

/** Resolves to whether it came to its end. */
export async function benchBots(bench: BotsBench): Promise<boolean> {
  const wanted = ({ name }: { name: string }): boolean => name.includes(bench.only.toLowerCase())
  const claims = CLAIMS.filter(wanted)
  const paces = PACES.filter(wanted)
  if (claims.length + paces.length === 0)
    throw new Complaint(`nothing has ${shown(bench.only)} in its name: choose from ${NAMES.join('; ')}`)
  const output = standardOutput()
  if (paces.length > 0 && !(await measurePaces(paces, bench, output))) return false
  return claims.length === 0 || measureClaims(claims, bench, output)
}

const NAMES = [...PACES, ...CLAIMS].map(({ name }) => name)
const NAME_WIDTH = Math.max(...NAMES.map((name) => name.length))

/** Cells as wide as they will get, so that lines can be written as they come and still stand under each other. */
const PACE_HEAD = ['how fast'.padEnd(NAME_WIDTH), 'iterations/s']
const CLAIM_HEAD = [
  'how strong'.padEnd(NAME_WIDTH),
  ' games',
  ' a seat',
  '  95 % of it',
  '    par',
  '      so',
  ' ms/decision',
]

async function measurePaces(
  paces: readonly Pace[],
  { json, seconds, signal }: BotsBench,
  output: Output,
): Promise<boolean> {
  if (!json) await output.write(`${aligned([PACE_HEAD], 1)[0]}\n`)
  for (const { name, setting, seats } of paces) {
    const { game, options } = setting
    const perSecond = await thinkApart({ game, options, seats, seconds })
    const line = { bench: 'bots', measure: 'speed', name, game, options, seats }
    const text = json
      ? JSON.stringify({ ...line, iterationsPerSecond: Math.round(perSecond) })
      : aligned([PACE_HEAD, [name, grouped(perSecond)]], 1)[1]
    if (signal.aborted || !(await output.write(`${text}\n`))) return false
  }
  if (!json) await output.write('\n')
  return true
}

async function measureClaims(claims: readonly Claim[], bench: BotsBench, output: Output): Promise<boolean> {
  const foreseen = await foresee(claims, bench)
  const total = foreseen.reduce((sum, seconds) => sum + seconds, 0)
  if (!bench.json) {
    process.stderr.write(
      `${counted(claims.length, 'claim')} of ${counted(bench.games, 'game')} on ${counted(bench.jobs, 'thread')}: about ${durationOf(total)}\n`,
    )
    await output.write(`${aligned([CLAIM_HEAD], 1)[0]}\n`)
  }
  const progress = new Progress(process.stderr, Math.ceil(total), !bench.json)
  let before = 0
  for (const [index, claim] of claims.entries()) {
    const plan = planOf(claim, bench.games)
    const perGame = foreseen[index]! / gamesOf(plan)
    const standings = new Standings(plan)
    const finished = await runArena({
      plan,
      jobs: bench.jobs,
      signal: bench.signal,
      records: false,
      timeout: 0,
      onGame: async ({ played }) => {
        standings.add(played)
        progress.update(before + perGame * (played.number + 1))
      },
    })
    progress.clear()
    if (!finished) return false
    before += foreseen[index]!
    if (!(await output.write(`${lineOf(claim, standings, bench.json)}\n`))) return false
  }
  return true
}

/** The same games every time, so that only bots and rules make a difference. */
const planOf = ({ setting, lineUp }: Claim, games: number): ArenaPlan => ({
  game: setting.game,
  options: setting.options,
  lineUp,
  seed: 'bench',
  deals: dealsFor(games, lineUp.length),
})

/** Seconds that each claim will take, from how fast this machine thinks. */
async function foresee(claims: readonly Claim[], { games, jobs, seconds: patience }: BotsBench): Promise<number[]> {
  const speeds = new Map<string, number>()
  const seconds: number[] = []
  for (const claim of claims) {
    const { game, options } = claim.setting
    const seats = claim.lineUp.length
    const key = `${claim.setting.name} ${seats}`
    const speed = speeds.get(key) ?? (await thinkApart({ game, options, seats, seconds: Math.min(GLANCE, patience) }))
    speeds.set(key, speed)
    seconds.push((gamesOf(planOf(claim, games)) * secondsOf(claim, speed)) / jobs)
  }
  return seconds
}

/** Seconds: until the virtual machine has compiled what matters. */
const GLANCE = 0.5

const durationOf = (seconds: number): string =>
  seconds < 90 ? counted(Math.ceil(seconds), 'second') : counted(Math.ceil(seconds / 60), 'minute')

function lineOf({ name, setting, lineUp }: Claim, standings: Standings, json: boolean): string {
  const standing = standings.list()[0]!
  const { share, interval, milliseconds } = standing
  const par = 1 / lineUp.length
  const verdict = verdictOf(standing, par)
  if (!json) {
    const range = `${Math.round(100 * interval.low)} to ${Math.round(100 * interval.high)} %`
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

/** What 95 % confidence allows to say. */
function verdictOf({ interval }: Standing, par: number): 'stronger' | 'weaker' | 'open' {
  if (interval.low > par) return 'stronger'
  return interval.high < par ? 'weaker' : 'open'
}
