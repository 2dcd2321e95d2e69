import { mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { answerAsBoardgameIo, BoardgameIoAway } from './boardgame-io/server.ts'
import {
  benchBoardgameIo,
  benchEcho,
  benchRestart,
  benchScenario,
  Databases,
  type BenchOptions,
  type Line,
  type Restart,
} from './bench.ts'
import { crowd } from './crowd.ts'
import { drive } from './driver.ts'
import { answerAsEcho } from './echo.ts'
import { growthPlot } from './plot.ts'
import { asJson, asRestartRow, asRow, head, mishapsOf, restartAsJson, restartHead } from './report.ts'
import { chosen } from './scenarios.ts'

const EXIT_USAGE = 2
const EXIT_BUG = 3
const EXIT_INTERRUPTED = 130
/** Bytes of a message of the echo when it is measured alone. */
const USUAL_ANSWER = 1000

/**
 * `node server/dist/bench.js [--tables 200] [--seconds 10] [--only TEXT] [--plot FILE] [--visitors] [--flood] [--restart] [--profile] [--json]`; the options are checked by
 * `alleycat bench`, which lets go of its channel to stop it. It starts itself again as `driver`,
 * as `crowd`, as `echo` and as `boardgame.io`.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '10' },
      only: { type: 'string', default: '' },
      plot: { type: 'string' },
      visitors: { type: 'boolean', default: false },
      flood: { type: 'boolean', default: false },
      restart: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const tables = values.tables.split(',').map(Number)
  const { all, scenarios, isBoardgameIo, echoes } = chosen(values.only, values.restart || tables.length > 1)
  if (scenarios.length === 0 && ((!isBoardgameIo && echoes.length === 0) || values.restart)) {
    process.stderr.write(`alleycat: nothing has "${values.only}" in its name: choose from ${all.join('; ')}\n`)
    return EXIT_USAGE
  }
  const interruption = new AbortController()
  process.on('disconnect', () => interruption.abort())
  process.channel?.unref() // An open channel does not keep this process alive.
  const options: BenchOptions = {
    seconds: Number(values.seconds),
    profiles: values.profile ? mkdtempSync(join(tmpdir(), 'alleycat-profile-')) : undefined,
    crowds: [...(values.visitors ? (['visit'] as const) : []), ...(values.flood ? (['flood'] as const) : [])],
    file: fileURLToPath(import.meta.url),
    signal: interruption.signal,
  }
  if (!values.json) process.stdout.write(`${machine()}\n\n${values.restart ? restartHead() : head()}\n`)
  const databases = new Databases()
  const lines: Line[] = []
  let answerBytes = USUAL_ANSWER
  try {
    for (const scenario of scenarios)
      for (const count of tables) {
        const database = await databases.create(scenario.database)
        if (values.restart) {
          tellRestart(await benchRestart(scenario, count, database, options), values.json)
          continue
        }
        const [line, ...others] = await benchScenario(scenario, count, database, options)
        lines.push(line)
        answerBytes = Math.round(line.seen.answerBytes)
        for (const each of [line, ...others]) tell(each, values.json)
      }
    if (!values.restart) {
      if (isBoardgameIo) await tellBoardgameIo(tables[0]!, options, values.json)
      for (const echo of echoes) tell(await benchEcho(echo, tables[0]!, answerBytes, options), values.json)
    }
    if (values.plot !== undefined) writeFileSync(values.plot, growthPlot(lines))
    return 0
  } catch (error) {
    if (interruption.signal.aborted) return EXIT_INTERRUPTED
    process.stderr.write(`alleycat: ${error instanceof Error ? error.stack : String(error)}\n`)
    return EXIT_BUG
  } finally {
    await databases.remove()
  }
}

const machine = (): string =>
  `Node ${process.versions.node}, ${availableParallelism()} cores, load average ${loadavg()[0]!.toFixed(1)} before`

function tell(line: Line, json: boolean): void {
  process.stdout.write(`${json ? asJson(line) : asRow(line)}\n`)
  if (!json) note([mishapsOf(line), ...line.profiles.map(profileNote)])
}

/** Its line; a note where the package cannot be fetched. */
async function tellBoardgameIo(tables: number, options: BenchOptions, json: boolean): Promise<void> {
  try {
    tell(await benchBoardgameIo(tables, options), json)
  } catch (error) {
    if (!(error instanceof BoardgameIoAway)) throw error
    note([error.message])
  }
}

function tellRestart(restart: Restart, json: boolean): void {
  process.stdout.write(`${json ? restartAsJson(restart) : asRestartRow(restart)}\n`)
  if (!json) note(restart.profiles.map(profileNote))
}

const profileNote = (file: string): string => `profile: ${file}`

function note(notes: readonly string[]): void {
  for (const each of notes) if (each !== '') process.stderr.write(`${each}\n`)
}

const role = process.argv[2]
if (role === 'driver') drive()
else if (role === 'crowd') crowd()
else if (role === 'echo') answerAsEcho()
else if (role === 'boardgame.io') answerAsBoardgameIo()
else process.exitCode = await main()
