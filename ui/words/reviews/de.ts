import type { en } from './en.ts'

export const de: typeof en = {
  openChance: 'Gewinnchance bei offenen Karten',
  deal: 'Das Austeilen',
  causes: {
    mistake: (name) => `Teure Entscheidung: ${name}`,
    deed: (name) => `Entscheidender Zug: ${name}`,
    luck: 'Vor allem Zufall',
  },
  luckGave: (share) => `Die Karten brachten etwa ${share}.`,
  luckCost: (share) => `Die Karten kosteten etwa ${share}.`,
  luckEven: 'Die Karten waren ausgeglichen.',
  shares: {
    tenth: 'ein Zehntel einer Partie',
    quarter: 'ein Viertel einer Partie',
    third: 'ein Drittel einer Partie',
    half: 'eine halbe Partie',
    twoThirds: 'zwei Drittel einer Partie',
    threeQuarters: 'drei Viertel einer Partie',
    whole: 'eine ganze Partie',
    oneAndAHalf: 'anderthalb Partien',
    two: 'zwei Partien oder mehr',
  },
}
