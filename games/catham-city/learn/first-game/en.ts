import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: (points) => `Goal: be the first to reach ${points} points. Each turn, take cards of one faction or play a set.`,
  take: 'Take: as many cards of one faction as you like. The display is filled up again at once.',
  D: 'Detectives: three and any other card bring 3 points. Opponents may discard that card’s faction for 1.',
  H: 'Hackers infiltrate a hand, then as many cards are revealed: +1 for each Hacker, the rest changes hands.',
  J: 'Journalists: two bring 2 points, and each opponent may give away a card.',
  M: 'Mafia: four bring 2 points. Each opponent loses 2 cards or 1 point.',
  O: 'Officials: as many cards of the draw pile are revealed, +1 for each faction among them.',
  P: 'Police: as many cards of a hand are revealed, +1 for each of the other card’s faction.',
  R: 'Robocats: two draw 5 cards, four bring 3 points.',
  S: 'Scientists: three bring 2 points and draw 2 cards.',
  limit: 'Hand limit: 10 cards at the end of your turn.',
  answer: 'You answer too. Nobody sees your answer until everybody has answered.',
  standing: 'The same question again? The robot button can answer for you from now on.',
}
