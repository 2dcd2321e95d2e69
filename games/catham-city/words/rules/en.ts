/** What each rule demands, for somebody whose move was refused; the answer to a move in a line of its own. */
export const ruleLines: Readonly<Record<string, string>> = {
  'CC-4': 'Only the five factions chosen for this game take part.',
  'CC-5': 'The cards are still being dealt. The first turn comes after that.',
  'CC-7': 'Only the player whose turn it is acts: take cards or play some. Passing is not allowed.',
  'CC-8': 'Take 1 or more cards of a single faction from the display; the gaps are filled at once.',
  'CC-9': 'Play only cards that you hold, all of a single faction.',
  'CC-10': 'Discard as many cards as it takes to keep exactly 10.',
  'CC-15': 'The display has to be filled up before the next turn.',
  'CC-17':
    'Play exactly 3 Detectives and 1 additional card.\nAnswer: discard 1 card of the faction asked for, or pass.',
  'CC-18': 'Play exactly 3 Scientists. Then you draw 2 cards.',
  'CC-19': 'Play exactly 2 Robocats to draw 5 cards, or exactly 4 for 3 points.',
  'CC-20': 'Play exactly 4 Mafia cards.\nAnswer: discard 2 cards or give back 1 point.',
  'CC-21': 'Play 1 to 4 Hackers against one opponent who holds at least that many cards.',
  'CC-22': 'Play 1 or more Police officers and 1 additional card of another faction against one opponent.',
  'CC-23': 'Play exactly 2 Journalists.\nAnswer: give 1 card (and discard another of that faction), or pass.',
  'CC-24': 'Officials are played alone, 1 or more of them, without an additional card or an opponent.',
  'CC-25': 'Everyone answers at the same time and only once. Wait until all answers are in.',
  'CC-27': 'You have only one possible answer, so the table gives it for you.',
  'CC-29': 'The game is over: somebody has reached the target.',
  notation: 'The table does not understand this move. Please choose your cards again.',
  order: 'Not yet: something else has to happen first.',
}
