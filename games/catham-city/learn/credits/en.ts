import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Yuriy Zhuravlev',
  illustrator: 'Yuriy Yarovoy',
  editions: ['HUCH! (English, German, Dutch, Polish)', 'Cosmodrome Games (English)', 'Gigamic (French)'],
  box: [
    { thing: '120 cards', here: 'All eight factions are here, drawn anew. A game uses five of them.' },
    {
      thing: '42 chips for points, 12 of 5 and 30 of 1',
      here: 'The table counts: your points stand beside your name.',
    },
    { thing: '6 info cards', here: 'Open the overview during a game, or tap the name of a card.' },
    { thing: 'Travel box (Cosmodrome)', here: 'A phone fits into a pocket too.' },
  ],
}
