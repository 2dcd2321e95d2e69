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
  if (letter === 'M') return `${count} ${pluralFr(count, { one: 'miroir', other: 'miroirs' })}`
  const [one, other] = COLOURS[letter] ?? [letter, letter]
  return `${count} ${pluralFr(count, { one: `chat ${one}`, other: `chats ${other}` })}`
}
const cards = (letters: string): string => list(lettersCounted(letters).map(([letter, count]) => card(letter, count)))
const cardCount = (count: number): string => `${count} ${pluralFr(count, { one: 'carte', other: 'cartes' })}`
const balls = (count: number): string => `${count} ${pluralFr(count, { one: 'pelote', other: 'pelotes' })}`
const cats = (count: number): string => `${count} ${pluralFr(count, { one: 'chat', other: 'chats' })}`
const gang = (number: number): string => `la bande ${number}`
const gangs = (numbers: readonly number[]): string =>
  `${pluralFr(numbers.length, { one: 'bande', other: 'bandes' })} ${list(numbers.map(String))}`
const short = (letters: string): string =>
  lettersCounted(letters)
    .map(([letter, count]) => (letter === 'M' ? 'miroir' : colour(letter)) + (count > 1 ? ` ×${count}` : ''))
    .join(', ')
const paid = (hand: string, market: string): string =>
  [short(hand), market && `${short(market)} du Marché`].filter((part) => part !== '').join(' + ')

const read = (percent: number): string =>
  percent >= 60 ? 'facile à lire' : percent <= 40 ? 'difficile à lire' : 'ni facile ni difficile à lire'

export const fr: Words = {
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
  gangs: 'Tes bandes',
  gangsOf: (who) => `Bandes\u00a0: ${who}`,
  move: 'Ton coup',
  noGangs: 'Pas encore de bande',
  noCards: 'Aucune carte en main',

  inMarket: (letter) => `${name(letter)}, Marché`,
  inHand: (letter, count, size) => `${name(letter)}, ${count} sur ${size} en main`,
  drawPile: (count) => `Pioche\u00a0: ${cardCount(count)}`,
  discardPile: (count) => `Défausse\u00a0: ${cardCount(count)}`,
  discardTitle: 'Défausse',
  discardEmpty: 'Rien n’a été défaussé.',
  close: 'Fermer',
  newGang: 'Nouvelle bande',
  gangLabel: (number, letters) => `Bande ${number}\u00a0: ${cards(letters)}`,
  faceDown: 'carte face cachée',
  yarnUnder: (letter) => `face cachée\u00a0: ${colour(letter)}, pelote`,
  trapUnder: (letter) => `face cachée\u00a0: ${colour(letter)}, piège`,
  yarn: 'Pelote',
  trap: 'Piège',
  handCount: cardCount,
  times: (count) => `×${count}`,
  less: (count) => `−${count}`,
  outOf: (goal) => `/ ${goal}`,
  ballsOf: (count, goal) => `Pelotes\u00a0: ${count} sur ${goal}`,
  coloursWon: (letters) => `Couleurs\u00a0: ${list([...letters].map(colour))}`,
  inTurn: 'À jouer',
  winner: 'Victoire',
  yourTurn: 'À toi de jouer',
  youWin: 'Tu gagnes',
  youWinWith: (others) => `Tu gagnes, avec ${list(others)}`,
  placing: 'place un piège',
  openHand: (letters) => `Main\u00a0: ${cards(letters)}`,
  known: (letters) => `Sûrement en main\u00a0: ${cards(letters)}`,
  knownHeld: (letters) => `En main ou face cachée\u00a0: ${cards(letters)}`,
  revealedYarn: (letter) => `Pelote\u00a0! ${name(letter)}`,
  revealedTrap: (letter) => `Piège\u00a0! ${name(letter)}`,
  sprung: 'Piège déclenché',

  askAct: 'À toi\u00a0: recrute, joue un chat, sécurise ou infiltre',
  askSecond: 'Recrute\u00a0: choisis ta deuxième carte (2 sur 2)',
  askPlace: (letter) => `Ton piège s’est déclenché. ${name(letter)}\u00a0: nouvelle bande ou une des tiennes\u00a0?`,
  askPass: 'Aucune action possible\u00a0: passe ton tour',
  askWhere: (letter) => `${name(letter)}\u00a0: nouvelle bande, ou touche une de tes bandes`,
  askWhich: (number) => `Bande ${number}\u00a0: quel chat de ta main\u00a0?`,
  askWhichNew: 'Nouvelle bande\u00a0: quel chat de ta main\u00a0?',
  askHow: (letter, number) => `${name(letter)}, bande ${number}\u00a0: face visible ou cachée\u00a0?`,
  waiting: (who) => `Au tour de\u00a0: ${who}`,
  waitingPlace: (who) => `${who}\u00a0: placement d’un piège déclenché`,
  dealing: 'Distribution des cartes',
  overLine: (winners) => `Victoire\u00a0: ${list(winners)}`,
  askAction: 'À toi\u00a0: choisis une action ou touche une carte',
  impossible: {
    recruit: 'Plus aucune carte à prendre',
    form: 'Pas de chat en main',
    activate: 'Pas de chat en main, ou chaque bande a déjà sa carte cachée',
    secure: 'Pas de pelote sous tes bandes',
    infiltrate: 'Aucune bande adverse avec une carte cachée que tu puisses payer',
  },

  recruitButton: 'Recruter',
  formButton: 'Face visible',
  newButton: 'Nouvelle bande',
  activateButton: 'Face cachée',
  secureButton: 'Sécuriser',
  secureAll: (count) => `Tout sécuriser (${count})`,
  infiltrateButton: 'Infiltrer',
  placeButton: 'Placer',
  passButton: 'Passer',
  clear: 'Annuler',
  payFor: (cat, pay, market) => `${name(cat)}\u00a0: payé avec ${name(pay)}${market ? ' du Marché' : ''}`,
  payTitle: 'Paiement\u00a0: touche pour changer',
  fromMarket: 'Marché',

  recruitDeck: 'Recruter\u00a0: à la pioche',
  recruitCard: (letter) => `Recruter\u00a0: ${name(letter)}`,
  formNew: (letter) => `Nouvelle bande\u00a0: ${name(letter)}`,
  formOn: (letter, number) => `Bande ${number}\u00a0: + ${name(letter)}`,
  activate: (letter, number) => `Face cachée sous la bande ${number}\u00a0: ${name(letter)}`,
  secure: (numbers) => `Sécuriser\u00a0: ${gangs(numbers)}`,
  infiltrate: (who, number, hand, market) =>
    `Infiltrer\u00a0: ${who}, bande ${number}. Prix\u00a0: ${paid(hand, market)}`,
  placeNew: 'Piège déclenché\u00a0: nouvelle bande',
  placeOn: (number) => `Piège déclenché\u00a0: vers la bande ${number}`,
  pass: 'Passer',

  firstOfTwo: '1 sur 2\u00a0: tu la vois, puis tu en choisis une autre.',
  secondOfTwo: '2 sur 2\u00a0: ensuite ton tour se termine.',
  becomes: (count) => `La bande aura ${cats(count)}.`,
  turnsYarn: 'Ton piège y devient une pelote\u00a0!',
  willBeYarn: 'Sa couleur est dans la bande\u00a0: pelote.',
  willBeTrap: 'Sa couleur n’est pas dans la bande\u00a0: piège.',
  scores: (count, total, goal) => `+${balls(count)}\u00a0: ${total} sur ${goal}.`,
  winsNow: 'Et c’est gagné\u00a0!',
  fromMarketFree: 'La carte du Marché ne te coûte rien.',
  ifYarn: 'Pelote\u00a0: +1 pour toi.',
  ifTrap: (who) => `Piège\u00a0: le chat reste chez ${who}.`,
  passEffect: 'Rien à prendre, à jouer, à sécuriser ni à infiltrer.',

  toldDeal: 'Les cartes sont distribuées',
  toldHand: (letters) => `Ta main\u00a0: ${cards(letters)}`,
  toldRefill: (letters) => `Marché\u00a0: ${cards(letters)}`,
  toldReshuffle: 'Défausse\u00a0: mélangée en une nouvelle pioche',
  toldRecruit: (who, letters) => `${who}\u00a0: recrutement, ${cards(letters)}`,
  toldDraw: (who, count) => `${who}\u00a0: pioche, ${cardCount(count)}`,
  toldDrawn: (who, letters) => `${who}\u00a0: pioche, ${cards(letters)}`,
  toldForm: (who, letter, number) => `${who}\u00a0: ${card(letter, 1)} dans la bande ${number}`,
  toldActivate: (who, number) => `${who}\u00a0: une carte face cachée sous la bande ${number}`,
  toldActivated: (who, letter, number) => `${who}\u00a0: ${card(letter, 1)} face cachée sous la bande ${number}`,
  toldSecure: (who, numbers) => `${who}\u00a0: sécurisation, ${gangs(numbers)}`,
  toldInfiltrate: (who, owner, number, hand, market) =>
    `${who}\u00a0: infiltration de la bande ${number} (${owner}), prix\u00a0: ${paid(hand, market)}`,
  toldYarn: (owner, number, letter) => `Sous la bande ${number} (${owner})\u00a0: une pelote, ${colour(letter)}`,
  toldTrap: (owner, number, letter) => `Sous la bande ${number} (${owner})\u00a0: un piège, ${colour(letter)}`,
  toldScore: (who, count, total, goal) => `${who}\u00a0: +${balls(count)} (${total} sur ${goal})`,
  toldAsk: (who, letter) => `${who}\u00a0: où va le chat ${colour(letter)}\u00a0?`,
  toldPlace: (who, letter, number) => `${who}\u00a0: le chat ${colour(letter)} du piège dans la bande ${number}`,
  toldPass: (who) => `${who}\u00a0: passe, aucune action possible`,
  toldOver: (line) => `Fin de la partie. ${line}`,

  didRecruit: (letter) => `+ ${name(letter)}`,
  didDraw: '+ 1 carte',
  didForm: (letter) => `joue ${name(letter)}`,
  didActivate: 'carte cachée',
  didSecure: 'sécurise',
  didInfiltrate: 'infiltre',
  didScore: (count) => `+${balls(count)}`,
  didPlace: 'piège placé',
  didPass: 'passe',

  reasonWins: 'gagne la partie',
  reasonScores: (count) => `rapporte ${balls(count)}`,
  reasonOneShort: 'il ne manquera plus qu’une pelote pour gagner',
  reasonExposed: (number, count) =>
    count === 0 ? `${gang(number)} se pille gratuitement` : `${gang(number)} se pille pour ${cardCount(count)}`,
  reasonNewColour: (letter) => `nouvelle couleur\u00a0: ${colour(letter)}`,
  reasonYarnInWaiting: (number) => `une pelote attend sous ${gang(number)}`,
  reasonSafe: (number) => `personne n’a les cartes pour infiltrer ${gang(number)}`,
  reasonTrap: (number) => `un piège sous ${gang(number)}`,
  reasonWinsNext: 'assez de pelotes pour gagner au prochain tour',
  reasonLikelyYarn: (percent) => `une pelote à ${percent}\u00a0%`,
  reasonCheap: (count) => (count === 0 ? 'ne te coûte aucune carte' : `ne coûte que ${cardCount(count)}`),
  reasonSavesMirror: 'garde les miroirs',
  reasonHurtsLeader: (who) => `en tête\u00a0: ${who}`,
  reasonDenies: (who) => `pourrait gagner au prochain tour\u00a0: ${who}`,
  reasonNewGang: 'une bande de plus',
  reasonGrows: (number, count) => `${cats(count)} dans ${gang(number)}`,
  reasonGuards: (number) => `protège la pelote sous ${gang(number)}`,
  reasonTurnsTrap: (number) => `change en pelote le piège sous ${gang(number)}`,
  reasonHasMatch: (letter) => `un autre chat ${colour(letter)} en main à glisser dessous`,
  reasonMatches: (letter) => `un chat ${colour(letter)} va sous une de tes bandes`,
  reasonPays: (letter) => `un chat ${colour(letter)} paie une infiltration`,
  reasonPair: (letter) => `une paire\u00a0: ${card(letter, 2)}`,
  reasonMirror: 'un miroir vaut n’importe quelle couleur',
  reasonUnseen: 'personne ne voit quelle carte c’est',
  reasonNoChoice: 'il n’y a rien d’autre à faire',
  hiddenTrap: (yarn, guessed) =>
    `Un bluff\u00a0: les autres pouvaient croire à une pelote à ${yarn} %\u00a0; ${read(guessed)}.`,
  hiddenYarn: (yarn, guessed) =>
    `Pelote cachée\u00a0: les autres pouvaient y croire à ${yarn} %\u00a0; ${read(guessed)}.`,

  hallOfFame: 'Temple de la renommée',
  hallOfFameHelp: 'Six pelotes de six couleurs différentes gagnent aussi.',

  goal: 'But',
  goalText: (goal) => `Qui a ${balls(goal)} le premier gagne.`,
  goalHallOfFame: 'Temple de la renommée\u00a0: six pelotes de six couleurs différentes gagnent aussi.',
  oneAction: 'Une action par tour',
  overview: [
    ['Recruter', 'Prends 2 cartes l’une après l’autre, chacune au Marché ou à la pioche.'],
    ['Former', 'Joue 1 chat\u00a0: nouvelle bande, ou dans une bande si une autre à toi a exactement autant de chats.'],
    ['Activer', 'Pose 1 chat face cachée sous une de tes bandes qui n’en a pas.'],
    ['Sécuriser', 'Retourne celles que tu veux de tes cartes cachées qui sont des pelotes\u00a0: 1 chacune.'],
    [
      'Infiltrer',
      'Pour chaque chat d’une bande adverse, défausse sa couleur ou un miroir. La pelote dessous est à toi\u00a0; un piège revient face visible à son propriétaire.',
    ],
  ],
  yarnOrTrap: 'Pelote ou piège\u00a0?',
  yarnMeans: 'La couleur cachée est parmi les chats de la bande\u00a0: pelote.',
  trapMeans: 'Elle n’y est pas\u00a0: piège. Il devient pelote quand un chat de sa couleur rejoint la bande.',
  cardsTitle: 'Cartes',
  catMeans: 'Chat\u00a0: rejoint une bande, se cache dessous ou paie sa couleur.',
  mirrorMeans: 'Miroir\u00a0: paie n’importe quelle couleur. Il ne se joue pas.',
  countInGame: (count) => `${count} dans le jeu`,

  // How a terminal draws gangs
  drawnOwn: 'une de tes bandes\u00a0: son numéro, ses chats, sa carte face cachée',
  drawnTheirs: 'une bande de la place 1, sa carte face cachée inconnue',
}
