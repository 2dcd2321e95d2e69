import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralNl as plural } from '@alleycat/ui/words/plurals.ts'
import type { Faction } from '../vocabulary.ts'
import { ruleLines } from './rules/nl.ts'
import type { Words } from './words.ts'

const list = listIn('nl')
const factions: Record<Faction, string> = {
  D: 'Detectives',
  H: 'Hackers',
  J: 'Journalisten',
  M: 'Maffia',
  O: 'Ambtenaren',
  P: 'Politie',
  R: 'Robocats',
  S: 'Wetenschappers',
}
const card: Record<Faction, string> = {
  D: 'Detective',
  H: 'Hacker',
  J: 'Journalist',
  M: 'Maffia',
  O: 'Ambtenaar',
  P: 'Politieagent',
  R: 'Robocat',
  S: 'Wetenschapper',
}
const objects: Record<Faction, readonly [one: string, other: string]> = {
  D: ['Detective', 'Detectives'],
  H: ['Hacker', 'Hackers'],
  J: ['Journalist', 'Journalisten'],
  M: ['Maffiakaart', 'Maffiakaarten'],
  O: ['Ambtenaar', 'Ambtenaren'],
  P: ['politieagent', 'politieagenten'],
  R: ['Robocat', 'Robocats'],
  S: ['Wetenschapper', 'Wetenschappers'],
}
const decimal = (amount: number): string => String(amount).replace('.', ',')
const cards = (faction: Faction, count: number): string => `${count} ${objects[faction][count === 1 ? 0 : 1]}`
const anyCards = (count: number): string =>
  plural(count, { one: `${decimal(count)} kaart`, other: `${decimal(count)} kaarten` })
const points = (count: number): string =>
  plural(count, { one: `${decimal(count)} punt`, other: `${decimal(count)} punten` })

export const nl: Words = {
  rules: ruleLines,

  you: 'Jij',
  line: (name, what) => `${name}: ${what}`,
  list: (items) => list(items),

  factions,
  card,
  initials: { D: 'D', H: 'H', J: 'J', M: 'M', O: 'A', P: 'P', R: 'R', S: 'W' },
  cards,
  tally: (faction, count) => (count === 1 ? card[faction] : `${factions[faction]} ×${count}`),
  anyCards,
  points,
  pointsOf: (count, target) => `${count} van ${target} punten`,

  zones: { opponents: 'Tegenstanders', display: 'Open kaarten', piles: 'Stapels', hand: 'Je hand', actions: 'Je zet' },
  cardInHand: (name, index, count) => `${name}, ${index} van ${count} in je hand`,
  cardInDisplay: (name, index, count) => `${name}, ${index} van ${count} open kaarten`,
  drawPile: (count) => `Trekstapel: ${count}`,
  discardPile: (count) => `Aflegstapel: ${count}`,
  noDiscards: 'Er is nog niets afgelegd.',
  close: 'Sluiten',
  whatItDoes: (name) => `${name}: wat ze doen`,
  handSize: (count) => `In de hand: ${anyCards(count)}`,
  known: (cardsSeen) => `Bekend: ${cardsSeen}`,
  onTurn: 'aan zet',
  answering: 'antwoordt',
  wins: 'wint',
  target: (name) => `Doelwit: ${name}`,
  playedBy: (name) => `Gespeeld: ${name}`,

  ready: 'Klaar:',
  readySet: (faction, count) => `Klaar: ${factions[faction]} ×${count}`,
  all: (count) => `Alle ${count}`,
  clear: 'Selectie wissen',
  confirm: {
    take: (count) => `Neem ${count}`,
    play: 'Spelen',
    discard: 'Afleggen',
    give: 'Geven',
  },

  status: {
    act: 'Jouw beurt: neem kaarten van één factie of speel een set.',
    actAgain: (left) => `Jouw beurt, acties over: ${left}. Neem kaarten van één factie of speel een set.`,
    discard: (count, limit) => `Handlimiet ${limit}: leg ${anyCards(count)} af.`,
    turnOf: (name) => `Aan de beurt: ${name}`,
    waiting: (names) => `Wachten op antwoord: ${names}`,
    answered: (answer, names) => `Jouw antwoord: ${answer}. Nog open: ${names}`,
    dealing: 'De kaarten worden gedeeld.',
    won: (name) => `De nieuwe burgemeester: ${name}`,
    youWon: 'Jij bent de nieuwe burgemeester van Catham City!',
  },
  ask: {
    D: (name, further) => `${name}: Detectives! Leg ${cards(further, 1)} af voor 1 punt, of pas.`,
    M: (name) => `${name}: Maffia! Kies 2 kaarten om af te leggen of betaal 1 punt.`,
    mafiaCards: (name) => `${name}: Maffia! Kies 2 kaarten om af te leggen.`,
    J: (name) => `${name}: Journalisten! Geef 1 kaart (net zo een erbij afleggen: +1 punt), of pas.`,
  },
  missing: {
    target: 'Tik nu op een tegenstander.',
    more: (faction, chosen, needed) => `${factions[faction]}: ${chosen} van ${needed}`,
    further: (faction) => `${factions[faction]}: nu 1 extra kaart van welke factie ook.`,
    other: (faction) => `${factions[faction]}: nu 1 kaart van een andere factie.`,
    discard: (chosen, needed) => `Afleggen: ${chosen} van ${needed}`,
  },
  answers: {
    pass: 'Passen',
    pay: 'Betaal 1 punt',
    discard: (faction) => `${card[faction]} afleggen: +1`,
    also: 'Nog een afleggen: +1',
  },
  standing: {
    title: 'Vaste antwoorden',
    about: 'Worden meteen voor je gegeven, tot je ze uitzet.',
    labels: {
      'pass-detectives': 'Detectives: altijd passen',
      'pass-journalists': 'Journalisten: altijd passen',
      'pay-mafia': 'Maffia: liever 1 punt dan kaarten',
    },
  },

  moves: {
    take: (what) => `Neem ${what}`,
    play: (what) => `Speel ${what}`,
    discard: (what) => `Leg ${what} af`,
    give: (what) => `Geef ${what}`,
    giveAndDiscard: (what) => `Geef ${what}, leg er nog een af`,
    pass: 'Passen',
    pay: 'Betaal 1 punt',
  },
  effects: {
    D: (further) => `+3 punten, anderen mogen ${cards(further, 1)} afleggen voor 1 punt`,
    S: '+2 punten, trek 2 kaarten',
    R2: 'trek 5 kaarten',
    R4: '+3 punten',
    M: '+2 punten, de anderen verliezen elk 2 kaarten of 1 punt',
    H: (count) => `ze gaan die hand in, ${anyCards(count)} onthuld: +1 per Hacker, de rest is voor jou`,
    P: (count, further) => `${anyCards(count)} onthuld, +1 per kaart: ${factions[further]}`,
    J: '+2 punten, anderen mogen je 1 kaart geven',
    O: (count) => `draai ${anyCards(count)} om, +1 per verschillende factie`,
    overLimit: (count) => `${count} boven de handlimiet`,
    point: '+1 punt',
  },

  told: {
    deal: (count) => `krijgt ${anyCards(count)}`,
    hand: (what) => `Je hand: ${what}`,
    refill: (what) => `Nieuw bij de open kaarten: ${what}`,
    reshuffle: 'De aflegstapel is geschud: nieuwe trekstapel',
    turn: (name) => `Aan de beurt: ${name}`,
    yourTurn: 'Jouw beurt',
    take: (_you, what) => `neemt ${what}`,
    play: (_you, what) => `speelt ${what}`,
    points: (change, total) => `${change} (nu ${total})`,
    draw: (_you, what) => `trekt ${what}`,
    reveal: (_you, what) => `onthult ${what}`,
    steal: (_you, what, from) => `steelt ${what} (${from})`,
    flip: (what) => `Omgedraaid: ${what}`,
    ask: (names) => `Gevraagd: ${names}`,
    answered: (answer) => `Jouw antwoord: ${answer}`,
    pass: (_you, many) => (many ? 'passen' : 'past'),
    pay: () => 'betaalt 1 punt',
    give: (_you, what, to) => `geeft ${what} → ${to}`,
    discard: (_you, what) => `legt ${what} af`,
    over: () => 'wint en wordt burgemeester',
  },

  stage: {
    reveal: (name) => `Onthuld: ${name}`,
    flip: 'De Ambtenaren draaien om',
    different: (count) => `Verschillende facties: ${count}`,
    hits: (count) => `Treffers: ${count}`,
  },

  reasons: {
    wins: 'wint het spel',
    points: (count) => `+${points(count)}`,
    expectsPoints: (amount) => `ongeveer ${points(amount)}`,
    draws: (count) => `trekt ${anyCards(count)}`,
    steals: (amount) => `steelt ongeveer ${anyCards(amount)}`,
    completes: (faction, count) => `maakt een set compleet: ${cards(faction, count)}`,
    anyNumber: (faction) => `${factions[faction]}: in elk aantal speelbaar`,
    oneShort: (faction) => `nog 1 kaart voor een set: ${factions[faction]}`,
    moreOf: (faction, count) => `daarna in je hand: ${cards(faction, count)}`,
    costsRivals: 'kost elke rivaal kaarten of een punt',
    hurtsLeader: (name) => `treft de koploper: ${name}`,
    keeps: (faction, count) => `behoudt ${cards(faction, count)}`,
    pointForCard: (faction) => `een punt voor ${cards(faction, 1)}`,
    savesPoint: 'spaart het punt',
    savesCards: 'spaart de kaarten',
    givesNothing: 'geeft niets weg',
    overLimit: (count) => `daarna ${anyCards(count)} te veel`,
  },

  options: {
    factions: 'Facties in het spel',
    chosen: (count, needed) => `Gekozen: ${count} van ${needed}`,
    tooFew: (count) => `Kies er nog ${count}: het moeten er vijf zijn. Tot dan geldt de vorige keuze.`,
    tooMany: (count) => `Haal er ${count} weg: het moeten er vijf zijn. Tot dan geldt de vorige keuze.`,
    presets: 'Suggesties',
    preset: {
      starter: 'Beginners',
      random: 'Willekeurig',
      attack: 'Vol in de aanval',
      peaceful: 'Vreedzaam',
      cityHall: 'Stadhuis',
    },
    actions: 'Acties per beurt',
    oneAction: 'Eén: het spel zoals het is',
    twoActions: 'Twee: sneller en wilder',
    taste: {
      D: 'Vaste punten, en een kruimel voor de rest',
      H: 'Sluip een hand in en pak wat er opduikt',
      J: 'Goede pers voor wie deelt',
      M: 'Een aanbod dat de hele tafel niet kan weigeren',
      O: 'Stempelen, omdraaien en hopen op variatie',
      P: 'Noem de dader en doorzoek een hand',
      R: 'Een poot vol kaarten of een stoot punten',
      S: 'Onderzoek loont en brengt nieuwe kaarten',
    },
  },
  overview: {
    turn: 'Jouw beurt: neem 1 of meer open kaarten van ÉÉN factie, of speel kaarten van één factie.',
    goals: 'Wie het eerst 16 punten heeft, wordt burgemeester (13 met vier of meer spelers).',
    limit: 'Handlimiet: 10 kaarten aan het eind van je beurt.',
    cost: {
      D: '3 Detectives + 1 extra kaart',
      H: '1 tot 4 Hackers → één tegenstander',
      J: '2 Journalisten',
      M: '4 Maffiakaarten',
      O: '1 of meer Ambtenaren',
      P: '1 of meer politieagenten + 1 andere kaart → één tegenstander',
      R: '2 Robocats, of 4',
      S: '3 Wetenschappers',
    },
    effect: {
      D: '+3 punten. Elke tegenstander mag een kaart zoals de extra kaart afleggen voor +1.',
      H: 'Ze gaan een hand in met minstens zoveel kaarten; zoveel worden er onthuld. Elke Hacker: +1 voor jou. De rest: voor jou.',
      J: '+2 punten. Elke tegenstander mag je een kaart geven en er dan net zo een afleggen voor +1.',
      M: '+2 punten. Elke tegenstander legt 2 kaarten af of levert 1 punt in.',
      O: 'Draai zoveel kaarten om: +1 per verschillende factie.',
      P: 'Zoveel van hun kaarten worden onthuld: +1 per kaart zoals je andere kaart. Per onthulde politieagent trekken ze 1 kaart.',
      R: '2: trek 5 kaarten. 4: +3 punten.',
      S: '+2 punten, trek 2 kaarten.',
    },
  },
}
