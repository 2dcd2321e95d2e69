import type { CloseUpWords } from './words.ts'

export const fr: CloseUpWords = {
  card: 'Une carte',
  number: 'Autant que tu veux ; répété : autant',
  draw: 'Piocher une carte',
  reveal: 'Révéler une carte de la pioche',
  leads: 'donne',
  everyone: 'Chaque adversaire',
  one: 'Un adversaire',
  seen: 'Des cartes de cette main sont révélées',
  you: 'Va dans ta main',
  either: 'ou',
  also: 'et',
  discard: 'Défausser',
  unlike: 'Chaque faction différente',
  points: 'Points',
  lost: 'Un point rendu',
  signs: 'Ce que disent les signes',
  hand: 'Connu de sa main',
  nothing: 'On ne connaît encore rien de sa main.',
  drawPile: 'Les cartes qui restent, face cachée.',
  discardPile: 'Les cartes jouées et défaussées.',
}
