import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed: 'Printed in the French edition, the only one we know.',
  'CB-1':
    'The box says 90 cats in six colours and 20 mirrors. That there are 15 of each colour follows from that; three of the colours have no name in the rules, and we named them after the cards.',
  'CB-2':
    'That two to four can play is shown by a picture, not said. Who starts is drawn by lot, unless the host has fixed the seating order.',
  'CB-6':
    'The box says to take two cards. That you see the first before you choose the second, that a single card will do when there is no other, and that there is no hand limit is our reading: nothing printed speaks against it.',
  'CB-11':
    'The box does not say what becomes of a gang whose yarn is secured. Here it stays, because it could hide the next ball just as well.',
  'CB-12':
    'That the gang stays, that you choose freely which cats a mirror pays for, and that the payment is part of a shuffle right afterwards is not printed. We chose what leaves most to the players and moves the fewest cards.',
  'CB-13':
    'The rule for two players is printed. When the gap in the market is filled is not; here it is at the end of the turn, as after recruiting.',
  'CB-15': 'The box does not say when exactly the discard pile is shuffled. Here it is when the next card is needed.',
  'CB-16':
    'The box has no rule for two empty piles. The market stays short and is filled up at the end of a later turn.',
  'CB-19':
    'The choice is printed. That the table makes it for you when there is only one place is our ruling: it saves a tap.',
  'CB-20':
    'The box does not say what happens when somebody can do nothing, or nobody can. Here you pass, and when all pass in a row the most balls win; those who are tied win together.',
  'CB-21':
    'The box does not say whether the colours of scored balls may be looked at later. The log tells everything that was open when it happened, so they can be read there.',
  'CB-23': 'At a real table nobody can see through cards. Here it is a promise about what the server sends.',
}
