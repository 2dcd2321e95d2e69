import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralPl } from '@alleycat/ui/words/plurals.ts'
import { lettersCounted } from '@alleycat/ui/words/letters.ts'
import { ruleLines } from './rules/pl.ts'
import type { Words } from './words.ts'

const list = listIn('pl')

/** `1 niebieski kot`, `2 niebieskie koty`, `5 niebieskich kotów`. */
const COLOURS: Readonly<Record<string, readonly [one: string, few: string, many: string]>> = {
  B: ['niebieski', 'niebieskie', 'niebieskich'],
  G: ['zielony', 'zielone', 'zielonych'],
  O: ['pomarańczowy', 'pomarańczowe', 'pomarańczowych'],
  P: ['fioletowy', 'fioletowe', 'fioletowych'],
  R: ['czerwony', 'czerwone', 'czerwonych'],
  Y: ['żółty', 'żółte', 'żółtych'],
}
const NAMES: Readonly<Record<string, string>> = {
  B: 'Niebieski kot',
  G: 'Zielony kot',
  M: 'Lustro',
  O: 'Pomarańczowy kot',
  P: 'Fioletowy kot',
  R: 'Czerwony kot',
  Y: 'Żółty kot',
}

const colour = (letter: string): string => COLOURS[letter]?.[0] ?? letter
const name = (letter: string): string => NAMES[letter] ?? letter
const card = (letter: string, count: number): string => {
  if (letter === 'M') return `${count} ${pluralPl(count, { one: 'lustro', few: 'lustra', many: 'luster' })}`
  const [one, few, many] = COLOURS[letter] ?? [letter, letter, letter]
  return `${count} ${pluralPl(count, { one: `${one} kot`, few: `${few} koty`, many: `${many} kotów` })}`
}
const cards = (letters: string): string => list(lettersCounted(letters).map(([letter, count]) => card(letter, count)))
const cardCount = (count: number): string => `${count} ${pluralPl(count, { one: 'karta', few: 'karty', many: 'kart' })}`
const balls = (count: number): string =>
  `${count} ${pluralPl(count, { one: 'kłębek', few: 'kłębki', many: 'kłębków' })}`
const cats = (count: number): string => `${count} ${pluralPl(count, { one: 'kot', few: 'koty', many: 'kotów' })}`
const gangs = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'banda' : 'bandy'} ${list(numbers.map(String))}`
const short = (letters: string): string =>
  lettersCounted(letters)
    .map(([letter, count]) => (letter === 'M' ? 'lustro' : colour(letter)) + (count > 1 ? ` ×${count}` : ''))
    .join(', ')
const paid = (hand: string, market: string): string =>
  [short(hand), market && `${short(market)} z rynku`].filter((part) => part !== '').join(' + ')

const read = (percent: number): string =>
  percent >= 60 ? 'łatwo przejrzeć' : percent <= 40 ? 'trudno przejrzeć' : 'ani łatwo, ani trudno przejrzeć'

export const pl: Words = {
  rules: ruleLines,
  you: 'Ty',
  yours: 'twoja',
  cardName: name,
  colour,
  score: balls,

  opponents: 'Przeciwnicy',
  players: 'Gracze',
  market: 'Rynek i stosy',
  hand: 'Twoja ręka',
  gangs: 'Twoje bandy',
  gangsOf: (who) => `Bandy: ${who}`,
  move: 'Twój ruch',
  noGangs: 'Jeszcze bez band',
  noCards: 'Brak kart na ręce',

  inMarket: (letter) => `${name(letter)}, rynek`,
  inHand: (letter, count, size) => `${name(letter)}, ${count} z ${size} na ręce`,
  drawPile: (count) => `Stos dobierania: ${cardCount(count)}`,
  discardPile: (count) => `Stos odrzuconych: ${cardCount(count)}`,
  discardTitle: 'Stos odrzuconych',
  discardEmpty: 'Nic jeszcze nie odrzucono.',
  close: 'Zamknij',
  newGang: 'Nowa banda',
  gangLabel: (number, letters) => `Banda ${number}: ${cards(letters)}`,
  faceDown: 'zakryta karta',
  yarnUnder: (letter) => `zakryta karta: ${colour(letter)}, kłębek`,
  trapUnder: (letter) => `zakryta karta: ${colour(letter)}, pułapka`,
  yarn: 'Kłębek',
  trap: 'Pułapka',
  handCount: cardCount,
  times: (count) => `×${count}`,
  less: (count) => `−${count}`,
  outOf: (goal) => `/ ${goal}`,
  ballsOf: (count, goal) => `Kłębki: ${count} z ${goal}`,
  coloursWon: (letters) => `Kolory: ${list([...letters].map(colour))}`,
  inTurn: 'Tura',
  winner: 'Wygrana',
  yourTurn: 'Twoja tura',
  youWin: 'Wygrywasz',
  youWinWith: (others) => `Wygrywasz, a z tobą: ${list(others)}`,
  placing: 'wykłada pułapkę',
  openHand: (letters) => `Ręka: ${cards(letters)}`,
  known: (letters) => `Na pewno na ręce: ${cards(letters)}`,
  knownHeld: (letters) => `Na ręce albo zakryte: ${cards(letters)}`,
  revealedYarn: (letter) => `Kłębek! ${name(letter)}`,
  revealedTrap: (letter) => `Pułapka! ${name(letter)}`,
  sprung: 'Pułapka zadziałała',

  askAct: 'Twoja tura: werbuj, wyłóż kota, zabezpiecz lub infiltruj',
  askSecond: 'Werbuj: wybierz drugą kartę (2 z 2)',
  askPlace: (letter) => `Twoja pułapka zadziałała. ${name(letter)}: nowa banda czy jedna z twoich?`,
  askPass: 'Brak możliwych akcji: możesz tylko spasować',
  askWhere: (letter) => `${name(letter)}: nowa banda albo dotknij jednej ze swoich band`,
  askWhich: (number) => `Banda ${number}: który kot z ręki?`,
  askWhichNew: 'Nowa banda: który kot z ręki?',
  askHow: (letter, number) => `${name(letter)}, banda ${number}: odkryty czy zakryty?`,
  waiting: (who) => `Tura: ${who}`,
  waitingPlace: (who) => `${who}: wykłada kota z pułapki`,
  dealing: 'Rozdawanie kart',
  overLine: (winners) => `Wygrana: ${list(winners)}`,
  askAction: 'Twoja tura: wybierz akcję albo stuknij kartę',
  impossible: {
    recruit: 'Nie ma już kart do wzięcia',
    form: 'Nie masz kota na ręce',
    activate: 'Nie masz kota na ręce albo każda banda ma już zakrytą kartę',
    secure: 'Pod twoimi bandami nie ma kłębka',
    infiltrate: 'Nie ma cudzej bandy z zakrytą kartą, za którą możesz zapłacić',
  },

  recruitButton: 'Werbuj',
  formButton: 'Odkryty do bandy',
  newButton: 'Nowa banda',
  activateButton: 'Zakryty pod spód',
  secureButton: 'Zabezpiecz',
  secureAll: (count) => `Wszystkie (${count})`,
  infiltrateButton: 'Infiltruj',
  placeButton: 'Wyłóż',
  passButton: 'Pas',
  clear: 'Anuluj',
  payFor: (cat, pay, market) => `${name(cat)}, zapłata: ${name(pay)}${market ? ' z rynku' : ''}`,
  payTitle: 'Zapłata: dotknij, by zmienić',
  fromMarket: 'rynek',

  recruitDeck: 'Werbunek: ze stosu dobierania',
  recruitCard: (letter) => `Werbunek: ${name(letter)}`,
  formNew: (letter) => `Nowa banda: ${name(letter)}`,
  formOn: (letter, number) => `Banda ${number}: + ${name(letter)}`,
  activate: (letter, number) => `Zakryty pod bandą ${number}: ${name(letter)}`,
  secure: (numbers) => `Zabezpieczenie: ${gangs(numbers)}`,
  infiltrate: (who, number, hand, market) => `Infiltracja: ${who}, banda ${number}. Cena: ${paid(hand, market)}`,
  placeNew: 'Kot z pułapki: nowa banda',
  placeOn: (number) => `Kot z pułapki: do bandy ${number}`,
  pass: 'Pas',

  firstOfTwo: '1 z 2: zobaczysz ją, potem wybierzesz jeszcze jedną.',
  secondOfTwo: '2 z 2: potem kończy się twoja tura.',
  becomes: (count) => `Potem w bandzie: ${cats(count)}.`,
  turnsYarn: 'Twoja pułapka stanie się kłębkiem!',
  willBeYarn: 'Jego kolor jest w bandzie: kłębek.',
  willBeTrap: 'Jego koloru nie ma w bandzie: pułapka.',
  scores: (count, total, goal) => `+${balls(count)}: ${total} z ${goal}.`,
  winsNow: 'I wygrywasz grę!',
  fromMarketFree: 'Karta z rynku nic cię nie kosztuje.',
  ifYarn: 'Kłębek: +1 dla ciebie.',
  ifTrap: (who) => `Pułapka: kot trafia do gracza ${who}.`,
  passEffect: 'Nie ma czego wziąć, wyłożyć, zabezpieczyć ani infiltrować.',

  toldDeal: 'Karty rozdane',
  toldHand: (letters) => `Twoja ręka: ${cards(letters)}`,
  toldRefill: (letters) => `Rynek: ${cards(letters)}`,
  toldReshuffle: 'Stos odrzuconych: przetasowany na nowy stos dobierania',
  toldRecruit: (who, letters) => `${who}: werbunek, ${cards(letters)}`,
  toldDraw: (who, count) => `${who}: dobranie, ${cardCount(count)}`,
  toldDrawn: (who, letters) => `${who}: dobranie, ${cards(letters)}`,
  toldForm: (who, letter, number) => `${who}: ${card(letter, 1)} do bandy ${number}`,
  toldActivate: (who, number) => `${who}: zakryta karta pod bandą ${number}`,
  toldActivated: (who, letter, number) => `${who}: ${card(letter, 1)} zakryty pod bandą ${number}`,
  toldSecure: (who, numbers) => `${who}: zabezpieczenie, ${gangs(numbers)}`,
  toldInfiltrate: (who, owner, number, hand, market) =>
    `${who}: infiltracja bandy ${number} (${owner}), cena: ${paid(hand, market)}`,
  toldYarn: (owner, number, letter) => `Pod bandą ${number} (${owner}): kłębek, ${colour(letter)}`,
  toldTrap: (owner, number, letter) => `Pod bandą ${number} (${owner}): pułapka, ${colour(letter)}`,
  toldScore: (who, count, total, goal) => `${who}: +${balls(count)} (${total} z ${goal})`,
  toldAsk: (who, letter) => `${who}: dokąd pójdzie ${colour(letter)} kot?`,
  toldPlace: (who, letter, number) => `${who}: ${colour(letter)} kot z pułapki do bandy ${number}`,
  toldPass: (who) => `${who}: pas, brak możliwych akcji`,
  toldOver: (line) => `Koniec gry. ${line}`,

  didRecruit: (letter) => `+ ${name(letter)}`,
  didDraw: '+ 1 karta',
  didForm: (letter) => `gra: ${name(letter)}`,
  didActivate: 'zakryta karta',
  didSecure: 'zabezpiecza',
  didInfiltrate: 'infiltruje',
  didScore: (count) => `+${balls(count)}`,
  didPlace: 'pułapka wyłożona',
  didPass: 'pas',

  reasonWins: 'wygrywa grę',
  reasonScores: (count) => `daje ${balls(count)}`,
  reasonOneShort: 'do wygranej zabraknie już tylko jednego kłębka',
  reasonExposed: (number, count) =>
    count === 0
      ? `bandę ${number} można by okraść za darmo`
      : `cena okradzenia bandy ${number}: tylko ${cardCount(count)}`,
  reasonNewColour: (letter) => `nowy kolor: ${colour(letter)}`,
  reasonYarnInWaiting: (number) => `kłębek czeka pod bandą ${number}`,
  reasonSafe: (number) => `nikt nie ma kart, by infiltrować bandę ${number}`,
  reasonTrap: (number) => `pułapka pod bandą ${number}`,
  reasonWinsNext: 'dość kłębków, by wygrać w następnej turze',
  reasonLikelyYarn: (percent) => `kłębek z szansą ${percent}%`,
  reasonCheap: (count) => (count === 0 ? 'nie kosztuje cię ani jednej karty' : `koszt: tylko ${cardCount(count)}`),
  reasonSavesMirror: 'zachowuje lustra',
  reasonHurtsLeader: (who) => `na prowadzeniu: ${who}`,
  reasonDenies: (who) => `może wygrać w następnej turze: ${who}`,
  reasonNewGang: 'o jedną bandę więcej',
  reasonGrows: (number, count) => `banda ${number}: ${cats(count)}`,
  reasonGuards: (number) => `strzeże kłębka pod bandą ${number}`,
  reasonTurnsTrap: (number) => `zmienia pułapkę pod bandą ${number} w kłębek`,
  reasonHasMatch: (letter) => `drugi ${colour(letter)} kot na ręce, do włożenia pod spód`,
  reasonMatches: (letter) => `${colour(letter)} kot pasuje pod jedną z twoich band`,
  reasonPays: (letter) => `${colour(letter)} kot opłaci infiltrację`,
  reasonPair: (letter) => `para: ${card(letter, 2)}`,
  reasonMirror: 'lustro zastępuje każdy kolor',
  reasonUnseen: 'nikt nie widzi, co to za karta',
  reasonNoChoice: 'nie ma nic innego do zrobienia',
  hiddenTrap: (yarn, guessed) => `Blef: inni mogli uznać pułapkę za kłębek z szansą ${yarn} %; ${read(guessed)}.`,
  hiddenYarn: (yarn, guessed) => `Ukryty kłębek: inni mogli w niego wierzyć z szansą ${yarn} %; ${read(guessed)}.`,

  hallOfFame: 'Galeria sław',
  hallOfFameHelp: 'Wygrywa też sześć kłębków w sześciu różnych kolorach.',

  goal: 'Cel',
  goalText: (goal) => `Wygrywa, kto pierwszy ma ${balls(goal)}.`,
  goalHallOfFame: 'Galeria sław: wygrywa też sześć kłębków w sześciu różnych kolorach.',
  oneAction: 'Jedna akcja na turę',
  overview: [
    ['Werbuj', 'Weź 2 karty, jedną po drugiej, każdą z rynku albo ze stosu dobierania.'],
    ['Utwórz', 'Wyłóż 1 kota jako nową bandę albo do bandy, jeśli inna twoja banda ma dokładnie tyle samo kotów.'],
    ['Aktywuj', 'Włóż 1 kota zakrytego pod swoją bandę, która nie ma jeszcze zakrytej karty.'],
    ['Zabezpiecz', 'Odkryj dowolne swoje zakryte karty, które są kłębkami: każda daje 1 kłębek.'],
    [
      'Infiltruj',
      'Za każdego kota z cudzej bandy odrzuć kartę jego koloru albo lustro. Kłębek pod nią jest twój; pułapka trafia odkryta do właściciela.',
    ],
  ],
  yarnOrTrap: 'Kłębek czy pułapka?',
  yarnMeans: 'Zakryty kolor jest wśród kotów bandy: kłębek.',
  trapMeans: 'Nie ma go tam: pułapka. Gdy dołączy kot tego koloru, stanie się kłębkiem.',
  cardsTitle: 'Karty',
  catMeans: 'Kot: dołącza do band, leży zakryty albo płaci za swój kolor.',
  mirrorMeans: 'Lustro: płaci za każdy kolor. Nie można go wyłożyć.',
  countInGame: (count) => `${count} w grze`,

  // How a terminal draws gangs
  drawnOwn: 'jedna z twoich band: numer, koty, zakryta karta',
  drawnTheirs: 'banda z miejsca 1, zakryta karta nieznana',
}
