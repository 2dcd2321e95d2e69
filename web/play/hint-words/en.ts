/** What a hint says beyond the words of every page. */
export const en = {
  none: 'No hint: it’s not your move.',
  play: 'Do this',
  chance: (percent: number): string => `Chance to win: about ${percent}%`,
  under: (percent: number): string => `Chance to win: under ${percent}%`,
  wins: (chance: string): string => `${chance} to win`,
  within: (percent: number): string => `Chances come in steps of ${percent}%: the cats can’t be more precise.`,
  equal: (move: string): string => `about as good: ${move}`,
  equalToNext: 'about as good as the next best',
  next: (move: string, chance: string): string => `next best: ${move}, ${chance}`,
}
