import { grouped } from '../text.ts'
import { BASELINE } from './baseline.ts'
import { median, reached, type Bench, type Line, type Section } from './bench.ts'
import { MEASURED_GAMES, OWN_DECISION, personFirst, playButton, type MeasuredGame } from './games.ts'
import { noteMoments, type Moments } from './in-page.ts'
import { PHONE, visit } from './visit.ts'

/** Milliseconds between the appearance of Play and the press: none, and those of somebody who looks first. */
const PAUSES = [0, 2000] as const

const HEAD = ['phone, a first visit', 'Play usable ms', '× baseline', 'pressed to own move ms', 'own move in all ms']

interface Start {
  readonly game: MeasuredGame
  readonly pause: number
  readonly name: string
}

const STARTS: readonly Start[] = MEASURED_GAMES.flatMap((game) =>
  PAUSES.map((pause) => ({
    game,
    pause,
    name: `start: ${game.name}, pressed ${pause === 0 ? 'at once' : `after ${pause / 1000} s`}`,
  })),
)

/** Measures how long a phone takes to the front page and to the first own decision. */
export async function measureStarts(bench: Bench): Promise<Section | null> {
  const starts = STARTS.filter(({ name }) => bench.wanted(name))
  if (starts.length === 0) return null
  const baseline: number[] = []
  const found = starts.map((): Required<Moments>[] => [])
  // The starts are measured in turn, so that other load on the machine falls on all of them.
  for (let run = 0; run < bench.runs; run++) {
    bench.tell(`starts, run ${run + 1} of ${bench.runs}`)
    baseline.push(await baselineStart(bench))
    for (const [index, start] of starts.entries()) found[index]!.push(await coldStart(bench, start))
  }
  const still = median(baseline)
  const lines = starts.map(({ name }, index) => startLine(name, found[index]!, still))
  const { slowdown, link } = PHONE
  const speed = `${slowdown}× slower, ${link!.bitsPerSecond / 1e6} Mbit/s, ${link!.roundTrip} ms a round trip`
  return {
    head: HEAD,
    lines: [baselineLine(still), ...lines],
    note: `Medians of ${bench.runs} with nothing cached: ${speed}. The baseline is a page of HTML alone.`,
  }
}

async function coldStart({ browser, server }: Bench, { game, pause }: Start): Promise<Required<Moments>> {
  return visit({ browser, device: PHONE, stored: personFirst(game) }, async (page) => {
    server.connect(PHONE.link)
    await page.addInitScript(noteMoments, { play: playButton(game), own: OWN_DECISION, pause })
    await page.goto(server.address, { waitUntil: 'commit' })
    return reached(page, 'asked', `a decision at the table of ${game.name}`)
  })
}

async function baselineStart({ browser, server }: Bench): Promise<number> {
  return visit({ browser, device: PHONE, stored: {} }, async (page) => {
    server.connect(PHONE.link)
    await page.addInitScript(noteMoments, { play: playButton(MEASURED_GAMES[0]!), own: 'never', pause: 0 })
    await page.goto(new URL(BASELINE, server.address).href, { waitUntil: 'commit' })
    return (await reached(page, 'usable', 'the baseline')).usable
  })
}

const baselineLine = (usable: number): Line => ({
  cells: ['start: baseline', grouped(usable), grouped(1, 1), '–', '–'],
  json: { measure: 'start', name: 'start: baseline', usable: Math.round(usable) },
})

export function startLine(name: string, runs: readonly Required<Moments>[], baseline: number): Line {
  const usable = median(runs.map((run) => run.usable))
  const pressedToOwn = median(runs.map((run) => run.asked - run.pressed))
  const own = median(runs.map((run) => run.asked - run.pressed + run.usable))
  const times = usable / baseline
  return {
    cells: [name, grouped(usable), grouped(times, 1), grouped(pressedToOwn), grouped(own)],
    json: {
      measure: 'start',
      name,
      runs: runs.length,
      usable: Math.round(usable),
      timesBaseline: Math.round(100 * times) / 100,
      pressedToOwnDecision: Math.round(pressedToOwn),
      ownDecision: Math.round(own),
    },
  }
}
