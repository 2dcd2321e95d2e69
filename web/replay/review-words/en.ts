/** What the review of a game says beyond the words of every page. */
export const en = {
  decisionsOf: (name: string): string => `Decisions: ${name}`,
  noMistakes: 'No mistakes found.',
  othersDecisions: (count: number): string => `Decisions of the others: ${count}`,
  openChance: 'Chance to win, with all cards open',
  deal: 'The deal',
  luckGave: (share: string): string => `The cards gave about ${share}.`,
  luckCost: (share: string): string => `The cards cost about ${share}.`,
  luckEven: 'The cards were even.',
  shares: {
    tenth: 'a tenth of a game',
    quarter: 'a quarter of a game',
    third: 'a third of a game',
    half: 'half a game',
    twoThirds: 'two thirds of a game',
    threeQuarters: 'three quarters of a game',
    whole: 'a whole game',
    oneAndAHalf: 'one and a half games',
    two: 'two games or more',
  },
  causes: {
    choice: 'mostly by choice',
    cards: 'mostly by the cards',
  },
  showMoment: 'Show on the table',
  moreDecisions: (count: number): string => `${count} more`,
}
