import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralFr } from '@alleycat/ui/words/plurals.ts'
import { lettersCounted } from '@alleycat/ui/words/letters.ts'
import { ruleLines } from './rules/fr.ts'
import type { Words } from './words.ts'

const list = listIn('fr')

const COLOURS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  B: ['bleu', 'bleus'],
  G: ['vert', 'verts'],
  O: ['orange', 'orange'],
  P: ['violet', 'violets'],
  R: ['rouge', 'rouges'],
  Y: ['jaune', 'jaunes'],
}

const colour = (letter: string): string => COLOURS[letter]?.[0] ?? letter
const name = (letter: string): string => (letter === 'M' ? 'Miroir' : `Chat ${colour(letter)}`)
const card = (letter: string, count: number): string => {
  if (letter === 'M') return `${count} ${pluralFr(count, { one: 'Miroir', other: 'Miroirs' })}`
  const [one, other] = COLOURS[letter] ?? [letter, letter]
  return `${count} ${pluralFr(count, { one: `chat ${one}`, other: `chats ${other}` })}`
}
const cards = (letters: string): string => list(lettersCounted(letters).map(([letter, count]) => card(letter, count)))
const cardCount = (count: number): string => `${count} ${pluralFr(count, { one: 'carte', other: 'cartes' })}`
const balls = (count: number): string => `${count} ${pluralFr(count, { one: 'Pelote', other: 'Pelotes' })}`
const cats = (count: number): string => `${count} ${pluralFr(count, { one: 'chat', other: 'chats' })}`
const gang = (number: number): string => `la Bande ${number}`
const gangs = (numbers: readonly number[]): string =>
  `${pluralFr(numbers.length, { one: 'Bande', other: 'Bandes' })} ${list(numbers.map(String))}`
const short = (letters: string): string =>
  lettersCounted(letters)
    .map(([letter, count]) => (letter === 'M' ? 'Miroir' : colour(letter)) + (count > 1 ? ` ×${count}` : ''))
    .join(', ')
const paid = (hand: string, market: string): string =>
  [short(hand), market && `${short(market)} du Marché`].filter((part) => part !== '').join(' + ')

const read = (percent: number): string =>
  percent >= 60 ? 'facile à lire' : percent <= 40 ? 'difficile à lire' : 'ni facile ni difficile à lire'
/** Somebody does something; null is the reader. */
const does = (who: string | null, you: string, other: string): string =>
  who === null ? `Tu ${you}` : `${who} ${other}`
/** A player may secure past the goal. */
const progress = (total: number, goal: number): string => (total > goal ? `${total} en tout` : `${total} sur ${goal}`)

export const fr: Words = {
  triumph: (names) => `Le plus beau trésor de laine : ${names}`,
  rules: ruleLines,
  you: 'Toi',
  yours: 'à toi',
  cardName: name,
  colour,
  score: balls,

  opponents: 'Adversaires',
  players: 'Joueurs',
  market: 'Marché et piles',
  hand: 'Ta main',
  gangs: 'Tes Bandes',
  gangsOf: (who) => `Bandes : ${who}`,
  move: 'Ton coup',
  handOf: (who) => `Main : ${who}`,
  moveOf: (who) => `Coup : ${who}`,
  noGangs: 'Pas encore de Bande',
  noCards: 'Aucune carte en main',

  inMarket: (letter) => `${name(letter)}, Marché`,
  inHand: (letter, count) => `${name(letter)}, ${count} en main`,
  drawPile: (count) => `Pioche : ${cardCount(count)}`,
  discardPile: (count) => `Défausse : ${cardCount(count)}`,
  canInfiltrate: (count) => `Infiltrables : ${count}`,
  newGang: 'Nouvelle Bande',
  gangLabel: (number, letters) => `Bande ${number} : ${cards(letters)}`,
  faceDown: 'carte face cachée',
  yarnUnder: (letter) => `face cachée : ${colour(letter)}, Pelote`,
  trapUnder: (letter) => `face cachée : ${colour(letter)}, piège`,
  yarn: 'Pelote',
  trap: 'Piège',
  handCount: cardCount,
  times: (count) => `×${count}`,
  less: (count) => `−${count}`,
  outOf: (goal) => `/ ${goal}`,
  ballsOf: (count, goal) => `Pelotes : ${count} sur ${goal}`,
  coloursWon: (letters) => `Couleurs : ${list([...letters].map(colour))}`,
  sixColours: 'Les six couleurs !',
  inTurn: 'Joue',
  winner: 'Victoire',
  yourTurn: 'À toi de jouer',
  youWin: 'Tu gagnes',
  youWinWith: (others) => `Tu gagnes, avec ${list(others)}`,
  placing: 'pose le chat',
  youPlace: 'Pose le chat',
  openHand: (letters) => `Main : ${cards(letters)}`,
  known: (letters) => `Sûrement en main : ${cards(letters)}`,
  knownHeld: (letters) => `En main ou face cachée : ${cards(letters)}`,
  revealedYarn: (letter) => `Pelote ! ${name(letter)}`,
  revealedTrap: (letter) => `Piège ! ${name(letter)}`,
  sprung: 'Piège déclenché',

  askAct: (actions) => `À toi : ${actions}`,
  askSecond: 'Recrute : choisis ta deuxième carte (2 sur 2)',
  askPlace: (letter) => `Ton piège s’est déclenché. ${name(letter)} : nouvelle Bande ou une des tiennes ?`,
  askPass: 'Aucune action possible : passe ton tour',
  askWhere: (letter) => `${name(letter)} : nouvelle Bande, ou touche une de tes Bandes`,
  askUnder: (letter) => `${name(letter)} : face cachée sous laquelle de tes Bandes ?`,
  askWhich: (number) => `Bande ${number} : quel chat de ta main ?`,
  askWhichNew: 'Nouvelle Bande : quel chat de ta main ?',
  askHow: (letter, number) => `${name(letter)}, Bande ${number} : face visible ou cachée ?`,
  waiting: (who) => `Au tour de : ${who}`,
  waitingPlace: (who) => `${who} pose le chat du piège`,
  dealing: 'Distribution des cartes',
  overLine: (winners) => `Victoire : ${list(winners)}`,
  askAction: 'À toi : choisis une action ou touche une carte',
  impossible: {
    noCard: 'Plus aucune carte à prendre',
    noCat: 'Pas de chat en main',
    noGang: 'Tu n’as pas encore de Bande',
    allActive: 'Chacune de tes Bandes a déjà sa carte face cachée',
    nothingUnder: 'Aucune carte face cachée sous tes Bandes',
    onlyTraps: 'Il n’y a que des pièges sous tes Bandes',
    noRivalCard: 'Aucune carte face cachée sous les Bandes adverses',
    unpaid: 'Tu ne peux payer aucune Bande adverse qui a une carte face cachée',
  },
  lack: {
    mirror: 'Un Miroir ne sert qu’à payer une Bande que tu as choisi d’infiltrer',
    noFaceDown: 'Aucune carte face cachée sous cette Bande',
    pay: (letters) => `Il te manque, sans Miroir pour le remplacer : ${cards(letters)}`,
    size: (count) => `Aucune autre de tes Bandes n’a exactement ${cats(count)}`,
    taken: (number) => `La Bande ${number} a déjà sa carte face cachée`,
    nothingUnder: (number) => `Aucune carte face cachée sous la Bande ${number}`,
    trap: (number) => `Sous la Bande ${number}, il y a un piège`,
  },
  usable: 'possible maintenant',

  recruitButton: 'Recruter',
  formButton: 'Face visible',
  activateButton: 'Face cachée',
  secureButton: 'Sécuriser le butin',
  secureAll: (count) => `Tout sécuriser : ${count}`,
  infiltrateButton: 'Infiltrer',
  placeButton: 'Poser',
  clear: 'Annuler',
  payFor: (cat, pay, market) => `${name(cat)} : payé avec ${name(pay)}${market ? ' du Marché' : ''}`,
  payTitle: 'Paiement : touche pour changer',
  fromMarket: 'Marché',

  recruitDeck: 'Recruter : à la pioche',
  recruitCard: (letter) => `Recruter : ${name(letter)}`,
  formNew: (letter) => `Nouvelle Bande : ${name(letter)}`,
  formOn: (letter, number) => `Dans la Bande ${number} : ${name(letter)}`,
  activate: (letter, number) => `Face cachée sous la Bande ${number} : ${name(letter)}`,
  secure: (numbers) => `Sécuriser le butin : ${gangs(numbers)}`,
  infiltrate: (who, number, hand, market) => `Infiltrer : ${who}, Bande ${number}. Prix : ${paid(hand, market)}`,
  placeNew: 'Chat du piège : nouvelle Bande',
  placeOn: (number) => `Chat du piège : vers la Bande ${number}`,
  pass: 'Passer',

  firstOfTwo: '1 sur 2 : tu vois la carte, puis tu en choisis une autre.',
  secondOfTwo: '2 sur 2 : ensuite ton tour se termine.',
  becomes: (count) => `La Bande aura ${cats(count)}.`,
  turnsYarn: 'Ton piège y devient une Pelote !',
  willBeYarn: 'Sa couleur est dans la Bande : Pelote.',
  willBeTrap: 'Sa couleur n’est pas dans la Bande : piège.',
  scores: (count, total, goal) => `+${balls(count)} : ${progress(total, goal)}.`,
  winsNow: 'Et c’est gagné !',
  fromMarketFree: 'Du Marché : gratuit.',
  ifYarn: 'Pelote : +1 pour toi.',
  ifTrap: (who) => `Piège : le chat reste chez ${who}.`,
  passEffect: 'Rien à prendre, à jouer, à sécuriser ni à infiltrer.',

  toldDeal: 'Les cartes sont distribuées',
  toldHand: (letters) => `Ta main : ${cards(letters)}`,
  toldDealt: (who, letters) => `${who} reçoit ${cards(letters)}`,
  toldRefill: (letters) => `Nouveau au Marché : ${cards(letters)}`,
  toldReshuffle: 'Défausse mélangée : nouvelle pioche',
  toldRecruit: (who, letters) => `${does(who, 'recrutes', 'recrute')} ${cards(letters)}`,
  toldDraw: (who, count) => `${does(who, 'pioches', 'pioche')} ${cardCount(count)}`,
  toldDrawn: (who, letters) => `${does(who, 'pioches', 'pioche')} ${cards(letters)}`,
  toldForm: (who, letter, number, isNew) =>
    `${does(who, 'joues', 'joue')} ${card(letter, 1)}${isNew ? ' : nouvelle' : ' dans la'} Bande ${number}`,
  toldActivate: (who, number) => `${does(who, 'glisses', 'glisse')} une carte face cachée sous la Bande ${number}`,
  toldActivated: (who, letter, number) =>
    `${does(who, 'glisses', 'glisse')} ${card(letter, 1)} face cachée sous la Bande ${number}`,
  toldSecure: (who, numbers) => `${does(who, 'sécurises', 'sécurise')} le butin : ${gangs(numbers)}`,
  toldInfiltrate: (who, owner, number, hand, market) =>
    `${does(who, 'infiltres', 'infiltre')} la Bande ${number} (${owner}), prix : ${paid(hand, market)}`,
  toldYarn: (owner, number, letter) => `Sous la Bande ${number} (${owner}) : une Pelote, ${colour(letter)}`,
  toldYarns: (numbers, letters) =>
    `Sous les Bandes ${list(numbers.map(String))} : des Pelotes, ${list([...letters].map(colour))}`,
  toldTrap: (owner, number, letter) => `Sous la Bande ${number} (${owner}) : un piège, ${colour(letter)}`,
  toldScore: (who, count, total, goal) => `${who ?? 'Toi'} : +${balls(count)} (${progress(total, goal)})`,
  toldColours: (who, count) => `${who ?? 'Toi'} : +${balls(count)}, les six couleurs`,
  toldAsk: (who, letter) => `${does(who, 'choisis', 'choisit')} où va le chat ${colour(letter)}`,
  toldPlace: (who, letter, number, isNew) =>
    `${does(who, 'poses', 'pose')} le chat ${colour(letter)} du piège : ${isNew ? 'nouvelle ' : ''}Bande ${number}`,
  toldPass: (who) => `${does(who, 'passes', 'passe')} : aucune action possible`,
  toldStuck: 'Plus personne ne peut agir : le plus de Pelotes l’emporte',
  toldOver: (line) => `Fin de la partie. ${line}`,

  stole: (who, owner, letter) =>
    owner === null
      ? `${who} t’a volé une Pelote : ${colour(letter)} !`
      : `${who === null ? 'Tu as' : `${who} a`} volé une Pelote (${owner}) : ${colour(letter)} !`,
  sprang: (who, owner) =>
    owner === null
      ? `${who} tombe dans ton piège !`
      : `${who === null ? 'Tu tombes' : `${who} tombe`} dans un piège (${owner}) !`,
  didActivate: 'carte cachée',
  didSecure: 'sécurise',
  didInfiltrate: 'infiltre',
  didScore: (count) => `+${balls(count)}`,
  didPass: 'passe',

  reasonWins: 'gagne la partie',
  reasonScores: (count) => `rapporte ${balls(count)}`,
  reasonOneShort: 'il ne manquera plus qu’une Pelote pour gagner',
  reasonExposed: (number, count) =>
    count === 0 ? `${gang(number)} se pille gratuitement` : `${gang(number)} se pille pour ${cardCount(count)}`,
  reasonNewColour: (letter) => `nouvelle couleur : ${colour(letter)}`,
  reasonYarnInWaiting: (number) => `une Pelote attend sous ${gang(number)}`,
  reasonSafe: (number) => `personne n’a les cartes pour infiltrer ${gang(number)}`,
  reasonTrap: (number) => `un piège sous ${gang(number)}`,
  reasonWinsNext: 'assez de Pelotes pour gagner au prochain tour',
  reasonWinsIfYarn: 'gagne la partie si c’est une Pelote',
  reasonLikelyYarn: (percent) =>
    percent <= 35 ? `contre : une Pelote à ${percent} % seulement` : `une Pelote à ${percent} %`,
  reasonCheap: (count) => (count === 0 ? 'ne te coûte aucune carte' : `ne coûte que ${cardCount(count)}`),
  reasonSavesMirror: 'garde les Miroirs',
  reasonHurtsLeader: (who) => `en tête : ${who}`,
  reasonDenies: (who) => `pourrait gagner au prochain tour : ${who}`,
  reasonNewGang: 'une Bande de plus',
  reasonGrows: (number, count) => `${cats(count)} dans ${gang(number)}`,
  reasonGuards: (number) => `protège la Pelote sous ${gang(number)}`,
  reasonTurnsTrap: (number) => `change en Pelote le piège sous ${gang(number)}`,
  reasonHasMatch: (letter) => `un autre chat ${colour(letter)} en main à glisser dessous`,
  reasonMatches: (letter) => `un chat ${colour(letter)} va sous une de tes Bandes`,
  reasonPays: (letter) => `un chat ${colour(letter)} paie une infiltration`,
  reasonPair: (letter) => `une paire : ${card(letter, 2)}`,
  reasonMirror: 'un Miroir vaut n’importe quelle couleur',
  reasonUnseen: 'personne ne voit quelle carte c’est',
  reasonNoChoice: 'il n’y a rien d’autre à faire',
  hiddenTrap: (yarn, guessed) =>
    `Un bluff : vu de l’extérieur, une Pelote était probable à ${yarn} % ; ${read(guessed)}.`,
  hiddenYarn: (yarn, guessed) =>
    `Pelote cachée : vue de l’extérieur, elle était probable à ${yarn} % ; ${read(guessed)}.`,

  hallOfFame: 'Temple de la renommée',
  hallOfFameHelp: 'Six Pelotes de six couleurs différentes gagnent aussi.',

  overview: [
    ['Recruter', 'Prends 2 cartes l’une après l’autre, chacune au Marché ou à la pioche.'],
    [
      'Former une Bande',
      'Joue 1 chat : nouvelle Bande, ou dans une Bande si une autre à toi a exactement autant de chats.',
    ],
    ['Activer', 'Pose 1 chat face cachée sous une de tes Bandes qui n’en a pas.'],
    ['Sécuriser le butin', 'Révèle celles que tu veux de tes cartes cachées qui sont des Pelotes : 1 chacune.'],
    [
      'Infiltrer',
      'Pour chaque chat d’une Bande adverse, défausse une carte de sa couleur ou un Miroir. La Pelote dessous est à toi ; un piège revient face visible à son propriétaire.',
    ],
  ],
}
