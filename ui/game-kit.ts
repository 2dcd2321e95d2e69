import type { RuleId, Seat, Viewer } from '@alleycat/engine'
import type { Component, Snippet } from 'svelte'
import type { GameCore, Reader, SeatInfo } from './game-module.ts'
import type { BotCompany } from './company.ts'
import type { FirstGame } from './learn/first-game.ts'
import type { RulesText } from './learn/rules.ts'
import type { Lesson } from './learn/lesson.ts'
import type { GameStory } from './learn/story.ts'
import type { Suspense } from './motion/suspense.svelte.ts'
import type { SoundName } from './sounds.ts'
import type { Locale } from './words/locales.ts'

/** A game with all that a page shows of it. The app itself knows no game. */
export interface GameKit<
  View = unknown,
  Event = unknown,
  Options extends object = object,
  Words = unknown,
> extends GameCore<View, Event, Options, Words> {
  /** The rules to read in one language. */
  rules(locale: Locale): Promise<RulesText>
  /** The first lesson in one language. */
  lesson(locale: Locale): Promise<Lesson>
  /** What is explained when it is first met, in one language. */
  firstGame(locale: Locale): Promise<FirstGame<View, Event>>
  /** How the bots' faces and lines react to what happens. */
  company(): Promise<BotCompany<Event>>
  /** The choices of a new game beyond seats and bots. */
  optionsForm(): Promise<Component<OptionsFormProps<Options, Words>>>
  /** What every card and action does, at a glance. */
  overview(locale: Locale): Promise<Component<OverviewProps<Options, Words>>>

  /** The close-up of one thing of the table, with what it means. */
  closeUp(locale: Locale): Promise<Component<CloseUpProps<View, Words>>>

  /** What a player did in a stretch of the game, each deed as short as beside a name, in an element of its own. */
  deeds(): Promise<Component<DeedsProps<Event, Words>>>
  /** The picture of the room that the table stands in, by night and by day. */
  backdrop(): Promise<Component<object>>
  /** What the game adds to a person's story: achievements, and what counts as a set. */
  story(): Promise<GameStory<Event>>

  /** What the end of a game is told with. */
  ending(): Promise<GameEnding<View, Event, Words>>

  /** Everything on the table, the action bar included. */
  readonly Table: Component<TableProps<View, Event, Words>>
  /** The drawings that `Table` and the others point to; mounted once a page. */
  readonly Sprites: Component<object>
  /** One card face, for the rules and the front page; null is a back. */
  readonly CardFace: Component<{ card: string | null }>

  /** The letters that choose cards and piles at the table, with what they choose. */
  letterKeys(options: Options, words: Words, locale: Locale): readonly (readonly [letter: string, what: string])[]

  /** How long what happened should be seen before the next thing happens, in milliseconds at normal speed. */
  beat(events: readonly Event[]): number
  /** The sound of what happened, if it has one. The table itself sounds when the viewer is asked for a decision. */
  sound(events: readonly Event[], viewer: Viewer): SoundName | null
}

export interface DeedsProps<Event, Words> {
  readonly events: readonly Event[]
  readonly reader: Reader<Words>
  readonly seat: Seat
}

export interface GameEnding<View, Event, Words> {
  /** A picture of how the winners, cats of `ui/art/avatars.ts`, celebrate. */
  readonly Picture: Component<{ cats: readonly string[] }>
  /** The cards that won the game, by their letters, in the events of its last turn. */
  winningCards(events: readonly Event[]): readonly string[]
  /** What a player has gathered that can win beside the score, from the last view. */
  readonly Gathered?: Component<{ view: View; seat: Seat; words: Words }>
}

export interface TableProps<View, Event, Words> {
  readonly words: Words
  readonly seats: readonly SeatInfo[]
  readonly options: object
  /** What lies on the table now, as the viewer may know it. */
  readonly view: View
  /** The player whom the words call "you": the viewer, or nobody where somebody looks through the eyes of another. */
  readonly you: Viewer
  /** What led here from the view before; empty after a jump. */
  readonly events: readonly Event[]
  /** All that has led here since the deal, as far as the viewer may know it. */
  readonly past: readonly Event[]
  /** What the viewer may decide now, in the notation of records; empty when nothing is asked or things still happen. */
  readonly choices: readonly string[]
  /** What the viewer has decided, in the notation of records, until the table answers with what came of it. */
  readonly sent: string | null
  /** Whether the game is looked back at, so that nothing will be decided here. */
  readonly isReplay?: boolean
  /** The rule that forbids an attempt (in the notation of records), or null. */
  readonly why: (attempt: string) => RuleId | null
  /** Carries out a decision: one of `choices`, or another that is legal but not listed because it has too many forms. */
  readonly decide: (text: string) => void
  /** Says which rule stands in the way of what was tapped, and what it lacks in this position. */
  readonly refuse: (rule: RuleId, lack?: string) => void
  /** A decision to be shown as advised. */
  readonly advised: string | null
  /** The reason for the advice, which the action bar tells while nothing is selected. */
  readonly advice: string | null
  /** What the viewer has seen of other hands (the game's knowledge); null when the memory aid is off. */
  readonly memory: unknown
  /** The views of all seats where all cards lie open, as in a replay; else null. */
  readonly open: readonly View[] | null
  readonly standing: ReadonlySet<string>
  /** Gives or takes back a standing answer; null where nothing is decided ahead, as in a lesson. */
  readonly setStanding: ((id: string, on: boolean) => void) | null
  /** Shows beside a player's name, among several devices, whether they are here and the time that they have. */
  readonly presence?: Snippet<[seat: Seat, isAwaited: boolean, isInWords?: boolean]> | undefined
  /** Buttons of the app, such as undo and hint, to be rendered in the action bar. */
  readonly tools: Snippet
  /** Shows what a card does. */
  readonly explain: (card: string) => void
  /** Shows a thing large, by the name that its attribute `data-close-up` has. */
  readonly look: (thing: string) => void
  /** Keeps what is just being turned over from being told. */
  readonly suspense: Suspense
  /** Lets a sound be heard; the picture of a table makes none. */
  readonly play: (sound: SoundName) => void
}

/** What a thing on the table is, in its attribute `data-close-up`: `card:D`, `pile:draw`, `seat:2`, or the game's own kind. */
export interface CloseUpProps<View, Words> {
  readonly words: Words
  readonly options: object
  readonly locale: Locale
  readonly seats: readonly SeatInfo[]
  readonly view: View
  readonly open: readonly View[] | null
  /** What the viewer has seen of other hands (the game's knowledge); null for a spectator. */
  readonly memory: unknown
  readonly thing: string
  /** Tells of a player what is no part of the game: the temper of a bot, who plays for a person, whether they are here. */
  readonly about: Snippet<[seat: Seat]>
}

export interface OptionsFormProps<Options, Words> {
  readonly words: Words
  readonly seats: number
  readonly options: Options
  readonly change: (options: Options) => void
}

export interface OverviewProps<Options, Words> {
  readonly words: Words
  readonly locale: Locale
  readonly options: Options
  /** The card to point out. */
  readonly card: string | null
}
