import { availableParallelism } from 'node:os'
import { BOT_NAMES, dealsFor, filledLineUp, gamesOf, Standings, type ArenaPlan } from '@alleycat/bots'
import { readArguments, type Arguments } from '../args.ts'
import { runArena } from '../arena/arena.ts'
import { entrantsFrom } from '../arena/entrants.ts'
import { jsonOf, tableOf } from '../arena/report.ts'
import { interruptibly } from '../signals.ts'
import type { Command } from '../command.ts'
import { Complaint, EXIT_INTERRUPTED, EXIT_OK } from '../errors.ts'
import { helpPage } from '../help-page.ts'
import { Buffered, fileOutput, standardOutput, type Output } from '../output.ts'
import { Progress } from '../progress.ts'
import { EXAMPLE_GAME, GAME_NAMES, gameNamed, optionsFrom, seedFrom } from '../setup.ts'
import { wordsIn, type Words } from '../words/words.ts'

const STANDARD_GAMES = 100
const STANDARD_TIMEOUT = 30
export const MOST_JOBS = 256

const OPTIONS = {
  game: { value: 'GAME' },
  bots: { value: 'A,B,…' },
  seats: { value: 'N' },
  games: { value: 'K' },
  seed: { value: 'SEED' },
  options: { value: 'JSON' },
  jobs: { value: 'N' },
  timeout: { value: 'N' },
  out: { value: 'FILE' },
  json: {},
}

const MOST_GAMES = 100_000_000

const JSON_SAMPLE = `  {"arena":"run","game":"${EXAMPLE_GAME}","options":{…},"seats":2,"lineUp":[…],
   "seed":"7","games":100,"deals":50,"par":0.5}
  {"arena":"bot","bot":"greedy","seats":1,"wins":97,"share":0.97,
   "shareLow":0.9155,"shareHigh":0.9897,"rating":38.1,"ratingLow":32.4,
   "ratingHigh":43.8,"decisions":2518,"millisecondsPerDecision":0.027}`

const FRAME = {
  usage: 'alleycat arena --game GAME --bots A,B,… […]',
  options: OPTIONS,
  examples: [
    `alleycat arena --game ${EXAMPLE_GAME} --bots search:1000,greedy --games 400 --seed 7`,
    `alleycat arena --game ${EXAMPLE_GAME} --seats 4 --bots search:1000,greedy`,
    `alleycat arena --game ${EXAMPLE_GAME} --bots 'exec:python3 examples/greedy_bot.py,random'`,
  ],
}

export const arena: Command = {
  name: 'arena',
  help(words) {
    const standard = { games: STANDARD_GAMES, timeout: STANDARD_TIMEOUT }
    const quoted = `--bots 'exec:./bot "a,b",greedy'`
    const bots = BOT_NAMES.join(', ')
    return helpPage(FRAME, words.help.arena(GAME_NAMES, bots, quoted, JSON_SAMPLE, standard), words)
  },
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
