import type { Line } from './bench.ts'

interface Panel {
  readonly title: string
  readonly of: (line: Line) => number | null
}

const PANELS: readonly Panel[] = [
  { title: 'µs of the main thread a decision', of: ({ cpu }) => cpu[0]?.mainThread ?? null },
  { title: 'p99 in ms', of: ({ seen }) => seen.p99 },
  {
    title: 'MiB for tables and streams',
    of: ({ footprint, tables }) =>
      footprint && (tables * (footprint.perTable + footprint.streams * footprint.perStream)) / 2 ** 20,
  },
]

/** The size of a panel, in units of the drawing. */
const WIDTH = 300
const HEIGHT = 200
const MARGIN = { left: 48, right: 24, top: 34, bottom: 36 }

/** How cost and memory grow with the number of tables, as a drawing for docs/scale.md. */
export function growthPlot(lines: readonly Line[]): string {
  const panels = PANELS.map((panel, i) => drawn(panel, lines, i * WIDTH))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * PANELS.length} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-labelledby="title">
  <title id="title">What a decision costs, how long it takes and how much memory is used, by the number of tables</title>
  <rect width="100%" height="100%" fill="#161b2a"/>
${panels.join('\n')}
</svg>
`
}

function drawn({ title, of }: Panel, lines: readonly Line[], left: number): string {
  const points = lines.flatMap((line) => {
    const value = of(line)
    return value === null ? [] : [{ tables: line.tables, value }]
  })
  const most = Math.max(...points.map(({ value }) => value), 1)
  const mostTables = Math.max(...lines.map(({ tables }) => tables))
  const x = (tables: number): number =>
    Math.round(left + MARGIN.left + (tables / mostTables) * (WIDTH - MARGIN.left - MARGIN.right))
  const y = (value: number): number =>
    Math.round(HEIGHT - MARGIN.bottom - (value / most) * (HEIGHT - MARGIN.top - MARGIN.bottom))
  const path = points.map(({ tables, value }) => `${x(tables)},${y(value)}`).join(' ')
  const marks = points.map(
    ({ tables, value }) =>
      `    <circle cx="${x(tables)}" cy="${y(value)}" r="3" fill="#e8b04b"/><text x="${x(tables)}" y="${y(value) - 8}" fill="#e9edf8" text-anchor="end">${rounded(value)}</text>`,
  )
  const counts = lines.map(
    ({ tables }) =>
      `    <text x="${x(tables)}" y="${HEIGHT - MARGIN.bottom + 16}" fill="#8e9abc" text-anchor="middle">${tables}</text>`,
  )
  return `  <g>
    <text x="${left + MARGIN.left}" y="16" fill="#e9edf8" font-size="12">${title}</text>
    <path d="M${x(0)} ${y(most)}V${y(0)}H${x(mostTables)}" fill="none" stroke="#3b4560"/>
    <polyline points="${path}" fill="none" stroke="#e8b04b" stroke-width="2"/>
${[...marks, ...counts].join('\n')}
    <text x="${x(mostTables)}" y="${HEIGHT - 6}" fill="#8e9abc" text-anchor="end">tables</text>
  </g>`
}

const rounded = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)))
