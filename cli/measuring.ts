import { parentPort, Worker, workerData } from 'node:worker_threads'
import { playout, Random, type Action } from '@alleycat/engine'
import { gameNamed } from './setup.ts'

/** What is measured: random games, or the calibration loop when `game` is null. */
export interface Task {
  readonly game: string | null
  readonly seats: number
  readonly seconds: number
}

/** Games and decisions per second. */
export interface Speed {
  readonly games: number
  readonly decisions: number
}

/** Does one piece of work and returns the number of decisions it took. */
type Work = () => number

/** Seconds that suffice for the virtual machine to compile everything that matters. */
const WARM_UP = 0.5
/**
 * Seconds of a round: short, so that some rounds run undisturbed by other programs; long, so that each includes garbage
 * collection.
 */
const ROUND = 0.1

/**
 * Measures in a thread that has never run anything else. The virtual machine optimises `playout` for the games it has
 * seen: after several games, or one at several numbers of seats, it is slower for each than a program that plays only
 * one.
 */
export async function measureApart(task: Task): Promise<Speed> {
  // The program is one file; a thread that runs it does only what `workerData` says.
  const worker = new Worker(new URL(import.meta.url), { workerData: { task } })
  try {
    return await new Promise<Speed>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  } finally {
    await worker.terminate()
  }
}

/** Measures in a thread that was started for it; in any other thread it does nothing. */
export function answerInThread(): void {
  const { task } = (workerData ?? {}) as { task?: Task }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  if (task) parentPort!.postMessage(measure(task))
}

/** Returns the best of several rounds, because other programs on the machine can only make a round slower. */
function measure({ game, seats, seconds }: Task): Speed {
  const work = game === null ? shuffles() : randomGames(game, seats)
  round(work, Math.min(WARM_UP, seconds))
  let best: Speed = { games: 0, decisions: 0 }
  for (let left = Math.ceil(seconds / ROUND); left > 0; left--) {
    const speed = round(work, Math.min(ROUND, seconds))
    if (speed.games > best.games) best = speed
  }
  return best
}

function round(work: Work, seconds: number): Speed {
  const started = performance.now()
  let games = 0
  let decisions = 0
  let elapsed = 0
  do {
    for (let i = 0; i < 32; i++) decisions += work()
    games += 32
    elapsed = (performance.now() - started) / 1000
  } while (elapsed < seconds)
  return { games: games / elapsed, decisions: decisions / elapsed }
}

function randomGames(id: string, seats: number): Work {
  const kind = gameNamed(id)
  const game = kind.create(seats, kind.defaults)
  const random = new Random('bench')
  const scratch: Action[] = []
  return () => playout(game, game.initial(), random, scratch)
}

const SHUFFLED = 75

/** Shuffles a small deck (Fisher and Yates): work of the same sort that never changes with the rules. */
function shuffles(): Work {
  const random = new Random('bench')
  const deck = Array.from({ length: SHUFFLED }, (_, i) => i % 5)
  return () => {
    for (let i = SHUFFLED - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const card = deck[i]!
      deck[i] = deck[j]!
      deck[j] = card
    }
    return 0
  }
}
