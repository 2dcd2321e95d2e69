import type { CloseUpWords } from './words.ts'

export const fr: CloseUpWords = {
  head: 'Le même chat quand la place manque',
  back: 'Face cachée, toutes les cartes sont ainsi',
  signs: 'Ce que disent les signes',
  hand: 'Connu de sa main',
  nothing: 'On ne connaît encore rien de sa main.',
  drawPile: 'Les cartes qui restent, face cachée.',
  discardEmpty: 'Rien n’a été défaussé.',
}
