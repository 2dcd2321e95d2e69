import type { Seat } from '@alleycat/engine'

/** A contest between bots. Plain data, so that it can be handed to another thread. */
export interface ArenaPlan {
  readonly game: string
  readonly options: object
  /** The name of a bot for every seat, as they sit in the first game of a deal. */
  readonly lineUp: readonly string[]
  readonly seed: string
  /** How often cards are dealt; each deal is played once in every rotation of the line-up. */
  readonly deals: number
}

/** Games are numbered through, rotation by rotation and deal by deal. */
export const gamesOf = ({ deals, lineUp }: ArenaPlan): number => deals * lineUp.length

/** The fewest deals that make at least so many games: a deal is played in every rotation or not at all. */
export const dealsFor = (games: number, seats: number): number => Math.ceil(games / seats)

export const dealOf = (number: number, seats: number): number => Math.floor(number / seats)

/** By how many seats the line-up has moved on. */
export const rotationOf = (number: number, seats: number): number => number % seats

/** Which entry of the line-up has a seat: over all rotations each has every seat once. */
export const entryAt = (seat: Seat, rotation: number, seats: number): number => (seat + rotation) % seats

/** A name for each seat: where there are too few, the last one takes all that are left. */
export const filledLineUp = (names: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => names[Math.min(seat, names.length - 1)]!)
