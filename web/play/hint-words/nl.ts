import type { HintWords } from './words.ts'

export const nl: HintWords = {
  none: 'Geen tip: je bent niet aan de beurt.',
  play: 'Zo spelen',
  chance: (percent) => `Kans om te winnen: ongeveer ${percent}%`,
  under: (percent) => `Kans om te winnen: minder dan ${percent}%`,
  wins: (chance) => `${chance} kans om te winnen`,
  within: (percent) => `De kansen gaan in stappen van ${percent}%; preciezer kunnen de katten het niet zeggen.`,
  equal: (move) => `ongeveer even goed: ${move}`,
  equalToNext: 'ongeveer even goed als de op één na beste',
  next: (move, chance) => `op één na beste: ${move}, ${chance}`,
}
