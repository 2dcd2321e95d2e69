import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '@alleycat/engine'
import { inspect } from '../testing/inspection.ts'
import { PlayingPairs } from '../testing/playing-pairs.ts'
import { guests } from '../testing/server.ts'
import type { Fault } from './faults.ts'
import { FaultEnvironment } from './fault-environment.ts'

export interface LabOptions {
  readonly seed: string
  /** How long something is wrong, in milliseconds. */
  readonly lasts: number
}

export interface Outcome {
  readonly fault: Fault
  /** Decisions that were acknowledged before, during and after it. */
  readonly acknowledged: number
  /** Milliseconds from its end until somebody's decision was acknowledged. */
  readonly recovered: number
  /** The longest time that anybody was charged for one decision, in milliseconds. */
  readonly longestCharge: number
  readonly problems: readonly string[]
}

const TABLES = 4
const PATIENCE_MS = 30_000
const RECOVERY_MS = 10_000
/** No player here thinks for so many milliseconds, so a longer charge was caused by the fault. */
const FAIR_MS = 5000
const CLOCKS = { pace: { kind: 'live', clock: { seconds: 600, increment: 0 } } }

/** Lets one thing go wrong while people play, puts it right, and looks at what they were told and what was kept. */
export async function survive(fault: Fault, { seed, lasts }: LabOptions): Promise<Outcome> {
  const random = new Random(`${seed} ${fault.name}`)
  const environment = await FaultEnvironment.create(fault.database)
  let pairs: PlayingPairs | undefined
  try {
    const names = Array.from({ length: 2 * TABLES }, (_, i) => `Cat ${i}`)
    pairs = new PlayingPairs(await guests(environment.url, ...names), CLOCKS, () => random.fraction())
    pairs.start()
    await pairs.goesOn(PATIENCE_MS)
    await sleep(random.below(1000))
    const cure = await fault.strike(environment, random)
    await sleep(lasts)
    await cure()
    const recovered = await pairs.goesOn(PATIENCE_MS)
    await pairs.goesOn(PATIENCE_MS)
    await pairs.stop()
    const { problems, longestCharge } = await inspect(environment.database, pairs.players)
    return {
      fault,
      acknowledged: pairs.acknowledged.length,
      recovered,
      longestCharge,
      problems: [
        ...problems,
        ...pairs.surprises.map((each) => `somebody was answered ${each}`),
        ...(recovered > RECOVERY_MS ? [`it took ${recovered} ms until somebody could play on`] : []),
        ...(longestCharge > FAIR_MS + (fault.isOutside ? lasts : 0)
          ? [`somebody was charged ${longestCharge} ms for one decision`]
          : []),
      ],
    }
  } finally {
    await pairs?.stop()
    await environment.remove()
  }
}
