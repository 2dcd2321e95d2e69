import type { EndingWords } from './words.ts'

export const fr: EndingWords = {
  close: (score) => `Si près du but : ${score} ont suffi pour gagner.`,
  far: 'Belle lutte. La prochaine donne ne saura rien de celle-ci.',
  race: 'La course',
  best: (move) => `Ta meilleure décision : ${move}`,
  bestOf: (name, move) => `Meilleure décision (${name}) : ${move}`,
  costliest: (move, better) => `Ta décision la plus coûteuse : ${move}. Mieux : ${better}`,
  costliestOf: (name, move, better) => `Décision la plus coûteuse (${name}) : ${move}. Mieux : ${better}`,
  flawless: 'Aucune erreur trouvée.',
  thinking: 'Les chats revoient les décisions…',
  achieved: (names) => `Du nouveau dans ton histoire : ${names}`,
}
