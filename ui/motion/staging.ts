/** A card that is shown large on its way from one place of the table to another. */
export interface StagedCard {
  /** The card's letter; null where the viewer may not know it. */
  readonly kind: string | null
  /** The names of the places where it comes from and where it goes. */
  readonly from: string
  readonly to: string
}

/** A card that lies face down at first and is then turned over. */
export interface TurnedCard extends StagedCard {
  /** What it turns out to be, in words. */
  readonly verdict: string
  readonly isGain: boolean
}

/** When a card that is turned over says what it is, and how long after it the next one does, in milliseconds at normal speed. */
export const VERDICT = 800
export const BETWEEN = 450

/** When so many cards, which are turned over one by one, are all known, in milliseconds at normal speed. */
export const allKnownAfter = (cards: number): number => VERDICT + BETWEEN * (cards - 1)

/** A change of points, which flies to the score. */
export interface Award {
  readonly change: number
  readonly text: string
  /** The names of the places of whoever gets it: where their cards come from, and where their score is. */
  readonly from: string
  readonly to: string
}

/** Somebody whose face is shown in the scene. */
export interface StagedFace {
  readonly cat: string
  readonly name: string
  /** The name of the place where this player's cards come from. */
  readonly place: string
  /** What this player does, in a word or two, where several act at the same time. */
  readonly deed: string
}

/** What is shown over the table while players do something to one another: made of the viewer's events and nothing else. */
export interface Staging {
  /** Who does what to whom, each sentence in a line of its own. */
  readonly text: string
  /** What came of it, said when the cards have been turned over; empty if there is nothing more to say. */
  readonly outcome: string
  /** Whoever acts, and to whom it is done: a line leads from the ones to the others. */
  readonly by: readonly StagedFace[]
  readonly to: readonly StagedFace[]
  /** The places of the table that it is done to, which are marked. */
  readonly marks: readonly string[]
  /** Whether they are done a favour. */
  readonly isGift: boolean
  /** The place over which it is shown where it would else cover a score; empty for the whole table. */
  readonly room: string
  /** Cards that are played, paid, given or discarded. */
  readonly fan: readonly StagedCard[]
  readonly turned: readonly TurnedCard[]
  readonly awards: readonly Award[]
  /** How long cards are still turned over elsewhere, before which nothing tells what they are, in milliseconds at normal speed. */
  readonly secretFor: number
}

/** Nothing on the stage. */
export const EMPTY_STAGE: Staging = {
  text: '',
  outcome: '',
  by: [],
  to: [],
  marks: [],
  isGift: false,
  room: '',
  fan: [],
  turned: [],
  awards: [],
  secretFor: 0,
}
