import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralEn } from '@alleycat/ui/words/plurals.ts'
import { lettersCounted } from '@alleycat/ui/words/letters.ts'
import { ruleLines } from './rules/en.ts'

const list = listIn('en')

const COLOURS: Readonly<Record<string, string>> = {
  B: 'blue',
  G: 'green',
  O: 'orange',
  P: 'purple',
  R: 'red',
  Y: 'yellow',
}
const NAMES: Readonly<Record<string, string>> = {
  B: 'Blue cat',
  G: 'Green cat',
  M: 'Mirror',
  O: 'Orange cat',
  P: 'Purple cat',
  R: 'Red cat',
  Y: 'Yellow cat',
}

const colour = (letter: string): string => COLOURS[letter] ?? letter
const name = (letter: string): string => NAMES[letter] ?? letter
const card = (letter: string, count: number): string => {
  if (letter === 'M') return `${count} ${pluralEn(count, { one: 'mirror', other: 'mirrors' })}`
  return `${count} ${colour(letter)} ${pluralEn(count, { one: 'cat', other: 'cats' })}`
}
const cards = (letters: string): string => list(lettersCounted(letters).map(([letter, count]) => card(letter, count)))
const cardCount = (count: number): string => `${count} ${pluralEn(count, { one: 'card', other: 'cards' })}`
const balls = (count: number): string => `${count} ${pluralEn(count, { one: 'ball of yarn', other: 'balls of yarn' })}`
const cats = (count: number): string => `${count} ${pluralEn(count, { one: 'cat', other: 'cats' })}`
const gang = (number: number): string => `gang ${number}`
const gangs = (numbers: readonly number[]): string =>
  `${pluralEn(numbers.length, { one: 'gang', other: 'gangs' })} ${list(numbers.map(String))}`
/** `blue ×2, mirror + red from the market`. */
const short = (letters: string): string =>
  lettersCounted(letters)
    .map(([letter, count]) => (letter === 'M' ? 'mirror' : colour(letter)) + (count > 1 ? ` ×${count}` : ''))
    .join(', ')
const paid = (hand: string, market: string): string =>
  [short(hand), market && `${short(market)} from the market`].filter((part) => part !== '').join(' + ')

/** How well others could read a hidden card that they guess with this chance, in percent. */
const read = (percent: number): string =>
  percent >= 60 ? 'easy to read' : percent <= 40 ? 'hard to read' : 'neither easy nor hard to read'
/** Somebody does something; null is the reader. */
const does = (who: string | null, you: string, other: string): string =>
  who === null ? `You ${you}` : `${who} ${other}`
/** A player may secure past the goal. */
const progress = (total: number, goal: number): string => (total > goal ? `${total} in all` : `${total} of ${goal}`)

export const en = {
  triumph: (names: string) => `The finest hoard of yarn: ${names}`,
  rules: ruleLines as Readonly<Record<string, string>>,
  you: 'You',
  yours: 'yours',
  cardName: name,
  colour,
  score: balls,

  // Zones
  opponents: 'Opponents',
  players: 'Players',
  market: 'Market and piles',
  hand: 'Your hand',
  gangs: 'Your gangs',
  gangsOf: (who: string) => `Gangs: ${who}`,
  move: 'Your move',
  handOf: (who: string) => `Hand: ${who}`,
  moveOf: (who: string) => `Move: ${who}`,
  noGangs: 'No gangs yet',
  noCards: 'No cards in hand',

  // Things on the table
  inMarket: (letter: string) => `${name(letter)}, market`,
  inHand: (letter: string, count: number) => `${name(letter)}, ${count} in hand`,
  drawPile: (count: number) => `Draw pile: ${cardCount(count)}`,
  discardPile: (count: number) => `Discard pile: ${cardCount(count)}`,
  canInfiltrate: (count: number) => `Can be infiltrated: ${count}`,
  newGang: 'New gang',
  gangLabel: (number: number, letters: string) => `Gang ${number}: ${cards(letters)}`,
  faceDown: 'face-down card',
  yarnUnder: (letter: string) => `face down: ${colour(letter)}, yarn`,
  trapUnder: (letter: string) => `face down: ${colour(letter)}, trap`,
  yarn: 'Yarn',
  trap: 'Trap',
  handCount: cardCount,
  times: (count: number) => `×${count}`,
  less: (count: number) => `−${count}`,
  outOf: (goal: number) => `/ ${goal}`,
  ballsOf: (count: number, goal: number) => `Balls of yarn: ${count} of ${goal}`,
  coloursWon: (letters: string) => `Colours: ${list([...letters].map(colour))}`,
  sixColours: 'All six colours!',
  inTurn: 'Turn',
  winner: 'Winner',
  yourTurn: 'Your turn',
  youWin: 'You win',
  youWinWith: (others: readonly string[]) => `You win, together with ${list(others)}`,
  placing: 'places the cat',
  youPlace: 'Place the cat',
  openHand: (letters: string) => `Hand: ${cards(letters)}`,
  known: (letters: string) => `Known in hand: ${cards(letters)}`,
  knownHeld: (letters: string) => `In hand or face down: ${cards(letters)}`,
  revealedYarn: (letter: string) => `Yarn! ${name(letter)}`,
  revealedTrap: (letter: string) => `Trap! ${name(letter)}`,
  sprung: 'Sprung trap',

  // What is expected
  askAct: (actions: string) => `Your turn: ${actions}`,
  askSecond: 'Recruit: choose your second card (2 of 2)',
  askPlace: (letter: string) => `Your trap was sprung. ${name(letter)}: new gang, or one of yours?`,
  askPass: 'No legal action: you can only pass',
  askWhere: (letter: string) => `${name(letter)}: new gang, or tap one of your gangs`,
  askUnder: (letter: string) => `${name(letter)}: face down under which of your gangs?`,
  askWhich: (number: number) => `Gang ${number}: which cat from your hand?`,
  askWhichNew: 'New gang: which cat from your hand?',
  askHow: (letter: string, number: number) => `${name(letter)}, gang ${number}: face up or face down?`,
  waiting: (who: string) => `Turn: ${who}`,
  waitingPlace: (who: string) => `${who} places the cat from the trap`,
  dealing: 'Dealing the cards',
  overLine: (winners: readonly string[]) =>
    `${pluralEn(winners.length, { one: 'Winner', other: 'Winners' })}: ${list(winners)}`,
  askAction: 'Your turn: choose an action, or tap a card',
  /** Why an action cannot be carried out now. */
  impossible: {
    noCard: 'No card is left to take',
    noCat: 'No cat in your hand',
    noGang: 'You have no gang yet',
    allActive: 'Every gang of yours has its face-down card',
    nothingUnder: 'Nothing lies face down under your gangs',
    onlyTraps: 'Only traps lie under your gangs',
    noRivalCard: 'No card lies face down under the gangs of others',
    unpaid: 'You cannot pay for any gang of others that has a face-down card',
  },
  /** What stands in the way of an attempt in this position. */
  lack: {
    mirror: 'A mirror only pays for a gang that you have chosen to infiltrate',
    noFaceDown: 'No card lies face down under this gang',
    pay: (letters: string) => `Not in your hand: ${cards(letters)}, nor a mirror for it`,
    size: (count: number) => `No other gang of yours has exactly ${cats(count)}`,
    taken: (number: number) => `Gang ${number} already has its face-down card`,
    nothingUnder: (number: number) => `Nothing lies face down under gang ${number}`,
    trap: (number: number) => `Under gang ${number} lies a trap`,
  },
  usable: 'can be chosen now',

  // Buttons
  recruitButton: 'Recruit',
  formButton: 'Add face up',
  activateButton: 'Lay face down',
  secureButton: 'Secure',
  secureAll: (count: number) => `Secure ${count} ${pluralEn(count, { one: 'ball', other: 'balls' })}`,
  infiltrateButton: 'Infiltrate',
  placeButton: 'Place',
  clear: 'Cancel',
  payFor: (cat: string, pay: string, market: boolean) =>
    `${name(cat)}: paid with ${name(pay)}${market ? ' from the market' : ''}`,
  payTitle: 'Payment: tap to change',
  fromMarket: 'market',

  // Decisions
  recruitDeck: 'Recruit: top of the draw pile',
  recruitCard: (letter: string) => `Recruit: ${name(letter)}`,
  formNew: (letter: string) => `New gang: ${name(letter)}`,
  formOn: (letter: string, number: number) => `Into gang ${number}: ${name(letter)}`,
  activate: (letter: string, number: number) => `Face down under gang ${number}: ${name(letter)}`,
  secure: (numbers: readonly number[]) => `Secure: ${gangs(numbers)}`,
  infiltrate: (who: string, number: number, hand: string, market: string) =>
    `Infiltrate ${who}, gang ${number}: pay ${paid(hand, market)}`,
  placeNew: 'Cat from the trap: new gang',
  placeOn: (number: number) => `Cat from the trap: to gang ${number}`,
  pass: 'Pass',

  // What they lead to
  firstOfTwo: '1 of 2: you see the card, then choose another.',
  secondOfTwo: '2 of 2: then your turn ends.',
  becomes: (count: number) => `The gang then has ${cats(count)}.`,
  turnsYarn: 'Your trap there becomes yarn!',
  willBeYarn: 'Its colour is in the gang: yarn.',
  willBeTrap: 'Its colour is not in the gang: a trap.',
  scores: (count: number, total: number, goal: number) => `+${balls(count)}: ${progress(total, goal)}.`,
  winsNow: 'That wins the game!',
  fromMarketFree: 'From the market: free.',
  ifYarn: 'Yarn: +1 ball for you.',
  ifTrap: (who: string) => `Trap: the cat joins ${who}.`,
  passEffect: 'Nothing to take, play, secure or infiltrate.',

  // What happened
  toldDeal: 'Cards dealt',
  toldHand: (letters: string) => `Your hand: ${cards(letters)}`,
  toldDealt: (who: string, letters: string) => `${who} gets ${cards(letters)}`,
  toldRefill: (letters: string) => `New in the market: ${cards(letters)}`,
  toldReshuffle: 'Discard pile shuffled into a new draw pile',
  toldRecruit: (who: string | null, letters: string) => `${does(who, 'recruit', 'recruits')} ${cards(letters)}`,
  toldDraw: (who: string | null, count: number) => `${does(who, 'draw', 'draws')} ${cardCount(count)}`,
  toldDrawn: (who: string | null, letters: string) => `${does(who, 'draw', 'draws')} ${cards(letters)}`,
  toldForm: (who: string | null, letter: string, number: number, isNew: boolean) =>
    `${does(who, 'play', 'plays')} ${card(letter, 1)}${isNew ? ': new' : ' to'} gang ${number}`,
  toldActivate: (who: string | null, number: number) =>
    `${does(who, 'lay', 'lays')} a card face down under gang ${number}`,
  toldActivated: (who: string | null, letter: string, number: number) =>
    `${does(who, 'lay', 'lays')} ${card(letter, 1)} face down under gang ${number}`,
  toldSecure: (who: string | null, numbers: readonly number[]) =>
    `${does(who, 'secure', 'secures')} the yarn under ${gangs(numbers)}`,
  toldInfiltrate: (who: string | null, owner: string, number: number, hand: string, market: string) =>
    `${does(who, 'infiltrate', 'infiltrates')} gang ${number} (${owner}), paying ${paid(hand, market)}`,
  toldYarn: (owner: string, number: number, letter: string) =>
    `Under gang ${number} (${owner}): yarn, ${colour(letter)}`,
  toldYarns: (numbers: readonly number[], letters: string) =>
    `Under ${gangs(numbers)}: yarn, ${list([...letters].map(colour))}`,
  toldTrap: (owner: string, number: number, letter: string) =>
    `Under gang ${number} (${owner}): a trap, ${colour(letter)}`,
  toldScore: (who: string | null, count: number, total: number, goal: number) =>
    `${who ?? 'You'}: +${balls(count)} (${progress(total, goal)})`,
  toldColours: (who: string | null, count: number) => `${who ?? 'You'}: +${balls(count)}, all six colours`,
  toldAsk: (who: string | null, letter: string) =>
    `${does(who, 'choose', 'chooses')} where the ${colour(letter)} cat goes`,
  toldPlace: (who: string | null, letter: string, number: number, isNew: boolean) =>
    `${does(who, 'place', 'places')} the ${colour(letter)} cat from the trap: ${isNew ? 'new ' : ''}gang ${number}`,
  toldPass: (who: string | null) => `${does(who, 'pass', 'passes')}: no legal action`,
  toldStuck: 'Nobody can do anything any more: the most yarn wins',
  toldOver: (line: string) => `Game over. ${line}`,

  // The same in a bubble
  stole: (who: string | null, owner: string | null, letter: string) =>
    `${who ?? 'You'} stole ${owner === null ? `your ${colour(letter)} yarn` : `${colour(letter)} yarn (${owner})`}!`,
  sprang: (who: string | null, owner: string | null) =>
    `${who ?? 'You'} sprang ${owner === null ? 'your trap' : `a trap (${owner})`}!`,
  didActivate: 'face-down card',
  didSecure: 'secures yarn',
  didInfiltrate: 'infiltrates',
  didScore: (count: number) => `+${count} yarn`,
  didPass: 'passes',

  // What speaks for a decision
  reasonWins: 'wins the game',
  reasonScores: (count: number) => `scores ${balls(count)}`,
  reasonOneShort: 'only one ball short of winning then',
  reasonExposed: (number: number, count: number) =>
    count === 0
      ? `gang ${number} could be robbed for nothing`
      : `gang ${number} could be robbed for ${cardCount(count)}`,
  reasonNewColour: (letter: string) => `${colour(letter)} is a new colour`,
  reasonYarnInWaiting: (number: number) => `yarn waits under ${gang(number)}`,
  reasonSafe: (number: number) => `nobody has the cards to infiltrate ${gang(number)}`,
  reasonTrap: (number: number) => `a trap under ${gang(number)}`,
  reasonWinsNext: 'enough yarn to win next turn',
  reasonWinsIfYarn: 'wins the game if it is yarn',
  reasonLikelyYarn: (percent: number) => `${percent <= 35 ? 'against it: only a ' : ''}${percent}% chance of yarn`,
  reasonCheap: (count: number) => (count === 0 ? 'costs no card of yours' : `costs only ${cardCount(count)}`),
  reasonSavesMirror: 'keeps the mirrors',
  reasonHurtsLeader: (who: string) => `in the lead: ${who}`,
  reasonDenies: (who: string) => `might win next turn: ${who}`,
  reasonNewGang: 'one more gang',
  reasonGrows: (number: number, count: number) => `${cats(count)} in ${gang(number)}`,
  reasonGuards: (number: number) => `guards the yarn under ${gang(number)}`,
  reasonTurnsTrap: (number: number) => `turns the trap under ${gang(number)} into yarn`,
  reasonHasMatch: (letter: string) => `another ${colour(letter)} cat in hand to lay under it`,
  reasonMatches: (letter: string) => `${colour(letter)} goes under a gang of yours`,
  reasonPays: (letter: string) => `${colour(letter)} pays for an infiltration`,
  reasonPair: (letter: string) => `makes a pair of ${colour(letter)} cats`,
  reasonMirror: 'a mirror stands for any colour',
  reasonUnseen: 'nobody sees which card it is',
  reasonNoChoice: 'there is nothing else to do',
  hiddenTrap: (yarn: number, guessed: number) =>
    `A bluff: seen from outside, the chance of yarn here was ${yarn}%; ${read(guessed)}.`,
  hiddenYarn: (yarn: number, guessed: number) =>
    `Hidden yarn: seen from outside, the chance of it was ${yarn}%; ${read(guessed)}.`,

  // A new game
  hallOfFame: 'Hall of Fame',
  hallOfFameHelp: 'Six balls of six different colours win too.',

  // At a glance
  overview: [
    ['Recruit', 'Take 2 cards, one after the other, each from the market or the draw pile.'],
    ['Form', 'Play 1 cat as a new gang, or onto a gang if another of yours has exactly as many cats.'],
    ['Activate', 'Lay 1 cat face down under a gang of yours that has none.'],
    ['Secure', 'Turn up any of your face-down cards that are yarn: 1 ball each.'],
    [
      'Infiltrate',
      'For each cat of an opponent’s gang discard its colour or a mirror. Yarn under it is yours; a trap goes to its owner, face up.',
    ],
  ] as readonly (readonly [string, string])[],
}
