import type { Seat } from '@alleycat/engine'
import type { Locale } from './words/locales.ts'

/** What a bot's face can show. */
export type Mood = 'thinking' | 'glad' | 'proud' | 'annoyed' | 'startled'

/** What a bot may have something to say about. */
export type Occasion = 'gain' | 'loss' | 'win'

/** One line for each occasion, by character. */
export type BotLines = Readonly<Record<string, Readonly<Record<Occasion, string>>>>

export interface BotReaction {
  readonly seat: Seat
  readonly mood: Mood
  readonly occasion: Occasion | null
}

/** How bots of a game take what happens. They react to what the viewer is told, so they give nothing away. */
export interface BotCompany<Event = unknown> {
  readonly reactions: (events: readonly Event[]) => readonly BotReaction[]
  readonly lines: (locale: Locale) => Promise<BotLines>
}
