import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Catham City needs a mayor, and you have the whiskers for it. Your rivals: Biscuit, who hoards, and Tangle, who bites. The first to reach 16 campaign points wins on the spot.',
  turn: 'Five factions are for hire, fifteen cats in each. On your turn you do just one thing: take cards of one faction from the display, or play a set from your hand.',
  take: {
    ask: 'Three Scientists lie in the display, and three make a set. Choose all three and take them: fetching them one by one would cost you two more turns.',
    otherwise:
      'You may, but three Scientists in one go will not wait for you: a rival would pounce. Choose all three and take them.',
  },
  watching:
    'The display fills up again at once. Biscuit took two Detectives, Tangle two Robocats. Taking happens in the open, so remember who collects what: it will pay off.',
  scientists: {
    ask: 'You hold three Scientists, so play them. They bring 2 points and 2 fresh cards from the draw pile that nobody else gets to see.',
    otherwise:
      'That is allowed, but a finished set earns nothing in your paw. Play the three Scientists: 2 points and 2 cards.',
  },
  tangleScores:
    'Tangle played four Robocats: 3 points. Biscuit took two Hackers; remember that one. Robocats have two jobs: four of them score, a pair fetches five cards.',
  robocats: {
    ask: 'You hold a pair of Robocats. No points for that, but five cards for two is the best bargain in town. Play both.',
    otherwise:
      'Good instinct, but fill your hand first and every later turn can score. Play your two Robocats and draw five.',
  },
  handLimit: {
    ask: 'Eleven cards! At the end of your turn you may keep ten. Everything you hold has company except the lone Robocat: choose it and discard it.',
    otherwise:
      'That card has friends in your hand and will be part of a set soon. The lone Robocat is the one to let go.',
  },
  answerDetectives: {
    ask: 'Biscuit plays three Detectives for 3 points, with a Scientist as the additional card. So each rival may discard one Scientist for 1 point. You have two: cash one in.',
    otherwise:
      'Passing is fine when you need the card. But two Scientists are no set yet, and this is a point for the asking. Discard one.',
  },
  detectives: {
    ask: 'Your turn to snoop: play three Detectives and one additional card for 3 points. Rivals can cash in that faction, so add a card you can spare: your Scientist.',
    otherwise:
      'Hold on: Hackers and Mafia are your next plans, and taking can wait. Three Detectives plus the Scientist bring 3 points for cards you will not miss.',
  },
  cashedIn:
    'Tangle had a Scientist and cashed it in for 1 point; Biscuit passed. That is the price of Detectives, and the reason to choose the additional card with care.',
  hackers: {
    ask: 'Hackers infiltrate a rival’s hand, then as many cards as you sent are revealed. Every Hacker among them is 1 point. Biscuit collects Hackers: send all three there.',
    otherwise:
      'You could, but more Hackers reveal more cards, and Biscuit was seen taking Hackers. Send all three there: the odds love it.',
  },
  hacked:
    'Two Hackers came up: 2 points! The third card, a Robocat, is yours now. The Hacker that stayed hidden works for Biscuit from tonight, and may pay a visit itself.',
  takeMafia: {
    ask: 'The family is in town: three Mafia in the display, two in your hand. Four make a set, but Tangle collects them too. Take all three: what you hold, she cannot play.',
    otherwise: 'Fair enough, but any Mafia you leave will soon be working for Tangle. Take all three.',
  },
  mafia: {
    ask: 'Four Mafia make an offer nobody can refuse: 2 points for you, and each rival discards two cards or gives back a point. Play four.',
    otherwise:
      'Nice idea, but a violin case makes no music while it is shut. Play four Mafia now: both rivals have something to lose.',
  },
  takeRobocats: {
    ask: 'Biscuit gave back a point, Tangle dropped two cards. Now four Robocats are in the display, and four score 3 points. You have one already, but take them all: spare cards soften blows.',
    otherwise: 'You could, but four Robocats rarely line up like this. Take all of them: four to score, one to spare.',
  },
  answerMafia: {
    ask: 'Tangle strikes back: discard two cards or give back a point. Points are hard to come by, and you have two cards to spare, a Mafia and the fifth Robocat. Discard those.',
    otherwise:
      'You may, but it costs you more: a point, or your set of four. One Mafia and one Robocat are all you can spare, so part with those.',
  },
  fourRobocats: {
    ask: 'Your set survived. Play all four Robocats: 3 points, which makes 13. A pair would draw cards instead, but this close to city hall points count more.',
    otherwise:
      'Good thinking for an early turn, but the race is tight now. All four Robocats at once are worth 3 points.',
  },
  closeRace:
    '13 points for you, 12 for Tangle, whose Detectives just earned 3. Your paws are empty, and you need one more set worth 3.',
  takeDetectives: {
    ask: 'Four Detectives in the display! Three make the set, and the fourth can be the additional card. Take all four.',
    otherwise:
      'Close, but it will not be enough: three Detectives need an additional card, and other sets need more time. Take all four Detectives.',
  },
  win: {
    ask: 'This is it. Play three Detectives with the fourth as the additional card. Points come first: at 16 the game is over before anyone can answer.',
    otherwise:
      'Careful: every extra turn is a chance for Tangle. Finish it with all four Detectives, and city hall is yours.',
  },
  won: 'Mayor of Catham City! You have taken, played, answered, discarded and won, 16 to 12 to 8. Even the pigeons on city hall are applauding.',
  otherFactions:
    'Three factions stayed home tonight: Police search a hand, Journalists live on gifts, Officials reveal cards and count factions. Any five make a game, so mix them as you like.',
})
