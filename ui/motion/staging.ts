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

/** A change of points, which flies to the score. */
export interface Award {
  readonly text: string
  readonly isGain: boolean
  readonly to: string
}

/** What is shown over the table while players do something to one another: made of the viewer's events and nothing else. */
export interface Staging {
  /** Who does what to whom, each sentence in a line of its own. */
  readonly text: string
  /** What came of it, said when the cards have been turned over; empty if there is nothing more to say. */
  readonly outcome: string
  /** Lines between places: from whoever acts to whom it is done. */
  readonly lines: readonly (readonly [from: string, to: string])[]
  /** Cards that are played, paid, given or discarded. */
  readonly fan: readonly StagedCard[]
  readonly turned: readonly TurnedCard[]
  readonly awards: readonly Award[]
}
