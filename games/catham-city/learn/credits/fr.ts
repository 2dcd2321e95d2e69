import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Yuriy Zhuravlev',
  illustrator: 'Yuriy Yarovoy',
  editions: ['Gigamic (français)', 'HUCH! (allemand, anglais, néerlandais, polonais)', 'Cosmodrome Games (anglais)'],
  box: [
    { thing: '120 cartes', here: 'Les huit factions sont toutes ici, redessinées. Une partie en utilise cinq.' },
    {
      thing: '42 jetons de points, 12 de 5 et 30 de 1',
      here: 'La table compte : tes points figurent à côté de ton nom.',
    },
    { thing: '6 cartes d’aide', here: 'Ouvre l’aperçu pendant la partie, ou touche le nom d’une carte.' },
    { thing: 'Boîte de voyage (Cosmodrome)', here: 'Un téléphone tient aussi dans la poche.' },
  ],
}
