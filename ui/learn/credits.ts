/** Who made the printed game, and what of its box a screen does not need. */
export interface GameCredits {
  readonly designer: string
  /** Who drew the printed cards; null where we do not know. */
  readonly illustrator: string | null
  readonly editions: readonly string[]
  /** The things of the box that this table replaces. */
  readonly box: readonly { readonly thing: string; readonly here: string }[]
}
