import type { Line, Restart } from './bench.ts'

/** Figures of one column, for people. */
interface Column<Measured> {
  readonly title: string
  readonly of: (measured: Measured) => string
  readonly width?: number
}

/** Characters: a figure, and a figure for each of two nodes. */
const LEAST_WIDTH = 8
const WIDTH_OF_NODES = 13

const NAME_WIDTH = 'PostgreSQL, 2 nodes, 4 seats, flat out'.length

const COLUMNS: readonly Column<Line>[] = [
  { title: 'tables', of: ({ tables }) => grouped(tables) },
  { title: 'decisions/s', of: ({ seen }) => grouped(seen.perSecond) },
  { title: 'p50 ms', of: ({ seen }) => decimal(seen.p50) },
  { title: 'p99 ms', of: ({ seen }) => decimal(seen.p99) },
  {
    title: 'main thread µs',
    of: ({ cpu }) => eachNode(cpu.map(({ mainThread }) => mainThread)),
    width: WIDTH_OF_NODES,
  },
  { title: 'process µs', of: ({ cpu }) => eachNode(cpu.map((each) => each.process)), width: WIDTH_OF_NODES },
  { title: 'database µs', of: ({ databaseCpu }) => orDash(databaseCpu, grouped) },
  { title: 'driver µs', of: ({ seen }) => grouped(seen.cpu / seen.done) },
  { title: 'driver busy', of: ({ seen }) => `${grouped(seen.utilisation * 100)} %` },
  { title: 'KiB/table', of: ({ footprint }) => orDash(footprint && footprint.perTable / 1024, decimal) },
  { title: 'KiB/stream', of: ({ footprint }) => orDash(footprint && footprint.perStream / 1024, decimal) },
  { title: 'set up s', of: ({ footprint }) => orDash(footprint && footprint.setUp, decimal) },
]

const RESTART_COLUMNS: readonly Column<Restart>[] = [
  { title: 'tables', of: ({ tables }) => grouped(tables) },
  { title: 'first answer s', of: ({ firstAnswer }) => orDash(firstAnswer, inSeconds) },
  { title: 'streams', of: ({ streams }) => grouped(streams) },
  { title: 'half back s', of: ({ half }) => orDash(half, inSeconds) },
  { title: 'all back s', of: ({ all }) => orDash(all, inSeconds) },
  { title: 'back', of: ({ back }) => grouped(back) },
  { title: 'refused', of: ({ refused }) => grouped(refused) },
  { title: 'main thread s', of: ({ cpu }) => orDash(cpu.mainThread && cpu.mainThread / 1e6, decimal) },
  { title: 'process s', of: ({ cpu }) => decimal(cpu.process / 1e6) },
  { title: 'driver busy', of: ({ driverBusy }) => `${grouped(driverBusy * 100)} %` },
  { title: 'p99 ms then', of: ({ seen }) => decimal(seen.p99) },
]

/** The head of a table in Markdown, for docs/scale.md. */
export const head = (): string => headOf(COLUMNS)
export const restartHead = (): string => headOf(RESTART_COLUMNS)

export const asRow = (line: Line): string => row(COLUMNS, line.name, ({ of }) => of(line))
export const asRestartRow = (restart: Restart): string => row(RESTART_COLUMNS, restart.name, ({ of }) => of(restart))

const headOf = <Measured>(columns: readonly Column<Measured>[]): string =>
  [
    row(columns, '', ({ title }) => title),
    `| ${'-'.repeat(NAME_WIDTH)} | ${columns.map((column) => `${'-'.repeat(widthOf(column) - 1)}:`).join(' | ')} |`,
  ].join('\n')

const widthOf = <Measured>({ title, width = LEAST_WIDTH }: Column<Measured>): number => Math.max(width, title.length)

const row = <Measured>(
  columns: readonly Column<Measured>[],
  name: string,
  cell: (column: Column<Measured>) => string,
): string =>
  `| ${name.padEnd(NAME_WIDTH)} | ${columns.map((column) => cell(column).padStart(widthOf(column))).join(' | ')} |`

/** Says in words what went wrong under the load; empty when nothing did. */
export function mishapsOf({ name, seen: { late, shed, failed, broken } }: Line): string {
  const told = [
    [late, 'decisions came too late'],
    [shed, 'requests were shed and sent again'],
    [failed, 'requests failed'],
    [broken, 'streams broke'],
  ] as const
  const words = told.filter(([count]) => count > 0).map(([count, what]) => `${grouped(count)} ${what}`)
  return words.length === 0 ? '' : `${name}: ${words.join(', ')}`
}

/** A line of the report for programs. */
export const asJson = ({ name, tables, seen, cpu, databaseCpu, footprint, profiles }: Line): string =>
  JSON.stringify({
    bench: 'server',
    name,
    tables,
    decisionsPerSecond: seen.perSecond,
    p50: seen.p50,
    p99: seen.p99,
    mainThread: cpu.map((each) => each.mainThread),
    process: cpu.map((each) => each.process),
    database: databaseCpu,
    driver: seen.cpu / seen.done,
    driverBusy: seen.utilisation,
    bytesPerTable: footprint?.perTable ?? null,
    bytesPerStream: footprint?.perStream ?? null,
    setUpSeconds: footprint?.setUp ?? null,
    answerBytes: seen.answerBytes,
    late: seen.late,
    shed: seen.shed,
    failed: seen.failed,
    broken: seen.broken,
    profiles,
  })

export const restartAsJson = ({ name, seats, tables, cpu, seen, ...returned }: Restart): string =>
  JSON.stringify({ bench: 'server restart', name, tables, seats, ...returned, ...cpu, p50: seen.p50, p99: seen.p99 })

const inSeconds = (milliseconds: number): string => decimal(milliseconds / 1000)

const eachNode = (values: readonly (number | null)[]): string =>
  values.length === 0 ? '–' : values.map((value) => orDash(value, grouped)).join(' + ')

const orDash = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value)

const grouped = (value: number): string => Math.round(value).toLocaleString('en-US')

const decimal = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
