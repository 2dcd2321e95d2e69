/** Parts of a game, as in “the cards gave about a third of a game”. */
export const en = {
  tenth: 'a tenth of a game',
  quarter: 'a quarter of a game',
  third: 'a third of a game',
  half: 'half a game',
  twoThirds: 'two thirds of a game',
  threeQuarters: 'three quarters of a game',
  whole: 'a whole game',
  oneAndAHalf: 'one and a half games',
  two: 'two games or more',
}
