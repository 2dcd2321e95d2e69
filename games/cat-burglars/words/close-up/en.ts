/** The words of a card, a gang, a pile or a player seen large. */
export const en = {
  head: 'The same cat in a crowded gang',
  back: 'Face down, every card looks like this',
  signs: 'What the signs mean',
  hand: 'Seen of the hand',
  nothing: 'Nothing of the hand has been seen.',
  drawPile: 'The cards that are left, face down.',
}
