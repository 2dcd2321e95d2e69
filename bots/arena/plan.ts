import type { Seat } from '@alleycat/engine'

/** A contest between bots, as plain data that can be handed to another thread. */
export interface ArenaPlan {
  readonly game: string
  readonly options: object
  /** The name of a bot for every seat, in the seating of the first game of a deal. */
  readonly lineUp: readonly string[]
  readonly seed: string
  /** How often cards are dealt; each deal is played once in every rotation of the line-up. */
  readonly deals: number
}

/** The number of games in a contest; they are numbered rotation by rotation and deal by deal. */
export const gamesOf = ({ deals, lineUp }: ArenaPlan): number => deals * lineUp.length

/** The fewest deals that make at least this many games, since a deal is played in every rotation. */
export const dealsFor = (games: number, seats: number): number => Math.ceil(games / seats)

export const dealOf = (number: number, seats: number): number => Math.floor(number / seats)

/** The number of seats by which the line-up is shifted in a game. */
export const rotationOf = (number: number, seats: number): number => number % seats

/** The index of the line-up's entry on a seat. Over all rotations every entry has every seat once. */
export const entryAt = (seat: Seat, rotation: number, seats: number): number => (seat + rotation) % seats

/** One name for each seat; the last name takes all seats that are left. */
export const filledLineUp = (names: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => names[Math.min(seat, names.length - 1)]!)
