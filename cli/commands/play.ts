import { BOT_NAMES } from '@alleycat/bots'
import type { GameKind } from '@alleycat/engine'
import { readArguments, type Arguments } from '../args.ts'
import type { Command } from '../command.ts'
import { Complaint, EXIT_INTERRUPTED, EXIT_OK, EXIT_USAGE } from '../errors.ts'
import { helpPage } from '../help-page.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { standardOutput, type Output } from '../output.ts'
import { COMMAND_NAMES, Conversation, introduction } from '../play/conversation.ts'
import { GameInProgress } from '../play/game-in-progress.ts'
import { Input } from '../play/input.ts'
import { loadGame, saveGame } from '../play/saved-game.ts'
import { botsFrom, EXAMPLE_GAME, GAME_NAMES, gameNamed, optionsFrom, seedFrom } from '../setup.ts'
import { paintFor } from '../play/paint.ts'
import { Presentation } from '../play/presentation.ts'
import { wordsIn, type Words } from '../words/words.ts'

/** The bots that play when none were named, those of medium strength first. */
const USUAL_COMPANY = ['marlowe', 'duchess', 'biscuit', 'tangle', 'vesper']

const usualBots = (seats: number): string => USUAL_COMPANY.slice(0, seats).join(',')

const OPTIONS = {
  seats: { value: 'N' },
  seat: { value: 'N' },
  bots: { value: 'A,B,…' },
  options: { value: 'JSON' },
  seed: { value: 'SEED' },
  record: { value: 'FILE' },
}

const FRAME = {
  usage: 'alleycat play GAME […]',
  options: OPTIONS,
  examples: [`alleycat play ${EXAMPLE_GAME} --seats 4`, `alleycat play ${EXAMPLE_GAME} --record my-game.jsonl`],
}

export const play: Command = {
  name: 'play',
  help(words) {
    const [usual, bots] = [USUAL_COMPANY.join(', '), BOT_NAMES.join(', ')]
    return helpPage(FRAME, words.help.play(GAME_NAMES, usual, bots), words)
  },
  run: async (args, locale) => runGame(readArguments('play', OPTIONS, args), locale),
}

type PlayArguments = Arguments<keyof typeof OPTIONS>

async function runGame(args: PlayArguments, locale: Locale): Promise<number> {
  const [name, stray] = args.positionals
  if (stray !== undefined) throw new Complaint(({ errors }) => errors.oneGame)
  const kind = gameNamed(name)
  const path = args.text('record')
  const resumed = path === undefined ? null : await loadGame(path, locale)
  if (resumed) refuseOtherGame(resumed, kind, args)
  const presentation = await Presentation.of(kind.id, locale)
  const game = resumed ?? newGame(kind, presentation, args)
  if (path !== undefined && !resumed) await saveGame(path, game)
  return playToTheEnd(game, presentation, path, wordsIn(locale))
}

function newGame(kind: GameKind, presentation: Presentation, args: PlayArguments): GameInProgress {
  const seats = args.whole('seats', kind.minSeats, kind.maxSeats) ?? kind.minSeats
  const you = args.whole('seat', 0, seats - 1) ?? 0
  const options = optionsFrom(kind, args.text('options'))
  const bots: (string | null)[] = botsFrom(args.text('bots'), seats - 1, usualBots(seats - 1))
  bots.splice(you, 0, null)
  return new GameInProgress(kind.create(seats, options), presentation, seedFrom(args.text('seed')), bots)
}

/** Options that contradict the saved game are refused, so that nobody plays another game than they asked for. */
function refuseOtherGame({ game, players, seed }: GameInProgress, kind: GameKind, args: PlayArguments): void {
  const path = args.text('record')!
  if (game.id !== kind.id) throw new Complaint(({ errors }) => errors.otherGame(path, game.id))
  const same = {
    seats: () => args.whole('seats', kind.minSeats, kind.maxSeats) === game.seats,
    seat: () => args.whole('seat', 0, game.seats - 1) === players.you,
    seed: () => args.text('seed') === seed,
    options: () => JSON.stringify(optionsFrom(kind, args.text('options'))) === JSON.stringify(game.options),
    bots: () => {
      const others = players.bots.filter((bot) => bot !== null)
      return botsFrom(args.text('bots'), others.length, usualBots(others.length)).join() === others.join()
    },
  }
  for (const name of ['seats', 'seat', 'seed', 'options', 'bots'] as const)
    if (args.given(name) && !same[name]()) throw new Complaint(({ errors }) => errors.otherOption(path, `--${name}`))
}

/** Plays until the game is over or the person leaves, and resolves to the exit code. */
async function playToTheEnd(
  game: GameInProgress,
  presentation: Presentation,
  path: string | undefined,
  words: Words,
): Promise<number> {
  const output = standardOutput()
  const input = new Input((line) => completions(game, line))
  const conversation = new Conversation(game, presentation, { input, output, paint: paintFor(process.stdout), words })
  const saved = new Saving(path, output, words)
  await output.write(introduction(game, presentation, words))
  try {
    for (;;) {
      while (game.advance()) await saved.save(game)
      if (game.match.over) break
      const action = await conversation.decision()
      if (action === null) return await leave(path, saved, input, output, words)
      game.decide(action)
      await saved.save(game)
    }
    await conversation.farewell()
    if (path !== undefined && saved.failure === null) await output.write(`${words.play.recordIn(path)}\n`)
    return saved.failure === null ? EXIT_OK : EXIT_USAGE
  } finally {
    input.close()
  }
}

async function leave(
  path: string | undefined,
  saved: Saving,
  input: Input,
  output: Output,
  { play: { savedIn, notSaved } }: Words,
): Promise<number> {
  await output.write(`${path !== undefined && saved.failure === null ? savedIn(path) : notSaved}\n`)
  if (input.interrupted) return EXIT_INTERRUPTED
  return saved.failure === null ? EXIT_OK : EXIT_USAGE
}

/** Saves the game after every step. A failure, such as a full disk, is reported once, and the next step tries again. */
class Saving {
  failure: Complaint | null = null
  readonly #path: string | undefined
  readonly #output: Output
  readonly #words: Words

  constructor(path: string | undefined, output: Output, words: Words) {
    this.#path = path
    this.#output = output
    this.#words = words
  }

  async save(game: GameInProgress): Promise<void> {
    if (this.#path === undefined) return
    try {
      await saveGame(this.#path, game)
      this.failure = null
    } catch (error) {
      if (!(error instanceof Complaint)) throw error
      const words = this.#words
      if (this.failure === null) await this.#output.write(`${words.play.saveFailed(error.sentence(words))}\n`)
      this.failure = error
    }
  }
}

/** The completions that Tab offers: commands, and moves in the notation of records. */
function completions({ game, match, players, yourTurn }: GameInProgress, line: string): string[] {
  const moves = yourTurn ? match.legal(players.you).map((action) => game.format(match.state, players.you, action)) : []
  return [...COMMAND_NAMES, ...moves].filter((each) => each.startsWith(line))
}
