import type { EndingWords } from './words.ts'

export const pl: EndingWords = {
  close: (score) => `Tak blisko! Wynik zwycięzcy: ${score}.`,
  far: 'Dobra walka. Następne rozdanie nic o tym nie wie.',
  race: 'Wyścig',
  best: (move) => `Twoja najlepsza decyzja: ${move}`,
  bestOf: (name, move) => `Najlepsza decyzja (${name}): ${move}`,
  costliest: (move, better) => `Twoja najkosztowniejsza decyzja: ${move}. Lepiej: ${better}`,
  costliestOf: (name, move, better) => `Najkosztowniejsza decyzja (${name}): ${move}. Lepiej: ${better}`,
  flawless: 'Nie znaleziono błędów.',
  thinking: 'Koty przeglądają decyzje…',
  achieved: (names) => `Nowe w twojej historii: ${names}`,
}
