import { nl as shared } from '@alleycat/ui/words/reviews/nl.ts'
import type { ReviewWords } from './words.ts'

export const nl: ReviewWords = {
  ...shared,
  decisionsOf: (name) => `Beslissingen: ${name}`,
  playersNote:
    'De balken vergelijken wat de kansen heeft verschoven: winst naar rechts, verlies naar links. Samen leiden ze van de eerste kans naar de uitslag.',
  perDecision: (points) => `gemiddeld ${points} procentpunt per beslissing`,
  noMistakes: 'Geen fouten gevonden.',
  hiddenCards: (count) => `Verdekt neergelegde kaarten: ${count}`,
  othersDecisions: (count) => `Beslissingen van de anderen: ${count}`,
  costlyDecisions: (count) => `Beslissingen die iets hebben gekost: ${count}`,
  showMoment: 'Op de tafel tonen',
  moreDecisions: (count) => `nog ${count}`,
}
