import { en as shares } from '@alleycat/ui/words/game-shares/en.ts'

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
  shares,
  causes: {
    choice: 'mostly by choice',
    cards: 'mostly by the cards',
  },
  showMoment: 'Show on the table',
  moreDecisions: (count: number): string => `${count} more`,
}
