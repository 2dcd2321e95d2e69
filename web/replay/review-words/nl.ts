import { nl as shares } from '@alleycat/ui/words/game-shares/nl.ts'
import type { ReviewWords } from './words.ts'

export const nl: ReviewWords = {
  decisionsOf: (name) => `Beslissingen: ${name}`,
  noMistakes: 'Geen fouten gevonden.',
  othersDecisions: (count) => `Beslissingen van de anderen: ${count}`,
  openChance: 'Kans om te winnen met open kaarten',
  deal: 'Het delen',
  luckGave: (share) => `De kaarten gaven ongeveer ${share}.`,
  luckCost: (share) => `De kaarten kostten ongeveer ${share}.`,
  luckEven: 'De kaarten waren in evenwicht.',
  shares,
  causes: {
    choice: 'vooral door beslissingen',
    cards: 'vooral door de kaarten',
  },
  showMoment: 'Op de tafel tonen',
  moreDecisions: (count) => `nog ${count}`,
}
