import type { Game, GameKind, Mind, Reason, RuleId, Seat, Viewer } from '@alleycat/engine'
import type { Paint } from './terminal/paint.ts'
import type { Locale } from './words/locales.ts'

/** A game and its words: what a page and a terminal both ask of it. */
export interface GameCore<View = unknown, Event = unknown, Options extends object = object, Words = unknown> {
  readonly front: GameFront
  readonly kind: GameKind<View, Event, unknown, Options>

  /** Its words in one language; the functions below put sentences together from them. */
  words(locale: Locale): Promise<Words>
  /** What happened, in words. Events of one kind that follow each other may share a line. */
  tell(events: readonly Event[], reader: Reader<Words>): LogLine[]
  /** What is expected of whom, in one line; `choices` is what the viewer may decide, in the notation of records. */
  question(view: View, choices: readonly string[], reader: Reader<Words>, options?: Options): string
  /** A decision in words, such as a hint or a review names it. */
  decision(text: string, reader: Reader<Words>): string
  /** What a decision of the viewer leads to, said before it is made; empty where its name says it all. */
  outcome(text: string, view: View, reader: Reader<Words>): string
  /** How hints and reviews are worded, loaded with the first of them. */
  commentary(): Promise<GameCommentary<Event, Words>>
  /** What a rule demands, in one sentence; of a move and its answer only what applies in the position, where one is given. */
  rule(id: RuleId, words: Words, view?: View): string
  /** Who has won, as the game tells it. */
  triumph(names: string, words: Words): string
  /** The name of a card by its letter. */
  cardName(card: string, words: Words): string
  /** What distinguishes a set of options from the others, such as what takes part. */
  optionsText(options: Options, words: Words): string
  /** A score with its unit, such as `16 points`. */
  scoreText(score: number, words: Words): string

  /** Answers that can be given ahead; `decide` finds the standing answer to what is asked now. */
  readonly standing: {
    readonly ids: readonly string[]
    decide(view: View, choices: readonly string[], standing: ReadonlySet<string>): string | null
    /** Those decisions that may be given to whatever is asked, by somebody who does not know what was chosen in particular. */
    answers(standing: ReadonlySet<string>, options: Options): string[]
  }
}

/** The sentences of hints and reviews. */
export interface GameCommentary<Event = unknown, Words = unknown> {
  /** What speaks for a decision, in words. */
  reason(reason: Reason, reader: Reader<Words>): string
  /** Tells what happened in sentences without their stops, for somebody who looks back. */
  storyteller(locale: Locale): GameCore<unknown, Event, object, Words>['tell']
}

/**
 * All that others ask of a game but what only a page shows (`GameKit`). No file of it needs a page, so servers, bots and
 * terminals load it; its words and its drawing are loaded only where somebody reads.
 */
export interface GameModule<View = unknown, Event = unknown, Options extends object = object, Words = unknown> {
  readonly front: GameFront
  readonly kind: GameKind<View, Event, unknown, Options>
  /** How to play it well, at a table of these seats and options. */
  mind(game: Game): Mind
  core(): Promise<GameCore<View, Event, Options, Words>>
  /** How a terminal draws it. */
  terminal(): Promise<GameTerminal<View, Words>>
}

/** What is said of a game before anything else of it is loaded. */
export interface GameFront {
  readonly id: string
  readonly name: string
  readonly seats: readonly [least: number, most: number]
  readonly tagline: Readonly<Record<Locale, string>>
  /** The characters that a first game is played against. */
  readonly bots: readonly string[]
}

/** How a terminal draws a game, from what the person at the keyboard may know. */
export interface GameTerminal<View = unknown, Words = unknown> {
  /** The letters of its cards: what a player types of them is understood in any case and order. */
  readonly letters: string
  /** Moves as records spell them, one of each kind. */
  readonly notation: readonly string[]
  /** Types of events that get no line, because the table that is drawn below tells of them. */
  readonly untold: readonly string[]
  /** The table, line by line, at most 80 columns wide. */
  draw(view: View, reader: Reader<Words>, paint: Paint): string[]
  /** What it is about, and what each card or action does: sentences, and terms with what they mean. */
  help(words: Words, locale: Locale): readonly (string | readonly [term: string, meaning: string])[]
}

export interface SeatInfo {
  readonly name: string
  /** A cat of `ui/art/avatars.ts`. */
  readonly avatar: string
  readonly kind: 'person' | 'bot'
  /** The name is "You", for somebody who has given none. */
  readonly isUsual?: true
  /** Whether a bot decides for this person for now. */
  readonly isReplaced?: boolean
  /** The address of a page about them, where there is one. */
  readonly page?: string
}

/** To whom something is told, and in which words. */
export interface Reader<Words> {
  readonly words: Words
  readonly seats: readonly SeatInfo[]
  /** The seat that the words call "you"; null where nobody is. */
  readonly viewer: Viewer
  /** What the first of numbered things is called: 1, or 0 for somebody who types moves as records spell them. */
  readonly firstNumber?: 0 | 1
}

export interface LogLine {
  readonly text: string
  /** Index of the first of the events that it tells. */
  readonly event: number
  /** The seat whose deed it was; null where it was nobody's. */
  readonly seat: Seat | null
  /** Whether a turn begins or the game ends with it. */
  readonly heading?: boolean
}
