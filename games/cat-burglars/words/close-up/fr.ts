import type { CloseUpWords } from './words.ts'

export const fr: CloseUpWords = {
  head: 'Le même chat quand la place manque',
  back: 'Face cachée, toutes les cartes sont ainsi',
  signs: 'Ce que disent les signes',
  hand: 'Vu de sa main',
  nothing: 'Rien de sa main n’a été vu.',
  drawPile: 'Les cartes qui restent, face cachée.',
}
