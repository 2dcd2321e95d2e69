import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/en.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'The goal',
    body: [
      'The cats of Catham City are electing a mayor, and you are on the ballot. Collect cards of the city’s factions, play them in sets and earn campaign points.',
      ['2 or 3 players: you need 16 campaign points.', '4, 5 or 6 players: 13 are enough.'],
      {
        text: 'The first to get there wins on the spot. There is no last round and no counting up afterwards.',
        asked: 'how when do I win winner winning victory',
      },
    ],
  },
  deck: {
    title: 'The cards',
    body: [
      {
        text: 'There are eight factions. Each has 15 cards, and all 15 are alike: only the faction on a card matters.',
        asked: 'how many of each card copies how many cards factions are there',
      },
      'All eight: Detectives, Scientists, Robocats, Mafia, Hackers, Police, Journalists and Officials.',
      {
        text: 'Only five factions take part in a game, which makes 75 cards. Whoever opens the table picks them. If you are new, stay with the starter set.',
        asked: 'which factions for beginners',
      },
      'The starter set: Detectives, Scientists, Robocats, Mafia and Hackers.',
      'Campaign points never run out. The table keeps count for you.',
    ],
  },
  setup: {
    title: 'Setting up',
    body: [
      {
        text: 'Two to six players take turns clockwise. Chance decides who starts, unless the host has fixed the seating order.',
        asked: 'who goes first begin how many people can play players',
      },
      {
        text: 'The table shuffles all 75 cards and deals. Whoever waits longer for the first turn starts with more cards:',
        asked: 'how many cards do I get start begin with at the beginning',
      },
      [
        'First and second player: 6 cards each.',
        'Third and fourth player: 7 cards each.',
        'Fifth and sixth player: 8 cards each.',
      ],
      {
        text: 'Then 7 cards are laid out face up. This is the display, and everybody takes from it. The remaining cards form the face-down draw pile.',
        asked: 'what is the display market',
      },
      'A display as it might look at the start.',
    ],
  },
  turn: {
    title: 'Your turn',
    body: [
      {
        text: 'On your turn you do one thing: you take cards, or you play some. You cannot pass as long as there is something you can do. If your hand is empty, you take cards.',
        asked: 'skip pass my turn wait no cards left empty hand two sets twice both do I have to play must',
      },
      [
        'Take: pick up cards of one faction from the display.',
        'Play: lay down a set of one faction from your hand and use its effect.',
      ],
      'After that your hand limit is checked, and the player to your left is next.',
      'Should you ever be unable to take or play anything, your action is skipped. With 75 cards that never happens; we mention it only to be complete.',
    ],
  },
  take: {
    title: 'Taking cards',
    body: [
      {
        text: 'Choose one faction that lies in the display and take as many of its cards as you like, but at least 1. They go into your hand, and everyone sees which ones.',
        asked: 'how many cards can I take different factions from the draw pile deck',
      },
      'Two Mafia cards lie there. You may take one of them or both.',
      {
        text: 'The gaps are filled from the draw pile right away, so that 7 cards lie there again.',
        asked: 'when is the display market filled refilled',
      },
      'The display shows 2 Detectives, 1 Hacker, 2 Mafia cards, 1 Robocat and 1 Scientist. You take both Mafia cards. A Hacker and a Scientist fill the gaps. They stay where they are, because your action is over.',
      'Tip: Sometimes it is wise to leave a card. Every gap brings a new card, and somebody else gets the next pick.',
    ],
  },
  play: {
    title: 'Playing a set',
    body: [
      {
        text: 'You play cards of a single faction from your hand, just as that faction demands. Where it calls for 3 cards, neither 2 nor 4 will do. Detectives and Police also need one additional card. It only names a faction; its own effect does not count.',
        asked: 'what is a set do I need a set',
      },
      {
        text: 'If a set brings you a fixed number of points, you get them first. The rest of its effect follows.',
        asked: 'how do I get score earn points',
      },
      [
        'Detectives: 3 cards and 1 additional card. You get 3 points, and the others may answer.',
        'Scientists: 3 cards. You get 2 points and draw 2 cards.',
        'Robocats: 2 cards to draw 5, or 4 cards for 3 points.',
        'Mafia: 4 cards. You get 2 points, and the others lose cards or a point.',
        'Hackers: 1 to 4 cards against one opponent. You win points or steal cards.',
        'Police: 1 or more cards and 1 additional card, against one opponent. You get points for matching cards.',
        'Journalists: 2 cards. You get 2 points, and the others may give you cards.',
        'Officials: 1 or more cards. You get 1 point for each faction you reveal.',
      ],
    ],
  },
  detectives: {
    title: 'Detectives',
    body: [
      'Three Detectives, with a Mafia card as the additional card.',
      'You play exactly 3 Detectives and add 1 additional card from your hand. It may belong to any faction; even a fourth Detective is fine.',
      'You get 3 points. Then every opponent is free to discard a single card of the same faction as your additional card, and gets 1 point for it. Nobody has to.',
      'You play 3 Detectives and a Mafia card: 3 points for you. Ada discards a Mafia card and gets 1 point. Bruno has one too, but he would rather keep it and passes.',
      'Tip: For your additional card, pick a faction that the others hardly hold, or one they would hate to part with.',
    ],
  },
  scientists: {
    title: 'Scientists',
    body: [
      'Three Scientists bring 2 points and two new cards.',
      'You play exactly 3 Scientists.',
      'You get 2 points. Then you draw 2 cards from the draw pile, and only you see them.',
      'You hold 6 cards and play 3 Scientists. You get 2 points and draw a Robocat and a Hacker. Now you hold 5 cards; the others know how many, but not which.',
      'Tip: Scientists pay you twice, and nobody gets to answer. They are a safe choice at any time.',
    ],
  },
  robocats: {
    title: 'Robocats',
    body: [
      'Two Robocats: draw five cards.',
      'Four Robocats: 3 points.',
      {
        text: 'You play exactly 2 Robocats or exactly 4. 1 or 3 will not do.',
        asked: 'robots',
      },
      'For 2 of them you draw 5 cards that nobody else sees. For 4 of them you get 3 points, but no cards.',
      'You hold 4 Robocats. All of them together would bring you 3 points. Instead you play only 2 and draw 5 cards; the other pair stays in your hand for later.',
      'Tip: A pair of Robocats fills up an empty hand. Mind the limit of 10 cards at the end of your turn.',
    ],
  },
  mafia: {
    title: 'Mafia',
    body: [
      'Four Mafia cards.',
      'You play exactly 4 Mafia cards.',
      {
        text: 'You get 2 points. Then every opponent has to pay: either 2 cards, which they pick and discard, or 1 point. It depends on what they have:',
        asked: 'can I lose points',
      },
      [
        'At least 2 cards and at least 1 point: they decide.',
        'At least 2 cards but no points: they discard 2 cards and decide which.',
        '1 card or none, but at least 1 point: they lose a point.',
        'Exactly 1 card and no points: they discard that card.',
        'Neither cards nor points: nothing happens to them.',
      ],
      'You play 4 Mafia cards and get 2 points. Ada has 5 cards and 3 points and decides to pay a point. Bruno has 4 cards but no points, so he discards 2 of them. Cleo has 1 card and 6 points: she loses a point and keeps her card.',
      'Tip: The Mafia hits hardest when the others have just completed a set.',
    ],
  },
  hackers: {
    title: 'Hackers',
    body: [
      'Two Hackers infiltrate an opponent’s hand.',
      {
        text: 'You play 1 to 4 Hackers against one opponent. That opponent must hold at least one card for each of them. The Hackers themselves do not count, as they arrive only afterwards.',
        asked: 'steal cards from me rob attack two players',
      },
      'Your Hackers infiltrate the other hand: they are shuffled into it. Then the table reveals cards from it at random, one for each Hacker you played.',
      [
        'Each Hacker that shows up is 1 point for you and is discarded, whoever it came from.',
        'Every other card that shows up is yours: it goes into your hand.',
        'Hackers that do not show up stay in your opponent’s hand.',
      ],
      'Revealed: a Hacker for 1 point, and a Mafia card for your hand.',
      'Bruno holds 4 cards. You play 2 Hackers against him. Out of 6 cards, 2 are revealed: a Hacker and a Mafia card. You get 1 point and the Mafia card. Your second Hacker now belongs to Bruno.',
      'Tip: In a small hand you often find your own Hackers and score. In a large hand you mostly steal.',
    ],
  },
  police: {
    title: 'Police',
    body: [
      'Three Police officers, with a Scientist as the additional card.',
      'You play at least 1 Police officer, together with exactly 1 additional card of another faction, and choose an opponent. You may play as many Police officers as you have. Even an opponent with an empty hand may be chosen.',
      'The table reveals cards from that hand at random, one for each Police officer you played. If the hand is smaller, all of it is revealed.',
      [
        'Each card of the same faction as your additional card is 1 point for you.',
        'For each Police officer among them, your opponent draws 1 new card.',
        'In the end, everything that was revealed or played is discarded.',
      ],
      'Revealed: the Scientist is 1 point for you, and for the Police officer your opponent draws a card.',
      'You play 3 Police officers and a Scientist against Cleo, who holds 5 cards. A Scientist, a Police officer and a Robocat are revealed. You get 1 point, and Cleo draws 1 card. What was revealed is discarded, so she is left with 3 cards.',
      'Tip: Remember what the others take from the display. It tells you which faction to search for.',
    ],
  },
  journalists: {
    title: 'Journalists',
    body: [
      'Two Journalists.',
      'You play exactly 2 Journalists.',
      {
        text: 'You get 2 points. Then each opponent may give you 1 card, whatever its faction. Only those who give one may also discard a second card of the same faction to get 1 point. More than one such discard is not possible.',
        asked: 'do I have to give away refuse keep my card',
      },
      'One Detective goes to you, the other to the discard pile: 1 point for the giver.',
      'You play 2 Journalists and get 2 points. Ada holds 3 Detectives: she gives you one, discards another and gets 1 point. Bruno gives you a card but discards nothing. Cleo passes.',
      'Tip: When you answer, you need two cards of one faction to earn the point. Think about how much your gift will help.',
    ],
  },
  officials: {
    title: 'Officials',
    body: [
      'Three Officials, three cards revealed, two factions: 2 points.',
      'You play as many Officials as you like, but at least 1.',
      'You reveal the same number of cards from the draw pile and get 1 point for every faction among them, Officials included. Then all those cards and the Officials you played are discarded.',
      'You play 3 Officials and reveal a Detective and two Scientists. Those are two factions, so you get 2 points.',
      'Tip: A second card of the same faction is worth nothing. Two small plays often bring more than a big one.',
    ],
  },
  answers: {
    title: 'Answers',
    body: [
      'Your opponents answer Detectives, Mafia and Journalists. It works the same way for all three.',
      'Everyone who has a choice answers at the same time. You answer once, and you do not see what the others do: answers stay secret until the last one is in.',
      'Then the answers are carried out one by one in clockwise order, beginning to the left of the player whose turn it is.',
      'Four of you are playing, so the target is 13. You play Detectives. Ada sits to your left and Bruno next to her; both have 12 points, and both discard a matching card. Ada’s answer comes first. She reaches 13 and wins.',
      'If there is only one answer you could give, the table gives it for you. It is carried out together with the others.',
      'The table goes by hand sizes and points alone: whoever might have a choice is shown as answering until everything is in. From outside, it looks the same whether somebody had a choice or nobody had, in time too. So a wait never gives a hand away.',
      'The log is just as discreet. Until the game is over, somebody who had no choice looks the same as somebody who passed.',
      'A card that you give away because of Journalists is seen only by you and the player who gets it. If you also discard one of that faction, everybody knows what it was.',
    ],
  },
  'hand-limit': {
    title: 'The hand limit',
    body: [
      {
        text: 'If you hold more than 10 cards when your turn ends, you discard until you have exactly 10. You are free to choose from all your cards, old and new.',
        asked:
          'how many cards may can I hold keep have in my hand at most maximum hand limit too many more 11 12 13 cards must do I have to discard',
      },
      'You hold 9 cards, play 2 Robocats and draw 5. That makes 12, so you discard any 2 of them.',
      'During your turn you may go over 10. On other players’ turns your hand never ends up above 10, so only the player whose turn it is gets checked.',
    ],
  },
  'two-actions': {
    title: 'Variant: two actions',
    body: [
      'In this variant you get two actions on each turn. You may take twice, play twice or do one of each, in the order you like.',
      'You must use both as long as you can. Your hand limit is checked only once, after the second action.',
      'First you take 2 Detectives from the display and hold 12 cards. That is fine for now. With your second action you play 3 Detectives and an additional card, and you end your turn with 8 cards.',
    ],
  },
  piles: {
    title: 'When cards run out',
    body: [
      {
        text: 'If a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new draw pile. This is done only at that moment; then drawing continues.',
        asked: 'what happens if when the deck runs out is empty nothing left reshuffle',
      },
      {
        text: 'Cards that were played or revealed stay on the table while their effect lasts. They are discarded only afterwards. If the discard pile is shuffled in the meantime, they are not in it.',
        asked: 'what happens to played cards',
      },
      'What opponents discard as an answer is different: it is on the discard pile as soon as that answer has been carried out.',
      'If both piles are empty, you make do with the cards that are there and draw or reveal fewer.',
      'A display with fewer than 7 cards is filled up when the turn ends, after the hand limit was checked. It only ever happens with six players and two actions.',
    ],
  },
  end: {
    title: 'The end of the game',
    body: [
      {
        text: 'As soon as somebody reaches the target, the game is over, even halfway through an effect. That player is the new mayor.',
        asked: 'when does the game end over finish',
      },
      {
        text: 'Nothing else happens after that: no more answers, no drawing, no discarding. Only the cards on the table are put away on the discard pile. There cannot be a tie, because answers are carried out one after the other.',
        asked: 'draw tied shared win who wins a tie',
      },
      'Cards revealed by Hackers, Police or Officials always count as a whole. All their points are added at once, Hackers that showed up are discarded, and stolen cards change hands. Only now does the table check whether you have won. The opponent you chose for Police draws after that.',
      'Three of you are playing, so the target is 16. You have 14 points and play Scientists. The 2 points make 16: you win and do not draw any more.',
      'You have 15 points and play 3 Officials. You reveal three different factions. They count together, and you win with 18 points.',
    ],
  },
  knowledge: {
    title: 'What you may know',
    body: [
      {
        text: 'Everybody may look these up at any time:',
        asked: 'see look at count the discard pile',
      },
      [
        'all points, and how many cards each player holds',
        'the display',
        'the number of cards in the draw pile',
        'the number of cards of each faction in the discard pile',
        'everything that was played, taken or revealed',
        'whose turn it is and who is still answering',
      ],
      {
        text: 'Some things only you know: your hand, the cards you drew unseen, and your answer while the others are still thinking.',
        asked: 'can I see look at the hand cards of others',
      },
      'The order of the draw pile and the other hands are not on your device at all. Nothing the table sends you gives them away, and no bot knows more than a player in its seat.',
    ],
  },
})
