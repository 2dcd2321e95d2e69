import type { Page } from '@playwright/test'
import { grouped } from '../text.ts'
import { BASELINE } from './baseline.ts'
import type { Bench, Line, Section } from './bench.ts'
import { botsOnly, HINT, MEASURED_GAMES, playButton, type MeasuredGame } from './games.ts'
import { stopWatching, watchFrames, type Watched } from './in-page.ts'
import { DESKTOP, PHONE, visit, type Device } from './visit.ts'

const HEAD = [
  'bots playing',
  'seconds',
  'frames/s',
  'long frames',
  'longest ms',
  'script',
  'forced layout',
  'layout, paint',
  'long tasks',
  'gaps > 50 ms',
  'longest gap',
]

interface Watch {
  readonly name: string
  readonly device: Device
  /** Null: the page that hardly does anything. */
  readonly game: MeasuredGame | null
  readonly speed: string
}

const nameOf = (game: MeasuredGame | null, device: Device, speed: string): string =>
  `frames: ${game?.name ?? 'baseline'}, ${device.name}${game ? `, ${speed}` : ''}`

const WATCHES: readonly Watch[] = [PHONE, DESKTOP].flatMap((device) => [
  { name: nameOf(null, device, ''), device, game: null, speed: '' },
  ...MEASURED_GAMES.flatMap((game) =>
    ['normal', 'fast'].map((speed) => ({ name: nameOf(game, device, speed), device, game, speed })),
  ),
])

/** Seconds that suffice for a page on which everything is always the same. */
const BASELINE_SECONDS = 5

/** Whether the table keeps moving while bots play. */
export async function measureFrames(bench: Bench): Promise<Section | null> {
  const watches = WATCHES.filter(({ name }) => bench.wanted(name))
  const lines: Line[] = []
  for (const watch of watches) {
    bench.tell(watch.name)
    lines.push(lineOf(watch.name, await watched(bench, watch)))
  }
  if (lines.length === 0) return null
  return {
    head: HEAD,
    lines,
    note: `Aim: no frame over 50 ms. Long frames and tasks are as the browser reports them; gaps are between frames
seen by the page and grow when the machine is busy: compare them with the baseline.`,
  }
}

async function watched({ browser, server, seconds }: Bench, { device, game, speed }: Watch): Promise<Watched> {
  server.connect(null)
  return visit({ browser, device, stored: game ? botsOnly(game, speed) : {} }, async (page) => {
    if (game) await sitDown(page, server.address, game)
    else await page.goto(new URL(BASELINE, server.address).href)
    await page.evaluate(watchFrames)
    await page.waitForTimeout(1000 * (game ? seconds : Math.min(seconds, BASELINE_SECONDS)))
    return page.evaluate(stopWatching)
  })
}

async function sitDown(page: Page, address: string, game: MeasuredGame): Promise<void> {
  await page.goto(address)
  await page.click(playButton(game))
  await page.waitForSelector(HINT)
}

export function lineOf(name: string, found: Watched): Line {
  const { seconds, frames, longFrames, longTasks, longestGap, gapsOver50, worst } = found
  const rate = frames / seconds
  const cells = [
    name,
    grouped(seconds),
    grouped(rate),
    grouped(longFrames.length),
    ...(worst ? [worst.milliseconds, worst.script, worst.forcedLayout, worst.layout] : [0, 0, 0, 0]).map((value) =>
      grouped(value),
    ),
    grouped(longTasks.length),
    grouped(gapsOver50),
    grouped(longestGap),
  ]
  const json = {
    measure: 'frames',
    name,
    seconds: Math.round(seconds),
    framesPerSecond: Math.round(rate),
    longFrames: longFrames.map(Math.round),
    longTasks: longTasks.map(Math.round),
    gapsOver50,
    longestGap: Math.round(longestGap),
    worst,
  }
  return { cells, json }
}
