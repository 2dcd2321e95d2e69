import type { EndingWords } from './words.ts'

export const de: EndingWords = {
  close: (score) => `Ganz knapp: Zum Sieg reichten ${score}.`,
  far: 'Gut gekämpft. Die nächste Partie weiß von dieser nichts.',
  race: 'Das Rennen',
  best: (move) => `Deine beste Entscheidung: ${move}`,
  bestOf: (name, move) => `Beste Entscheidung (${name}): ${move}`,
  costliest: (move, better) => `Deine teuerste Entscheidung: ${move}. Besser: ${better}`,
  costliestOf: (name, move, better) => `Teuerste Entscheidung (${name}): ${move}. Besser: ${better}`,
  flawless: 'Keine Fehler gefunden.',
  thinking: 'Die Katzen sehen die Entscheidungen durch …',
  achieved: (names) => `Neu in deiner Geschichte: ${names}`,
}
