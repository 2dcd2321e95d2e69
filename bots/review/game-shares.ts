/** Parts of a game that people have words for, each with what it is worth as a chance to win. */
const GAME_SHARES = {
  tenth: 0.1,
  fifth: 0.2,
  third: 1 / 3,
  twoFifths: 0.4,
  half: 0.5,
  threeFifths: 0.6,
  twoThirds: 2 / 3,
  fourFifths: 0.8,
  whole: 1,
} as const
export type GameShare = keyof typeof GAME_SHARES

/**
 * The part of a game that comes nearest to a gain or loss of chances to win, as it is shown: in tenths, so that one number
 * has one word. Nobody loses more than a game at once, so sums beyond it are a whole game. Null when it is next to nothing.
 */
export function gameShare(amount: number): GameShare | null {
  const tenths = Math.round(10 * Math.abs(amount))
  if (tenths === 0) return null
  const distance = (share: GameShare): number => Math.abs(GAME_SHARES[share] - tenths / 10)
  return (Object.keys(GAME_SHARES) as GameShare[]).reduce((a, b) => (distance(b) < distance(a) ? b : a))
}
