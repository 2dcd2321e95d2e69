import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { grouped } from '../text.ts'
import { BASELINE } from './baseline.ts'
import type { Bench, Line, Section } from './bench.ts'
import { LAUNCH } from './browser.ts'
import { GAME_ID, MEASURED_GAMES, savedGame, type MeasuredGame } from './games.ts'
import type { Stored } from './visit.ts'

const AIM = 95
export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof CATEGORIES)[number]

/** The metrics of the performance score, in milliseconds except for the layout shift. */
export const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
type Metric = (typeof METRICS)[number]

export interface Audit {
  /** The scores, from 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  readonly metrics: Readonly<Record<Metric, number>>
}

/** Lighthouse could not be run, or its report could not be read. */
class LighthouseAway extends Error {}

const HEAD = [
  'Lighthouse, mobile',
  'performance',
  'accessibility',
  'best practices',
  'aim',
  'first paint ms',
  'largest paint ms',
  'speed index ms',
  'blocking ms',
  'shift',
]

interface Audited {
  readonly name: string
  readonly hash: string
  readonly stored: Stored
}

const tableOf = (game: MeasuredGame): Audited => ({
  name: `lighthouse: a table of ${game.name}`,
  hash: `#/table/${GAME_ID}`,
  stored: savedGame(game),
})

const AUDITED: readonly Audited[] = [
  { name: 'lighthouse: front page', hash: '', stored: {} },
  ...MEASURED_GAMES.map(tableOf),
]

/** Measures the scores of the front page and of a table of each game; adds a note when Lighthouse is not available. */
export async function measureLighthouse(bench: Bench, signal: AbortSignal): Promise<Section | null> {
  const pages = AUDITED.filter(({ name }) => bench.wanted(name))
  if (pages.length === 0) return null
  const lines: Line[] = []
  try {
    for (const page of pages) {
      bench.tell(page.name)
      lines.push(lighthouseLine(page.name, await audit(bench, page, signal)))
    }
  } catch (error) {
    if (!(error instanceof LighthouseAway)) throw error
    return { head: HEAD, lines, note: '', missing: `no Lighthouse: ${error.message}` }
  }
  return { head: HEAD, lines, note: 'With its own emulation of a mobile phone.' }
}

export function lighthouseLine(name: string, { scores, metrics }: Audit): Line {
  const values = CATEGORIES.map((category) => scores[category])
  const verdict = values.every((value) => value >= AIM) ? `≥ ${AIM}` : `NOT ≥ ${AIM}`
  const times = METRICS.map((metric) => grouped(metrics[metric], metric === 'cumulative-layout-shift' ? 2 : 0))
  return {
    cells: [name, ...values.map(String), verdict, ...times],
    json: { measure: 'lighthouse', name, ...scores, aim: AIM, metrics },
  }
}

/** Audits a page in a browser of its own, which has stored what the page needs and nothing else. */
async function audit({ chromium, server }: Bench, page: Audited, signal: AbortSignal): Promise<Audit> {
  server.connect(null)
  const profile = await mkdtemp(join(tmpdir(), 'alleycat-lighthouse-'))
  const port = await freePort()
  const args = [...LAUNCH.args, `--remote-debugging-port=${port}`]
  const context = await chromium.type.launchPersistentContext(profile, {
    executablePath: chromium.path,
    ...LAUNCH,
    args,
  })
  try {
    const tab = context.pages()[0] ?? (await context.newPage())
    await tab.goto(new URL(BASELINE, server.address).href)
    await tab.evaluate(store, page.stored)
    await tab.goto('about:blank')
    return await runLighthouse(new URL(page.hash, server.address).href, port, chromium.path, signal)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

declare const localStorage: { setItem(key: string, value: string): void }

/** Runs in the page. */
const store = (stored: Stored): void => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => void server.close(resolve))
  return port
}

/** Lighthouse is large and used only for this, so it is downloaded on demand. */
async function runLighthouse(address: string, port: number, path: string, signal: AbortSignal): Promise<Audit> {
  const args = ['--yes', 'lighthouse@13', address, `--port=${port}`, '--disable-storage-reset', '--quiet']
  const output = ['--output=json', '--output-path=stdout', `--only-categories=${CATEGORIES.join(',')}`]
  const child = spawn('npx', [...args, ...output], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROME_PATH: path },
    shell: process.platform === 'win32',
    signal,
  })
  const text = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (piece: string) => (text[name] += piece))
  const failure = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? null : `npx lighthouse@13 ended with ${code}`))
  })
  if (failure !== null) throw new LighthouseAway(`${failure}; ${lastLine(text.stderr)}`)
  const found = auditIn(text.stdout)
  if (!found) throw new LighthouseAway('its report could not be read')
  return found
}

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''

interface Report {
  readonly categories: Readonly<Record<Category, { score: number | null }>>
  readonly audits: Readonly<Record<Metric, { numericValue?: number }>>
}

/** The scores and metrics of a report; null when the text is not a report. */
export function auditIn(text: string): Audit | null {
  try {
    const { categories, audits } = JSON.parse(text) as Report
    const score = (category: Category): number => Math.round(100 * (categories[category].score ?? 0))
    const metric = (name: Metric): number => Math.round(1000 * (audits[name].numericValue ?? 0)) / 1000
    return { scores: each(CATEGORIES, score), metrics: each(METRICS, metric) }
  } catch {
    return null
  }
}

const each = <Name extends string>(names: readonly Name[], value: (name: Name) => number): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>
