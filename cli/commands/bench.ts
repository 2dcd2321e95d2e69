import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@alleycat/games'
import { readArguments, shown, type Arguments } from '../args.ts'
import { interruptibly } from '../signals.ts'
import { benchBots } from '../bots-bench/bots-bench.ts'
import type { Command } from '../command.ts'
import { Complaint, EXIT_INTERRUPTED, EXIT_OK } from '../errors.ts'
import { helpPage } from '../help-page.ts'
import { measureApart } from '../measuring.ts'
import { standardOutput } from '../output.ts'
import { Progress } from '../progress.ts'
import { EXAMPLE_GAME } from '../setup.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import { grouped } from '../text.ts'
import { wordsIn } from '../words/words.ts'
import { benchWeb } from '../web-bench/web-bench.ts'
import { MOST_JOBS } from './arena.ts'

const STANDARD_GAMES = 400
const STANDARD_RUNS = 5
const STANDARD_TABLES = 200
/** Seconds that a line of the server's table is measured. */
const STANDARD_LOAD = 10
/** Seconds that a game in the browser is watched. */
const STANDARD_WATCH = 20

const OPTIONS = {
  json: {},
  seconds: { value: 'N' },
  games: { value: 'N' },
  only: { value: 'TEXT' },
  jobs: { value: 'N' },
  runs: { value: 'N' },
  tables: { value: 'N,…' },
  plot: { value: 'FILE' },
  visitors: {},
  flood: {},
  restart: {},
  profile: {},
  folder: { value: 'DIR' },
}

const FRAME = {
  usage: 'alleycat bench engine|bots|web|server […]',
  options: OPTIONS,
  examples: [
    'alleycat bench engine',
    'alleycat bench engine --json --seconds 3',
    `alleycat bench bots --games 40 --only "${EXAMPLE_GAME}: search:1000"`,
    'alleycat bench web',
    'alleycat bench web --only bytes --json',
    'alleycat bench server --tables 50 --only "SQLite, 4 seats, flat out" --profile',
    'alleycat bench server --tables 250,500,1000,2000 --only SQLite --plot growth.svg',
    'alleycat bench server --tables 50 --only "SQLite, 4 seats, paced" --flood',
    'alleycat bench server --tables 2000 --only SQLite --restart',
  ],
}

const JSON_SAMPLES = {
  bots: `  {"bench":"bots","measure":"speed","name":"…","game":"…","options":{…},"seats":2,
   "iterationsPerSecond":20000}
  {"bench":"bots","measure":"strength","name":"…","game":"…","options":{…},
   "seats":2,"lineUp":["search:1000","greedy"],"games":400,"share":0.85,
   "shareLow":0.81,"shareHigh":0.88,"par":0.5,"verdict":"stronger",
   "millisecondsPerDecision":40.1}`,
  web: `  {"bench":"web","measure":"bytes","name":"…","code":99000,"aim":120000,
   "timesSvelte":6.5,"script":91000,"style":8000,"worker":27000,"font":68000,
   "other":9000}
  {"bench":"web","measure":"start","name":"…","runs":5,"usable":1900,
   "timesBaseline":8.1,"pressedToOwnDecision":1200,"ownDecision":3100}
  {"bench":"web","measure":"frames","name":"…","seconds":20,"busy":[58],
   "busiest":{"milliseconds":58,"layout":20,"layouts":2},"longFrames":[61],
   "longTasks":[60],"gapsOver50":1,"longestGap":67,"framesPerSecond":60}
  {"bench":"web","measure":"openings","name":"…","aim":50,"runs":5,
   "longest":{"milliseconds":44,"layout":20,"layouts":1},"most":48}
  {"bench":"web","measure":"lighthouse","name":"…","performance":97,
   "accessibility":100,"best-practices":100,"aim":95,"metrics":{…}}`,
  server: `  {"bench":"server","name":"SQLite, 4 seats, flat out","tables":200,
   "decisionsPerSecond":1000,"p50":180,"p99":310,"mainThread":[800],
   "process":[1100],"database":null,"driver":150,"driverBusy":0.15,
   "bytesPerTable":30000,"bytesPerStream":15000,"setUpSeconds":4,
   "answerBytes":1500,"late":0,"shed":0,"failed":0,"broken":0,"profiles":[]}`,
  restart: `  {"bench":"server restart","name":"SQLite, 4 seats, paced","tables":200,"seats":4,
   "firstAnswer":900,"streams":800,"back":800,"half":1500,"all":2400,"refused":0,
   "driverBusy":0.2,"profiles":[],"process":2400000,"mainThread":1900000,"p50":2,
   "p99":12}`,
}

export const bench: Command = {
  name: 'bench',
  help(words) {
    const standard = {
      games: STANDARD_GAMES,
      runs: STANDARD_RUNS,
      tables: STANDARD_TABLES,
      load: STANDARD_LOAD,
      watch: STANDARD_WATCH,
    }
    return helpPage(FRAME, words.help.bench(standard, JSON_SAMPLES), words)
  },
  async run(args) {
    const parsed = readArguments('bench', OPTIONS, args)
    const subject = subjectOf(parsed)
    const json = parsed.given('json')
    if (subject === 'web') return benchTheApp(parsed, json)
    if (subject === 'server') return benchTheServer(parsed)
    const seconds = parsed.decimal('seconds', 0.01, 600) ?? 1
    if (subject === 'bots') return benchAllBots(parsed, seconds, json)
    await (json ? printJson(seconds) : printTable(seconds))
    return EXIT_OK
  },
}

const SUBJECTS = ['engine', 'bots', 'web', 'server'] as const
type Subject = (typeof SUBJECTS)[number]

/** Options that not all subjects have. */
const OPTIONS_OF: Readonly<Record<Exclude<keyof typeof OPTIONS, 'json' | 'seconds'>, readonly Subject[]>> = {
  games: ['bots'],
  only: ['bots', 'web', 'server'],
  jobs: ['bots'],
  runs: ['web'],
  folder: ['web'],
  tables: ['server'],
  plot: ['server'],
  visitors: ['server'],
  flood: ['server'],
  restart: ['server'],
  profile: ['server'],
}

function subjectOf(args: BenchArguments): Subject {
  const [asked, stray] = args.positionals
  const subject = SUBJECTS.find((each) => each === asked)
  if (stray !== undefined || !subject) throw new Complaint(({ errors }) => errors.benchWhat(SUBJECTS))
  for (const [name, subjects] of Object.entries(OPTIONS_OF) as [keyof typeof OPTIONS_OF, readonly Subject[]][])
    if (args.given(name) && !subjects.includes(subject))
      throw new Complaint(({ errors }) =>
        errors.benchOption(
          `--${name}`,
          subjects.map((each) => typed(`alleycat bench ${each}`)),
        ),
      )
  return subject
}

type BenchArguments = Arguments<keyof typeof OPTIONS>

async function benchTheApp(args: BenchArguments, json: boolean): Promise<number> {
  const runs = args.whole('runs', 1, 1000) ?? STANDARD_RUNS
  const seconds = args.decimal('seconds', 0.01, 600) ?? STANDARD_WATCH
  const [only, folder] = [args.text('only') ?? '', args.text('folder')]
  const finished = await interruptibly(async (signal) => benchWeb({ folder, runs, seconds, only, json, signal }))
  return finished ? EXIT_OK : EXIT_INTERRUPTED
}

/**
 * In a process of its own, which starts others: the driver and the servers that it measures. Ctrl-C reaches none of them:
 * it hears that nobody waits any more, and ends them in order.
 */
function benchTheServer(args: BenchArguments): Promise<number> {
  const seconds = args.decimal('seconds', 1, 3600) ?? STANDARD_LOAD
  const file = fileURLToPath(import.meta.resolve('@alleycat/server/bench'))
  const options = [`--tables=${tableCounts(args)}`, `--seconds=${seconds}`, `--only=${args.text('only') ?? ''}`]
  const plot = args.text('plot')
  const switches = [
    ...(plot === undefined ? [] : [`--plot=${plot}`]),
    ...(['visitors', 'flood', 'restart', 'profile', 'json'] as const)
      .filter((name) => args.given(name))
      .map((name) => `--${name}`),
  ]
  return interruptibly(
    (signal) =>
      new Promise((resolve, reject) => {
        const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const
        const child = spawn(process.execPath, [file, ...options, ...switches], { stdio: [...stdio], detached: true })
        signal.addEventListener('abort', () => child.disconnect())
        child.on('error', reject)
        child.on('exit', (code) => resolve(code ?? EXIT_INTERRUPTED))
      }),
  )
}

/** `--tables`, as the benchmark reads it. */
function tableCounts(args: BenchArguments): string {
  const text = args.text('tables') ?? String(STANDARD_TABLES)
  if (/^[1-9][0-9]{0,4}(,[1-9][0-9]{0,4})*$/.test(text)) return text
  throw new Complaint(({ errors }) => errors.tables(99_999, shown(text)))
}

async function benchAllBots(args: BenchArguments, seconds: number, json: boolean): Promise<number> {
  const games = args.whole('games', 1, 1_000_000) ?? STANDARD_GAMES
  const jobs = args.whole('jobs', 1, MOST_JOBS) ?? availableParallelism()
  const only = args.text('only') ?? ''
  const finished = await interruptibly(async (signal) => benchBots({ games, jobs, seconds, only, json, signal }))
  return finished ? EXIT_OK : EXIT_INTERRUPTED
}

interface Line {
  readonly game: string
  readonly seats: number
}

const LINES: readonly Line[] = GAMES.flatMap(({ id, minSeats, maxSeats }) =>
  Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => ({ game: id, seats: minSeats + i })),
)

async function printJson(seconds: number): Promise<void> {
  const output = standardOutput()
  for (const { game, seats } of LINES) {
    const { games, decisions } = await measureApart({ game, seats, seconds })
    const line = { gamesPerSecond: Math.round(games), decisionsPerSecond: Math.round(decisions) }
    if (!(await output.write(`${JSON.stringify({ bench: 'engine', game, seats, ...line })}\n`))) return
  }
}

/** What is measured is told in English alone, because these tables are made for the documents. */
async function printTable(seconds: number): Promise<void> {
  const progress = new Progress(process.stderr, LINES.length, true, wordsIn('en'))
  const { games: shuffles } = await measureApart({ game: null, seats: 0, seconds })
  const rows = [['game', 'seats', 'games/s', 'decisions/s', 'games per 1,000 shuffles']]
  for (const [index, { game, seats }] of LINES.entries()) {
    progress.update(index)
    const { games, decisions } = await measureApart({ game, seats, seconds })
    rows.push([game, String(seats), grouped(games), grouped(decisions), grouped((1000 * games) / shuffles, 1)])
  }
  progress.clear()
  const note = `calibration: ${grouped(shuffles)} shuffles/s of 75 numbers`
  await standardOutput().write(`${aligned(rows, 1).join('\n')}\n\n${note}\n`)
}
