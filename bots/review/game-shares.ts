/** Parts of a game that people have words for, each with what it is worth as a chance to win. */
const GAME_SHARES = {
  tenth: 0.1,
  quarter: 0.25,
  third: 1 / 3,
  half: 0.5,
  twoThirds: 2 / 3,
  threeQuarters: 0.75,
  whole: 1,
  oneAndAHalf: 1.5,
  two: 2,
} as const
export type GameShare = keyof typeof GAME_SHARES

/** A smaller share is not told. */
const LEAST = 0.05

/** The part of a game that comes nearest to a gain or loss of chances to win; null when it is next to nothing. */
export function gameShare(amount: number): GameShare | null {
  if (Math.abs(amount) < LEAST) return null
  const distance = (share: GameShare): number => Math.abs(GAME_SHARES[share] - Math.abs(amount))
  return (Object.keys(GAME_SHARES) as GameShare[]).reduce((a, b) => (distance(b) < distance(a) ? b : a))
}
