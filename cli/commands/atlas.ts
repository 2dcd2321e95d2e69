import { availableParallelism } from 'node:os'
import { allTables, atlasDataOf, atlasText, botByName, PORTION, type AtlasTable } from '@alleycat/bots'
import { GAMES } from '@alleycat/games'
import { readArguments, shown, type Arguments } from '../args.ts'
import { AtlasProgress } from '../atlas/atlas-progress.ts'
import { portionsOf, wholePortions, type AtlasPlan } from '../atlas/plan.ts'
import { playPortions } from '../atlas/run.ts'
import type { Command } from '../command.ts'
import { Complaint, EXIT_INTERRUPTED, EXIT_OK } from '../errors.ts'
import { helpPage } from '../help-page.ts'
import { replaceFile } from '../output.ts'
import { Progress } from '../progress.ts'
import { EXAMPLE_GAME, GAME_NAMES, gameNamed, optionsFrom, seedFrom } from '../setup.ts'
import { interruptibly } from '../signals.ts'
import { wordsIn, type Words } from '../words/words.ts'
import { MOST_JOBS } from './arena.ts'

const STANDARD = { greedy: 4000, search: 100, contest: 120 } as const
const STANDARD_SEARCHER = 'search:300'
const STANDARD_SEED = 'atlas'
const MOST_GAMES = 1_000_000
const SEATS = [
  Math.min(...GAMES.map(({ minSeats }) => minSeats)),
  Math.max(...GAMES.map(({ maxSeats }) => maxSeats)),
] as const

const OPTIONS = {
  out: { value: 'FILE' },
  games: { value: 'K' },
  search: { value: 'K' },
  contest: { value: 'K' },
  bot: { value: 'NAME' },
  seed: { value: 'SEED' },
  game: { value: 'GAME' },
  seats: { value: 'N' },
  options: { value: 'JSON' },
  jobs: { value: 'N' },
}

const FRAME = {
  usage: 'alleycat atlas --out FILE […]',
  options: OPTIONS,
  examples: [
    'alleycat atlas --out atlas.json',
    'alleycat atlas --out atlas.json --games 8000',
    `alleycat atlas --out starter.json --game ${EXAMPLE_GAME} --options '{}' --seats 2 --search 0`,
  ],
}

export const atlas: Command = {
  name: 'atlas',
  help(words) {
    const standard = { ...STANDARD, bot: STANDARD_SEARCHER, seed: STANDARD_SEED }
    return helpPage(FRAME, words.help.atlas(GAME_NAMES, standard, PORTION), words)
  },
  run: async (args, locale) => survey(readArguments('atlas', OPTIONS, args), wordsIn(locale)),
}

type AtlasArguments = Arguments<keyof typeof OPTIONS>

async function survey(args: AtlasArguments, words: Words): Promise<number> {
  const [stray] = args.positionals
  if (stray !== undefined) throw new Complaint(({ errors }) => errors.optionsOnly('atlas', `--out ${stray}`))
  const path = args.text('out')
  if (path === undefined) throw new Complaint(({ errors }) => errors.whereTo)
  const plan = planFrom(args)
  const jobs = args.whole('jobs', 1, MOST_JOBS) ?? availableParallelism()
  return interruptibly(async (signal) => {
    const progress = await AtlasProgress.open(`${path}.journal`, plan)
    try {
      if (!(await play(plan, progress, jobs, signal, words))) {
        process.stderr.write(`${words.atlas.stopped(`${path}.journal`)}\n`)
        return EXIT_INTERRUPTED
      }
      const { tables, ...header } = plan
      const data = atlasDataOf({ command: commandFor(args, path, plan), ...header }, tables, (table, series) =>
        progress.sumsOf(plan, table, series),
      )
      await replaceFile(path, atlasText(data))
      process.stderr.write(`${path}: ${words.atlas.tables(tables.length)}\n`)
      return EXIT_OK
    } finally {
      await progress.close()
    }
  })
}

function planFrom(args: AtlasArguments): AtlasPlan {
  const searcher = args.text('bot') ?? STANDARD_SEARCHER
  if (!botByName(searcher)) throw new Complaint(({ errors }) => errors.noSearcher(shown(searcher), STANDARD_SEARCHER))
  const gamesOf = (name: 'games' | 'search' | 'contest', series: keyof typeof STANDARD): number =>
    wholePortions(args.whole(name, series === 'greedy' ? 1 : 0, MOST_GAMES) ?? STANDARD[series], series)
  return {
    tables: tablesFrom(args),
    seed: args.given('seed') ? seedFrom(args.text('seed')) : STANDARD_SEED,
    searcher,
    games: {
      greedy: gamesOf('games', 'greedy'),
      search: gamesOf('search', 'search'),
      contest: gamesOf('contest', 'contest'),
    },
  }
}

function tablesFrom(args: AtlasArguments): AtlasTable[] {
  const kind = args.given('game') ? gameNamed(args.text('game')) : null
  const seats = kind ? args.whole('seats', kind.minSeats, kind.maxSeats) : args.whole('seats', ...SEATS)
  if (args.given('options') && !kind) throw new Complaint(({ errors }) => errors.optionsNeedGame)
  const options = kind && args.given('options') ? JSON.stringify(optionsFrom(kind, args.text('options'))) : null
  return allTables().filter(
    (table) =>
      (kind === null || table.game === kind.id) &&
      (seats === undefined || table.seats === seats) &&
      (options === null || JSON.stringify(table.options) === options),
  )
}

/** The command that makes the file, with all that its figures depend on. */
function commandFor(args: AtlasArguments, path: string, { games, searcher, seed }: AtlasPlan): string {
  const given = (['game', 'seats', 'options'] as const)
    .filter((name) => args.given(name))
    .map((name) => ` --${name} '${args.text(name)}'`)
    .join('')
  const { greedy, search, contest } = games
  return `alleycat atlas --out ${path} --games ${greedy} --search ${search} --contest ${contest} --bot ${searcher} --seed '${seed}'${given}`
}

/** Plays the portions that are missing. Resolves to whether all of it was played. */
async function play(
  plan: AtlasPlan,
  progress: AtlasProgress,
  jobs: number,
  signal: AbortSignal,
  words: Words,
): Promise<boolean> {
  const portions = portionsOf(plan).filter((portion) => !progress.has(portion))
  const bar = new Progress(process.stderr, portions.length, true, words)
  let done = 0
  try {
    bar.update(done)
    return await playPortions({ portions, progress, jobs, signal, onPortion: () => bar.update(++done) })
  } finally {
    bar.clear()
  }
}
