import { fr as shared } from '@alleycat/ui/words/reviews/fr.ts'
import type { ReviewWords } from './words.ts'

export const fr: ReviewWords = {
  ...shared,
  decisionsOf: (name) => `Décisions : ${name}`,
  playersNote:
    'Les barres comparent ce qui a fait bouger les chances : à droite ce qui est gagné, à gauche ce qui est perdu. Ensemble, elles mènent des chances du début au résultat.',
  perDecision: (points) => `en moyenne ${points} point de pourcentage par décision`,
  noMistakes: 'Aucune erreur trouvée.',
  hiddenCards: (count) => `Cartes posées face cachée : ${count}`,
  othersDecisions: (count) => `Décisions des autres : ${count}`,
  costlyDecisions: (count) => `Décisions qui ont coûté quelque chose : ${count}`,
  showMoment: 'Montrer sur la table',
  moreDecisions: (count) => `${count} de plus`,
}
