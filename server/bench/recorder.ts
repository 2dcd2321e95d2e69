import { ownCpuTime } from './cpu.ts'

/** What a driver has seen within some seconds. */
export interface Measurement {
  /** Acknowledged decisions, or messages that came back. */
  readonly done: number
  readonly perSecond: number
  /** Milliseconds from sending to acknowledged. */
  readonly p50: number
  readonly p99: number
  /** Mean bytes of an answer. */
  readonly answerBytes: number
  /** Decisions that came too late: somebody else's had ended the wait. */
  readonly late: number
  /** Requests that the server was too busy for, and that were sent again. */
  readonly shed: number
  /** Requests that failed otherwise. */
  readonly failed: number
  /** Streams that broke and were opened again. */
  readonly broken: number
  /** Microseconds of processor time of the driver. */
  readonly cpu: number
  /** The processor time as a share of one core. */
  readonly utilisation: number
}

export type Mishap = 'late' | 'shed' | 'failed' | 'broken'

const NONE: Readonly<Record<Mishap, number>> = { late: 0, shed: 0, failed: 0, broken: 0 }

/** Counts what happens while somebody measures. */
export class Recorder {
  #latencies: number[] = []
  #bytes = 0
  #mishaps: Record<Mishap, number> = { ...NONE }
  #firstAnswerAt: number | undefined

  acknowledged(milliseconds: number, bytes: number): void {
    this.#latencies.push(milliseconds)
    this.#bytes += bytes
  }

  count(mishap: Mishap): void {
    this.#mishaps[mishap]++
  }

  /** Somebody's request was answered and not refused. */
  answered(): void {
    this.#firstAnswerAt ??= performance.now()
  }

  /** When that happened first, by `performance.now`. */
  get firstAnswerAt(): number | undefined {
    return this.#firstAnswerAt
  }

  get mishaps(): Readonly<Record<Mishap, number>> {
    return this.#mishaps
  }

  reset(): void {
    this.#latencies = []
    this.#bytes = 0
    this.#mishaps = { ...NONE }
    this.#firstAnswerAt = undefined
  }

  async measure(seconds: number): Promise<Measurement> {
    this.reset()
    const [began, cpuBefore] = [performance.now(), ownCpuTime().process]
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    const took = (performance.now() - began) / 1000
    const cpu = ownCpuTime().process - cpuBefore
    const sorted = Float64Array.from(this.#latencies).toSorted()
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
    return {
      done: sorted.length,
      perSecond: sorted.length / took,
      p50: at(0.5),
      p99: at(0.99),
      answerBytes: this.#bytes / sorted.length,
      ...this.#mishaps,
      cpu,
      utilisation: cpu / (took * 1e6),
    }
  }
}
