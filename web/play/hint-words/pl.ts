import type { HintWords } from './words.ts'

export const pl: HintWords = {
  none: 'Brak podpowiedzi: to nie twoja kolej.',
  play: 'Zagraj tak',
  chance: (percent) => `Szansa na wygraną: około ${percent}%`,
  under: (percent) => `Szansa na wygraną: poniżej ${percent}%`,
  wins: (chance) => `${chance} szans na wygraną`,
  within: (percent) => `Szanse podano z krokiem ${percent}%; dokładniej koty nie potrafią.`,
  equal: (move) => `mniej więcej tak samo dobre: ${move}`,
  equalToNext: 'mniej więcej tak dobre jak następne w kolejności',
  next: (move, chance) => `następne w kolejności: ${move}, ${chance}`,
}
