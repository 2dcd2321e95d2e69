import { fr as shared } from '@alleycat/ui/words/reviews/fr.ts'
import type { ReviewWords } from './words.ts'

export const fr: ReviewWords = {
  ...shared,
  decisionsOf: (name) => `Décisions : ${name}`,
  noMistakes: 'Aucune erreur trouvée.',
  hiddenCards: (count) => `Cartes posées face cachée : ${count}`,
  othersDecisions: (count) => `Décisions des autres : ${count}`,
  costlyDecisions: (count) => `Décisions qui ont coûté quelque chose : ${count}`,
  showMoment: 'Montrer sur la table',
  moreDecisions: (count) => `${count} de plus`,
}
