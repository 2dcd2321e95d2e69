import { pl as shares } from '@alleycat/ui/words/game-shares/pl.ts'
import type { ReviewWords } from './words.ts'

export const pl: ReviewWords = {
  decisionsOf: (name) => `Decyzje: ${name}`,
  noMistakes: 'Nie znaleziono błędów.',
  othersDecisions: (count) => `Decyzje pozostałych: ${count}`,
  openChance: 'Szansa na wygraną przy odkrytych kartach',
  deal: 'Rozdanie',
  luckGave: (share) => `Karty dały mniej więcej ${share}.`,
  luckCost: (share) => `Karty kosztowały mniej więcej ${share}.`,
  luckEven: 'Karty były wyrównane.',
  shares,
  causes: {
    choice: 'głównie przez decyzje',
    cards: 'głównie przez karty',
  },
  showMoment: 'Pokaż na stole',
  moreDecisions: (count) => `jeszcze ${count}`,
}
