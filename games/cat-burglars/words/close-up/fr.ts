import type { CloseUpWords } from './words.ts'

export const fr: CloseUpWords = {
  head: 'Le même chat quand la place manque',
  back: 'Face cachée, toutes les cartes sont ainsi',
  signs: 'Ce que disent les signes',
  hand: 'Connu de sa main',
  nothing: 'On ne connaît encore rien de sa main.',
  drawPile: 'Les cartes qui restent, face cachée.',
  discardEmpty: 'Rien n’a été défaussé.',
  cardsTitle: 'Cartes',
  catMeans: 'Chat : rejoint une Bande, se cache dessous ou paie sa couleur.',
  mirrorMeans: 'Miroir : paie n’importe quelle couleur. Il ne se joue pas.',
  countInGame: (count) => `${count} dans le jeu`,
  goal: 'But',
  goalText: (balls) => `Pour gagner, il faut être le premier chat à réunir ${balls}.`,
  goalHallOfFame: 'Temple de la renommée : six Pelotes de six couleurs différentes gagnent aussi.',
  oneAction: 'Une action par tour',
  yarnOrTrap: 'Pelote ou piège ?',
  yarnMeans: 'La couleur cachée est parmi les chats de la Bande : Pelote.',
  trapMeans: 'Elle n’y est pas : piège. Il devient Pelote quand un chat de sa couleur rejoint la Bande.',
}
