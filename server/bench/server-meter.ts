import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { isMainThread } from 'node:worker_threads'
import { ownCpuTime, type CpuTime } from './cpu.ts'
import { answerQuestions } from './processes.ts'

/** What the benchmark asks a server that it has started with this file and --expose-gc. */
export type ServerQuestions = {
  readonly cpuTime: () => CpuTime
  /** Bytes that are in use once all garbage has been collected, without what the allocator holds in reserve. */
  readonly memory: () => number
  readonly startProfile: () => Promise<void>
  /** Writes a profile of the main thread since it was started. */
  readonly writeProfile: (file: string) => Promise<void>
}

/** Collecting is repeated: what one collection has let go of may hold what the next one finds. */
const COLLECTIONS = 3

function meterServer(): void {
  const session = new Session()
  const questions: ServerQuestions = {
    cpuTime: ownCpuTime,
    memory() {
      for (let i = 0; i < COLLECTIONS; i++) globalThis.gc!()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    },
    async startProfile() {
      session.connect()
      await session.post('Profiler.enable')
      await session.post('Profiler.start')
    },
    async writeProfile(file) {
      const { profile } = await session.post('Profiler.stop')
      writeFileSync(file, JSON.stringify(profile))
      session.disconnect()
    },
  }
  answerQuestions(questions)
  process.channel!.unref() // An open channel does not keep the server alive.
}

if (isMainThread) meterServer()
