import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralNl } from '@alleycat/ui/words/plurals.ts'
import { lettersCounted } from '@alleycat/ui/words/letters.ts'
import { ruleLines } from './rules/nl.ts'
import type { Words } from './words.ts'

const list = listIn('nl')

const COLOURS: Readonly<Record<string, string>> = {
  B: 'blauw',
  G: 'groen',
  O: 'oranje',
  P: 'paars',
  R: 'rood',
  Y: 'geel',
}
const ADJECTIVES: Readonly<Record<string, string>> = {
  B: 'blauwe',
  G: 'groene',
  O: 'oranje',
  P: 'paarse',
  R: 'rode',
  Y: 'gele',
}
const NAMES: Readonly<Record<string, string>> = {
  B: 'Blauwe kat',
  G: 'Groene kat',
  M: 'Spiegel',
  O: 'Oranje kat',
  P: 'Paarse kat',
  R: 'Rode kat',
  Y: 'Gele kat',
}

const colour = (letter: string): string => COLOURS[letter] ?? letter
const adjective = (letter: string): string => ADJECTIVES[letter] ?? letter
const name = (letter: string): string => NAMES[letter] ?? letter
const card = (letter: string, count: number): string => {
  if (letter === 'M') return `${count} ${pluralNl(count, { one: 'spiegel', other: 'spiegels' })}`
  return `${count} ${adjective(letter)} ${pluralNl(count, { one: 'kat', other: 'katten' })}`
}
const cards = (letters: string): string => list(lettersCounted(letters).map(([letter, count]) => card(letter, count)))
const cardCount = (count: number): string => `${count} ${pluralNl(count, { one: 'kaart', other: 'kaarten' })}`
const balls = (count: number): string => `${count} ${pluralNl(count, { one: 'bol wol', other: 'bollen wol' })}`
const cats = (count: number): string => `${count} ${pluralNl(count, { one: 'kat', other: 'katten' })}`
const gang = (number: number): string => `bende ${number}`
const gangs = (numbers: readonly number[]): string =>
  `${pluralNl(numbers.length, { one: 'bende', other: 'bendes' })} ${list(numbers.map(String))}`
const short = (letters: string): string =>
  lettersCounted(letters)
    .map(([letter, count]) => (letter === 'M' ? 'spiegel' : colour(letter)) + (count > 1 ? ` ×${count}` : ''))
    .join(', ')
const paid = (hand: string, market: string): string =>
  [short(hand), market && `${short(market)} van de markt`].filter((part) => part !== '').join(' + ')

/** A player may secure past the goal. */
const progress = (total: number, goal: number): string => (total > goal ? `samen ${total}` : `${total} van ${goal}`)

const read = (percent: number): string =>
  percent >= 60
    ? 'makkelijk te lezen'
    : percent <= 40
      ? 'moeilijk te lezen'
      : 'niet makkelijk en niet moeilijk te lezen'

export const nl: Words = {
  triumph: (names) => `De mooiste wolschat: ${names}`,
  rules: ruleLines,
  you: 'Jij',
  yours: 'van jou',
  cardName: name,
  colour,
  score: balls,

  opponents: 'Opponenten',
  players: 'Spelers',
  market: 'Markt en stapels',
  hand: 'Je hand',
  gangs: 'Jouw bendes',
  gangsOf: (who) => `Bendes: ${who}`,
  move: 'Jouw zet',
  handOf: (who) => `Hand: ${who}`,
  moveOf: (who) => `Zet: ${who}`,
  noGangs: 'Nog geen bendes',
  noCards: 'Geen kaarten in de hand',

  inMarket: (letter) => `${name(letter)}, markt`,
  inHand: (letter, count) => `${name(letter)}, ${count} in de hand`,
  drawPile: (count) => `Trekstapel: ${cardCount(count)}`,
  discardPile: (count) => `Aflegstapel: ${cardCount(count)}`,
  canInfiltrate: (count) => `Te infiltreren: ${count}`,
  newGang: 'Nieuwe bende',
  gangLabel: (number, letters) => `Bende ${number}: ${cards(letters)}`,
  faceDown: 'verdekte kaart',
  yarnUnder: (letter) => `verdekt: ${colour(letter)}, wol`,
  trapUnder: (letter) => `verdekt: ${colour(letter)}, val`,
  yarn: 'Wol',
  trap: 'Val',
  handCount: cardCount,
  times: (count) => `×${count}`,
  less: (count) => `−${count}`,
  outOf: (goal) => `/ ${goal}`,
  ballsOf: (count, goal) => `Bollen wol: ${count} van ${goal}`,
  coloursWon: (letters) => `Kleuren: ${list([...letters].map(colour))}`,
  sixColours: 'Alle zes kleuren!',
  inTurn: 'Aan de beurt',
  winner: 'Gewonnen',
  yourTurn: 'Jouw beurt',
  youWin: 'Jij wint',
  youWinWith: (others) => `Jij wint, samen met ${list(others)}`,
  placing: 'legt kat neer',
  youPlace: 'Leg de kat neer',
  openHand: (letters) => `Hand: ${cards(letters)}`,
  known: (letters) => `Zeker in de hand: ${cards(letters)}`,
  knownHeld: (letters) => `In de hand of verdekt: ${cards(letters)}`,
  revealedYarn: (letter) => `Wol! ${name(letter)}`,
  revealedTrap: (letter) => `Val! ${name(letter)}`,
  sprung: 'Dichtgeklapte val',

  askAct: (actions) => `Jouw beurt: ${actions}`,
  askSecond: 'Rekruteer: kies je tweede kaart (2 van 2)',
  askPlace: (letter) => `Je val is dichtgeklapt. ${name(letter)}: nieuwe bende, of een van jouw bendes?`,
  askPass: 'Geen actie mogelijk: je kunt alleen passen',
  askWhere: (letter) => `${name(letter)}: nieuwe bende, of tik op een van je bendes`,
  askUnder: (letter) => `${name(letter)}: verdekt onder welke van je bendes?`,
  askWhich: (number) => `Bende ${number}: welke kat uit je hand?`,
  askWhichNew: 'Nieuwe bende: welke kat uit je hand?',
  askHow: (letter, number) => `${name(letter)}, bende ${number}: open of verdekt?`,
  waiting: (who) => `Aan de beurt: ${who}`,
  waitingPlace: (who) => `${who} legt de kat uit de val neer`,
  dealing: 'De kaarten worden gedeeld',
  overLine: (winners) => `Gewonnen: ${list(winners)}`,
  askAction: 'Jouw beurt: kies een actie of tik op een kaart',
  impossible: {
    noCard: 'Er is geen kaart meer te nemen',
    noCat: 'Geen kat in je hand',
    noGang: 'Je hebt nog geen bende',
    allActive: 'Elke bende van jou heeft al een verdekte kaart',
    nothingUnder: 'Onder je bendes ligt geen verdekte kaart',
    onlyTraps: 'Onder je bendes liggen alleen vallen',
    noRivalCard: 'Onder de bendes van anderen ligt geen verdekte kaart',
    unpaid: 'Je kunt geen bende van anderen met een verdekte kaart betalen',
  },
  lack: {
    mirror: 'Een spiegel betaalt alleen een bende die je gekozen hebt om te infiltreren',
    noFaceDown: 'Onder deze bende ligt geen verdekte kaart',
    pay: (letters) => `Niet in je hand, en geen spiegel ervoor: ${cards(letters)}`,
    size: (count) => `Geen andere bende van jou heeft precies ${cats(count)}`,
    taken: (number) => `Onder bende ${number} ligt al een verdekte kaart`,
    nothingUnder: (number) => `Onder bende ${number} ligt geen verdekte kaart`,
    trap: (number) => `Onder bende ${number} ligt een val`,
  },
  usable: 'nu te kiezen',

  recruitButton: 'Rekruteren',
  formButton: 'Open erbij',
  activateButton: 'Verdekt eronder',
  secureButton: 'Veiligstellen',
  secureAll: (count) => `Veiligstellen: ${count}`,
  infiltrateButton: 'Infiltreren',
  placeButton: 'Neerleggen',
  clear: 'Annuleren',
  payFor: (cat, pay, market) => `${name(cat)}: betaald met ${name(pay)}${market ? ' van de markt' : ''}`,
  payTitle: 'Betaling: tik om te wijzigen',
  fromMarket: 'markt',

  recruitDeck: 'Rekruteren: van de trekstapel',
  recruitCard: (letter) => `Rekruteren: ${name(letter)}`,
  formNew: (letter) => `Nieuwe bende: ${name(letter)}`,
  formOn: (letter, number) => `In bende ${number}: ${name(letter)}`,
  activate: (letter, number) => `Verdekt onder bende ${number}: ${name(letter)}`,
  secure: (numbers) => `Veiligstellen: ${gangs(numbers)}`,
  infiltrate: (who, number, hand, market) => `Infiltreren: ${who}, bende ${number}. Prijs: ${paid(hand, market)}`,
  placeNew: 'Kat uit de val: nieuwe bende',
  placeOn: (number) => `Kat uit de val: bij bende ${number}`,
  pass: 'Passen',

  firstOfTwo: '1 van 2: je ziet de kaart en kiest er dan nog een.',
  secondOfTwo: '2 van 2: daarna eindigt je beurt.',
  becomes: (count) => `De bende heeft dan ${cats(count)}.`,
  turnsYarn: 'Je val daar wordt wol!',
  willBeYarn: 'De kleur zit in de bende: wol.',
  willBeTrap: 'De kleur zit niet in de bende: een val.',
  scores: (count, total, goal) => `+${balls(count)}: ${progress(total, goal)}.`,
  winsNow: 'Daarmee win je!',
  fromMarketFree: 'Van de markt: gratis.',
  ifYarn: 'Wol: +1 bol voor jou.',
  ifTrap: (who) => `Val: de kat blijft bij ${who}.`,
  passEffect: 'Niets te nemen, te spelen, veilig te stellen of te infiltreren.',
  toldDeal: 'De kaarten zijn gedeeld',
  toldHand: (letters) => `Je hand: ${cards(letters)}`,
  toldDealt: (who, letters) => `${who} krijgt ${cards(letters)}`,
  toldRefill: (letters) => `Nieuw op de markt: ${cards(letters)}`,
  toldReshuffle: 'Aflegstapel geschud: nieuwe trekstapel',
  toldRecruit: (who, letters) => `${who ?? 'Jij'} rekruteert ${cards(letters)}`,
  toldDraw: (who, count) => `${who ?? 'Jij'} trekt ${cardCount(count)}`,
  toldDrawn: (who, letters) => `${who ?? 'Jij'} trekt ${cards(letters)}`,
  toldForm: (who, letter, number, isNew) =>
    `${who ?? 'Jij'} speelt ${card(letter, 1)}${isNew ? ': nieuwe' : ' bij'} bende ${number}`,
  toldActivate: (who, number) => `${who ?? 'Jij'} legt een kaart verdekt onder bende ${number}`,
  toldActivated: (who, letter, number) => `${who ?? 'Jij'} legt ${card(letter, 1)} verdekt onder bende ${number}`,
  toldSecure: (who, numbers) => `${who ?? 'Jij'} stelt wol veilig: ${gangs(numbers)}`,
  toldInfiltrate: (who, owner, number, hand, market) =>
    `${who ?? 'Jij'} infiltreert bende ${number} (${owner}), prijs: ${paid(hand, market)}`,
  toldYarn: (owner, number, letter) => `Onder bende ${number} (${owner}): wol, ${colour(letter)}`,
  toldYarns: (numbers, letters) => `Onder ${gangs(numbers)}: wol, ${list([...letters].map(colour))}`,
  toldTrap: (owner, number, letter) => `Onder bende ${number} (${owner}): een val, ${colour(letter)}`,
  toldScore: (who, count, total, goal) => `${who ?? 'Jij'}: +${balls(count)} (${progress(total, goal)})`,
  toldColours: (who, count) => `${who ?? 'Jij'}: +${balls(count)}, alle zes kleuren`,
  toldAsk: (who, letter) => `${who ?? 'Jij'} kiest waar de ${adjective(letter)} kat komt`,
  toldPlace: (who, letter, number, isNew) =>
    `${who ?? 'Jij'} legt de ${adjective(letter)} kat uit de val neer: ${isNew ? 'nieuwe ' : ''}bende ${number}`,
  toldPass: (who) => `${who ?? 'Jij'} past: geen actie mogelijk`,
  toldStuck: 'Niemand kan nog iets doen: de meeste wol wint',
  toldOver: (line) => `Einde van de partij. ${line}`,
  stole: (who, owner, letter) =>
    owner === null
      ? `${who} heeft je wol gestolen: ${colour(letter)}!`
      : `${who === null ? 'Jij hebt' : `${who} heeft`} wol gestolen (${owner}): ${colour(letter)}!`,
  sprang: (who, owner) => `${who ?? 'Jij'} trapte in ${owner === null ? 'je val' : `een val (${owner})`}!`,
  didActivate: 'verdekte kaart',
  didSecure: 'stelt wol veilig',
  didInfiltrate: 'infiltreert',
  didScore: (count) => `+${count} wol`,
  didPass: 'past',

  reasonWins: 'wint de partij',
  reasonScores: (count) => `levert ${balls(count)} op`,
  reasonOneShort: 'dan is er nog maar één bol nodig om te winnen',
  reasonExposed: (number, count) =>
    count === 0 ? `${gang(number)} is gratis te plunderen` : `${gang(number)} is voor ${cardCount(count)} te plunderen`,
  reasonNewColour: (letter) => `nieuwe kleur: ${colour(letter)}`,
  reasonYarnInWaiting: (number) => `wol wacht onder ${gang(number)}`,
  reasonSafe: (number) => `niemand heeft de kaarten om ${gang(number)} te infiltreren`,
  reasonTrap: (number) => `een val onder ${gang(number)}`,
  reasonWinsNext: 'genoeg wol om volgende beurt te winnen',
  reasonWinsIfYarn: 'wint de partij als het wol is',
  reasonLikelyYarn: (percent) => `${percent <= 35 ? 'ertegen: maar ' : ''}${percent}% kans op wol`,
  reasonCheap: (count) => (count === 0 ? 'kost je geen kaart' : `kost maar ${cardCount(count)}`),
  reasonSavesMirror: 'houdt de spiegels',
  reasonHurtsLeader: (who) => `aan de leiding: ${who}`,
  reasonDenies: (who) => `kan volgende beurt winnen: ${who}`,
  reasonNewGang: 'een bende erbij',
  reasonGrows: (number, count) => `${cats(count)} in ${gang(number)}`,
  reasonGuards: (number) => `bewaakt de wol onder ${gang(number)}`,
  reasonTurnsTrap: (number) => `maakt wol van de val onder ${gang(number)}`,
  reasonHasMatch: (letter) => `nog een ${adjective(letter)} kat in je hand die eronder past`,
  reasonMatches: (letter) => `een ${adjective(letter)} kat past onder een van je bendes`,
  reasonPays: (letter) => `een ${adjective(letter)} kat betaalt een infiltratie`,
  reasonPair: (letter) => `een paar: ${card(letter, 2)}`,
  reasonMirror: 'een spiegel staat voor elke kleur',
  reasonUnseen: 'niemand ziet welke kaart het is',
  reasonNoChoice: 'er is niets anders te doen',
  hiddenTrap: (yarn, guessed) => `Bluf: de anderen moesten rekenen met ${yarn}% kans op wol; ${read(guessed)}.`,
  hiddenYarn: (yarn, guessed) =>
    `Verborgen wol: de anderen moesten rekenen met ${yarn}% kans op wol; ${read(guessed)}.`,

  hallOfFame: 'Eregalerij',
  hallOfFameHelp: 'Zes bollen in zes verschillende kleuren winnen ook.',

  overview: [
    ['Rekruteren', 'Neem 2 kaarten na elkaar, elk van de markt of van de trekstapel.'],
    [
      'Bende vormen',
      'Speel 1 kat als nieuwe bende, of bij een bende als een andere van jou precies evenveel katten heeft.',
    ],
    ['Activeren', 'Leg 1 kat verdekt onder een van je bendes die er nog geen heeft.'],
    ['Veilig\u00adstellen', 'Leg zoveel van je verdekte kaarten die wol zijn open als je wilt: elk 1 bol.'],
    [
      'Infiltreren',
      'Leg voor elke kat van andermans bende een kaart van die kleur of een spiegel af. Wol eronder is voor jou; een val gaat open naar de eigenaar.',
    ],
  ],
}
