import type { EndingWords } from './words.ts'

export const de: EndingWords = {
  close: (score) => `Ganz knapp: Zum Sieg reichten ${score}.`,
  far: 'Gut gekämpft. Die nächste Partie weiß von dieser nichts.',
  race: 'Das Rennen',
  best: (move) => `Deine beste Entscheidung: ${move}`,
  costliest: (move, better) => `Deine teuerste Entscheidung: ${move}. Besser: ${better}`,
  flawless: 'In deinen Entscheidungen wurde kein Fehler gefunden.',
  thinking: 'Die Katzen sehen deine Entscheidungen durch …',
  achieved: (names) => `Neu in deiner Geschichte: ${names}`,
}
