import type { Page } from '@playwright/test'
import { grouped } from '../text.ts'
import { median, type Bench, type Line, type Section } from './bench.ts'
import { finishedGame, GAME_ID, HINT, MEASURED_GAMES, savedGame, type MeasuredGame } from './games.ts'
import { chooseLanguage, goTo, press } from './in-page.ts'
import { TRACED, tasksIn, type Task } from './trace.ts'
import { PHONE, visit, type Stored } from './visit.ts'

const HEAD = ['opened on the phone', 'longest ms', 'its layout', 'layouts', 'most', 'aim']

/** The aim for every task, in milliseconds. */
const AIM = 50

/** Milliseconds for a page to come to rest, before something is opened and after. */
const REST = 2000

const FRONT_PAGE = 'button[aria-label^="Play "]'
const DIALOG = 'dialog[open]'
const TABLE = `#/table/${GAME_ID}`
const REPLAY = `#/replay/${GAME_ID}`
const SLIDER = 'input[type=range]'

/** Something that somebody opens or changes. */
interface Opening {
  readonly name: string
  readonly stored: Stored
  /** The address at which it begins, and what is there once it can be done. */
  readonly from: string
  readonly ready: string
  readonly open: (page: Page) => Promise<void>
  /** What is there afterwards. */
  readonly until: string
}

const address =
  (hash: string) =>
  (page: Page): Promise<void> =>
    page.evaluate(goTo, hash)
const button =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.evaluate(press, selector)

function openingsOf(game: MeasuredGame): Opening[] {
  const of = (what: string): string => `openings: ${what} of ${game.name}`
  const stored = savedGame(game)
  const front = (what: string, hash: string, until: string): Opening => ({
    name: of(what),
    stored,
    from: '',
    ready: FRONT_PAGE,
    open: address(hash),
    until,
  })
  const atTable = (what: string, open: Opening['open'], until: string): Opening => ({
    name: of(what),
    stored,
    from: TABLE,
    ready: HINT,
    open,
    until,
  })
  const finished = finishedGame(game)
  return [
    front('new game', `#/new/${game.id}`, 'form'),
    front('rules', `#/rules/${game.id}`, 'input[type=search]'),
    front('lesson', `#/learn/${game.id}`, '[data-status]'),
    front('deal of the day', `#/day/${game.id}`, 'table'),
    front('atlas', `#/atlas/${game.id}`, 'h3'),
    front('table', TABLE, HINT),
    atTable('menu', button('button[title="Menu"]'), DIALOG),
    atTable('log', button('button[title="Log"]'), DIALOG),
    atTable('another language', (page) => page.evaluate(chooseLanguage, 'pl'), 'html[lang=pl]'),
    atTable('front page after a table', address('#/'), FRONT_PAGE),
    { ...front('result', TABLE, DIALOG), stored: finished },
    { ...front('replay', REPLAY, SLIDER), stored: finished },
    {
      name: of('end of a replay'),
      stored: finished,
      from: REPLAY,
      ready: SLIDER,
      open: button('button[title="To the end"]'),
      until: SLIDER,
    },
  ]
}

const OPENINGS: readonly Opening[] = [
  ...['settings', 'story', 'credits'].map((screen) => ({
    name: `openings: ${screen}`,
    stored: {},
    from: '',
    ready: FRONT_PAGE,
    open: address(`#/${screen}`),
    until: 'header a[href="#/"]',
  })),
  ...MEASURED_GAMES.flatMap(openingsOf),
]

/** Measures the longest task of what somebody opens, which nobody should have to wait for. */
export async function measureOpenings(bench: Bench): Promise<Section | null> {
  const lines: Line[] = []
  for (const opening of OPENINGS.filter(({ name }) => bench.wanted(name))) {
    bench.tell(opening.name)
    const longest: Task[] = []
    while (longest.length < bench.runs) longest.push(await longestOf(bench, opening))
    lines.push(openingLine(opening.name, longest))
  }
  if (lines.length === 0) return null
  return {
    head: HEAD,
    lines,
    note: `The longest task by the processor's clock: the median of ${bench.runs} runs, and the most. The code is not fetched before it is needed.`,
  }
}

async function longestOf({ browser, server }: Bench, { stored, from, ready, open, until }: Opening): Promise<Task> {
  server.connect(null)
  return visit({ browser, device: PHONE, stored, serviceWorkers: 'block' }, async (page) => {
    await page.goto(new URL(from, server.address).href)
    await page.waitForSelector(ready)
    // The first function that is run in a page brings Playwright's own script along, which is no task of the app.
    await page.evaluate(goTo, from)
    await page.waitForTimeout(REST)
    await browser.startTracing(page, { categories: [...TRACED] })
    await open(page)
    await page.waitForSelector(until)
    await page.waitForTimeout(REST)
    const tasks = tasksIn((await browser.stopTracing()).toString())
    return tasks.reduce((most, task) => (task.milliseconds > most.milliseconds ? task : most))
  })
}

export function openingLine(name: string, runs: readonly Task[]): Line {
  const sorted = runs.toSorted((a, b) => a.milliseconds - b.milliseconds)
  const middle = median(runs.map(({ milliseconds }) => milliseconds))
  const { layout, layouts } = sorted[sorted.length >> 1]!
  const most = sorted.at(-1)!.milliseconds
  const values = [middle, layout, layouts, most].map((value) => grouped(value))
  return {
    cells: [name, ...values, middle < AIM ? `< ${AIM}` : `NOT < ${AIM}`],
    json: {
      measure: 'openings',
      name,
      aim: AIM,
      runs: runs.length,
      longest: { milliseconds: Math.round(middle), layout: Math.round(layout), layouts },
      most: Math.round(most),
    },
  }
}
