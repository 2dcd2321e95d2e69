import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shown } from '../args.ts'
import { Complaint } from '../errors.ts'
import { standardOutput } from '../output.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { grouped, visible } from '../text.ts'
import { BASELINE, BASELINE_PAGE } from './baseline.ts'
import type { Bench, Section } from './bench.ts'
import { findChromium, launch } from './browser.ts'
import { measureBytes } from './bytes.ts'
import { measureFrames } from './frames.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOpenings } from './openings.ts'
import { StaticServer } from './server.ts'
import { measureStarts } from './start-up.ts'

export interface WebBench {
  /** The folder of the built app; the project's own build when it is not given. */
  readonly folder: string | undefined
  readonly runs: number
  readonly seconds: number
  /** Only measurements whose names contain this text are made. */
  readonly only: string
  readonly json: boolean
  readonly signal: AbortSignal
}

/** Measures the app. Resolves to false when it was interrupted. */
export async function benchWeb(asked: WebBench): Promise<boolean> {
  const folder = builtApp(asked.folder)
  const chromium = await findChromium()
  const server = await StaticServer.of(folder)
  server.serve(BASELINE, BASELINE_PAGE)
  const browser = await launch(chromium)
  const stop = (): void => void browser.close().catch(() => undefined)
  asked.signal.addEventListener('abort', stop)
  try {
    const wanted = (name: string): boolean => name.toLowerCase().includes(asked.only.toLowerCase())
    const tell = progressOn(process.stderr, !asked.json)
    const { runs, seconds } = asked
    return await report(asked, { chromium, browser, server, runs, seconds, wanted, tell })
  } catch (error) {
    if (asked.signal.aborted) return false
    throw error
  } finally {
    asked.signal.removeEventListener('abort', stop)
    await browser.close().catch(() => undefined)
    await server.close()
  }
}

/** The path is the same from this file and from the one file that the program is built into. */
const DIST = new URL('../../web/dist', import.meta.url)

function builtApp(folder: string | undefined): string {
  const path = folder === undefined ? fileURLToPath(DIST) : resolve(folder)
  if (existsSync(join(path, 'index.html'))) return path
  throw new Complaint(({ errors }) => (folder === undefined ? errors.noOwnBuild : errors.noBuild(shown(folder))))
}

async function report({ json, only, signal }: WebBench, bench: Bench): Promise<boolean> {
  const output = standardOutput()
  let isEmpty = true
  for (const measure of [measureBytes, measureStarts, measureFrames, measureOpenings, measureLighthouse]) {
    const section = await measure(bench, signal)
    if (signal.aborted) return false
    if (!section) continue
    isEmpty = false
    bench.tell('')
    if (section.missing !== undefined) process.stderr.write(`alleycat: ${visible(section.missing)}\n`)
    if (!(await output.write(json ? linesOf(section) : tableOf(section)))) return false
  }
  if (isEmpty) throw new Complaint(({ errors }) => errors.noWebLine(shown(only)))
  return json || output.write(machine())
}

/** A section as a table with its note. */
export const tableOf = ({ head, lines, note }: Section): string =>
  `${aligned([head, ...lines.map(({ cells }) => cells)], 1).join('\n')}\n${note}\n\n`

/** A section as lines of JSON; what could not be measured has no line. */
export const linesOf = ({ lines }: Section): string =>
  lines.map(({ json }) => `${JSON.stringify({ bench: 'web', ...json })}\n`).join('')

/** The load of the machine. Other programs make every time longer, by an unknown amount. */
function machine(): string {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  const advice = load > cores ? ': times and frames are worse than they are, measure again on a quiet machine' : ''
  return `machine: load ${grouped(load, 1)} on ${cores} cores${advice}\n`
}

/** Shows progress in one line that replaces itself on a terminal; elsewhere it shows nothing. */
const progressOn =
  (stream: NodeJS.WriteStream, wanted: boolean) =>
  (what: string): void => {
    if (wanted && stream.isTTY) stream.write(`\r\x1b[K${what}`)
  }
