import { parentPort, Worker, workerData } from 'node:worker_threads'
import { botByName, enoughFor, Search } from '@alleycat/bots'
import { chanceFrom, finish, Match, Memories, perspectiveOf, Random, type Perspective } from '@alleycat/engine'
import { gameNamed } from '../setup.ts'

/** A measurement of a search's speed that takes this many seconds. */
export interface ThinkingTask {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly seconds: number
}

/** The iterations for one position: enough for a tree, few enough for many rounds. */
const ITERATIONS = 500
/** The number of positions of a game that are searched, spread evenly. */
const POSITIONS = 6

/** Measures iterations per second in a thread that has never run anything else; `measureApart` says why. */
export async function thinkApart(thinking: ThinkingTask): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { thinking } })
  try {
    return await new Promise<number>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  } finally {
    await worker.terminate()
  }
}

/** Measures in a thread that was started for it; in any other thread it does nothing. */
export function thinkInThread(): void {
  const { thinking } = (workerData ?? {}) as { thinking?: ThinkingTask }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  if (thinking) parentPort!.postMessage(measure(thinking))
}

/** Returns the best of several rounds, because other programs on the machine can only make a round slower. */
function measure(task: ThinkingTask): number {
  const positions = positionsOf(task)
  const search = new Search(positions[0]!.game, new Random('bench'))
  const round = (): number => {
    const started = performance.now()
    for (const position of positions) search.think(position, enoughFor({ iterations: ITERATIONS }))
    return (1000 * ITERATIONS * positions.length) / (performance.now() - started)
  }
  const end = performance.now() + 1000 * task.seconds
  let best = 0
  do best = Math.max(best, round())
  while (performance.now() < end)
  return best
}

/** The positions that seats see in the course of one game between greedy bots. */
function positionsOf({ game: id, options, seats }: ThinkingTask): Perspective[] {
  const game = gameNamed(id).create(seats, options)
  const memories = new Memories(game)
  const match = new Match(game, { onAction: memories.see })
  const bot = botByName('greedy')!(new Random('bench'))
  const seen: Perspective[] = []
  finish(
    match,
    (seat) => {
      // The knowledge is copied because it grows while the game goes on.
      const position = perspectiveOf(game, match.state, seat, structuredClone(memories.known[seat]))
      if (match.legal(seat).length > 1) seen.push(position)
      return bot.decide(position)
    },
    chanceFrom(new Random('bench')),
  )
  return Array.from({ length: POSITIONS }, (_, i) => seen[Math.floor((i * seen.length) / POSITIONS)]!)
}
