import type { Page } from '@playwright/test'
import { grouped } from '../text.ts'
import { BASELINE } from './baseline.ts'
import type { Bench, Line, Section } from './bench.ts'
import { botsOnly, GAME_ID, HINT, MEASURED_GAMES, type MeasuredGame } from './games.ts'
import { stopWatching, watchFrames, type Watched } from './in-page.ts'
import { TRACED, tasksIn, type Task } from './trace.ts'
import { DESKTOP, PHONE, visit, type Device } from './visit.ts'

const HEAD = [
  'bots playing',
  'busy > 50',
  'busiest ms',
  'its layout',
  'layouts',
  'long frames',
  'longest ms',
  'long tasks',
  'gaps > 50',
  'longest gap',
  'frames/s',
]

/** The aim for the longest gap between frames, in milliseconds; nobody notices less. */
const AIM = 50

interface Watch {
  readonly name: string
  readonly device: Device
  /** The game that is watched; null is the baseline page. */
  readonly game: MeasuredGame | null
  readonly speed: string
}

const nameOf = (game: MeasuredGame | null, device: Device, speed: string): string =>
  `frames: ${game?.name ?? 'baseline'}, ${device.name}${game ? `, ${speed}` : ''}`

const WATCHES: readonly Watch[] = [PHONE, DESKTOP].flatMap((device) => [
  { name: nameOf(null, device, ''), device, game: null, speed: '' },
  ...MEASURED_GAMES.flatMap((game) =>
    ['normal', 'fast', 'instant'].map((speed) => ({ name: nameOf(game, device, speed), device, game, speed })),
  ),
])

/** Seconds that suffice for the baseline page, on which nothing changes. */
const BASELINE_SECONDS = 5

/** Measures whether the table keeps moving while bots play. */
export async function measureFrames(bench: Bench): Promise<Section | null> {
  const lines: Line[] = []
  for (const watch of WATCHES.filter(({ name }) => bench.wanted(name))) {
    bench.tell(watch.name)
    const { seen, tasks } = await watched(bench, watch)
    lines.push(framesLine(watch.name, seen, tasks))
  }
  if (lines.length === 0) return null
  return {
    head: HEAD,
    lines,
    note: `Aim: none over ${AIM} ms in ${bench.seconds} s. "busy" is what the page did in one go by the processor's clock, whatever else the machine does;
long frames, long tasks and gaps are by the clock on the wall: on a busy machine the baseline has them too.`,
  }
}

interface Found {
  readonly seen: Watched
  readonly tasks: readonly Task[]
}

async function watched({ browser, server, seconds }: Bench, { device, game, speed }: Watch): Promise<Found> {
  server.connect(null)
  return visit({ browser, device, stored: game ? botsOnly(game, speed) : {} }, async (page) => {
    if (game) await sitDown(page, server.address)
    else await page.goto(new URL(BASELINE, server.address).href)
    // The first function that is run in a page brings Playwright's own script along, which is no task of the app.
    await page.evaluate(watchFrames)
    await browser.startTracing(page, { categories: [...TRACED] })
    await page.waitForTimeout(1000 * (game ? seconds : Math.min(seconds, BASELINE_SECONDS)))
    const seen = await page.evaluate(stopWatching)
    return { seen, tasks: tasksIn((await browser.stopTracing()).toString()) }
  })
}

async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(new URL(`#/table/${GAME_ID}`, address).href)
  await page.waitForSelector(HINT)
}

const IDLE: Task = { milliseconds: 0, layout: 0, layouts: 0 }

export function framesLine(name: string, seen: Watched, tasks: readonly Task[]): Line {
  const { seconds, frames, longFrames, longTasks, longestGap, gapsOver50 } = seen
  const busy = tasks
    .filter(({ milliseconds }) => milliseconds > AIM)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
  const busiest = tasks.reduce((most, task) => (task.milliseconds > most.milliseconds ? task : most), IDLE)
  const values = [
    busy.length,
    busiest.milliseconds,
    busiest.layout,
    busiest.layouts,
    longFrames.length,
    Math.max(0, ...longFrames),
    longTasks.length,
    gapsOver50,
    longestGap,
    frames / seconds,
  ]
  const json = {
    measure: 'frames',
    name,
    seconds: Math.round(seconds),
    busy: busy.map(({ milliseconds }) => Math.round(milliseconds)),
    busiest: rounded(busiest),
    longFrames: longFrames.map(Math.round),
    longTasks: longTasks.map(Math.round),
    gapsOver50,
    longestGap: Math.round(longestGap),
    framesPerSecond: Math.round(frames / seconds),
  }
  return { cells: [name, ...values.map((value) => grouped(value))], json }
}

const rounded = ({ milliseconds, layout, layouts }: Task): Task => ({
  milliseconds: Math.round(milliseconds),
  layout: Math.round(layout),
  layouts,
})
