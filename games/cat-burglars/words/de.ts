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
  P: 'Lila',
  R: 'Rot',
  Y: 'Gelb',
}
const NAMES: Readonly<Record<string, string>> = {
  B: 'Blaue Katze',
  G: 'Grüne Katze',
  M: 'Spiegel',
  O: 'Orange Katze',
  P: 'Lila Katze',
  R: 'Rote Katze',
  Y: 'Gelbe Katze',
}
const ADJECTIVES: Readonly<Record<string, string>> = {
  B: 'blaue',
  G: 'grüne',
  O: 'orange',
  P: 'lila',
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
  [short(hand), market && `${short(market)} vom Markt`].filter((part) => part !== '').join(' + ')

const read = (percent: number): string =>
  percent >= 60 ? 'leicht zu lesen' : percent <= 40 ? 'schwer zu lesen' : 'weder leicht noch schwer zu lesen'

export const de: Words = {
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
  noGangs: 'Noch keine Banden',
  noCards: 'Keine Karten auf der Hand',

  inMarket: (letter) => `${name(letter)}, Markt`,
  inHand: (letter, count, size) => `${name(letter)}, ${count} von ${size} auf der Hand`,
  drawPile: (count) => `Nachziehstapel: ${cardCount(count)}`,
  discardPile: (count) => `Ablagestapel: ${cardCount(count)}`,
  discardTitle: 'Ablagestapel',
  discardEmpty: 'Noch nichts abgelegt.',
  close: 'Schließen',
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
  inTurn: 'Am Zug',
  winner: 'Gewonnen',
  yourTurn: 'Dein Zug',
  youWin: 'Du gewinnst',
  youWinWith: (others) => `Du gewinnst, zusammen mit ${list(others)}`,
  placing: 'legt Falle an',
  openHand: (letters) => `Hand: ${cards(letters)}`,
  known: (letters) => `Sicher auf der Hand: ${cards(letters)}`,
  knownHeld: (letters) => `Auf der Hand oder verdeckt: ${cards(letters)}`,
  revealedYarn: (letter) => `Wolle! ${name(letter)}`,
  revealedTrap: (letter) => `Falle! ${name(letter)}`,
  sprung: 'Falle ausgelöst',

  askAct: 'Dein Zug: anwerben, Katze ausspielen, sichern oder infiltrieren',
  askSecond: 'Anwerben: zweite Karte wählen (2 von 2)',
  askPlace: (letter) => `Deine Falle wurde ausgelöst. ${name(letter)}: neue Bande oder eine deiner Banden?`,
  askPass: 'Keine Aktion möglich: nur Passen',
  askWhere: (letter) => `${name(letter)}: neue Bande, oder tippe eine deiner Banden an`,
  askWhich: (number) => `Bande ${number}: welche Katze aus deiner Hand?`,
  askWhichNew: 'Neue Bande: welche Katze aus deiner Hand?',
  askHow: (letter, number) => `${name(letter)}, Bande ${number}: offen oder verdeckt?`,
  waiting: (who) => `Am Zug: ${who}`,
  waitingPlace: (who) => `${who}: legt eine ausgelöste Falle an`,
  dealing: 'Die Karten werden ausgeteilt',
  overLine: (winners) => `Gewonnen: ${list(winners)}`,
  askAction: 'Dein Zug: Wähle eine Aktion oder tippe eine Karte an',
  impossible: {
    recruit: 'Keine Karte mehr zu nehmen',
    form: 'Keine Katze auf deiner Hand',
    activate: 'Keine Katze auf der Hand, oder jede Bande hat schon ihre verdeckte Karte',
    secure: 'Keine Wolle unter deinen Banden',
    infiltrate: 'Keine fremde Bande mit verdeckter Karte, die du bezahlen kannst',
  },

  recruitButton: 'Anwerben',
  formButton: 'Offen dazu',
  newButton: 'Neue Bande',
  activateButton: 'Verdeckt darunter',
  secureButton: 'Sichern',
  secureAll: (count) => `Alle sichern (${count})`,
  infiltrateButton: 'Infiltrieren',
  placeButton: 'Anlegen',
  passButton: 'Passen',
  clear: 'Verwerfen',
  payFor: (cat, pay, market) => `${name(cat)}: bezahlt mit ${name(pay)}${market ? ' vom Markt' : ''}`,
  payTitle: 'Bezahlung: antippen zum Ändern',
  fromMarket: 'Markt',

  recruitDeck: 'Anwerben: vom Nachziehstapel',
  recruitCard: (letter) => `Anwerben: ${name(letter)}`,
  formNew: (letter) => `Neue Bande: ${name(letter)}`,
  formOn: (letter, number) => `Bande ${number}: + ${name(letter)}`,
  activate: (letter, number) => `Verdeckt unter Bande ${number}: ${name(letter)}`,
  secure: (numbers) => `Sichern: ${gangs(numbers)}`,
  infiltrate: (who, number, hand, market) => `Infiltrieren: ${who}, Bande ${number}. Preis: ${paid(hand, market)}`,
  placeNew: 'Ausgelöste Falle: neue Bande',
  placeOn: (number) => `Ausgelöste Falle: zu Bande ${number}`,
  pass: 'Passen',

  firstOfTwo: '1 von 2: Du siehst sie und wählst dann noch eine.',
  secondOfTwo: '2 von 2: Danach endet dein Zug.',
  becomes: (count) => `Die Bande hat dann ${cats(count)}.`,
  turnsYarn: 'Deine Falle dort wird zu Wolle!',
  willBeYarn: 'Ihre Farbe ist in der Bande: Wolle.',
  willBeTrap: 'Ihre Farbe fehlt in der Bande: Falle.',
  scores: (count, total, goal) => `+${balls(count)}: ${total} von ${goal}.`,
  winsNow: 'Damit gewinnst du!',
  fromMarketFree: 'Die Karte vom Markt kostet dich nichts.',
  ifYarn: 'Wolle: +1 Knäuel für dich.',
  ifTrap: (who) => `Falle: Die Katze bleibt bei ${who}.`,
  passEffect: 'Nichts zu nehmen, auszuspielen, zu sichern oder zu infiltrieren.',

  toldDeal: 'Die Karten werden ausgeteilt',
  toldHand: (letters) => `Deine Hand: ${cards(letters)}`,
  toldRefill: (letters) => `Markt: ${cards(letters)}`,
  toldReshuffle: 'Ablagestapel: zum neuen Nachziehstapel gemischt',
  toldRecruit: (who, letters) => `${who}: ${cards(letters)} angeworben`,
  toldDraw: (who, count) => `${who}: ${cardCount(count)} gezogen`,
  toldDrawn: (who, letters) => `${who}: ${cards(letters)} gezogen`,
  toldForm: (who, letter, number) => `${who}: ${card(letter, 1)} zu Bande ${number}`,
  toldActivate: (who, number) => `${who}: eine Karte verdeckt unter Bande ${number}`,
  toldActivated: (who, letter, number) => `${who}: ${card(letter, 1)} verdeckt unter Bande ${number}`,
  toldSecure: (who, numbers) => `${who}: ${gangs(numbers)} gesichert`,
  toldInfiltrate: (who, owner, number, hand, market) =>
    `${who}: Bande ${number} (${owner}) infiltriert, Preis: ${paid(hand, market)}`,
  toldYarn: (owner, number, letter) => `Unter Bande ${number} (${owner}): Wolle, ${colour(letter)}`,
  toldTrap: (owner, number, letter) => `Unter Bande ${number} (${owner}): eine Falle, ${colour(letter)}`,
  toldScore: (who, count, total, goal) => `${who}: +${balls(count)} (${total} von ${goal})`,
  toldAsk: (who, letter) => `${who}: Wohin mit der Katze aus der Falle (${colour(letter)})?`,
  toldPlace: (who, letter, number) => `${who}: Katze aus der Falle (${colour(letter)}) zu Bande ${number}`,
  toldPass: (who) => `${who}: gepasst, keine Aktion möglich`,
  toldOver: (line) => `Spielende. ${line}`,

  didRecruit: (letter) => `+ ${name(letter)}`,
  didDraw: '+ 1 Karte',
  didForm: (letter) => `spielt ${name(letter)}`,
  didActivate: 'verdeckte Karte',
  didSecure: 'sichert Wolle',
  didInfiltrate: 'infiltriert',
  didScore: (count) => `+${count} Wolle`,
  didPlace: 'Falle angelegt',
  didPass: 'passt',

  reasonWins: 'gewinnt das Spiel',
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
  reasonLikelyYarn: (percent) => `mit ${percent} % Wahrscheinlichkeit Wolle`,
  reasonCheap: (count) => (count === 0 ? 'kostet dich keine Karte' : `kostet nur ${cardCount(count)}`),
  reasonSavesMirror: 'behält die Spiegel',
  reasonHurtsLeader: (who) => `in Führung: ${who}`,
  reasonDenies: (who) => `könnte im nächsten Zug gewinnen: ${who}`,
  reasonNewGang: 'eine Bande mehr',
  reasonGrows: (number, count) => `${cats(count)} in ${gang(number)}`,
  reasonGuards: (number) => `bewacht die Wolle unter ${gang(number)}`,
  reasonTurnsTrap: (number) => `macht die Falle unter ${gang(number)} zu Wolle`,
  reasonHasMatch: (letter) => `noch einmal ${colour(letter)} auf der Hand, für darunter`,
  reasonMatches: (letter) => `${colour(letter)} passt unter eine deiner Banden`,
  reasonPays: (letter) => `${colour(letter)} bezahlt eine Infiltration`,
  reasonPair: (letter) => `ein Paar in ${colour(letter)}`,
  reasonMirror: 'ein Spiegel steht für jede Farbe',
  reasonUnseen: 'niemand sieht, welche Karte es ist',
  reasonNoChoice: 'es gibt nichts anderes zu tun',
  hiddenTrap: (yarn, guessed) =>
    `Ein Bluff: Für Wolle konnten andere die Falle mit ${yarn} % halten; ${read(guessed)}.`,
  hiddenYarn: (yarn, guessed) => `Verdeckte Wolle: Andere konnten mit ${yarn} % an sie glauben; ${read(guessed)}.`,

  hallOfFame: 'Ruhmeshalle',
  hallOfFameHelp: 'Auch sechs Knäuel in sechs verschiedenen Farben gewinnen.',

  goal: 'Ziel',
  goalText: (goal) => `Wer zuerst ${balls(goal)} hat, gewinnt.`,
  goalHallOfFame: 'Ruhmeshalle: Auch sechs Knäuel in sechs verschiedenen Farben gewinnen.',
  oneAction: 'Eine Aktion pro Zug',
  overview: [
    ['Anwerben', 'Nimm nacheinander 2 Karten, jede vom Markt oder vom Nachziehstapel.'],
    ['Bilden', 'Spiele 1 Katze als neue Bande oder zu einer Bande, wenn eine andere von dir genauso viele Katzen hat.'],
    ['Aktivieren', 'Lege 1 Katze verdeckt unter eine deiner Banden, die noch keine verdeckte Karte hat.'],
    ['Sichern', 'Decke beliebige deiner verdeckten Karten auf, die Wolle sind: je 1 Knäuel.'],
    [
      'Infiltrieren',
      'Lege für jede Katze einer fremden Bande ihre Farbe oder einen Spiegel ab. Wolle darunter gehört dir; eine Falle geht offen an ihren Besitzer.',
    ],
  ],
  yarnOrTrap: 'Wolle oder Falle?',
  yarnMeans: 'Die verdeckte Farbe ist unter den Katzen der Bande: Wolle.',
  trapMeans: 'Sie ist es nicht: Falle. Kommt eine Katze dieser Farbe dazu, wird sie zu Wolle.',
  cardsTitle: 'Karten',
  catMeans: 'Katze: kommt in Banden, liegt verdeckt oder bezahlt ihre Farbe.',
  mirrorMeans: 'Spiegel: bezahlt jede Farbe. Er kann nicht ausgespielt werden.',
  countInGame: (count) => `${count} im Spiel`,

  // How a terminal draws gangs
  drawnOwn: 'eine deiner Banden: ihre Nummer, ihre Katzen, ihre verdeckte Karte',
  drawnTheirs: 'eine Bande von Platz 1, ihre verdeckte Karte unbekannt',
}
