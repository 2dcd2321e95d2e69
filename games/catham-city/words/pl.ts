import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralPl as plural, type OneFewMany } from '@alleycat/ui/words/plurals.ts'
import type { Faction } from '../rules/vocabulary.ts'
import { ruleLines } from './rules/pl.ts'
import type { Words } from './words.ts'

const list = listIn('pl')
const factions: Record<Faction, string> = {
  D: 'Detektywi',
  H: 'Hakerzy',
  J: 'Dziennikarze',
  M: 'Mafia',
  O: 'Urzędnicy',
  P: 'Policja',
  R: 'Robokoty',
  S: 'Naukowcy',
}
const card: Record<Faction, string> = {
  D: 'Detektyw',
  H: 'Haker',
  J: 'Dziennikarz',
  M: 'Mafia',
  O: 'Urzędnik',
  P: 'Policjant',
  R: 'Robokot',
  S: 'Naukowiec',
}
/** W bierniku: 1, 2 i 5. */
const objects: Record<Faction, OneFewMany> = {
  D: { one: 'Detektywa', few: 'Detektywów', many: 'Detektywów' },
  H: { one: 'Hakera', few: 'Hakerów', many: 'Hakerów' },
  J: { one: 'Dziennikarza', few: 'Dziennikarzy', many: 'Dziennikarzy' },
  M: { one: 'kartę Mafii', few: 'karty Mafii', many: 'kart Mafii' },
  O: { one: 'Urzędnika', few: 'Urzędników', many: 'Urzędników' },
  P: { one: 'Policjanta', few: 'Policjantów', many: 'Policjantów' },
  R: { one: 'Robokota', few: 'Robokoty', many: 'Robokotów' },
  S: { one: 'Naukowca', few: 'Naukowców', many: 'Naukowców' },
}
/** Ułamek łączy się z dopełniaczem: 0,6 punktu. */
const amountOf = (amount: number, whole: OneFewMany, part: string): string =>
  Number.isInteger(amount) ? `${amount} ${plural(amount, whole)}` : `${String(amount).replace('.', ',')} ${part}`
const cards = (faction: Faction, count: number): string => `${count} ${plural(count, objects[faction])}`
/** Po czasowniku. */
const anyCards = (count: number): string => amountOf(count, { one: 'kartę', few: 'karty', many: 'kart' }, 'karty')
/** Po przyimku „około”: dopełniacz, w liczbie pojedynczej po 1 i po ułamku. */
const about = (amount: number, one: string, many: string): string =>
  `${String(amount).replace('.', ',')} ${amount === 1 || !Number.isInteger(amount) ? one : many}`
const points = (count: number): string => amountOf(count, { one: 'punkt', few: 'punkty', many: 'punktów' }, 'punktu')

export const pl: Words = {
  rules: ruleLines,
  you: 'Ty',
  line: (name, what) => `${name}: ${what}`,
  list: (items) => list(items),
  factions,
  card,
  initials: { D: 'D', H: 'H', J: 'Dz', M: 'M', O: 'U', P: 'P', R: 'R', S: 'N' },
  cards,
  tally: (faction, count) => (count === 1 ? card[faction] : `${factions[faction]} ×${count}`),
  anyCards,
  points,
  pointsOf: (count, target) => `Punkty: ${count} z ${target}`,

  zones: { opponents: 'Przeciwnicy', display: 'Pula kart', piles: 'Stosy', hand: 'Twoja ręka', actions: 'Twój ruch' },
  cardInHand: (name, index, count) => `${name}, ${index} z ${count} na ręce`,
  cardInDisplay: (name, index, count) => `${name}, ${index} z ${count} w puli`,
  drawPile: (count) => `Stos dobierania: ${count}`,
  discardPile: (count) => `Stos kart odrzuconych: ${count}`,
  noDiscards: 'Nic jeszcze nie odrzucono.',
  close: 'Zamknij',
  whatItDoes: (name) => `${name}: działanie`,
  handSize: (count) => `Kart na ręce: ${count}`,
  known: (cardsSeen) => `Znane: ${cardsSeen}`,
  onTurn: 'tura',
  answering: 'odpowiada',
  wins: 'wygrywa',
  target: (name) => `Cel: ${name}`,
  playedBy: (name) => `Zagrane: ${name}`,

  ready: 'Gotowe:',
  readySet: (faction, count) => `Gotowe: ${factions[faction]} ×${count}`,
  all: (count) => `Wszystkie ${count}`,
  clear: 'Wyczyść wybór',
  confirm: {
    take: (count) => `Weź ${count}`,
    play: 'Zagraj',
    discard: 'Odrzuć',
    give: 'Daj',
  },

  status: {
    act: 'Twoja tura: weź karty jednej frakcji albo zagraj zestaw.',
    actAgain: (left) => `Twoja tura, pozostałe akcje: ${left}. Weź karty jednej frakcji albo zagraj zestaw.`,
    discard: (count, limit) => `Limit ręki to ${limit}: odrzuć ${anyCards(count)}.`,
    waiting: (names) => `Czekamy na odpowiedzi: ${names}`,
    answered: (answer, names) => `Twoja odpowiedź: ${answer}. Czekamy: ${names}`,
    dealing: 'Trwa rozdawanie kart.',
    won: (name) => `W ratuszu zasiada: ${name}`,
    youWon: 'Ratusz w Catham City jest twój!',
  },
  ask: {
    D: (name, further) => `${name}: Detektywi! Odrzuć ${cards(further, 1)} za 1 punkt albo spasuj.`,
    M: (name) => `${name}: Mafia! Wybierz 2 karty do odrzucenia albo zapłać 1 punkt.`,
    mafiaCards: (name) => `${name}: Mafia! Wybierz 2 karty do odrzucenia.`,
    J: (name) => `${name}: Dziennikarze! Daj 1 kartę (druga taka sama odrzucona: +1 punkt) albo spasuj.`,
  },
  missing: {
    target: 'Teraz dotknij przeciwnika.',
    more: (faction, chosen, needed) => `${factions[faction]}: ${chosen} z ${needed}`,
    further: (faction) => `${factions[faction]}: teraz 1 dodatkowa karta dowolnej frakcji.`,
    other: (faction) => `${factions[faction]}: teraz 1 karta innej frakcji.`,
    discard: (chosen, needed) => `Do odrzucenia: ${chosen} z ${needed}`,
  },
  answers: {
    pass: 'Pas',
    pay: 'Zapłać 1 punkt',
    discard: (faction) => `Odrzuć (${card[faction]}): +1`,
    also: 'Odrzuć drugą: +1',
  },
  standing: {
    title: 'Stałe odpowiedzi',
    about: 'Padają od razu w twoim imieniu, dopóki ich nie wyłączysz.',
    labels: {
      'pass-detectives': 'Detektywi: zawsze pas',
      'pass-journalists': 'Dziennikarze: zawsze pas',
      'pay-mafia': 'Mafia: raczej punkt niż karty',
    },
  },
  moves: {
    take: (what) => `Weź ${what}`,
    play: (what) => `Zagraj ${what}`,
    discard: (what) => `Odrzuć ${what}`,
    give: (what) => `Daj ${what}`,
    giveAndDiscard: (what) => `Daj ${what}, drugą taką odrzuć`,
    pass: 'Pas',
    pay: 'Zapłać 1 punkt',
  },
  effects: {
    D: (further) => `+3 punkty, inni mogą odrzucić ${cards(further, 1)} za 1 punkt`,
    S: '+2 punkty, dobierz 2 karty',
    R2: 'dobierz 5 kart',
    R4: '+3 punkty',
    M: '+2 punkty, każdy inny traci 2 karty albo 1 punkt',
    H: (count) => `trafiają do tej ręki; odsłonięte karty: ${count}, za Hakera +1, reszta jest twoja`,
    P: (count, further) => `odsłonięte karty: ${count}, +1 za każdą: ${factions[further]}`,
    J: '+2 punkty, inni mogą dać ci 1 kartę',
    O: (count) => `odkryj ${anyCards(count)}, +1 za każdą inną frakcję`,
    overLimit: (count) => `ponad limit ręki: ${count}`,
    point: '+1 punkt',
  },
  told: {
    deal: (count) => `dostaje ${anyCards(count)}`,
    hand: (what) => `Twoja ręka: ${what}`,
    refill: (what) => `Nowe w puli: ${what}`,
    reshuffle: 'Odrzucone karty przetasowane: nowy stos dobierania',
    turn: (name) => `Tura: ${name}`,
    yourTurn: 'Twoja tura',
    take: (you, what) => `${you ? 'bierzesz' : 'bierze'} ${what}`,
    play: (you, what) => `${you ? 'zagrywasz' : 'zagrywa'} ${what}`,
    points: (change, total) => `${change} (razem ${total})`,
    draw: (you, what) => `${you ? 'dobierasz' : 'dobiera'} ${what}`,
    reveal: (you, what) => `${you ? 'odsłaniasz' : 'odsłania'} ${what}`,
    steal: (you, what, from) => `${you ? 'kradniesz' : 'kradnie'} ${what} (${from})`,
    flip: (what) => `Odkryte: ${what}`,
    ask: (names) => `Pytanie do: ${names}`,
    answered: (answer) => `Twoja odpowiedź: ${answer}`,
    answeredBy: (name, answer) => `Odpowiedź (${name}): ${answer}`,
    pass: (you, many) => (many ? 'pasują' : you ? 'pasujesz' : 'pasuje'),
    pay: (you) => `${you ? 'płacisz' : 'płaci'} 1 punkt`,
    give: (you, what, to) => `${you ? 'dajesz' : 'daje'} ${what} → ${to}`,
    discard: (you, what) => `${you ? 'odrzucasz' : 'odrzuca'} ${what}`,
    over: (you) => (you ? 'wygrywasz i zdobywasz ratusz' : 'wygrywa i zdobywa ratusz'),
  },
  stage: {
    reveal: (name) => `Odsłonięte karty: ${name}`,
    flip: 'Urzędnicy odkrywają',
    different: (count) => `Różne frakcje: ${count}`,
    hits: (count) => `Trafienia: ${count}`,
  },

  reasons: {
    wins: 'wygrywa grę',
    points: (count) => `+${points(count)}`,
    expectsPoints: (amount) => `około ${about(amount, 'punktu', 'punktów')}`,
    draws: (count) => `dobiera ${anyCards(count)}`,
    steals: (amount) => `kradnie około ${about(amount, 'karty', 'kart')}`,
    completes: (faction, count) => `uzupełnia zestaw: ${factions[faction]} ×${count}`,
    anyNumber: (faction) => `${factions[faction]}: można zagrać dowolną liczbę`,
    oneShort: (faction) => `do zestawu brakuje 1 karty: ${factions[faction]}`,
    moreOf: (faction, count) => `potem na ręce: ${factions[faction]} ×${count}`,
    costsRivals: 'kosztuje każdego rywala karty albo punkt',
    hurtsLeader: (name) => `uderza w lidera: ${name}`,
    keeps: (faction, count) => `zachowuje ${cards(faction, count)}`,
    pointForCard: (faction) => `punkt za kartę: ${card[faction]}`,
    savesPoint: 'oszczędza punkt',
    savesCards: 'oszczędza karty',
    givesNothing: 'niczego nie oddaje',
    overLimit: (count) => `potem trzeba odrzucić ${anyCards(count)}`,
  },

  options: {
    factions: 'Frakcje w grze',
    chosen: (count, needed) => `Wybrane: ${count} z ${needed}`,
    tooFew: (count) => `Wybierz jeszcze ${count}: potrzeba pięciu frakcji. Na razie obowiązuje ostatni zestaw.`,
    tooMany: (count) => `Odejmij ${count}: potrzeba pięciu frakcji. Na razie obowiązuje ostatni zestaw.`,
    presets: 'Propozycje',
    preset: { starter: 'Na start', random: 'Losowo', attack: 'Do ataku', peaceful: 'Pokojowo', cityHall: 'Ratusz' },
    actions: 'Akcje w turze',
    oneAction: 'Jedna: gra w zwykłej postaci',
    twoActions: 'Dwie: szybciej i dziko',
    taste: {
      D: 'Pewne punkty i okruszek dla innych',
      H: 'Wślizgnij się do ręki i zgarnij, co wypadnie',
      J: 'Dobra prasa dla każdego, kto się dzieli',
      M: 'Propozycja, której stół nie odrzuci',
      O: 'Stempluj, odkrywaj i licz na różnorodność',
      P: 'Wskaż winnego, potem przeszukaj rękę',
      R: 'Pełna łapa kart albo zastrzyk punktów',
      S: 'Badania się opłacają i dają nowe karty',
    },
  },
  overview: {
    turn: 'Twoja tura: weź z puli co najmniej 1 kartę JEDNEJ frakcji albo zagraj karty jednej frakcji.',
    goals: 'Ratusz zdobywa ten, kto pierwszy ma 16 punktów (13 przy czterech i więcej osobach).',
    limit: 'Limit ręki: 10 kart na koniec tury.',
    cost: {
      D: '3 Detektywów + 1 dodatkowa karta',
      H: 'od 1 do 4 Hakerów → jeden przeciwnik',
      J: '2 Dziennikarzy',
      M: '4 karty Mafii',
      O: 'co najmniej 1 Urzędnik',
      P: 'co najmniej 1 Policjant + 1 inna karta → jeden przeciwnik',
      R: '2 albo 4 Robokoty',
      S: '3 Naukowców',
    },
    effect: {
      D: '+3 punkty. Każdy przeciwnik może odrzucić kartę taką jak dodatkowa za +1.',
      H: 'Trafiają do ręki, w której jest co najmniej tyle kart; tyle zostaje odsłoniętych. Każdy Haker: +1 dla ciebie. Reszta: twoja.',
      J: '+2 punkty. Każdy przeciwnik może dać ci kartę, a potem odrzucić drugą taką samą za +1.',
      M: '+2 punkty. Każdy przeciwnik odrzuca 2 karty albo oddaje 1 punkt.',
      O: 'Odkryj tyle samo kart: +1 za każdą inną frakcję.',
      P: 'Tyle kart przeciwnika zostaje odsłoniętych: +1 za każdą taką jak twoja inna karta. Za każdego Policjanta dobiera on 1 kartę.',
      R: '2: dobierz 5 kart. 4: +3 punkty.',
      S: '+2 punkty, dobierz 2 karty.',
    },
  },
}
