import { fr as shares } from '@alleycat/ui/words/game-shares/fr.ts'
import type { ReviewWords } from './words.ts'

export const fr: ReviewWords = {
  decisionsOf: (name) => `Décisions : ${name}`,
  noMistakes: 'Aucune erreur trouvée.',
  othersDecisions: (count) => `Décisions des autres : ${count}`,
  openChance: 'Chances de gagner, cartes ouvertes',
  deal: 'La donne',
  luckGave: (share) => `Les cartes ont rapporté environ ${share}.`,
  luckCost: (share) => `Les cartes ont coûté environ ${share}.`,
  luckEven: 'Les cartes ont été équilibrées.',
  shares,
  causes: {
    choice: 'surtout par des décisions',
    cards: 'surtout par les cartes',
  },
  showMoment: 'Montrer sur la table',
  moreDecisions: (count) => `${count} de plus`,
}
