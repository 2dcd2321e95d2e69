import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed:
    'Printed in every edition we know: HUCH! (English, German, Dutch, Polish), Cosmodrome (English) and the French edition.',
  'CC-2':
    'The box holds chips for 90 points, 12 of 5 and 30 of 1, and does not say what happens when they are gone. They cannot run out in a game, so the table simply counts. Cosmodrome calls campaign points points of influence.',
  'CC-3':
    'The boxes let the player with the shadiest past start; in the French one it is the best imitation of a cat. The table cannot judge either, so it draws lots, unless the host has fixed the seating order.',
  'CC-5': 'Cosmodrome calls the display the market.',
  'CC-7':
    'HUCH! says that you take or play. Cosmodrome and the French edition say that you can. Here you must: otherwise a game could stand still.',
  'CC-8':
    'No box says whether you may take nothing. Here you take at least one card, because taking none would be passing.',
  'CC-10':
    'HUCH! checks the limit at the end of your turn. Cosmodrome and the French edition forbid more than 10 cards at any time. We follow HUCH!, so you may hold 12 in the middle of your turn, and choose among all of them.',
  'CC-11':
    'With two actions the same difference matters once more: we check the limit once, after the second action. Cosmodrome and the French edition would stop you at 10 after the first.',
  'CC-13':
    'The boxes say that the discard pile is shuffled when the draw pile is empty, but not when exactly. Here it is when the next card is needed, so that cards discarded in between are part of it.',
  'CC-14':
    'No box says where the cards of an effect lie while it is carried out. Here they wait on the table and miss a shuffle in the meantime. One Dutch text puts played Robocats and Mafia on the draw pile, which is a misprint.',
  'CC-15':
    'No box has a rule for two empty piles. You get the cards there are, and the display is filled up as soon as that is possible.',
  'CC-16': 'No box has a rule for this, because it cannot happen with 75 cards.',
  'CC-17': 'Cosmodrome calls the additional card an extra card.',
  'CC-20':
    'What happens with a single card is printed only by HUCH! in German, English and Polish; we follow them. With no card at all but a point, the point is lost: that is our ruling, in the same spirit.',
  'CC-21':
    'HUCH! reveals the cards one after another. We reveal them together, because the order makes no difference except at the very end (CC-29a). The example of the Dutch box says that the opponent needs as many cards “as you”; as many cards as Hackers is meant.',
  'CC-22':
    'No box says what happens when the hand is smaller than the number of Police officers, or empty. Then all of it is revealed, and an empty hand may be chosen too. HUCH! calls the Police officers policemen.',
  'CC-23':
    'One Dutch text lets you discard for each extra card. The card itself and all other editions say one, and so do we.',
  'CC-24':
    'In the Cosmodrome edition you keep the cards you open as points. In all others you get points and the cards are discarded; we follow those, so that no card leaves the game.',
  'CC-25':
    'No box says whether answers are secret. Here everyone answers at the same time, so that nobody has to wait for the others and nobody gains by being last.',
  'CC-27': 'A choice of one is none: the table saves you the tap.',
  'CC-27a':
    'At a real table a pause gives nothing away that a face would not. Here a pause would tell who had a choice, and with it something about a hand.',
  'CC-28':
    'No edition says whether a card that you give is shown. Here it stays between the two of you, as when it is handed over face down.',
  'CC-29a':
    'HUCH! reveals the cards of Hackers one after another, and the game could end in the middle. We count a reveal as a whole, so that points, stolen cards and discards never depend on an order that nobody chose.',
  'CC-30':
    'No box has a list of what everybody may know. This is what lies open on a table, or could be counted there.',
  'CC-31': 'As with cards in a hand at a real table. That an answer is secret until all are in is part of CC-25.',
  'CC-32': 'At a real table nobody can see through cards. Here it is a promise about what the server sends.',
}
