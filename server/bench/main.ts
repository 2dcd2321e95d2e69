import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { benchServer } from './bench.ts'
import { answerAsEcho } from './echo.ts'

/** The usage is `node server/dist/bench.js [--tables 200] [--seconds 10] [--json]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
    },
  })
  const write = (value: object, text: string): void =>
    void process.stdout.write(`${values.json ? JSON.stringify({ bench: 'server', ...value }) : text}\n`)
  const options = { tables: Number(values.tables), seconds: Number(values.seconds), file: new URL(import.meta.url) }
  await benchServer(options, {
    speed: (speed) =>
      write(
        { measure: 'speed', ...speed },
        `${speed.name.padEnd(28)} ${speed.perSecond.toFixed(0).padStart(8)} /s   p50 ${speed.p50.toFixed(1)} ms   p99 ${speed.p99.toFixed(1)} ms`,
      ),
    memory: (memory) =>
      write(
        { measure: 'memory', ...memory },
        `memory: ${(memory.perTable / 1024).toFixed(1)} KiB for an idle table, ${(memory.perStream / 1024).toFixed(1)} KiB for an open stream`,
      ),
  })
}

await (isMainThread ? main() : answerAsEcho())
