import type { EndingWords } from './words.ts'

export const fr: EndingWords = {
  close: (score) => `Si près du but : ${score} ont suffi pour gagner.`,
  far: 'Belle lutte. La prochaine donne ne saura rien de celle-ci.',
  race: 'La course',
  best: (move) => `Ta meilleure décision : ${move}`,
  costliest: (move, better) => `Ta décision la plus coûteuse : ${move}. Mieux : ${better}`,
  flawless: 'Aucune erreur trouvée dans tes décisions.',
  thinking: 'Les chats revoient tes décisions…',
  achieved: (names) => `Du nouveau dans ton histoire : ${names}`,
}
