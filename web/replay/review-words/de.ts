import { de as shared } from '@alleycat/ui/words/reviews/de.ts'
import type { ReviewWords } from './words.ts'

export const de: ReviewWords = {
  ...shared,
  decisionsOf: (name) => `Entscheidungen: ${name}`,
  playersNote:
    'Die Balken vergleichen, was die Chancen bewegt hat: Gewinn nach rechts, Verlust nach links. Zusammen führen sie von der ersten Chance zum Ergebnis.',
  perDecision: (points) => `im Schnitt ${points} Prozentpunkte je Entscheidung`,
  noMistakes: 'Keine Fehler gefunden.',
  hiddenCards: (count) => `Verdeckt gelegte Karten: ${count}`,
  othersDecisions: (count) => `Entscheidungen der anderen: ${count}`,
  costlyDecisions: (count) => `Entscheidungen, die etwas gekostet haben: ${count}`,
  showMoment: 'Auf dem Tisch zeigen',
  moreDecisions: (count) => `${count} weitere`,
}
