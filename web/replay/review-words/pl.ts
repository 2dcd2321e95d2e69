import { pl as shared } from '@alleycat/ui/words/reviews/pl.ts'
import type { ReviewWords } from './words.ts'

export const pl: ReviewWords = {
  ...shared,
  decisionsOf: (name) => `Decyzje: ${name}`,
  playersNote:
    'Paski porównują, co zmieniało szanse: zysk w prawo, strata w lewo. Razem prowadzą od pierwszej szansy do wyniku.',
  perDecision: (points) => `średnio ${points} pkt proc. na decyzję`,
  noMistakes: 'Nie znaleziono błędów.',
  hiddenCards: (count) => `Zakryte karty: ${count}`,
  othersDecisions: (count) => `Decyzje pozostałych: ${count}`,
  costlyDecisions: (count) => `Decyzje, które coś kosztowały: ${count}`,
  showMoment: 'Pokaż na stole',
  moreDecisions: (count) => `jeszcze ${count}`,
}
