/** What the end of a game says beyond the words of every page. */
export const en = {
  close: (score: string): string => `So close: the winner had ${score}.`,
  far: 'A good fight. The next deal knows nothing of this one.',
  race: 'The race',
  best: (move: string): string => `Your best decision: ${move}`,
  bestOf: (name: string, move: string): string => `Best decision (${name}): ${move}`,
  costliest: (move: string, better: string): string => `Your costliest decision: ${move}. Better: ${better}`,
  costliestOf: (name: string, move: string, better: string): string =>
    `Costliest decision (${name}): ${move}. Better: ${better}`,
  flawless: 'No mistakes found.',
  thinking: 'The cats are looking over the decisions…',
  achieved: (names: string): string => `New in your story: ${names}`,
}
