import { availableParallelism } from 'node:os'
import { GAMES } from '@alleycat/games'
import { readArguments, type Arguments } from '../args.ts'
import { interruptibly } from '../signals.ts'
import { benchBots } from '../bots-bench/bots-bench.ts'
import { helpPage, type Command } from '../command.ts'
import { Complaint, EXIT_INTERRUPTED, EXIT_OK } from '../errors.ts'
import { measureApart } from '../measuring.ts'
import { standardOutput } from '../output.ts'
import { Progress } from '../progress.ts'
import { aligned, grouped } from '../text.ts'
import { MOST_JOBS } from './arena.ts'

const STANDARD_GAMES = 400

const OPTIONS = {
  json: { help: 'one JSON object for each line of the table' },
  seconds: {
    value: 'N',
    help: 'how long to measure each speed, for the engine after up to half a second of warming up; by default 1',
  },
  games: {
    value: 'N',
    help: `bots only: how many games for each claim; by default ${STANDARD_GAMES}, 40 for a quick look`,
  },
  only: { value: 'TEXT', help: 'bots only: leave out every line that does not have this in its name' },
  jobs: { value: 'N', help: 'bots only: how many threads play; by default one for each core' },
}

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast this machine plays, and how well',
  help: helpPage(
    'alleycat bench engine|bots [options]',
    `engine plays random games of every kind at every number of seats with default
options, on one thread through the engine's public functions, each line in a fresh
thread, and reports the best of several rounds of a tenth of a second.

The last column relates the games to a fixed loop, shuffles of 75 numbers, that is
measured in the same run: it compares figures from different machines.

bots measures what the project says of its bots: how many deals a search looks
into each second, and who is stronger than whom, in an arena with a fixed seed.
"a seat" is what a seat of the bot named first wins, with the interval that holds
the truth with 95 % confidence; it is "stronger" or "weaker" when that interval
leaves out par, "open" when more games are needed; then its mean time a decision.
All of it takes hours: --games and --only are for less. With --json, a line each:

  {"bench":"bots","measure":"speed","name":"…","game":"…","options":{…},"seats":2,
   "iterationsPerSecond":20000}
  {"bench":"bots","measure":"strength","name":"…","game":"…","options":{…},
   "seats":2,"lineUp":["search:1000","greedy"],"games":400,"share":0.85,
   "shareLow":0.81,"shareHigh":0.88,"par":0.5,"verdict":"stronger",
   "millisecondsPerDecision":40.1}`,
    OPTIONS,
    `  alleycat bench engine
  alleycat bench engine --json --seconds 3
  alleycat bench bots --games 40 --only "catham-city: search:1000"`,
  ),
  async run(args) {
    const parsed = readArguments('bench', OPTIONS, args)
    const [subject, stray] = parsed.positionals
    if (stray !== undefined || (subject !== 'engine' && subject !== 'bots'))
      throw new Complaint('bench what? write "alleycat bench engine" or "alleycat bench bots"')
    const seconds = parsed.decimal('seconds', 0.01, 600) ?? 1
    const json = parsed.given('json')
    if (subject === 'bots') return benchAllBots(parsed, seconds, json)
    for (const name of ['games', 'only', 'jobs'] as const)
      if (parsed.given(name)) throw new Complaint(`--${name} is for "alleycat bench bots"`)
    await (json ? printJson(seconds) : printTable(seconds))
    return EXIT_OK
  },
}

async function benchAllBots(args: Arguments<keyof typeof OPTIONS>, seconds: number, json: boolean): Promise<number> {
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

async function printTable(seconds: number): Promise<void> {
  const progress = new Progress(process.stderr, LINES.length, true)
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
