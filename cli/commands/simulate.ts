import { setImmediate as eventLoop } from 'node:timers/promises'
import { BOT_NAMES } from '@alleycat/bots'
import { recordOf } from '@alleycat/engine'
import { readArguments, type Arguments } from '../args.ts'
import type { Command } from '../command.ts'
import { Complaint, EXIT_INTERRUPTED, EXIT_OK } from '../errors.ts'
import { helpPage } from '../help-page.ts'
import { Buffered, fileOutput, standardOutput } from '../output.ts'
import { Progress } from '../progress.ts'
import { botsFrom, EXAMPLE_GAME, GAME_NAMES, gameNamed, optionsFrom, seedFrom } from '../setup.ts'
import { interruptibly } from '../signals.ts'
import { playGame, Tally, type Plan } from '../simulation.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { wordsIn, type Words } from '../words/words.ts'

const OPTIONS = {
  game: { value: 'GAME' },
  seats: { value: 'N' },
  games: { value: 'K' },
  seed: { value: 'SEED' },
  options: { value: 'JSON' },
  bots: { value: 'A,B,…' },
  trace: {},
  out: { value: 'FILE' },
}

const FRAME = {
  usage: 'alleycat simulate --game GAME […]',
  options: OPTIONS,
  examples: [
    `alleycat simulate --game ${EXAMPLE_GAME} --seats 4 --games 1000 --seed 7 --out games.jsonl`,
    `alleycat simulate --game ${EXAMPLE_GAME} --bots greedy | alleycat check -`,
  ],
}

const MOST_GAMES = 1_000_000_000

/** The milliseconds after which the loop yields, so that Ctrl-C is noticed and finished lines are written. */
const PATIENCE = 50

export const simulate: Command = {
  name: 'simulate',
  help: (words) => helpPage(FRAME, words.help.simulate(GAME_NAMES, BOT_NAMES.join(', ')), words),
  run: async (args, locale) => runSimulation(readArguments('simulate', OPTIONS, args), wordsIn(locale)),
}

async function runSimulation(args: Arguments<keyof typeof OPTIONS>, words: Words): Promise<number> {
  const [stray] = args.positionals
  if (stray !== undefined) throw new Complaint(({ errors }) => errors.optionsOnly('simulate', `--game ${stray}`))
  const kind = gameNamed(args.text('game'))
  const seats = args.whole('seats', kind.minSeats, kind.maxSeats) ?? kind.minSeats
  const games = args.whole('games', 1, MOST_GAMES) ?? 1
  const plan: Plan = {
    game: kind.create(seats, optionsFrom(kind, args.text('options'))),
    bots: botsFrom(args.text('bots'), seats, 'random'),
    seed: seedFrom(args.text('seed')),
    trace: args.given('trace'),
  }
  const started = performance.now()
  const { tally, end } = await write(plan, games, args.text('out'), words)
  if (end !== 'unread') process.stderr.write(summaryOf(plan, tally, (performance.now() - started) / 1000, words))
  return end === 'interrupted' ? EXIT_INTERRUPTED : EXIT_OK
}

interface Outcome {
  readonly tally: Tally
  /** Whether all games were played, Ctrl-C was pressed, or the reader of the output left. */
  readonly end: 'done' | 'interrupted' | 'unread'
}

/** Listens to signals before a temporary file exists that would have to be removed. */
const write = (plan: Plan, games: number, path: string | undefined, words: Words): Promise<Outcome> =>
  interruptibly(async (interruption) => {
    const output = path === undefined ? standardOutput() : await fileOutput(path)
    try {
      // A bar would be in the way of records on the same screen.
      const progress = new Progress(process.stderr, games, path !== undefined || !process.stdout.isTTY, words)
      const outcome = await playAll(plan, games, new Buffered(output), progress, interruption)
      if (outcome.end !== 'interrupted' || path === undefined) await output.commit()
      else {
        await output.discard()
        process.stderr.write(`${words.stoppedUnwritten(path)}\n`)
      }
      return outcome
    } catch (error) {
      await output.discard()
      throw error
    }
  })

async function playAll(
  plan: Plan,
  games: number,
  lines: Buffered,
  progress: Progress,
  interruption: AbortSignal,
): Promise<Outcome> {
  const tally = new Tally(plan.game.seats)
  let looked = performance.now()
  let read = true
  try {
    for (let number = 0; number < games && read && !interruption.aborted; number++) {
      const record = recordOf(playGame(plan, number))
      read = await lines.write(`${JSON.stringify(record)}\n`)
      tally.add(record)
      if (performance.now() - looked < PATIENCE) continue
      read &&= await lines.flush()
      progress.update(tally.games)
      await eventLoop()
      looked = performance.now()
    }
    read &&= await lines.flush()
    return { tally, end: interruption.aborted ? 'interrupted' : read ? 'done' : 'unread' }
  } finally {
    progress.clear()
  }
}

function summaryOf({ game, bots, seed }: Plan, tally: Tally, seconds: number, words: Words): string {
  const { number, percent, simulate: say } = words
  const { games, decisions, wins } = tally
  const each = (total: number): number => total / Math.max(1, games)
  const rows = wins.map((won, seat) => [
    `  ${say.seat(seat)}`,
    bots[seat]!,
    say.won(won),
    percent(number(100 * each(won), 1)),
  ])
  return `${say.title(games, game.id, game.seats, seed)}
${aligned(rows, 2).join('\n')}
${say.decisions(decisions, number(each(decisions), 1))}; ${say.speed(number(seconds, 1), number(games / seconds))}
`
}
