import type { HintWords } from './words.ts'

export const de: HintWords = {
  none: 'Kein Tipp: Du bist gerade nicht dran.',
  play: 'So spielen',
  chance: (percent) => `Gewinnchance: etwa ${percent} %`,
  under: (percent) => `Gewinnchance: unter ${percent} %`,
  wins: (chance) => `${chance} Gewinnchance`,
  within: (percent) => `Die Chancen stehen in Schritten von ${percent} % da; genauer können die Katzen es nicht sagen.`,
  equal: (move) => `etwa gleich gut: ${move}`,
  equalToNext: 'etwa so gut wie der nächstbeste Zug',
  next: (move, chance) => `nächstbester Zug: ${move}, ${chance}`,
}
