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
/** Somebody does something; null is the reader, whose verb needs no pronoun. */
const does = (who: string | null, you: string, other: string): string =>
  who === null ? you.charAt(0).toUpperCase() + you.slice(1) : `${who} ${other}`
/** W bierniku: `1 niebieskiego kota`, `2 niebieskie koty`, `1 lustro`. */
const taken = (letters: string): string =>
  list(
    lettersCounted(letters).map(([letter, count]) =>
      letter === 'M' || count > 1 ? card(letter, count) : `1 ${colour(letter).replace(/y$/, '')}ego kota`,
    ),
  )
/** A player may secure past the goal. */
const progress = (total: number, goal: number): string => (total > goal ? `razem ${total}` : `${total} z ${goal}`)

export const pl: Words = {
  triumph: (names) => `Najpiękniejszy skarb z włóczki: ${names}`,
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
  handOf: (who) => `Ręka: ${who}`,
  moveOf: (who) => `Ruch: ${who}`,
  noGangs: 'Jeszcze bez band',
  noCards: 'Brak kart na ręce',

  inMarket: (letter) => `${name(letter)}, rynek`,
  inHand: (letter, count) => `${name(letter)}, ${count} na ręce`,
  drawPile: (count) => `Stos kart do dobierania: ${cardCount(count)}`,
  discardPile: (count) => `Stos kart odrzuconych: ${cardCount(count)}`,
  canInfiltrate: (count) => `Do infiltracji: ${count}`,
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
  sixColours: 'Wszystkie sześć kolorów!',
  inTurn: 'Tura',
  winner: 'Wygrana',
  yourTurn: 'Twoja tura',
  youWin: 'Wygrywasz',
  youWinWith: (others) => `Wygrywasz, a z tobą: ${list(others)}`,
  placing: 'wykłada kota',
  youPlace: 'Wyłóż kota',
  openHand: (letters) => `Ręka: ${cards(letters)}`,
  known: (letters) => `Na pewno na ręce: ${cards(letters)}`,
  knownHeld: (letters) => `Na ręce albo zakryte: ${cards(letters)}`,
  revealedYarn: (letter) => `Kłębek! ${name(letter)}`,
  revealedTrap: (letter) => `Pułapka! ${name(letter)}`,
  sprung: 'Pułapka zadziałała',

  askAct: (actions) => `Twoja tura: ${actions}`,
  askSecond: 'Werbuj: wybierz drugą kartę (2 z 2)',
  askPlace: (letter) => `Twoja pułapka zadziałała. ${name(letter)}: nowa banda czy jedna z twoich?`,
  askPass: 'Brak możliwych akcji: możesz tylko spasować',
  askWhere: (letter) => `${name(letter)}: nowa banda albo dotknij jednej ze swoich band`,
  askUnder: (letter) => `${name(letter)}: zakryty pod którą z twoich band?`,
  askWhich: (number) => `Banda ${number}: który kot z ręki?`,
  askWhichNew: 'Nowa banda: który kot z ręki?',
  askHow: (letter, number) => `${name(letter)}, banda ${number}: odkryty czy zakryty?`,
  waiting: (who) => `Tura: ${who}`,
  waitingPlace: (who) => `${who} wykłada kota z pułapki`,
  dealing: 'Rozdawanie kart',
  overLine: (winners) => `Wygrana: ${list(winners)}`,
  askAction: 'Twoja tura: wybierz akcję albo dotknij karty',
  impossible: {
    noCard: 'Nie ma już kart do wzięcia',
    noCat: 'Nie masz kota na ręce',
    noGang: 'Nie masz jeszcze bandy',
    allActive: 'Każda twoja banda ma już zakrytą kartę',
    nothingUnder: 'Pod twoimi bandami nie ma zakrytej karty',
    onlyTraps: 'Pod twoimi bandami są tylko pułapki',
    noRivalCard: 'Pod cudzymi bandami nie ma zakrytej karty',
    unpaid: 'Nie możesz zapłacić za żadną cudzą bandę z zakrytą kartą',
  },
  lack: {
    mirror: 'Lustro płaci tylko za bandę wybraną do infiltracji',
    noFaceDown: 'Pod tą bandą nie ma zakrytej karty',
    pay: (letters) => `Brakuje na ręce, bez lustra w zamian: ${cards(letters)}`,
    size: (count) => `Żadna inna twoja banda nie liczy dokładnie tylu kotów: ${count}`,
    taken: (number) => `Pod bandą ${number} leży już zakryta karta`,
    nothingUnder: (number) => `Pod bandą ${number} nie ma zakrytej karty`,
    trap: (number) => `Pod bandą ${number} leży pułapka`,
  },
  usable: 'można teraz wybrać',

  recruitButton: 'Werbuj',
  formButton: 'Dołącz do bandy',
  activateButton: 'Połóż zakrytego',
  secureButton: 'Zabezpiecz',
  secureAll: (count) => `Zabezpiecz: ${count}`,
  infiltrateButton: 'Infiltruj',
  placeButton: 'Wyłóż',
  clear: 'Anuluj',
  payFor: (cat, pay, market) => `${name(cat)}, zapłata: ${name(pay)}${market ? ' z rynku' : ''}`,
  payTitle: 'Zapłata: dotknij, by zmienić',
  fromMarket: 'rynek',

  recruitDeck: 'Werbuj: ze stosu kart do dobierania',
  recruitCard: (letter) => `Werbuj: ${name(letter)}`,
  formNew: (letter) => `Nowa banda: ${name(letter)}`,
  formOn: (letter, number) => `Do bandy ${number}: ${name(letter)}`,
  activate: (letter, number) => `Zakryty pod bandą ${number}: ${name(letter)}`,
  secure: (numbers) => `Zabezpiecz: ${gangs(numbers)}`,
  infiltrate: (who, number, hand, market) => `Infiltruj: ${who}, banda ${number}. Cena: ${paid(hand, market)}`,
  placeNew: 'Kot z pułapki: nowa banda',
  placeOn: (number) => `Kot z pułapki: do bandy ${number}`,
  pass: 'Pas',

  firstOfTwo: '1 z 2: zobaczysz kartę, potem wybierzesz jeszcze jedną.',
  secondOfTwo: '2 z 2: potem kończy się twoja tura.',
  becomes: (count) => `Potem w bandzie: ${cats(count)}.`,
  turnsYarn: 'Twoja pułapka stanie się kłębkiem!',
  willBeYarn: 'Jego kolor jest w bandzie: kłębek.',
  willBeTrap: 'Jego koloru nie ma w bandzie: pułapka.',
  scores: (count, total, goal) => `+${balls(count)}: ${progress(total, goal)}.`,
  winsNow: 'I wygrywasz partię!',
  fromMarketFree: 'Z rynku: za darmo.',
  ifYarn: 'Kłębek: +1 dla ciebie.',
  ifTrap: (who) => `Pułapka: kota dostaje ${who}.`,
  passEffect: 'Nie ma czego wziąć, wyłożyć, zabezpieczyć ani infiltrować.',

  toldDeal: 'Karty rozdane',
  toldHand: (letters) => `Twoja ręka: ${cards(letters)}`,
  toldDealt: (who, letters) => `${who} dostaje ${taken(letters)}`,
  toldRefill: (letters) => `Nowe na rynku: ${cards(letters)}`,
  toldReshuffle: 'Odrzucone karty przetasowane: nowy stos kart do dobierania',
  toldRecruit: (who, letters) => `${does(who, 'werbujesz', 'werbuje')} ${taken(letters)}`,
  toldDraw: (who, count) =>
    `${does(who, 'dobierasz', 'dobiera')} ${count} ${pluralPl(count, { one: 'kartę', few: 'karty', many: 'kart' })}`,
  toldDrawn: (who, letters) => `${does(who, 'dobierasz', 'dobiera')} ${taken(letters)}`,
  toldForm: (who, letter, number, isNew) =>
    `${does(who, 'wykładasz', 'wykłada')} ${taken(letter)}${isNew ? ': nowa banda' : ' do bandy'} ${number}`,
  toldActivate: (who, number) => `${does(who, 'kładziesz', 'kładzie')} zakrytą kartę pod bandę ${number}`,
  toldActivated: (who, letter, number) =>
    `${does(who, 'kładziesz', 'kładzie')} ${taken(letter)}, zakrytego, pod bandę ${number}`,
  toldSecure: (who, numbers) => `${does(who, 'zabezpieczasz', 'zabezpiecza')} łup: ${gangs(numbers)}`,
  toldInfiltrate: (who, owner, number, hand, market) =>
    `${does(who, 'infiltrujesz', 'infiltruje')} bandę ${number} (${owner}), cena: ${paid(hand, market)}`,
  toldYarn: (owner, number, letter) => `Pod bandą ${number} (${owner}): kłębek, ${colour(letter)}`,
  toldYarns: (numbers, letters) =>
    `Pod bandami ${list(numbers.map(String))}: kłębki, ${list([...letters].map(colour))}`,
  toldTrap: (owner, number, letter) => `Pod bandą ${number} (${owner}): pułapka, ${colour(letter)}`,
  toldScore: (who, count, total, goal) => `${who ?? 'Ty'}: +${balls(count)} (${progress(total, goal)})`,
  toldColours: (who, count) => `${who ?? 'Ty'}: +${balls(count)}, komplet sześciu kolorów`,
  toldAsk: (who, letter) => `${does(who, 'wybierasz', 'wybiera')}, dokąd trafi ${colour(letter)} kot`,
  toldPlace: (who, letter, number, isNew) =>
    `${does(who, 'wykładasz', 'wykłada')} ${taken(letter)} z pułapki: ${isNew ? 'nowa ' : ''}banda ${number}`,
  toldPass: (who) => `${does(who, 'pasujesz', 'pasuje')}: brak możliwych akcji`,
  toldStuck: 'Nikt nie może już nic zrobić: decyduje liczba kłębków',
  toldOver: (line) => `Koniec gry. ${line}`,

  stole: (who, owner, letter) =>
    owner === null
      ? `${who} kradnie ci kłębek: ${colour(letter)}!`
      : `${who === null ? 'Kradniesz' : `${who} kradnie`} kłębek (${owner}): ${colour(letter)}!`,
  sprang: (who, owner) =>
    owner === null
      ? `${who} wpada w twoją pułapkę!`
      : `${who === null ? 'Wpadasz' : `${who} wpada`} w pułapkę (${owner})!`,
  didActivate: 'zakryta karta',
  didSecure: 'zabezpiecza',
  didInfiltrate: 'infiltruje',
  didScore: (count) => `+${balls(count)}`,
  didPass: 'pasuje',
  reasonWins: 'wygrywa partię',
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
  reasonWinsIfYarn: 'wygrywa partię, jeśli to kłębek',
  reasonLikelyYarn: (percent) =>
    percent <= 35 ? `minus: szansa na kłębek tylko ${percent}%` : `kłębek z szansą ${percent}%`,
  reasonCheap: (count) => (count === 0 ? 'nie kosztuje cię ani jednej karty' : `koszt: tylko ${cardCount(count)}`),
  reasonSavesMirror: 'zachowuje lustra',
  reasonHurtsLeader: (who) => `na prowadzeniu: ${who}`,
  reasonDenies: (who) => `może wygrać w następnej turze: ${who}`,
  reasonNewGang: 'o jedną bandę więcej',
  reasonGrows: (number, count) => `banda ${number}: ${cats(count)}`,
  reasonGuards: (number) => `strzeże kłębka pod bandą ${number}`,
  reasonTurnsTrap: (number) => `zmienia pułapkę pod bandą ${number} w kłębek`,
  reasonHasMatch: (letter) => `drugi ${colour(letter)} kot na ręce pasuje pod spód`,
  reasonMatches: (letter) => `${colour(letter)} kot pasuje pod jedną z twoich band`,
  reasonPays: (letter) => `${colour(letter)} kot opłaci infiltrację`,
  reasonPair: (letter) => `para: ${card(letter, 2)}`,
  reasonMirror: 'lustro zastępuje każdy kolor',
  reasonUnseen: 'nikt nie widzi, co to za karta',
  reasonNoChoice: 'nie ma nic innego do zrobienia',
  hiddenTrap: (yarn, guessed) => `Blef: z zewnątrz szansa na kłębek wynosiła tu ${yarn}%; ${read(guessed)}.`,
  hiddenYarn: (yarn, guessed) => `Ukryty kłębek: z zewnątrz szansa na niego wynosiła ${yarn}%; ${read(guessed)}.`,

  hallOfFame: 'Galeria sław',
  hallOfFameHelp: 'Wygrywa też sześć kłębków w sześciu różnych kolorach.',

  overview: [
    ['Werbuj', 'Weź 2 karty, jedną po drugiej, każdą z rynku albo ze stosu kart do dobierania.'],
    [
      'Utwórz bandę',
      'Wyłóż 1 kota jako nową bandę albo do bandy, jeśli inna twoja banda ma dokładnie tyle samo kotów.',
    ],
    ['Aktywuj', 'Połóż 1 zakrytego kota pod swoją bandę, która nie ma jeszcze zakrytej karty.'],
    ['Zabezpiecz', 'Odkryj dowolne swoje zakryte karty, które są kłębkami: każda daje 1 kłębek.'],
    [
      'Infiltruj',
      'Za każdego kota z cudzej bandy odrzuć kartę jego koloru albo lustro. Kłębek pod nią jest twój; pułapka trafia odkryta do właściciela.',
    ],
  ],
}
