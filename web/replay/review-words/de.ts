import { de as shares } from '@alleycat/ui/words/game-shares/de.ts'
import type { ReviewWords } from './words.ts'

export const de: ReviewWords = {
  decisionsOf: (name) => `Entscheidungen: ${name}`,
  noMistakes: 'Keine Fehler gefunden.',
  othersDecisions: (count) => `Entscheidungen der anderen: ${count}`,
  openChance: 'Gewinnchance bei offenen Karten',
  deal: 'Das Austeilen',
  luckGave: (share) => `Die Karten brachten etwa ${share}.`,
  luckCost: (share) => `Die Karten kosteten etwa ${share}.`,
  luckEven: 'Die Karten waren ausgeglichen.',
  shares,
  causes: {
    choice: 'vor allem durch Entscheidungen',
    cards: 'vor allem durch die Karten',
  },
  showMoment: 'Auf dem Tisch zeigen',
  moreDecisions: (count) => `${count} weitere`,
}
