import type { GameFront } from '@alleycat/ui/game-module.ts'

export const front: GameFront = {
  id: 'cat-burglars',
  name: 'Cat Burglars',
  seats: [2, 4],
  bots: ['tangle'],
  tagline: {
    en: 'Eight golden balls of yarn, and everybody here has sticky paws.',
    de: 'Acht goldene Wollknäuel, und alle hier haben klebrige Pfoten.',
    fr: 'Huit Pelotes d’Or, et personne ici ne sait garder ses pattes chez soi.',
    nl: 'Acht gouden bollen wol, en iedereen hier heeft lange poten.',
    pl: 'Osiem złotych kłębków, a wszyscy tu mają lepkie łapki.',
  },
}
