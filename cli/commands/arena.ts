import { availableParallelism } from 'node:os'
import { BOT_NAMES, dealsFor, filledLineUp, gamesOf, Standings, type ArenaPlan } from '@alleycat/bots'
import { readArguments, type Arguments } from '../args.ts'
import { runArena } from '../arena/arena.ts'
import { entrantsFrom } from '../arena/entrants.ts'
import { jsonOf, tableOf } from '../arena/report.ts'
import { interruptibly } from '../signals.ts'
import { helpPage, type Command } from '../command.ts'
import { Complaint, EXIT_INTERRUPTED, EXIT_OK } from '../errors.ts'
import { Buffered, fileOutput, standardOutput, type Output } from '../output.ts'
import { Progress } from '../progress.ts'
import { EXAMPLE_GAME, GAME_NAMES, gameNamed, optionsFrom, seedFrom } from '../setup.ts'
import { wordsIn, type Words } from '../words/words.ts'

const STANDARD_GAMES = 100
const STANDARD_TIMEOUT = 30
export const MOST_JOBS = 256

const OPTIONS = {
  game: { value: 'GAME', help: `${GAME_NAMES.join(' or ')}; required` },
  bots: {
    value: 'A,B,…',
    help: `who plays; the last one also takes the seats that are left; required (${BOT_NAMES.join(', ')}, exec:<command>)`,
  },
  seats: { value: 'N', help: 'how many play; by default as many as bots are named' },
  games: {
    value: 'K',
    help: `how many games, rounded up to whole rotations; by default ${STANDARD_GAMES}`,
  },
  seed: { value: 'SEED', help: 'a number or word; the same seed gives the same result; by default a random number' },
  options: { value: 'JSON', help: 'the "options" of a record; what is left out is as the game has it by default' },
  jobs: { value: 'N', help: 'how many threads play; by default one for each core. It changes nothing but the time' },
  timeout: {
    value: 'N',
    help: `how many seconds to wait for an answer of an exec bot; by default ${STANDARD_TIMEOUT}`,
  },
  out: { value: 'FILE', help: 'write the records of the games there, "names" in each telling who sat where' },
  json: { help: 'one JSON object for the run and one for each bot, instead of a table' },
}

const MOST_GAMES = 100_000_000

export const arena: Command = {
  name: 'arena',
  help: helpPage(
    'alleycat arena --game GAME --bots A,B,… [options]',
    `Bots compete. Every deal is played once in each rotation of the line-up over the
seats, so that the luck of the deal and of the seat cancels. Told of each bot:
what a seat of it wins of the games, with the interval that holds the truth with
95% confidence (deals, not games, are what is counted), its openskill rating with
twice its deviation, and how long it thinks over a decision on average.

exec:<command> is a program of your own that reads positions and writes decisions,
one JSON object a line; docs/bots.md tells how. A command with a comma or a space
within a word has it between quotes: --bots 'exec:./bot "a,b",greedy'. A bot that
fails, is too slow or decides what it may not ends the run with exit code 2.

With --json there is first an object for the run, then one for each bot:

  {"arena":"run","game":"${EXAMPLE_GAME}","options":{…},"seats":2,"lineUp":[…],
   "seed":"7","games":100,"deals":50,"par":0.5}
  {"arena":"bot","bot":"greedy","seats":1,"wins":97,"share":0.97,
   "shareLow":0.9155,"shareHigh":0.9897,"rating":38.1,"ratingLow":32.4,
   "ratingHigh":43.8,"decisions":2518,"millisecondsPerDecision":0.027}

"seats" of a bot is how many of the table are its own. A shared win counts for its
part. Bots that think by the clock do not play the same twice.`,
    OPTIONS,
    `  alleycat arena --game ${EXAMPLE_GAME} --bots search:1000,greedy --games 400 --seed 7
  alleycat arena --game ${EXAMPLE_GAME} --seats 4 --bots search:1000,greedy
  alleycat arena --game ${EXAMPLE_GAME} --bots 'exec:python3 examples/greedy_bot.py,random'`,
  ),
  run: async (args, locale) => compete(readArguments('arena', OPTIONS, args), wordsIn(locale)),
}

type ArenaArguments = Arguments<keyof typeof OPTIONS>

async function compete(args: ArenaArguments, words: Words): Promise<number> {
  const [stray] = args.positionals
  if (stray !== undefined) throw new Complaint(({ errors }) => errors.optionsOnly('arena', `--game ${stray}`))
  const plan = planFrom(args)
  const jobs = args.whole('jobs', 1, MOST_JOBS) ?? availableParallelism()
  const timeout = args.decimal('timeout', 0.01, 86_400) ?? STANDARD_TIMEOUT
  const path = args.text('out')
  const json = args.given('json')
  return interruptibly(async (signal) => {
    const standings = new Standings(plan)
    const records = path === undefined ? null : await fileOutput(path)
    const finished = await play(plan, { jobs, timeout, signal, standings, records, words })
    await standardOutput().write(json ? jsonOf(plan, standings) : tableOf(plan, standings, words))
    if (!finished) process.stderr.write(`${path === undefined ? words.stopped : words.stoppedUnwritten(path)}\n`)
    return finished ? EXIT_OK : EXIT_INTERRUPTED
  })
}

function planFrom(args: ArenaArguments): ArenaPlan {
  const kind = gameNamed(args.text('game'))
  const names = entrantsFrom(args.text('bots'))
  const { minSeats, maxSeats } = kind
  const asked = args.whole('seats', minSeats, maxSeats)
  if (names.length > (asked ?? maxSeats))
    throw new Complaint(({ errors }) => errors.tooManyBots(names.length, asked ?? maxSeats))
  const seats = asked ?? Math.max(minSeats, names.length)
  return {
    game: kind.id,
    options: optionsFrom(kind, args.text('options')),
    lineUp: filledLineUp(names, seats),
    seed: seedFrom(args.text('seed')),
    deals: dealsFor(args.whole('games', 1, MOST_GAMES) ?? STANDARD_GAMES, seats),
  }
}

interface Contest {
  readonly jobs: number
  readonly timeout: number
  readonly signal: AbortSignal
  readonly standings: Standings
  readonly records: Output | null
  readonly words: Words
}

/** Plays the contest. Resolves to whether it was played to its end; only then are records written. */
async function play(plan: ArenaPlan, { standings, records, words, ...contest }: Contest): Promise<boolean> {
  const progress = new Progress(process.stderr, gamesOf(plan), true, words)
  const lines = records && new Buffered(records)
  try {
    progress.update(0)
    const finished = await runArena({
      ...contest,
      plan,
      records: lines !== null,
      onGame: async ({ played, record }) => {
        standings.add(played)
        progress.update(played.number + 1)
        if (record !== null) await lines?.write(`${record}\n`)
      },
    })
    if (finished) await lines?.flush()
    await (finished ? records?.commit() : records?.discard())
    return finished
  } catch (error) {
    await records?.discard()
    throw error
  } finally {
    progress.clear()
  }
}
