import type { Action } from '@alleycat/engine'
import type { Paint } from '@alleycat/ui/terminal/paint.ts'
import { wrapped } from '@alleycat/ui/terminal/text.ts'
import { shown } from '../args.ts'
import type { Output } from '../output.ts'
import type { Presentation } from './presentation.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import type { Words } from '../words/words.ts'
import { adviceLines } from './advice.ts'
import { listInFull, listOptions, movesMeant, optionsOf, type Option } from './choices.ts'
import type { GameInProgress } from './game-in-progress.ts'
import type { Input } from './input.ts'
import { readRulebook } from './rulebook.ts'

/** The words that are commands; they are the same in every language, like the notation of moves. */
export const COMMAND_NAMES = ['help', 'list', 'hint', 'table', 'log', 'rules', 'quit'] as const

const LATELY = 15

/** How the program talks with the person at the keyboard. */
interface Talk {
  readonly input: Input
  readonly output: Output
  readonly paint: Paint
  readonly words: Words
}

/** Talks with the person at the keyboard until they decide. */
export class Conversation {
  readonly #game: GameInProgress
  readonly #presentation: Presentation
  readonly #input: Input
  readonly #output: Output
  readonly #paint: Paint
  readonly #words: Words

  constructor(game: GameInProgress, presentation: Presentation, { input, output, paint, words }: Talk) {
    this.#game = game
    this.#presentation = presentation
    this.#input = input
    this.#output = output
    this.#paint = paint
    this.#words = words
  }

  /** Resolves to the person's decision, or to null when they leave. */
  async decision(): Promise<Action | null> {
    const options = optionsOf(this.#game, this.#presentation)
    await this.#say([...this.#newsLines(), ...this.#tableLines(), ...this.#questionLines(options)])
    for (;;) {
      const line = await this.#input.next(`${this.#paint('bold', '>')} `)
      if (line === null) return null
      const text = line.trim()
      const [word = '', argument = ''] = text.toLowerCase().split(/\s+/)
      if (word === 'quit' || word === 'q' || word === 'exit') return null
      const answer = await this.#answerTo(word, argument, options)
      if (answer) await this.#say(answer)
      else {
        const action = this.#actionMeant(text, options)
        if (action !== undefined) return action
        await this.#say(wrapped(this.#whyNot(text, options), this.#width))
      }
    }
  }

  /** Shows the end of the game as the person sees it. */
  async farewell(): Promise<void> {
    const { view, players } = this.#game
    const verdict = this.#paint('bold', this.#presentation.question(view, [], players))
    await this.#say([...this.#newsLines(), ...this.#tableLines(), '', verdict])
  }

  #tableLines(): string[] {
    const { view, players } = this.#game
    const title = `── ${this.#presentation.title} `
    const rule = this.#paint('dim', title + '─'.repeat(Math.max(0, this.#width - title.length)))
    return [rule, ...this.#presentation.draw(view, players, this.#paint)]
  }

  get #width(): number {
    return Math.min(process.stdout.columns || 80, 100)
  }

  async #say(lines: readonly string[]): Promise<void> {
    await this.#output.write(`${lines.join('\n')}\n`)
  }

  #newsLines(): string[] {
    return ['', ...this.#game.news.flatMap((line) => wrapped(` · ${line}`, this.#width, '   '))]
  }

  #questionLines(options: readonly Option[]): string[] {
    const { view, players } = this.#game
    const choices = options.map(({ notation }) => notation)
    const question = this.#presentation.question(view, choices, players)
    const list = listOptions(options, this.#width, this.#paint, this.#words)
    return ['', ...wrapped(this.#paint('bold', question), this.#width), ...list]
  }

  /** The answer to a command; null when the word is not a command. */
  async #answerTo(word: string, argument: string, options: readonly Option[]): Promise<string[] | null> {
    switch (word) {
      case 'help':
      case '?':
        return this.#help()
      case 'list':
        return listInFull(options, this.#paint)
      case 'hint':
        return adviceLines(this.#game, this.#presentation, options, this.#width, this.#paint, this.#words)
      case '':
      case 'table':
        return [...this.#tableLines(), ...this.#questionLines(options)]
      case 'log':
        return this.#log(argument)
      case 'rules':
      case 'rule':
        return this.#rules(argument.toUpperCase())
      default:
        return null
    }
  }

  #help(): string[] {
    const { howToChoose, alsoType, commands } = this.#words.play
    const entries = [
      ...this.#presentation.help,
      howToChoose(this.#presentation.notation.join(' · ')),
      alsoType,
      ...COMMAND_NAMES.map((name) => [name, commands[name]] as const),
    ]
    const margin = 2 + Math.max(...entries.map((entry) => (typeof entry === 'string' ? 0 : entry[0].length)))
    return entries.flatMap((entry) =>
      typeof entry === 'string'
        ? ['', ...wrapped(entry, this.#width)]
        : wrapped(`  ${entry[0].padEnd(margin)}${entry[1]}`, this.#width, ' '.repeat(margin + 2)),
    )
  }

  #log(argument: string): string[] {
    const { log } = this.#game
    const lines = argument === 'all' ? log : log.slice(-LATELY)
    return lines.flatMap((line) => wrapped(` · ${line}`, this.#width, '   '))
  }

  async #rules(number: string): Promise<string[]> {
    const rulebook = await readRulebook(this.#game.game.id)
    const { locale } = this.#presentation
    if (!rulebook) return [`${this.#words.play.noRulebook} ${this.#presentation.rule(number)}`]
    const numbers = [...rulebook.keys()]
    const found = numbers.find((each) => each.toUpperCase() === number)
    // The rulebook is in English; most rules also have a sentence in every language.
    const sentence = found === undefined || locale === 'en' ? [] : wrapped(this.#presentation.rule(found), this.#width)
    if (found !== undefined) return [...sentence, ...wrapped(`${found}  ${rulebook.get(found)}`, this.#width)]
    return [this.#words.play.whichRule(numbers[0]!, numbers.at(-1)!)]
  }

  /** The decision that a text means: the number of an option, or a move. */
  #actionMeant(text: string, options: readonly Option[]): Action | undefined {
    if (isNumber(text)) return options[Number(text) - 1]?.action
    const { game, match, players } = this.#game
    // A legal decision need not be listed, so the game is asked.
    for (const move of movesMeant(text, options, this.#presentation.letters)) {
      const action = game.parse(match.state, players.you, move)
      if (action !== undefined) return action
    }
    return undefined
  }

  /** Says why a text means no decision that is possible now. */
  #whyNot(text: string, options: readonly Option[]): string {
    const { noChoice, noMove, forbidden } = this.#words.play
    if (isNumber(text)) return noChoice(text.slice(0, 9), options.length)
    const { game, match, players } = this.#game
    const rule = movesMeant(text, options, this.#presentation.letters)
      .map((move) => game.why(match.state, players.you, move) ?? 'notation')
      .find((each) => each !== 'notation')
    if (rule === undefined) return noMove(shown(text), options.length, typed(options[0]!.notation))
    return forbidden(rule, this.#presentation.rule(rule))
  }
}

const isNumber = (text: string): boolean => /^\d+$/.test(text)

/** The first line that a person reads: the game, its players and its seed. */
export function introduction({ players, seed }: GameInProgress, { title }: Presentation, words: Words): string {
  const names = players.bots.map((_, seat) => players.entry(seat, words))
  return `${words.play.introduction(title, names, seed)}\n`
}
