/** What each rule demands, for somebody whose move was refused. */
export const ruleLines: Readonly<Record<string, string>> = {
  'CB-3': 'The cards are still being dealt. The first turn comes after that.',
  'CB-5': 'It is not your turn. Each turn belongs to one player, who takes one action.',
  'CB-6': 'Recruit 2 cards one by one, from market or draw pile. The market is refilled after the turn.',
  'CB-7': 'Play 1 cat from your hand, as a new gang or onto one of yours. Mirrors cannot be played.',
  'CB-8': 'A gang can only grow while another of yours has the same number of visible cats.',
  'CB-9': 'Lay 1 cat from your hand under a gang of yours that has no face-down card yet.',
  'CB-10': 'Without a visible cat of its colour above it, a card is a trap. Only yarn can be secured.',
  'CB-11': 'You can only secure face-down cards under your own gangs.',
  'CB-12': 'Choose a rival gang with a face-down card; pay a matching card or a mirror per visible cat.',
  'CB-13': 'Only with two players may one card of your payment come from the market, and it must lie there.',
  'CB-17': 'The game is over: somebody has enough balls of yarn.',
  'CB-19': 'First, the owner of the trap places that cat.',
  'CB-20': 'You may pass only if no action is possible. If all pass in a row, the game is over.',
  notation: 'The table does not understand this move. Please choose your cards again.',
  order: 'Not yet: something else has to happen first.',
}
