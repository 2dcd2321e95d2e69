import type { Page } from '@playwright/test'
import { grouped } from '../text.ts'
import { reached, type Bench, type Line, type Section } from './bench.ts'
import { codeOf, sumUp, workersIn, type BytesByUse, type Delivery } from './deliveries.ts'
import { botFirst, MEASURED_GAMES, OWN_DECISION, playButton, type MeasuredGame } from './games.ts'
import { noteMoments } from './in-page.ts'
import { svelteRuntime } from './svelte-runtime.ts'
import { DESKTOP, visit } from './visit.ts'

/** Bytes of scripts and styles (gzip) to the first move. */
const AIM = 120_000

const HEAD = ['bytes', 'JS + CSS kB', 'aim', '× Svelte', 'JS', 'CSS', 'worker', 'fonts', 'others', 'offline']
const FRONT = 'bytes: front page'
const toMove = ({ name }: MeasuredGame): string => `bytes: ${name} to the first move`

/** What a first visit fetches until the front page can be used, and until the person decides something. */
export async function measureBytes({ browser, server, wanted, tell }: Bench): Promise<Section | null> {
  const games = MEASURED_GAMES.filter((game) => wanted(toMove(game)))
  if (games.length === 0 && !wanted(FRONT)) return null
  tell('bytes')
  server.connect(null)
  const runtime = await svelteRuntime(new URL('../../web/main.ts', import.meta.url))
  const lines: Line[] = []
  const workers = new Set<string>()
  for (const game of games.length > 0 ? games : MEASURED_GAMES.slice(0, 1)) {
    server.takeDeliveries()
    const fetched = await visit({ browser, device: DESKTOP, stored: botFirst(game) }, async (page) => {
      await page.addInitScript(noteMoments, { play: playButton(game), own: OWN_DECISION, pause: 500 })
      await page.goto(server.address)
      const { usable } = await reached(page, 'asked', `a decision at the table of ${game.name}`)
      const early = await pathsBefore(page, usable)
      await page.evaluate(untilOffline)
      return { early, all: server.takeDeliveries() }
    })
    for (const path of workersIn(fetched.all)) workers.add(path.replace(/^.*\//, ''))
    const front = fetched.all.filter((each) => isPage(each) || fetched.early.has(each.path))
    if (wanted(FRONT) && lines.length === 0) lines.push(lineOf(FRONT, sumUp(front.filter(isNotOffline)), runtime))
    if (games.includes(game)) lines.push(lineOf(toMove(game), sumUp(fetched.all), runtime))
  }
  const svelte = runtime === null ? 'Svelte is not installed here' : `Svelte with one button is ${kB(runtime)} kB`
  return { head: HEAD, lines, note: `kB of 1,000 bytes, compressed. ${svelte}. Worker: ${[...workers].join(', ')}.` }
}

const isPage = ({ destination }: Delivery): boolean => destination === 'document'
const isNotOffline = ({ path, askedBy }: Delivery): boolean => !`${path} ${askedBy}`.includes('service-worker.js')

export function lineOf(name: string, bytes: BytesByUse, runtime: number | null): Line {
  const code = codeOf(bytes)
  const times = runtime === null ? null : code / runtime
  const { script, style, worker, font, other, offline } = bytes
  return {
    cells: [
      name,
      kB(code),
      code < AIM ? `< ${AIM / 1000}` : `NOT < ${AIM / 1000}`,
      times === null ? '–' : grouped(times, 1),
      ...[script, style, worker, font, other, offline].map(kB),
    ],
    json: { measure: 'bytes', name, code, aim: AIM, timesSvelte: times === null ? null : round(times), ...bytes },
  }
}

const kB = (bytes: number): string => grouped(bytes / 1000, 1)
const round = (value: number): number => Math.round(100 * value) / 100

/** What the page had asked for by then. */
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

/** In the page. */
const resourcesIn = (): Resource[] =>
  performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))

/** In the page: waits for the service worker to have fetched everything, unless there is none. */
const untilOffline = async (): Promise<void> => {
  const soon = new Promise((resolve) => setTimeout(resolve, 10_000))
  await Promise.race([navigator.serviceWorker.ready, soon])
}
