import type { EndingWords } from './words.ts'

export const fr: EndingWords = {
  close: (score) => `De si peu\u00a0: la victoire a tenu à ${score}.`,
  far: 'Belle lutte. La prochaine donne ne saura rien de celle-ci.',
  race: 'La course',
  best: (move) => `Ta meilleure décision\u00a0: ${move}`,
  costliest: (move, better) => `Ta décision la plus coûteuse\u00a0: ${move}. Mieux\u00a0: ${better}`,
  flawless: 'Aucune erreur trouvée dans tes décisions.',
  thinking: 'Les chats revoient tes décisions…',
}
