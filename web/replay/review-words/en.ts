import { en as shared } from '@alleycat/ui/words/reviews/en.ts'

/** What the review of a game says beyond the words of every page. */
export const en = {
  ...shared,
  decisionsOf: (name: string): string => `Decisions: ${name}`,
  playersNote:
    'The bars compare what moved the chances: gains to the right, losses to the left. Together they lead from the first chance to the result.',
  perDecision: (points: string): string => `on average ${points} percentage points a decision`,
  noMistakes: 'No mistakes found.',
  hiddenCards: (count: number): string => `Cards laid face down: ${count}`,
  othersDecisions: (count: number): string => `Decisions of the others: ${count}`,
  costlyDecisions: (count: number): string => `Decisions that cost something: ${count}`,
  showMoment: 'Show on the table',
  moreDecisions: (count: number): string => `${count} more`,
}
