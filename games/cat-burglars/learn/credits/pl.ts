import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Daan Alers',
  illustrator: null,
  editions: ['Wydanie francuskie'],
  box: [
    {
      thing: '110 kart: 90 kotów i 20 luster',
      here: 'Są tu wszystkie, narysowane od nowa. Każdy kolor ma też własne futro i własną literę.',
    },
    {
      thing: 'Złoty kłębek na odwrocie każdej karty',
      here: 'Zakryte karty pokazują go i tutaj, a stół liczy twoje kłębki.',
    },
  ],
}
