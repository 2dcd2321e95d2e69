/** What the keys of a table do. */
export const en = {
  letters: 'Choose a card of your hand, or else one in the middle of the table',
  shifted: 'Choose a card in the middle of the table',
  digits:
    'Choose an opponent, a gang (1, then 0 right away: the tenth), an answer or the number of cards; 0: all yarn, a new gang',
  arrows: 'Move between cards',
  enter: 'Choose or confirm',
  escape: 'Clear the selection or the hint, close, skip to your turn',
  undo: 'Undo',
  hint: 'Hint, and more of it',
  overview: 'Overview',
  log: 'Log',
  closeUp: 'Look closely at the focused card, gang or pile, or at the opponents',
  replay: 'Replay: previous step, next step, play',
  help: 'This list',
  cards: 'Letters in this game',
  focusMode:
    'A screen reader passes letters on in its focus mode. Tab and Enter work in any case. Single keys can be switched off in the settings.',
  /** Instead of that, while single keys are switched off. */
  off: 'Single-key shortcuts are switched off in the settings.',
}
