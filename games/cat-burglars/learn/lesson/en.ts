import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Midnight at the museum. You and Biscuit are both after the golden balls of yarn, and whoever has 8 first wins at once. Your tools: cats in six colours, and mirrors.',
  turn: 'On your turn you do one of five things: recruit, form, activate, secure or infiltrate. Tonight you will do all five. First, you need a crew.',
  recruitMarket: {
    ask: 'To recruit, take two cards one after the other, each from the market or the draw pile. You hold a yellow cat, and another lies in the market. Pairs are precious: take it.',
    otherwise:
      'You could, but every good heist starts with a pair: one cat to show, one to hide. Choose the yellow cat in the market.',
  },
  recruitDeck: {
    ask: 'Now the second card. Biscuit sees whatever you take from the market, but nothing of the draw pile. Secrets are worth a lot in this trade: draw one.',
    otherwise:
      'Nothing wrong with that cat, except that Biscuit would know it. Choose the draw pile this time: a secret is half the loot.',
  },
  gangs:
    'An orange cat, and only you know. Biscuit has formed a gang with an orange cat of his own. Gangs stand in the open; the loot will hide beneath them.',
  form: {
    ask: 'Form a gang yourself: play one of your two blue cats as a new gang. Keep the other; you will need it in a moment.',
    otherwise:
      'That would do as well, but tonight’s plan begins in blue: one cat on show, one kept back. Play a blue cat as a new gang.',
  },
  formAnother: {
    ask: 'One gang is a target, two are a puzzle. Play the green cat as a second gang. Two gangs of the same size will soon come in handy.',
    otherwise:
      'Patience, that will come. Two gangs of one cat each open more doors than one. Play the green cat as a new gang.',
  },
  yarn: {
    ask: 'Biscuit hid a card under his gang. You can too: activate, and put your other blue cat face down under the blue gang. It matches a cat above it, so it is a golden ball of yarn.',
    otherwise:
      'Sly, but one thing at a time. Put the blue cat face down under the blue gang: the same colour above and below makes it yarn.',
  },
  guarded:
    'Biscuit lets that gang grow: robbing it now costs two cards, one for each cat. Growing has a rule: you need another gang with exactly as many cats. He had two gangs of one.',
  trap: {
    ask: 'Now bluff: put the red cat face down under the green gang. There is no red cat above it, so it is a trap. Biscuit only sees a back, and it looks like yarn.',
    otherwise:
      'You could, but where is the mischief in that? The red cat goes face down under the green gang: a lie that Biscuit may well pay for.',
  },
  place: {
    ask: 'He fell for it: Biscuit paid a green cat and sprang your trap. The red cat now joins you face up, in a new gang or in one that may grow. Make it a new gang: one more hiding place.',
    otherwise:
      'Allowed, since you have gangs of equal size, and it would guard that gang well. But a third gang is one more place to hide yarn: choose a new gang.',
  },
  secondTrap: {
    ask: 'Hide a yellow cat face down under the red gang. A trap, for now: what a hidden card is depends on the cats above it at the time, and cats can be added.',
    otherwise:
      'Not bad, but it can wait. A yellow cat face down under the red gang is a trap today and something better tomorrow.',
  },
  grow: {
    ask: 'Here is the trick: form with your other yellow cat, onto the red gang. It may grow because your other gangs also have one cat. And the trap below turns into yarn!',
    otherwise:
      'Nearly: your other yellow cat has to join the red gang. Only then does the yellow card below have a match and turn into yarn.',
  },
  raids:
    'Two balls of yarn lie under your gangs now. Biscuit has hidden two cards as well. Yarn or traps? There is one way to find out, and it is not polite: infiltrate.',
  infiltrateWithMarket: {
    ask: 'To infiltrate, pay a card of its colour for each cat of the gang. With two players one may come from the market. Rob Biscuit’s lone purple cat with the purple card there!',
    otherwise:
      'Possible, but why spend your own cards, or go home early? Biscuit’s lone purple gang costs one purple card, and the market has it.',
  },
  sprung:
    'A trap! Biscuit’s red cat forms a new gang and already has something hidden below. Never mind: it cost you no card of your own. So where does he keep the real yarn?',
  infiltrateWithMirror: {
    ask: 'Two cats guard Biscuit’s first gang, and cats guard what they love. Pay orange with your orange cat and purple with your mirror: a mirror stands for any colour.',
    otherwise:
      'That could wait, but Biscuit may secure his yarn at any moment. Infiltrate his gang of orange and purple with your orange cat and your mirror.',
  },
  bothScored:
    'Your first golden ball! Biscuit quickly secured one of his, so it stands at one each. Remember: hidden yarn can be stolen, scored yarn never.',
  secure: {
    ask: 'Now secure your own. One turn brings home as many balls as you like, which is why you let them gather. Choose both, under the blue gang and the red and yellow one.',
    otherwise:
      'Leaving yarn behind costs you another turn, and Biscuit is watching. Choose both balls and secure them together.',
  },
  winning:
    'Three balls to one! The first to have 8 wins at once, whether they were secured or stolen. Your gangs stay where they are, ready to hide the next ones.',
  end: 'Now you know every trick. One for later: in the Hall of Fame variant, 6 balls of 6 different colours win too. Hide well, bluff often, and never trust a quiet gang.',
})
