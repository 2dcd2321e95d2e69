import type { GameKind, Reason, RuleId, Seat, Viewer } from '@alleycat/engine'
import type { Component, Snippet } from 'svelte'
import type { RulesText } from '../learn/rules.ts'
import type { Lesson } from '../learn/lesson.ts'
import type { SoundName } from '../sounds.ts'
import type { Locale } from '../words/locales.ts'

/** What the app asks of a game's folder: all that is seen and said of the game. The app itself knows no game. */
export interface GameKit<View = unknown, Event = unknown, Options extends object = object, Words = unknown> {
  readonly kind: GameKind<View, Event, unknown, Options>
  /** The words of the table in one language. */
  words(locale: Locale): Promise<Words>
  /** The rules to read in one language. */
  rules(locale: Locale): Promise<RulesText>
  /** The first lesson in one language. */
  lesson(locale: Locale): Promise<Lesson>

  /** Everything on the table, the action bar included. */
  readonly Table: Component<TableProps<View, Event, Words>>
  /** The drawings that `Table` and the others point to; mounted once a page. */
  readonly Sprites: Component<object>
  /** The choices of a new game beyond seats and bots. */
  readonly OptionsForm: Component<OptionsFormProps<Options, Words>>
  /** What every card and action does, at a glance. */
  readonly Overview: Component<OverviewProps<Options, Words>>
  /** One card face, for the rules and the front page; null is a back. */
  readonly CardFace: Component<{ card: string | null }>

  /** The log: what happened, in words. Events of one kind that follow each other may share a line. */
  tell(events: readonly Event[], telling: Telling<Words>): LogLine[]
  /** A decision in words, such as a hint or a review names it. */
  decision(text: string, telling: Telling<Words>): string
  /** What speaks for a decision, in words. */
  reason(reason: Reason, telling: Telling<Words>): string
  /** What a rule demands, in one sentence. */
  rule(id: RuleId, words: Words): string
  /** The name of a card by its letter. */
  cardName(card: string, words: Words): string
  /** `16 points`, `8 balls of yarn`. */
  scoreText(score: number, words: Words): string

  /** How long what happened should be seen before the next thing happens, in milliseconds at normal speed. */
  beat(events: readonly Event[]): number
  /** What it sounds like. */
  sound(events: readonly Event[], viewer: Viewer): SoundName | null
  /** Answers that can be given ahead; `decide` finds the standing answer to what is asked now. */
  readonly standing: {
    readonly ids: readonly string[]
    decide(view: View, choices: readonly string[], standing: ReadonlySet<string>): string | null
    /** Those decisions that may be given to whatever is asked, by somebody who does not know what was chosen in particular. */
    answers(standing: ReadonlySet<string>, options: Options): string[]
  }
}

/** What the front page shows of a game before anything else of it is loaded. */
export interface Front {
  readonly id: string
  readonly name: string
  readonly seats: readonly [least: number, most: number]
  readonly tagline: Readonly<Record<Locale, string>>
}

export interface SeatInfo {
  readonly name: string
  /** A cat of `ui/art/avatars.ts`. */
  readonly avatar: string
  readonly kind: 'person' | 'bot'
  /** The address of a page about them, where there is one. */
  readonly page?: string
}

/** Who tells it to whom. */
export interface Telling<Words> {
  readonly words: Words
  readonly seats: readonly SeatInfo[]
  /** Called "you". */
  readonly viewer: Viewer
}

export interface LogLine {
  readonly text: string
  /** Index of the first of the events that it tells. */
  readonly event: number
  /** Whose deed it was. */
  readonly seat: Seat | null
  /** A turn begins, the game ends. */
  readonly heading?: boolean
}

export interface TableProps<View, Event, Words> {
  readonly words: Words
  readonly seats: readonly SeatInfo[]
  readonly options: object
  /** What lies on the table now, as the viewer may know it. */
  readonly view: View
  /** What led here from the view before; empty after a jump. */
  readonly events: readonly Event[]
  /** What the viewer may decide now, in the notation of records; empty when nothing is asked or things still happen. */
  readonly choices: readonly string[]
  /** The rule that forbids an attempt (in the notation of records), or null. */
  readonly why: (attempt: string) => RuleId | null
  /** Carries out a decision, one of `choices` or another way to secure. */
  readonly decide: (text: string) => void
  /** Says which rule stands in the way of what was tapped. */
  readonly refuse: (rule: RuleId) => void
  /** A decision to be shown as advised. */
  readonly advised: string | null
  /** What the viewer has seen of other hands (the game's knowledge); null when the memory aid is off. */
  readonly memory: unknown
  /** The views of all seats where all cards lie open, as in a replay; else null. */
  readonly open: readonly View[] | null
  readonly standing: ReadonlySet<string>
  /** Null where nothing is decided ahead, as in a lesson. */
  readonly setStanding: ((id: string, on: boolean) => void) | null
  /** Among several devices: whether a player is here, and the time they have, to be rendered beside their name. */
  readonly company?: Snippet<[seat: Seat, isAwaited: boolean]> | undefined
  /** Buttons of the app, such as undo and hint, to be rendered in the action bar. */
  readonly tools: Snippet
  /** Shows what a card does. */
  readonly explain: (card: string) => void
}

export interface OptionsFormProps<Options, Words> {
  readonly words: Words
  readonly seats: number
  readonly options: Options
  readonly change: (options: Options) => void
}

export interface OverviewProps<Options, Words> {
  readonly words: Words
  readonly options: Options
  /** The card to point out. */
  readonly card: string | null
}
