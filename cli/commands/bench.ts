import { GAMES } from '@alleycat/games'
import { readArguments } from '../args.ts'
import { helpPage, type Command } from '../command.ts'
import { Complaint, EXIT_OK } from '../errors.ts'
import { measureApart } from '../measuring.ts'
import { standardOutput } from '../output.ts'
import { Progress } from '../progress.ts'
import { aligned, grouped } from '../text.ts'

const OPTIONS = {
  json: { help: 'one JSON object for each line of the table' },
  seconds: { value: 'N', help: 'how long to measure each line, after up to half a second of warming up; by default 1' },
}

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast this machine plays',
  help: helpPage(
    'alleycat bench engine [options]',
    `Plays random games of every kind at every number of seats with default options,
on one thread through the engine's public functions, each line in a fresh thread,
and reports the best of several rounds of a tenth of a second.

The last column relates the games to a fixed loop, shuffles of 75 numbers, that is
measured in the same run: it compares figures from different machines.`,
    OPTIONS,
    `  alleycat bench engine
  alleycat bench engine --json --seconds 3`,
  ),
  async run(args) {
    const parsed = readArguments('bench', OPTIONS, args)
    const [subject, stray] = parsed.positionals
    if (subject !== 'engine' || stray !== undefined) throw new Complaint('bench what? write "alleycat bench engine"')
    const seconds = parsed.decimal('seconds', 0.01, 600) ?? 1
    await (parsed.given('json') ? printJson(seconds) : printTable(seconds))
    return EXIT_OK
  },
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
