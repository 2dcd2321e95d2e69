import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralDe } from '@alleycat/ui/words/plurals.ts'
import { lettersCounted } from '@alleycat/ui/words/letters.ts'
import { ruleLines } from './rules/de.ts'
import type { Words } from './words.ts'

const list = listIn('de')

const COLOURS: Readonly<Record<string, string>> = {
  B: 'Blau',
  G: 'Grün',
  O: 'Orange',
  P: 'Violett',
  R: 'Rot',
  Y: 'Gelb',
}
const NAMES: Readonly<Record<string, string>> = {
  B: 'Blaue Katze',
  G: 'Grüne Katze',
  M: 'Spiegel',
  O: 'Orange Katze',
  P: 'Violette Katze',
  R: 'Rote Katze',
  Y: 'Gelbe Katze',
}
const ADJECTIVES: Readonly<Record<string, string>> = {
  B: 'blaue',
  G: 'grüne',
  O: 'orange',
  P: 'violette',
  R: 'rote',
  Y: 'gelbe',
}

const colour = (letter: string): string => COLOURS[letter] ?? letter
const name = (letter: string): string => NAMES[letter] ?? letter
const card = (letter: string, count: number): string => {
  if (letter === 'M') return `${count} Spiegel`
  return `${count} ${ADJECTIVES[letter] ?? letter} ${pluralDe(count, { one: 'Katze', other: 'Katzen' })}`
}
const cards = (letters: string): string => list(lettersCounted(letters).map(([letter, count]) => card(letter, count)))
const cardCount = (count: number): string => `${count} ${pluralDe(count, { one: 'Karte', other: 'Karten' })}`
const balls = (count: number): string => `${count} Wollknäuel`
const cats = (count: number): string => `${count} ${pluralDe(count, { one: 'Katze', other: 'Katzen' })}`
const gang = (number: number): string => `Bande ${number}`
const gangs = (numbers: readonly number[]): string =>
  `${pluralDe(numbers.length, { one: 'Bande', other: 'Banden' })} ${list(numbers.map(String))}`
const short = (letters: string): string =>
  lettersCounted(letters)
    .map(([letter, count]) => (letter === 'M' ? 'Spiegel' : colour(letter)) + (count > 1 ? ` ×${count}` : ''))
    .join(', ')
const paid = (hand: string, market: string): string =>
  [short(hand), market && `${short(market)} aus dem Markt`].filter((part) => part !== '').join(' + ')

const read = (percent: number): string =>
  percent >= 60 ? 'leicht zu lesen' : percent <= 40 ? 'schwer zu lesen' : 'weder leicht noch schwer zu lesen'
/** Somebody does something; null is the reader. */
const does = (who: string | null, you: string, other: string): string =>
  who === null ? `Du ${you}` : `${who} ${other}`
/** A player may secure past the goal. */
const progress = (total: number, goal: number): string => (total > goal ? `insgesamt ${total}` : `${total} von ${goal}`)

export const de: Words = {
  triumph: (names) => `Der schönste Wollschatz: ${names}`,
  rules: ruleLines,
  you: 'Du',
  yours: 'deine',
  cardName: name,
  colour,
  score: balls,

  opponents: 'Gegner',
  players: 'Spieler',
  market: 'Markt und Stapel',
  hand: 'Deine Hand',
  gangs: 'Deine Banden',
  gangsOf: (who) => `Banden: ${who}`,
  move: 'Dein Zug',
  handOf: (who) => `Hand: ${who}`,
  moveOf: (who) => `Zug: ${who}`,
  noGangs: 'Noch keine Banden',
  noCards: 'Keine Karten auf der Hand',

  inMarket: (letter) => `${name(letter)}, Markt`,
  inHand: (letter, count) => `${name(letter)}, ${count} auf der Hand`,
  drawPile: (count) => `Nachziehstapel: ${cardCount(count)}`,
  discardPile: (count) => `Ablagestapel: ${cardCount(count)}`,
  canInfiltrate: (count) => `Infiltrierbar: ${count}`,
  newGang: 'Neue Bande',
  gangLabel: (number, letters) => `Bande ${number}: ${cards(letters)}`,
  faceDown: 'verdeckte Karte',
  yarnUnder: (letter) => `verdeckt: ${colour(letter)}, Wolle`,
  trapUnder: (letter) => `verdeckt: ${colour(letter)}, Falle`,
  yarn: 'Wolle',
  trap: 'Falle',
  handCount: cardCount,
  times: (count) => `×${count}`,
  less: (count) => `−${count}`,
  outOf: (goal) => `/ ${goal}`,
  ballsOf: (count, goal) => `Wollknäuel: ${count} von ${goal}`,
  coloursWon: (letters) => `Farben: ${list([...letters].map(colour))}`,
  sixColours: 'Alle sechs Farben!',
  inTurn: 'Am Zug',
  winner: 'Gewonnen',
  yourTurn: 'Dein Zug',
  youWin: 'Du gewinnst',
  youWinWith: (others) => `Du gewinnst, zusammen mit ${list(others)}`,
  placing: 'legt Katze aus',
  youPlace: 'Leg die Katze aus',
  openHand: (letters) => `Hand: ${cards(letters)}`,
  known: (letters) => `Sicher auf der Hand: ${cards(letters)}`,
  knownHeld: (letters) => `Auf der Hand oder verdeckt: ${cards(letters)}`,
  revealedYarn: (letter) => `Wolle! ${name(letter)}`,
  revealedTrap: (letter) => `Falle! ${name(letter)}`,
  sprung: 'Falle ausgelöst',

  askAct: (actions) => `Dein Zug: ${actions}`,
  askSecond: 'Anwerben: zweite Karte wählen (2 von 2)',
  askPlace: (letter) => `Deine Falle wurde ausgelöst. ${name(letter)}: neue Bande oder eine deiner Banden?`,
  askPass: 'Keine Aktion möglich: nur Passen',
  askWhere: (letter) => `${name(letter)}: neue Bande, oder tippe eine deiner Banden an`,
  askUnder: (letter) => `${name(letter)}: verdeckt unter welche deiner Banden?`,
  askWhich: (number) => `Bande ${number}: welche Katze aus deiner Hand?`,
  askWhichNew: 'Neue Bande: welche Katze aus deiner Hand?',
  askHow: (letter, number) => `${name(letter)}, Bande ${number}: offen oder verdeckt?`,
  waiting: (who) => `Am Zug: ${who}`,
  waitingPlace: (who) => `${who} legt die Katze aus der Falle aus`,
  dealing: 'Die Karten werden ausgeteilt',
  overLine: (winners) => `Gewonnen: ${list(winners)}`,
  askAction: 'Dein Zug: Wähle eine Aktion oder tippe eine Karte an',
  impossible: {
    noCard: 'Keine Karte mehr zu nehmen',
    noCat: 'Keine Katze auf deiner Hand',
    noGang: 'Du hast noch keine Bande',
    allActive: 'Jede deiner Banden hat schon ihre verdeckte Karte',
    nothingUnder: 'Unter deinen Banden liegt keine verdeckte Karte',
    onlyTraps: 'Unter deinen Banden liegen nur Fallen',
    noRivalCard: 'Unter keiner fremden Bande liegt eine verdeckte Karte',
    unpaid: 'Du kannst keine fremde Bande mit verdeckter Karte bezahlen',
  },
  lack: {
    mirror: 'Ein Spiegel bezahlt nur eine Bande, die du zum Infiltrieren gewählt hast',
    noFaceDown: 'Unter dieser Bande liegt keine verdeckte Karte',
    pay: (letters) => `Fehlt auf deiner Hand, ohne Spiegel dafür: ${cards(letters)}`,
    size: (count) => `Keine andere deiner Banden hat genau ${cats(count)}`,
    taken: (number) => `Unter Bande ${number} liegt schon eine verdeckte Karte`,
    nothingUnder: (number) => `Unter Bande ${number} liegt keine verdeckte Karte`,
    trap: (number) => `Unter Bande ${number} liegt eine Falle`,
  },
  usable: 'jetzt wählbar',

  recruitButton: 'Anwerben',
  formButton: 'Offen dazulegen',
  activateButton: 'Verdeckt darunter',
  secureButton: 'Sichern',
  secureAll: (count) => `${count} Knäuel sichern`,
  infiltrateButton: 'Infiltrieren',
  placeButton: 'Auslegen',
  clear: 'Abbrechen',
  payFor: (cat, pay, market) => `${name(cat)}: bezahlt mit ${name(pay)}${market ? ' aus dem Markt' : ''}`,
  payTitle: 'Bezahlung: antippen zum Ändern',
  fromMarket: 'Markt',

  recruitDeck: 'Anwerben: vom Nachziehstapel',
  recruitCard: (letter) => `Anwerben: ${name(letter)}`,
  formNew: (letter) => `Neue Bande: ${name(letter)}`,
  formOn: (letter, number) => `In Bande ${number}: ${name(letter)}`,
  activate: (letter, number) => `Verdeckt unter Bande ${number}: ${name(letter)}`,
  secure: (numbers) => `Sichern: ${gangs(numbers)}`,
  infiltrate: (who, number, hand, market) => `Infiltrieren: ${who}, Bande ${number}. Preis: ${paid(hand, market)}`,
  placeNew: 'Katze aus der Falle: neue Bande',
  placeOn: (number) => `Katze aus der Falle: zu Bande ${number}`,
  pass: 'Passen',

  firstOfTwo: '1 von 2: Du siehst die Karte und wählst dann noch eine.',
  secondOfTwo: '2 von 2: Danach endet dein Zug.',
  becomes: (count) => `Die Bande hat dann ${cats(count)}.`,
  turnsYarn: 'Deine Falle dort wird zu Wolle!',
  willBeYarn: 'Ihre Farbe ist in der Bande: Wolle.',
  willBeTrap: 'Ihre Farbe fehlt in der Bande: Falle.',
  scores: (count, total, goal) => `+${balls(count)}: ${progress(total, goal)}.`,
  winsNow: 'Damit gewinnst du!',
  fromMarketFree: 'Markt: umsonst.',
  ifYarn: 'Wolle: +1 Knäuel für dich.',
  ifTrap: (who) => `Falle: Die Katze bleibt bei ${who}.`,
  passEffect: 'Nichts zu nehmen, auszuspielen, zu sichern oder zu infiltrieren.',

  toldDeal: 'Die Karten werden ausgeteilt',
  toldHand: (letters) => `Deine Hand: ${cards(letters)}`,
  toldDealt: (who, letters) => `${who} bekommt ${cards(letters)}`,
  toldRefill: (letters) => `Neu im Markt: ${cards(letters)}`,
  toldReshuffle: 'Ablagestapel: zum neuen Nachziehstapel gemischt',
  toldRecruit: (who, letters) => `${does(who, 'wirbst', 'wirbt')} ${cards(letters)} an`,
  toldDraw: (who, count) => `${does(who, 'ziehst', 'zieht')} ${cardCount(count)}`,
  toldDrawn: (who, letters) => `${does(who, 'ziehst', 'zieht')} ${cards(letters)}`,
  toldForm: (who, letter, number, isNew) =>
    `${does(who, 'spielst', 'spielt')} ${card(letter, 1)}${isNew ? ': neue' : ' zu'} Bande ${number}`,
  toldActivate: (who, number) => `${does(who, 'legst', 'legt')} eine Karte verdeckt unter Bande ${number}`,
  toldActivated: (who, letter, number) =>
    `${does(who, 'legst', 'legt')} ${card(letter, 1)} verdeckt unter Bande ${number}`,
  toldSecure: (who, numbers) => `${does(who, 'sicherst', 'sichert')} Wolle: ${gangs(numbers)}`,
  toldInfiltrate: (who, owner, number, hand, market) =>
    `${does(who, 'infiltrierst', 'infiltriert')} Bande ${number} (${owner}), Preis: ${paid(hand, market)}`,
  toldYarn: (owner, number, letter) => `Unter Bande ${number} (${owner}): Wolle, ${colour(letter)}`,
  toldYarns: (numbers, letters) =>
    `Unter den Banden ${list(numbers.map(String))}: Wolle, ${list([...letters].map(colour))}`,
  toldTrap: (owner, number, letter) => `Unter Bande ${number} (${owner}): eine Falle, ${colour(letter)}`,
  toldScore: (who, count, total, goal) => `${who ?? 'Du'}: +${balls(count)} (${progress(total, goal)})`,
  toldColours: (who, count) => `${who ?? 'Du'}: +${balls(count)}, alle sechs Farben`,
  toldAsk: (who, letter) =>
    `${does(who, 'entscheidest', 'entscheidet')}, wohin die Katze aus der Falle kommt (${colour(letter)})`,
  toldPlace: (who, letter, number, isNew) =>
    `${does(who, 'legst', 'legt')} die Katze aus der Falle (${colour(letter)})${isNew ? ': neue' : ' zu'} Bande ${number}`,
  toldPass: (who) => `${does(who, 'passt', 'passt')}: keine Aktion möglich`,
  toldStuck: 'Niemand kann mehr etwas tun: Die meiste Wolle gewinnt',
  toldOver: (line) => `Die Partie ist zu Ende. ${line}`,

  stole: (who, owner, letter) =>
    owner === null
      ? `${who} hat dir Wolle gestohlen: ${colour(letter)}!`
      : `${who === null ? 'Du hast' : `${who} hat`} Wolle gestohlen (${owner}): ${colour(letter)}!`,
  sprang: (who, owner) =>
    owner === null
      ? `${who} ist in deine Falle getappt!`
      : `${who === null ? 'Du bist' : `${who} ist`} in eine Falle getappt (${owner})!`,
  didActivate: 'verdeckte Karte',
  didSecure: 'sichert Wolle',
  didInfiltrate: 'infiltriert',
  didScore: (count) => `+${count} Wolle`,
  didPass: 'passt',

  reasonWins: 'gewinnt die Partie',
  reasonScores: (count) => `bringt ${balls(count)}`,
  reasonOneShort: 'danach fehlt nur noch ein Knäuel zum Sieg',
  reasonExposed: (number, count) =>
    count === 0
      ? `${gang(number)} wäre umsonst zu plündern`
      : `${gang(number)} wäre für ${cardCount(count)} zu plündern`,
  reasonNewColour: (letter) => `${colour(letter)} ist eine neue Farbe`,
  reasonYarnInWaiting: (number) => `Wolle wartet unter ${gang(number)}`,
  reasonSafe: (number) => `niemand hat die Karten, um ${gang(number)} zu infiltrieren`,
  reasonTrap: (number) => `eine Falle unter ${gang(number)}`,
  reasonWinsNext: 'genug Wolle, um im nächsten Zug zu gewinnen',
  reasonWinsIfYarn: 'gewinnt die Partie, wenn es Wolle ist',
  reasonLikelyYarn: (percent) => `${percent <= 35 ? 'dagegen: nur mit ' : 'mit '}${percent} % Wahrscheinlichkeit Wolle`,
  reasonCheap: (count) => (count === 0 ? 'kostet dich keine Karte' : `kostet nur ${cardCount(count)}`),
  reasonSavesMirror: 'behält die Spiegel',
  reasonHurtsLeader: (who) => `in Führung: ${who}`,
  reasonDenies: (who) => `könnte im nächsten Zug gewinnen: ${who}`,
  reasonNewGang: 'eine Bande mehr',
  reasonGrows: (number, count) => `${cats(count)} in ${gang(number)}`,
  reasonGuards: (number) => `bewacht die Wolle unter ${gang(number)}`,
  reasonTurnsTrap: (number) => `macht die Falle unter ${gang(number)} zu Wolle`,
  reasonHasMatch: (letter) => `noch eine ${ADJECTIVES[letter] ?? letter} Katze auf der Hand, die darunter passt`,
  reasonMatches: (letter) => `${colour(letter)} passt unter eine deiner Banden`,
  reasonPays: (letter) => `${colour(letter)} bezahlt eine Infiltration`,
  reasonPair: (letter) => `ein Paar in ${colour(letter)}`,
  reasonMirror: 'ein Spiegel steht für jede Farbe',
  reasonUnseen: 'niemand sieht, welche Karte es ist',
  reasonNoChoice: 'es gibt nichts anderes zu tun',
  hiddenTrap: (yarn, guessed) => `Ein Bluff: Von außen gesehen lag hier zu ${yarn} % Wolle; ${read(guessed)}.`,
  hiddenYarn: (yarn, guessed) => `Verdeckte Wolle: Von außen gesehen lag hier zu ${yarn} % Wolle; ${read(guessed)}.`,

  hallOfFame: 'Ruhmeshalle',
  hallOfFameHelp: 'Auch sechs Knäuel in sechs verschiedenen Farben gewinnen.',

  overview: [
    ['Anwerben', 'Nimm nacheinander 2 Karten, jede aus dem Markt oder vom Nachziehstapel.'],
    [
      'Bande bilden',
      'Spiel 1 Katze als neue Bande oder zu einer Bande, wenn eine andere von dir genauso viele Katzen hat.',
    ],
    ['Aktivieren', 'Leg 1 Katze verdeckt unter eine deiner Banden, die noch keine verdeckte Karte hat.'],
    ['Sichern', 'Deck beliebig viele deiner verdeckten Karten auf, die Wolle sind: je 1 Knäuel.'],
    [
      'Infiltrieren',
      'Wirf für jede Katze einer fremden Bande eine Karte ihrer Farbe oder einen Spiegel ab. Wolle darunter gehört dir; eine Falle geht offen an ihren Besitzer.',
    ],
  ],
}
