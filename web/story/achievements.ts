import { hasWon, type Achievement, type LivedGame } from '@alleycat/ui/learn/story.ts'

/** By how many points the seat was ahead of everybody else at the end. */
const margin = ({ seat, result }: LivedGame): number =>
  result.scores[seat]! - Math.max(...result.scores.filter((_, other) => other !== seat))

/** Whether everybody else was ahead in the middle of the game. */
function wasLast({ seat, race }: LivedGame): boolean {
  const scores = race[Math.floor(race.length / 2)] ?? []
  return scores.every((score, other) => other === seat || score > scores[seat]!)
}

/** What can be achieved in any game. */
export const GENERAL_ACHIEVEMENTS: readonly Achievement[] = [
  { id: 'first-game', isEarned: () => true },
  { id: 'first-win', isEarned: hasWon },
  { id: 'narrow-win', isEarned: (game) => hasWon(game) && margin(game) === 1 },
  { id: 'from-behind', isEarned: (game) => hasWon(game) && wasLast(game) },
  { id: 'last-seat', isEarned: (game) => hasWon(game) && game.seat === game.result.scores.length - 1 },
  { id: 'full-house', isEarned: (game) => hasWon(game) && game.result.scores.length >= 4 },
]
