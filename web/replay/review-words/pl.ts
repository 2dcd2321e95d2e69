import type { ReviewWords } from './words.ts'

export const pl: ReviewWords = {
  decisionsOf: (name) => `Decyzje: ${name}`,
  noMistakes: 'Nie znaleziono błędów.',
  othersDecisions: (count) => `Decyzje pozostałych: ${count}`,
  openChance: 'Szansa na wygraną przy odkrytych kartach',
  deal: 'Rozdanie',
  luckGave: (share) => `Karty dały mniej więcej ${share}.`,
  luckCost: (share) => `Karty kosztowały mniej więcej ${share}.`,
  luckEven: 'Karty były wyrównane.',
  shares: {
    tenth: 'jedną dziesiątą gry',
    quarter: 'ćwierć gry',
    third: 'jedną trzecią gry',
    half: 'pół gry',
    twoThirds: 'dwie trzecie gry',
    threeQuarters: 'trzy czwarte gry',
    whole: 'całą grę',
    oneAndAHalf: 'półtorej gry',
    two: 'dwie gry lub więcej',
  },
  causes: {
    choice: 'głównie przez decyzje',
    cards: 'głównie przez karty',
  },
  showMoment: 'Pokaż na stole',
  moreDecisions: (count) => `jeszcze ${count}`,
}
