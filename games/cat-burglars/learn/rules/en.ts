import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/en.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'The goal',
    body: [
      'Night has fallen over the museum. Your cats are after the golden balls of yarn, and so are the other gangs. Build gangs, slip cards under them and carry the yarn away.',
      {
        text: 'The first to own 8 balls of yarn wins on the spot. The Hall of Fame variant offers a second way to win; you will find it further down.',
        asked: 'how when do I win winner winning victory',
      },
    ],
  },
  deck: {
    title: 'The cards',
    body: [
      {
        text: 'The deck has 110 cards. There are 90 cats in six colours, 15 of each, and 20 mirrors. Every colour also has a coat pattern and a letter of its own, so you can tell the cats apart without seeing colours.',
        asked: 'how many mirrors cards cats colours colors are there',
      },
      'Blue, green, orange, purple, red and yellow cats.',
      {
        text: 'A mirror is a joker when you infiltrate. It is good for nothing else.',
        asked: 'what is a mirror for joker',
      },
      'Every card shows a golden ball of yarn on its back. What a face-down card really is depends on the gang above it.',
    ],
  },
  setup: {
    title: 'Setting up',
    body: [
      {
        text: 'Two to four players take turns clockwise. The player in seat 1 starts. Chance decides who sits there, unless the host has fixed the seating order.',
        asked: 'who goes first begin how many people can play players',
      },
      {
        text: 'All 110 cards are shuffled, mirrors and cats together. You each get 6 cards. Another 6 are laid out face up: the market. The remaining cards form the face-down draw pile.',
        asked: 'what is the market how many cards do I get at the start begin with',
      },
      'A market as it might look at the start.',
    ],
  },
  turn: {
    title: 'Your turn',
    body: [
      'On your turn you carry out one of five actions, no more and no less:',
      [
        'Recruit: take 2 cards into your hand.',
        'Form: play 1 cat face up, as a new gang or into one you have.',
        'Activate: put 1 cat face down under one of your gangs.',
        'Secure: score your own balls of yarn.',
        'Infiltrate: pay with cards and try for the card under somebody else’s gang.',
      ],
      { text: 'You pass only if none of the five is possible.', asked: 'may can I pass skip' },
      'Then the player to your left is next.',
    ],
  },
  recruit: {
    title: 'Recruit',
    body: [
      {
        text: 'You take 2 cards, one after the other. Each time you choose: a card from the market, or the top card of the draw pile, which nobody but you gets to see.',
        asked: 'how many cards do I draw take pick up what if I have no cards left empty',
      },
      'A mirror from the market and an unseen card from the draw pile.',
      {
        text: 'You see your first card before you choose the second. The market is not refilled in between. Only when your turn ends is it filled up to 6 cards again.',
        asked: 'when is the market refilled',
      },
      {
        text: 'If there is only 1 card left to take, you take just that one. There is no hand limit, so you may keep as many cards as you like.',
        asked: 'how many cards may can I hold keep have in my hand at most maximum hand limit',
      },
      'You draw from the pile and get a green cat. Another green cat lies in the market, so you take it as your second card. Then the market is filled up.',
      'Tip: Everyone sees what you take from the market. Draw from the pile if you want to keep your plans to yourself.',
    ],
  },
  form: {
    title: 'Form',
    body: [
      {
        text: 'You lay 1 cat from your hand face up in front of you. It starts a new gang or joins one of your gangs. Mirrors cannot be laid down.',
        asked: 'play lay down',
      },
      'A new gang of one cat.',
      {
        text: 'You can start a new gang whenever you like. An existing gang can only grow while a second one of yours has the very same number of visible cats.',
        asked: 'how many gangs cats cards in a gang how big same colour twice bigger grow',
      },
      'You have two gangs of one cat each. So a green cat may join the red one.',
      [
        'Only visible cats are counted, not the card below.',
        'A gang that has a face-down card can grow as well.',
        'The same colour may appear several times in a gang.',
      ],
      'You have a gang of 2 cats and a gang of 1. Neither can grow, because neither has a partner of its size. So you start a second gang of 1. On a later turn one of the small gangs grows to 2 cats. Now you have two gangs of 2, and one of those can become a gang of 3.',
      'Tip: A large gang is expensive to break into. But it needs small ones beside it, so start several of them early.',
    ],
  },
  activate: {
    title: 'Activate',
    body: [
      {
        text: 'You put 1 cat from your hand face down under one of your gangs. Each gang has room for one such card only. Mirrors do not work here.',
        asked: 'how do I set lay hide a trap card under a gang put two second',
      },
      'A gang of two cats with a face-down card.',
      {
        text: 'The card below is not part of the gang: it does not count as one of its cats. You may look at your own face-down cards whenever you like. The others see only that there is one. It stays there until it is secured or the gang is infiltrated.',
        asked: 'peek check look at see my own face-down card take back remove get back my face-down card',
      },
      'You put a blue cat face down under your gang of red and blue. The gang still has 2 visible cats. You can secure the card on your next turn, unless somebody gets there first.',
      {
        text: 'Tip: Hide a wrong colour now and then. If your cards were always yarn, everybody would come for them.',
        asked: 'bluff bluffing lie deceive cheat',
      },
    ],
  },
  'yarn-or-trap': {
    title: 'Yarn or trap?',
    body: [
      {
        text: 'What is a face-down card worth? Compare its colour with the visible cats of its gang. If one of them has that colour, the card is a golden ball of yarn. If none has, it is a trap.',
        asked: 'can a trap become yarn what is yarn a trap which colour must match',
      },
      'Blue under red and blue: a ball of yarn. At the table, the card on the right stays hidden.',
      'Yellow under red and blue: a trap.',
      'Only the gang as it looks right now matters, not how it looked when you hid the card. As soon as a cat of the matching colour joins, a trap turns into yarn.',
      'A yellow cat joins the gang, and the trap becomes a ball of yarn.',
      {
        text: 'It never works the other way round: cats do not leave their gang, so yarn remains yarn.',
        asked: 'can I move swap a cat take away split merge join gangs',
      },
      'A yellow card lies under your gang of red and blue: a trap. Your second gang has 2 cats as well, so you may add a yellow cat to the first. Now the card below is yarn, and you can secure it on a later turn.',
    ],
  },
  secure: {
    title: 'Secure',
    body: [
      {
        text: 'Choose at least one of your own face-down cards that is yarn. Turn over the cards you chose: each is worth 1 ball to you. Nobody can take it from you any more.',
        asked: 'how do I get score yarn balls can scored secured be stolen safe',
      },
      'There is a blue cat in the gang, so the blue card scores 1 ball.',
      'You cannot turn over a trap like this; it stays hidden. All gangs remain on the table, and you may put new cards under them later.',
      'If you secure several balls in one go, they count together. You may even end up with more than 8.',
      'You have yarn under two gangs and a trap under a third. In a single action you secure both balls. The trap stays where it is.',
      'Tip: Yarn on the table tempts the others. But securing two or three balls at once saves you turns.',
    ],
  },
  infiltrate: {
    title: 'Infiltrate',
    body: [
      {
        text: 'Choose a gang of an opponent with a face-down card. For each of its visible cats, you discard a card of that colour from your hand. A mirror can replace any colour.',
        asked:
          'steal rob raid yarn ball from another player what can a mirror do infiltrate my own gang without face-down card secured gangs',
      },
      'This gang costs a red card and two blue ones. Here a mirror replaces one of the blue cards.',
      'You pay exactly one card per visible cat. Which of them you replace with mirrors is up to you, even if you have the right colour.',
      {
        text: 'After you have paid, the face-down card is turned over:',
        asked: 'hit run into spring trap do I lose the cards I pay payment what happens to the gang after a raid',
      },
      [
        'Yarn: the ball is yours.',
        'Trap: you get nothing. Its owner lays the cat down face up, as a new gang or in a gang that can grow.',
        'Either way, the gang stays and your payment is gone.',
      ],
      'Yellow under red and blue: this infiltration runs into a trap.',
      'The owner of the trap chooses where the cat goes, and the gang it came from may be the place too. If no gang can grow, there is nothing to choose: the cat starts a new gang.',
      'The exact order is this: your payment is discarded, the card is turned over, the yarn is scored or the trap laid down, and last of all the market is filled up. If the discard pile has to be shuffled for that, your payment is part of it.',
      'Ada’s gang shows a red cat and a blue cat. You discard a red cat and a mirror. The card below is blue: 1 ball of yarn for you.',
      'Bruno’s gang shows one green cat. You discard a green cat, but the card below is orange: a trap. Bruno has two gangs of 1 cat and may choose. He adds the orange cat to one of them.',
      'Tip: The more colours a gang shows, the likelier it guards yarn. Small gangs are cheap to raid, but they often hold traps.',
    ],
  },
  'two-players': {
    title: 'For two: help from the market',
    body: [
      'With just two players, you may pay one of the cards for an infiltration out of the market. It is discarded like the others. A mirror from the market is a joker as well.',
      'The red cat comes from your hand, the mirror from the market.',
      'Not more than one card may come from the market; your hand pays the rest. Against a gang of one cat, the market card alone will do. The gap in the market is filled when the turn ends.',
      'Ada’s gang shows a red cat and a blue cat. You hold a red one, and a blue one lies in the market. You discard both and turn over the card below.',
    ],
  },
  'hall-of-fame': {
    title: 'Variant: Hall of Fame',
    body: [
      'In this variant you can win in two ways: with 8 balls of yarn as usual, or with 6 balls that all have different colours.',
      'One ball of each colour wins at once.',
      'The colours of all scored balls stay visible, so that everyone can follow the race.',
      'You have five balls: blue, green, orange, red and yellow. Now you secure a purple one. Those are all six colours, and you win with only 6 balls.',
    ],
  },
  piles: {
    title: 'When cards run out',
    body: [
      {
        text: 'If a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new draw pile. This is done only at that moment. Gangs, face-down cards and scored yarn stay out of it for good.',
        asked: 'what happens if when the deck runs out is empty nothing left reshuffle',
      },
      'If both piles are empty, the market has fewer than 6 cards for the time being. It is filled up when some later turn ends and there are cards again.',
    ],
  },
  end: {
    title: 'The end of the game',
    body: [
      {
        text: 'As soon as somebody has 8 balls of yarn, the game is over and that player has won. With the Hall of Fame, six different colours do it too.',
        asked: 'when does the game end over finish when is it done',
      },
      {
        text: 'Sometimes the table tells you: no legal action. Then there is nothing you could recruit, form, activate, secure or infiltrate, and you pass. This is the only case in which you may. If you can act again later, you simply play on.',
        asked: 'nobody can play no action possible cannot do anything nothing I can do',
      },
      {
        text: 'If all of you pass one after the other, the game ends. Whoever has the most balls wins; if several have the most, they win together. It does happen when everyone hoards cards, because cats on the table and scored yarn never come back.',
        asked: 'tie tied draw same number of balls',
      },
      'The market and both piles are empty. Nobody holds a cat, nobody has yarn to secure, and nobody can pay for an infiltration. You all pass. Ada and Cleo have 5 balls each, the others have fewer: Ada and Cleo win together.',
    ],
  },
  knowledge: {
    title: 'What you may know',
    body: [
      'Everybody may see:',
      [
        'how many cards and how many balls of yarn each player has',
        'the market',
        'the visible cats of all gangs, and which gangs have a face-down card',
        'the number of cards in the draw pile, and the colours in the discard pile',
        'every card that is revealed, at the moment it is revealed',
      ],
      'In the Hall of Fame variant the colours of scored balls remain on view. In the basic game you see them when they are scored; later you can look them up in the log.',
      'Some things only you know: your hand, what you drew from the pile, and the colours of your own face-down cards.',
      'Whatever you are not meant to know is not on your device at all, be it the order of the draw pile, another hand or the card under another gang. Bots do not know more than you would in their seat.',
    ],
  },
})
