import type { EndingWords } from './words.ts'

export const pl: EndingWords = {
  close: (score) => `Tak blisko! Wynik zwycięzcy: ${score}.`,
  far: 'Dobra walka. Następne rozdanie nic o tym nie wie.',
  race: 'Wyścig',
  best: (move) => `Twoja najlepsza decyzja: ${move}`,
  costliest: (move, better) => `Twoja najdroższa decyzja: ${move}. Lepiej: ${better}`,
  flawless: 'W twoich decyzjach nie znaleziono błędów.',
  thinking: 'Koty przeglądają twoje decyzje…',
  achieved: (names) => `Nowe w twojej historii: ${names}`,
}
