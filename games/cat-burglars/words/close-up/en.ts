/** The words of a card, a gang, a pile or a player seen large. */
export const en = {
  head: 'The same cat in a crowded gang',
  back: 'Face down, every card looks like this',
  signs: 'What the signs mean',
  hand: 'Known of this hand',
  nothing: 'Nothing is known of this hand yet.',
  drawPile: 'The cards that are left, face down.',
  discardEmpty: 'Nothing has been discarded.',
}
