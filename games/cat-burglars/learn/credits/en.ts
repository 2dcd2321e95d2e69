import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Daan Alers',
  illustrator: null,
  editions: ['The French edition'],
  box: [
    {
      thing: '110 cards: 90 cats and 20 mirrors',
      here: 'They are all here, drawn anew. Every colour also has a coat and a letter of its own.',
    },
    {
      thing: 'The golden ball on the back of every card',
      here: 'Face-down cards show it here too, and the table counts the balls you score.',
    },
  ],
}
