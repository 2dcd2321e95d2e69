import type { Page } from '@playwright/test'
import { grouped } from '../text.ts'
import { reached, type Bench, type Line, type Section } from './bench.ts'
import { codeOf, sumUp, workersIn, type BytesByUse, type Delivery } from './deliveries.ts'
import { botFirst, MEASURED_GAMES, OWN_DECISION, playButton, type MeasuredGame } from './games.ts'
import { noteMoments } from './in-page.ts'
import { svelteRuntime } from './svelte-runtime.ts'
import { DESKTOP, visit } from './visit.ts'

/** The aim for scripts and styles up to the first move, in bytes (Brotli). */
const AIM = 120_000

const HEAD = ['bytes', 'JS + CSS kB', 'aim', '× Svelte', 'JS', 'CSS', 'worker', 'fonts', 'others']
const FRONT = 'bytes: front page'
const toMove = ({ name }: MeasuredGame): string => `bytes: ${name} to the first move`

/** Measures what a first visit fetches until the front page can be used, and until the person decides something. */
export async function measureBytes(bench: Bench): Promise<Section | null> {
  const games = MEASURED_GAMES.filter((game) => bench.wanted(toMove(game)))
  if (games.length === 0 && !bench.wanted(FRONT)) return null
  bench.tell('bytes')
  bench.server.connect(null)
  const runtime = await svelteRuntime(new URL('../../web/main.ts', import.meta.url))
  const offline = sumUp(await fetchedForLater(bench)).offline
  const lines: Line[] = []
  const workers = new Set<string>()
  for (const game of games.length > 0 ? games : MEASURED_GAMES.slice(0, 1)) {
    const { front, all } = await fetchedFor(bench, game)
    for (const path of workersIn(all)) workers.add(path.replace(/^.*\//, ''))
    if (bench.wanted(FRONT) && lines.length === 0) lines.push(bytesLine(FRONT, sumUp(front), runtime))
    if (games.includes(game)) lines.push(bytesLine(toMove(game), sumUp(all), runtime))
  }
  const svelte = runtime === null ? 'Svelte is not installed here' : `Svelte with one button is ${kB(runtime)} kB`
  return {
    head: HEAD,
    lines,
    note: `kB of 1,000 bytes, compressed by Brotli. ${svelte}. Worker: ${[...workers].join(', ')}.
The service worker fetches ${kB(offline)} kB more for playing offline.`,
  }
}

interface Fetched {
  readonly front: readonly Delivery[]
  readonly all: readonly Delivery[]
}

/** Service workers are blocked, because one would answer in the server's place as soon as it can. */
async function fetchedFor({ browser, server }: Bench, game: MeasuredGame): Promise<Fetched> {
  server.takeDeliveries()
  return visit({ browser, device: DESKTOP, stored: botFirst(game), serviceWorkers: 'block' }, async (page) => {
    await page.addInitScript(noteMoments, { play: playButton(game), own: OWN_DECISION, pause: 500 })
    await page.goto(server.address)
    const { usable } = await reached(page, 'asked', `a decision at the table of ${game.name}`)
    const early = await pathsBefore(page, usable)
    const all = server.takeDeliveries()
    return { front: all.filter(({ path, destination }) => destination === 'document' || early.has(path)), all }
  })
}

async function fetchedForLater({ browser, server }: Bench): Promise<Delivery[]> {
  server.takeDeliveries()
  return visit({ browser, device: DESKTOP, stored: {} }, async (page) => {
    await page.goto(server.address)
    await page.evaluate(untilOffline)
    return server.takeDeliveries()
  })
}

export function bytesLine(name: string, bytes: BytesByUse, runtime: number | null): Line {
  const code = codeOf(bytes)
  const times = runtime === null ? null : code / runtime
  const { script, style, worker, font, other } = bytes
  return {
    cells: [
      name,
      kB(code),
      code < AIM ? `< ${AIM / 1000}` : `NOT < ${AIM / 1000}`,
      times === null ? '–' : grouped(times, 1),
      ...[script, style, worker, font, other].map(kB),
    ],
    json: {
      measure: 'bytes',
      name,
      code,
      aim: AIM,
      timesSvelte: times === null ? null : round(times),
      script,
      style,
      worker,
      font,
      other,
    },
  }
}

const kB = (bytes: number): string => grouped(bytes / 1000, 1)
const round = (value: number): number => Math.round(100 * value) / 100

/** The paths that the page had requested before a moment. */
async function pathsBefore(page: Page, moment: number): Promise<Set<string>> {
  const resources = await page.evaluate(resourcesIn)
  const early = resources.filter(({ startTime }) => startTime < moment)
  return new Set(early.map(({ name }) => new URL(name).pathname))
}

interface Resource {
  readonly name: string
  readonly startTime: number
}

declare const navigator: { serviceWorker: { ready: Promise<unknown> } }

/** Runs in the page. */
const resourcesIn = (): Resource[] =>
  performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))

/** Runs in the page: waits until the service worker has fetched everything, unless there is none. */
const untilOffline = async (): Promise<void> => {
  const soon = new Promise((resolve) => setTimeout(resolve, 30_000))
  await Promise.race([navigator.serviceWorker.ready, soon])
}
