import type { GameFront } from '@alleycat/ui/game-module.ts'

export const front: GameFront = {
  id: 'catham-city',
  name: 'Catham City',
  seats: [2, 6],
  bots: ['biscuit', 'duchess'],
  tagline: {
    en: 'Nine lives, one mayor: canvass, hack and bribe your way to city hall.',
    de: 'Neun Leben, ein Rathaus: werben, hacken, schmieren, regieren.',
    fr: 'Neuf vies, une seule mairie : séduis, pirate et graisse des pattes.',
    nl: 'Negen levens, één burgemeester: vlei, hack en smeer je naar het stadhuis.',
    pl: 'Dziewięć żyć, jeden ratusz: zjednuj, hakuj i smaruj, komu trzeba.',
  },
}
