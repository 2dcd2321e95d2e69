/** Somebody who does something, or to whom it is done; null is the reader. */
export type Who = string | null

/** What came of raids and of what was secured, in a sentence without its stop. */
export interface StoryWords {
  /** A player may secure past the goal. */
  progress(total: number, goal: number): string
  /** Yarn of this colour was found; `total` says how many balls that makes. Several wordings, because most turning points are raids. */
  steal(who: Who, owner: Who, gang: number, colour: string, total: string): readonly string[]
  /** The cat of the trap joined a gang of its owner, or a new one; null where that is not yet known. */
  trap(who: Who, owner: Who, gang: number, colour: string, joined: number | 'new' | null): string
  secure(who: Who, count: number, colours: string, total: string): string
}
