import { dealsFor, gamesOf, Standings, type ArenaPlan } from '@alleycat/bots'
import { runArena } from '../arena/arena.ts'
import { Progress } from '../progress.ts'
import { counted } from '../text.ts'
import { secondsOf, type Contest } from './claims.ts'
import { thinkApart } from './thinking.ts'

/** How contests are to be held. */
export interface Holding {
  readonly jobs: number
  /** For each measurement of speed. */
  readonly seconds: number
  readonly json: boolean
  readonly signal: AbortSignal
}

/** A contest and how many games it takes, which are rounded up to whole rotations. */
export interface Sized {
  readonly contest: Contest
  readonly games: number
}

/** Holds contests one after the other; hands out the standings of each, and nothing more once it is interrupted. */
export async function* hold(all: readonly Sized[], holding: Holding, what: string): AsyncGenerator<Standings> {
  const { jobs, json, signal } = holding
  const foreseen = await foresee(all, holding)
  const total = foreseen.reduce((sum, seconds) => sum + seconds, 0)
  if (!json) process.stderr.write(`${what} on ${counted(jobs, 'thread')}: about ${durationOf(total)}\n`)
  const progress = new Progress(process.stderr, Math.ceil(total), !json)
  let before = 0
  for (const [index, sized] of all.entries()) {
    const plan = planOf(sized)
    const perGame = foreseen[index]! / gamesOf(plan)
    const standings = new Standings(plan)
    const onGame = async ({ played }: { played: Parameters<Standings['add']>[0] }): Promise<void> => {
      standings.add(played)
      progress.update(before + perGame * (played.number + 1))
    }
    // A signal of its own for each, or the listeners of all of them would gather on one.
    const ownSignal = AbortSignal.any([signal])
    const finished = await runArena({ plan, jobs, signal: ownSignal, records: false, timeout: 0, onGame })
    progress.clear()
    if (!finished) return
    before += foreseen[index]!
    yield standings
  }
}

/** The same games every time, so that only bots and rules make a difference. */
const planOf = ({ contest: { setting, lineUp }, games }: Sized): ArenaPlan => ({
  game: setting.game,
  options: setting.options,
  lineUp,
  seed: 'bench',
  deals: dealsFor(games, lineUp.length),
})

/** Seconds that each contest will take, from how fast this machine thinks. */
async function foresee(all: readonly Sized[], { jobs, seconds: patience }: Holding): Promise<number[]> {
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

/** Seconds: until the virtual machine has compiled what matters. */
const GLANCE = 0.5

const durationOf = (seconds: number): string =>
  seconds < 90 ? counted(Math.ceil(seconds), 'second') : counted(Math.ceil(seconds / 60), 'minute')
