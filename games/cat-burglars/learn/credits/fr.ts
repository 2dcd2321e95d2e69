import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Daan Alers',
  illustrator: null,
  editions: ['L’édition française'],
  box: [
    {
      thing: '110 cartes : 90 chats et 20 Miroirs',
      here: 'Elles sont toutes ici, redessinées. Chaque couleur a aussi son pelage et sa lettre.',
    },
    {
      thing: 'La Pelote d’Or au dos de chaque carte',
      here: 'Les cartes cachées la montrent ici aussi, et la table compte tes Pelotes.',
    },
  ],
}
