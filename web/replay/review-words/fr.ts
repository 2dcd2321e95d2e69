import { fr as shared } from '@alleycat/ui/words/reviews/fr.ts'
import type { ReviewWords } from './words.ts'

export const fr: ReviewWords = {
  ...shared,
  decisionsOf: (name) => `Décisions : ${name}`,
  noMistakes: 'Aucune erreur trouvée.',
  hiddenCards: (count) => `Cartes posées face cachée : ${count}`,
  othersDecisions: (count) => `Décisions des autres : ${count}`,
  costlyDecisions: (count) => `Décisions qui ont coûté quelque chose : ${count}`,
  causes: {
    choice: 'surtout par des décisions',
    cards: 'surtout par les cartes',
  },
  showMoment: 'Montrer sur la table',
  moreDecisions: (count) => `${count} de plus`,
}
