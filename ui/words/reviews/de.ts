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
    fifth: 'ein Fünftel einer Partie',
    third: 'ein Drittel einer Partie',
    twoFifths: 'zwei Fünftel einer Partie',
    half: 'eine halbe Partie',
    threeFifths: 'drei Fünftel einer Partie',
    twoThirds: 'zwei Drittel einer Partie',
    fourFifths: 'vier Fünftel einer Partie',
    whole: 'eine ganze Partie',
    oneAndAHalf: 'anderthalb Partien',
    two: 'zwei Partien oder mehr',
  },
}
