import type { HintWords } from './words.ts'

export const fr: HintWords = {
  none: 'Pas de conseil : ce n’est pas à toi de jouer.',
  play: 'Jouer cela',
  chance: (percent) => `Chances de gagner : environ ${percent} %`,
  under: (percent) => `Chances de gagner : moins de ${percent} %`,
  wins: (chance) => `${chance} de chances de gagner`,
  within: (percent) => `Les chances vont par pas de ${percent} % ; les chats ne peuvent pas être plus précis.`,
  equal: (move) => `à peu près aussi bon : ${move}`,
  equalToNext: 'à peu près aussi bon que le deuxième choix',
  next: (move, chance) => `deuxième choix : ${move}, ${chance}`,
}
