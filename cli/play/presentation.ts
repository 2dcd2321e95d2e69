import type { Reason, RuleId, Seat } from '@alleycat/engine'
import { MODULES } from '@alleycat/games/modules.ts'
import type { GameCommentary, GameCore, GameTerminal, LogLine, Reader } from '@alleycat/ui/game-module.ts'
import type { Paint } from '@alleycat/ui/terminal/paint.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { storyOf, storyWithCards } from '@alleycat/ui/words/story.ts'

/** The players at a table, the seat of the reader, and from which number things of a table are counted: as records do, unless it says. */
export type Sitting = Pick<Reader<unknown>, 'seats' | 'viewer' | 'firstNumber'>

/**
 * A game as a terminal shows it, in one language. Everything comes from what the person at the keyboard may know: a
 * view, and events as redacted for their seat.
 */
export class Presentation {
  readonly locale: Locale
  readonly #game: GameCore & GameCommentary
  readonly #terminal: GameTerminal
  readonly #words: unknown

  private constructor(locale: Locale, game: GameCore & GameCommentary, terminal: GameTerminal, words: unknown) {
    this.locale = locale
    this.#game = game
    this.#terminal = terminal
    this.#words = words
  }

  /** Loads the presentation of a game, which must exist. */
  static async of(id: string, locale: Locale): Promise<Presentation> {
    const module = MODULES.find(({ kind }) => kind.id === id)
    if (!module) throw new Error(`there is no game ${id}`)
    const [core, terminal] = await Promise.all([module.core(), module.terminal()])
    const [commentary, words] = await Promise.all([core.commentary(), core.words(locale)])
    return new Presentation(locale, { ...core, ...commentary }, terminal, words)
  }

  get title(): string {
    return this.#game.front.name
  }

  /** The letters of the game's cards. */
  get letters(): string {
    return this.#terminal.letters
  }

  /** Examples of moves in the notation of records, one of each kind. */
  get notation(): readonly string[] {
    return this.#terminal.notation
  }

  /** What the game is about, and what each card or action does. */
  get help(): ReturnType<GameTerminal['help']> {
    return this.#terminal.help(this.#words, this.locale)
  }

  /** What a rule demands, in a sentence, or its number when there is no such sentence. */
  rule(id: RuleId): string {
    return this.#game.rule(id, this.#words)
  }

  /** The table, line by line. */
  draw(view: unknown, sitting: Sitting, paint: Paint): string[] {
    return this.#terminal.draw(view, this.#readerFor(sitting), paint)
  }

  /** The question to the person who may decide one of `choices`, or who has won when there are none. */
  question(view: unknown, choices: readonly string[], sitting: Sitting): string {
    return this.#game.question(view, choices, this.#readerFor(sitting))
  }

  /** A decision in words. */
  decision(notation: string, sitting: Sitting): string {
    return this.#game.decision(notation, this.#readerFor(sitting))
  }

  /** What a decision leads to; empty where its name says it all. */
  outcome(notation: string, view: unknown, sitting: Sitting): string {
    return this.#game.outcome(notation, view, this.#readerFor(sitting))
  }

  /** What happened, with a line for each action. */
  narrate(events: readonly unknown[], sitting: Sitting): string[] {
    const { untold } = this.#terminal
    const told = events.filter((event) => !untold.includes((event as { readonly type: string }).type))
    return this.#game.tell(told, this.#readerFor(sitting)).map(({ text }) => text)
  }

  /** What players did, in one line, with a deed of the seat that it is about. */
  story(events: readonly unknown[], sitting: Sitting, about: Seat): string {
    return storyOf(this.#tellStory(events, sitting), about)
  }

  /** The same with the cards that came. */
  storyWithCards(events: readonly unknown[], sitting: Sitting, about: Seat): string {
    return storyWithCards(this.#tellStory(events, sitting), about)
  }

  /** The cards that were dealt, in one line. */
  deal(events: readonly unknown[], sitting: Sitting): string {
    return storyWithCards(this.#game.tell(events, this.#readerFor(sitting)))
  }

  /** The weightiest reasons in one line, at most three so that the line stays readable. */
  reasons(reasons: readonly Reason[], sitting: Sitting): string {
    return this.reasonsInWords(reasons.slice(0, 3), sitting).join(', ')
  }

  /** Each reason in words. */
  reasonsInWords(reasons: readonly Reason[], sitting: Sitting): string[] {
    const reader = this.#readerFor(sitting)
    return reasons.map((reason) => this.#game.reason(reason, reader))
  }

  #tellStory(events: readonly unknown[], sitting: Sitting): LogLine[] {
    return this.#game.storyteller(this.locale)(events, this.#readerFor(sitting))
  }

  #readerFor({ seats, viewer, firstNumber = 0 }: Sitting): Reader<unknown> {
    return { words: this.#words, seats, viewer, firstNumber }
  }
}
