import { setTimeout as sleep } from 'node:timers/promises'
import { ownCpuTime } from './cpu.ts'
import type { Recorder } from './recorder.ts'
import type { ScriptedTable } from './scripted-table.ts'

/** How people come back to a server that is started again. Times are milliseconds since it was started. */
export interface Return {
  /** Null when nobody was answered. */
  readonly firstAnswer: number | null
  /** How many streams there are, and how many of them have told how their table stands when nobody waits any longer. */
  readonly streams: number
  readonly back: number
  /** When half of the streams and all of them had; null when they never had. */
  readonly half: number | null
  readonly all: number | null
  /** Requests that the server was too busy for. */
  readonly refused: number
  /** The share of one core that the driver needed. */
  readonly driverBusy: number
}

const LOOK_MS = 20
/** After so many milliseconds nobody waits any longer. */
const LONGEST_MS = 60_000

/** Has to be called when the server has been killed and before it is started again. */
export async function followReturn(tables: readonly ScriptedTable[], recorder: Recorder): Promise<Return> {
  const [began, cpuBefore] = [performance.now(), ownCpuTime().process]
  const since = (): number => performance.now() - began
  recorder.reset()
  const streams = tables.reduce((sum, { seats }) => sum + seats, 0)
  let [back, half, all]: [number, number | null, number | null] = [0, null, null]
  while (all === null && since() < LONGEST_MS) {
    await sleep(LOOK_MS)
    back = tables.reduce((sum, { informed }) => sum + informed, 0)
    if (back >= streams / 2) half ??= since()
    if (back === streams) all = since()
  }
  const driverBusy = (ownCpuTime().process - cpuBefore) / (since() * 1000)
  const firstAnswer = recorder.firstAnswerAt === undefined ? null : recorder.firstAnswerAt - began
  return { firstAnswer, streams, back, half, all, refused: recorder.mishaps.shed, driverBusy }
}
