import { dealsFor, gamesOf, Standings, type ArenaPlan } from '@alleycat/bots'
import { runArena } from '../arena/arena.ts'
import { percentIn } from '../arena/report.ts'
import { Progress } from '../progress.ts'
import { counted } from '../text.ts'
import { wordsIn } from '../words/words.ts'
import { secondsOf, type Contest } from './claims.ts'
import { thinkApart } from './thinking.ts'

const en = wordsIn('en')

/** A share as the tables of a bench write it. */
export const percent = percentIn(en)

/** The settings that all contests of a bench share. */
export interface ContestSettings {
  readonly jobs: number
  /** The time for each measurement of speed. */
  readonly seconds: number
  readonly json: boolean
  readonly signal: AbortSignal
}

/** A contest and the number of its games, which is rounded up to whole rotations. */
export interface SizedContest {
  readonly contest: Contest
  readonly games: number
}

/** Plays contests one after the other and yields the standings of each; an interrupted contest yields nothing. */
export async function* runContests(
  all: readonly SizedContest[],
  settings: ContestSettings,
  what: string,
): AsyncGenerator<Standings> {
  const { jobs, json, signal } = settings
  const foreseen = await foresee(all, settings)
  const total = foreseen.reduce((sum, seconds) => sum + seconds, 0)
  if (!json) process.stderr.write(`${what} on ${counted(jobs, 'thread')}: about ${durationOf(total)}\n`)
  const progress = new Progress(process.stderr, Math.ceil(total), !json, en)
  let before = 0
  for (const [index, sized] of all.entries()) {
    const plan = planOf(sized)
    const perGame = foreseen[index]! / gamesOf(plan)
    const standings = new Standings(plan)
    const onGame = async ({ played }: { played: Parameters<Standings['add']>[0] }): Promise<void> => {
      standings.add(played)
      progress.update(before + perGame * (played.number + 1))
    }
    // Each arena gets a signal of its own, because listeners on a shared signal would accumulate.
    const ownSignal = AbortSignal.any([signal])
    const finished = await runArena({ plan, jobs, signal: ownSignal, records: false, timeout: 0, onGame })
    progress.clear()
    if (!finished) return
    before += foreseen[index]!
    yield standings
  }
}

/** The seed is fixed, so that results differ only when bots or rules do. */
const planOf = ({ contest: { setting, lineUp }, games }: SizedContest): ArenaPlan => ({
  game: setting.game,
  options: setting.options,
  lineUp,
  seed: 'bench',
  deals: dealsFor(games, lineUp.length),
})

/** The estimated seconds of each contest, from a short measurement of this machine's speed. */
async function foresee(all: readonly SizedContest[], { jobs, seconds: patience }: ContestSettings): Promise<number[]> {
  const speeds = new Map<string, number>()
  const seconds: number[] = []
  for (const sized of all) {
    const { setting, lineUp } = sized.contest
    const { game, options } = setting
    const seats = lineUp.length
    const key = `${game} ${seats}`
    const speed = speeds.get(key) ?? (await thinkApart({ game, options, seats, seconds: Math.min(GLANCE, patience) }))
    speeds.set(key, speed)
    seconds.push((gamesOf(planOf(sized)) * secondsOf(sized.contest, speed)) / jobs)
  }
  return seconds
}

/** The time in seconds that the virtual machine needs to compile the code that matters. */
const GLANCE = 0.5

const durationOf = (seconds: number): string =>
  seconds < 90 ? counted(Math.ceil(seconds), 'second') : counted(Math.ceil(seconds / 60), 'minute')
