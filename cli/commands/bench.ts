import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@alleycat/games'
import { readArguments, shown, type Arguments } from '../args.ts'
import { interruptibly } from '../signals.ts'
import { benchBots } from '../bots-bench/bots-bench.ts'
import { helpPage, type Command } from '../command.ts'
import { Complaint, EXIT_INTERRUPTED, EXIT_OK } from '../errors.ts'
import { measureApart } from '../measuring.ts'
import { standardOutput } from '../output.ts'
import { Progress } from '../progress.ts'
import { EXAMPLE_GAME } from '../setup.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { grouped, typed } from '../text.ts'
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
  json: { help: 'one JSON object for each line of the table' },
  seconds: {
    value: 'N',
    help: `how long to measure each speed, for the engine after up to half a second of warming up; by default 1; for web how long to watch each game, by default ${STANDARD_WATCH}; for server by default ${STANDARD_LOAD}`,
  },
  games: {
    value: 'N',
    help: `bots only: how many games for each claim; by default ${STANDARD_GAMES}, 40 for a quick look`,
  },
  only: { value: 'TEXT', help: 'bots, web and server: leave out every line that does not have this in its name' },
  jobs: { value: 'N', help: 'bots only: how many threads play; by default one for each core' },
  runs: { value: 'N', help: `web only: how often to measure each start; by default ${STANDARD_RUNS}` },
  tables: {
    value: 'N,…',
    help: `server only: how many tables are played at once, by default ${STANDARD_TABLES}; several numbers show how cost and memory grow at paced tables of four`,
  },
  plot: { value: 'FILE', help: 'server only: draw how cost and memory grow with the number of tables, as SVG' },
  profile: {
    help: 'server only: also write a CPU profile for each line, and say where it is; this slows the server down',
  },
  folder: { value: 'DIR', help: 'web only: the built app; by default the one of this project, web/dist' },
}

export const bench: Command = {
  name: 'bench',
  help: helpPage(
    'alleycat bench engine|bots|web|server [options]',
    `engine plays random games of every kind at every number of seats with default
options, on one thread through the engine's public functions, each line in a fresh
thread, and reports the best of several rounds of a tenth of a second.

The last column relates the games to a fixed loop, shuffles of 75 numbers, that is
measured in the same run: it compares figures from different machines.

bots measures what the project says of its bots: how many deals a search looks
into each second, and who is stronger than whom, in an arena with a fixed seed.
"a seat" is what a seat of the bot named first wins, with the interval that holds
the truth with 95% confidence; it is "stronger" or "weaker" when that interval
leaves out par, "open" when more games are needed; then its mean time a decision.
All of it takes hours: --games and --only are for less. With --json, a line each:

  {"bench":"bots","measure":"speed","name":"…","game":"…","options":{…},"seats":2,
   "iterationsPerSecond":20000}
  {"bench":"bots","measure":"strength","name":"…","game":"…","options":{…},
   "seats":2,"lineUp":["search:1000","greedy"],"games":400,"share":0.85,
   "shareLow":0.81,"shareHigh":0.88,"par":0.5,"verdict":"stronger",
   "millisecondsPerDecision":40.1}

web measures the built app (npm run build) in Chromium, served on this machine:
bytes    what a first visit fetches until the front page can be used and until the
         first move of each game, compressed; the aim is about JavaScript and CSS
start    how long an emulated phone takes until Play can be pressed, and from there
         to the first own decision; a page of HTML alone is the baseline
frames   what keeps the page from moving for 50 ms or more while bots play, on that
         phone and on this machine
lighthouse  its scores for the front page and a table of each game; fetched with npx
These are how the names of the lines begin that --only looks for. Playwright and
Chromium must be installed; CHROMIUM_PATH names one. With --json, a line each:

  {"bench":"web","measure":"bytes","name":"…","code":99000,"aim":120000,
   "timesSvelte":6.5,"script":91000,"style":8000,"worker":27000,"font":68000,
   "other":9000}
  {"bench":"web","measure":"start","name":"…","runs":5,"usable":1900,
   "timesBaseline":8.1,"pressedToOwnDecision":1200,"ownDecision":3100}
  {"bench":"web","measure":"frames","name":"…","seconds":20,"busy":[58],
   "busiest":{"milliseconds":58,"layout":20,"layouts":2},"longFrames":[61],
   "longTasks":[60],"gapsOver50":1,"longestGap":67,"framesPerSecond":60}
  {"bench":"web","measure":"lighthouse","name":"…","performance":97,
   "accessibility":100,"best-practices":100,"aim":95,"metrics":{…}}

server plays hundreds of tables at once over loopback, each seat a guest with a
stream of their own: on SQLite, and on PostgreSQL with one and two nodes; at tables
of two and of four; flat out, where everybody decides the moment they are asked, and
paced, with one decision a second at each table. For each line it tells
decisions/s   how many were acknowledged
p50, p99      milliseconds from sending a decision to its acknowledgement
µs            of processor time a decision took the main thread of the server (of
              each node), its whole process, the processes of PostgreSQL, and the
              driver, which is another process; without /proc, which only Linux
              has, main thread and database are not known
driver busy   the share of one core that the driver needed: at 100% the driver is
              measured, not the server
KiB           of memory in use, after collecting garbage, for a table in play and for
              an open stream; a fair figure from some hundred tables on
set up        seconds until everybody sat and listened and all games had started
The WebSocket echo sends messages as long as answers back from memory, the least
that any server could do. The table can be pasted into docs/scale.md. What went
wrong is told on standard error. With --json, a line each, where mainThread and
process have a figure for each node and times are in microseconds but for p50 and p99:

  {"bench":"server","name":"SQLite, 4 seats, flat out","tables":200,
   "decisionsPerSecond":1000,"p50":180,"p99":310,"mainThread":[800],
   "process":[1100],"database":null,"driver":150,"driverBusy":0.15,
   "bytesPerTable":30000,"bytesPerStream":15000,"setUpSeconds":4,
   "answerBytes":1500,"late":0,"shed":0,"failed":0,"broken":0,"profiles":[]}`,
    OPTIONS,
    `  alleycat bench engine
  alleycat bench engine --json --seconds 3
  alleycat bench bots --games 40 --only "${EXAMPLE_GAME}: search:1000"
  alleycat bench web
  alleycat bench web --only bytes --json
  alleycat bench server --tables 50 --only "SQLite, 4 seats, flat out" --profile
  alleycat bench server --tables 250,500,1000,2000 --only SQLite --plot growth.svg`,
  ),
  async run(args) {
    const parsed = readArguments('bench', OPTIONS, args)
    const subject = subjectOf(parsed)
    const json = parsed.given('json')
    if (subject === 'web') return benchTheApp(parsed, json)
    if (subject === 'server') return benchTheServer(parsed, json)
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
function benchTheServer(args: BenchArguments, json: boolean): Promise<number> {
  const seconds = args.decimal('seconds', 1, 3600) ?? STANDARD_LOAD
  const file = fileURLToPath(import.meta.resolve('@alleycat/server/bench'))
  const options = [`--tables=${tableCounts(args)}`, `--seconds=${seconds}`, `--only=${args.text('only') ?? ''}`]
  const plot = args.text('plot')
  const switches = [
    ...(plot === undefined ? [] : [`--plot=${plot}`]),
    ...(args.given('profile') ? ['--profile'] : []),
    ...(json ? ['--json'] : []),
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
