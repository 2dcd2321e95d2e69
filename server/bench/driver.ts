import { GAMES } from '@alleycat/games'
import { keepPlayingAtBoardgameIo, type BoardgameIoPlan } from './boardgame-io/table.ts'
import { Connections } from './connections.ts'
import { keepEchoing, type EchoPlan } from './echo.ts'
import { answerQuestions } from './processes.ts'
import { Recorder, type Measurement } from './recorder.ts'
import { followReturn, type Return } from './return.ts'
import { ScriptedTable, type Node, type TableOptions } from './scripted-table.ts'

interface Plan {
  /** The ports of the servers, which share a database. */
  readonly ports: readonly number[]
  readonly tables: number
  readonly seats: number
  readonly isPaced: boolean
}

/** What the driver does in a process of its own, in this order. */
export type DriverQuestions = {
  /** Plays some games to their end, until the server is as fast as it gets. */
  readonly warmUp: (plan: Plan) => Promise<void>
  /** Makes people and seats them at tables. */
  readonly open: (plan: Plan) => Promise<void>
  /** Opens a stream for each person. */
  readonly listen: () => Promise<void>
  /** Starts a game at every table, and the next one when a game ends. */
  readonly play: () => Promise<void>
  /** Asks an echo server without pause, for comparison with the load of tables. */
  readonly echo: (plan: EchoPlan) => Promise<void>
  /** Plays at a server of boardgame.io, for comparison with ours. */
  readonly playAtBoardgameIo: (plan: BoardgameIoPlan) => Promise<void>
  readonly measure: (seconds: number) => Promise<Measurement>
  /** Resolves when everybody is back at a server that was killed and is being started again. */
  readonly followReturn: () => Promise<Return>
  /** Ends all deciding; everybody stays connected. */
  readonly pause: () => void
}

const MOST_WARM_UP_TABLES = 12
/** How many tables are set up at the same time. */
const AT_ONCE = 32

export function drive(): void {
  const recorder = new Recorder()
  let tables: ScriptedTable[] = []
  const each = (work: (table: ScriptedTable) => Promise<void>): Promise<void> => someAtOnce(tables, work)
  const questions: DriverQuestions = {
    async warmUp(plan) {
      tables = tablesOf(
        { ...plan, tables: Math.min(plan.tables, MOST_WARM_UP_TABLES), isPaced: false },
        false,
        recorder,
      )
      await each((table) => table.open())
      await each((table) => table.listen())
      await each((table) => table.start())
      for (const table of tables) table.play(0)
      await Promise.all(tables.map((table) => table.over))
      for (const table of tables) table.close()
    },
    async open(plan) {
      tables = tablesOf(plan, true, recorder)
      await each((table) => table.open())
    },
    listen: () => each((table) => table.listen()),
    async play() {
      await each((table) => table.start())
      for (const [i, table] of tables.entries()) table.play((1000 * i) / tables.length)
    },
    echo: (plan) => keepEchoing(plan, recorder),
    playAtBoardgameIo: (plan) => keepPlayingAtBoardgameIo(plan, recorder),
    measure: (seconds) => recorder.measure(seconds),
    followReturn: () => followReturn(tables, recorder),
    pause() {
      for (const table of tables) table.pause()
    },
  }
  answerQuestions(questions)
}

function tablesOf({ ports, tables, seats, isPaced }: Plan, isEndless: boolean, recorder: Recorder): ScriptedTable[] {
  const nodes: Node[] = ports.map((port) => ({ port, connections: new Connections(port) }))
  const options: Omit<TableOptions, 'game'> = { seats, nodes, isPaced, isEndless }
  return Array.from(
    { length: tables },
    (_, i) => new ScriptedTable({ ...options, game: GAMES[i % GAMES.length]!.id }, recorder),
  )
}

async function someAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const item of left) await work(item)
  })
  await Promise.all(workers)
}
