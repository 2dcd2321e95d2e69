import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralDe as plural } from '@alleycat/ui/words/plurals.ts'
import type { Faction } from '../vocabulary.ts'
import { ruleLines } from './rules/de.ts'
import type { Words } from './words.ts'

const list = listIn('de')
const factions: Record<Faction, string> = {
  D: 'Detektive',
  H: 'Hacker',
  J: 'Journalistinnen',
  M: 'Mafia',
  O: 'Bürokraten',
  P: 'Polizei',
  R: 'Robocats',
  S: 'Wissenschaftler',
}
const card: Record<Faction, string> = {
  D: 'Detektiv',
  H: 'Hacker',
  J: 'Journalistin',
  M: 'Mafia',
  O: 'Bürokrat',
  P: 'Polizist',
  R: 'Robocat',
  S: 'Wissenschaftler',
}
/** Im vierten Fall, eine und mehrere. */
const objects: Record<Faction, readonly [one: string, other: string]> = {
  D: ['Detektiv', 'Detektive'],
  H: ['Hacker', 'Hacker'],
  J: ['Journalistin', 'Journalistinnen'],
  M: ['Mafia-Karte', 'Mafia-Karten'],
  O: ['Bürokraten', 'Bürokraten'],
  P: ['Polizisten', 'Polizisten'],
  R: ['Robocat', 'Robocats'],
  S: ['Wissenschaftler', 'Wissenschaftler'],
}
const decimal = (amount: number): string => String(amount).replace('.', ',')
const cards = (faction: Faction, count: number): string => `${count} ${objects[faction][count === 1 ? 0 : 1]}`
const anyCards = (count: number): string =>
  plural(count, { one: `${decimal(count)} Karte`, other: `${decimal(count)} Karten` })
const points = (count: number): string =>
  plural(count, { one: `${decimal(count)} Punkt`, other: `${decimal(count)} Punkte` })

export const de: Words = {
  rules: ruleLines,

  you: 'Du',
  line: (name, what) => `${name}: ${what}`,
  list: (items) => list(items),

  factions,
  card,
  initials: { D: 'D', H: 'H', J: 'J', M: 'M', O: 'B', P: 'P', R: 'R', S: 'W' },
  cards,
  tally: (faction, count) => (count === 1 ? card[faction] : `${factions[faction]} ×${count}`),
  anyCards,
  points,
  pointsOf: (count, target) => `${count} von ${target} Punkten`,

  zones: { opponents: 'Gegenspieler', display: 'Auslage', piles: 'Stapel', hand: 'Deine Hand', actions: 'Dein Zug' },
  cardInHand: (name, index, count) => `${name}, ${index} von ${count} auf der Hand`,
  cardInDisplay: (name, index, count) => `${name}, ${index} von ${count} in der Auslage`,
  drawPile: (count) => `Nachziehstapel: ${count}`,
  discardPile: (count) => `Ablagestapel: ${count}`,
  noDiscards: 'Noch wurde nichts abgeworfen.',
  close: 'Schließen',
  whatItDoes: (name) => `${name}: Wirkung`,
  handSize: (count) => `Auf der Hand: ${anyCards(count)}`,
  known: (cardsSeen) => `Bekannt: ${cardsSeen}`,
  onTurn: 'am Zug',
  answering: 'antwortet',
  wins: 'gewinnt',
  target: (name) => `Ziel: ${name}`,
  playedBy: (name) => `Gespielt: ${name}`,

  ready: 'Bereit:',
  readySet: (faction, count) => `Bereit: ${factions[faction]} ×${count}`,
  all: (count) => `Alle ${count}`,
  clear: 'Auswahl aufheben',
  confirm: {
    take: (count) => `${count} nehmen`,
    play: 'Ausspielen',
    discard: 'Abwerfen',
    give: 'Geben',
  },

  status: {
    act: 'Dein Zug: Nimm Karten einer Fraktion oder spiel einen Satz aus.',
    actAgain: (left) => `Dein Zug, Aktionen übrig: ${left}. Nimm Karten einer Fraktion oder spiel einen Satz aus.`,
    discard: (count, limit) => `Handlimit ${limit}: Wirf ${anyCards(count)} ab.`,
    turnOf: (name) => `Am Zug: ${name}`,
    waiting: (names) => `Antworten stehen aus: ${names}`,
    answered: (answer, names) => `Deine Antwort: ${answer}. Noch offen: ${names}`,
    dealing: 'Die Karten werden ausgeteilt.',
    won: (name) => `Neu im Rathaus: ${name}`,
    youWon: 'Das Rathaus von Catham City gehört dir!',
  },
  ask: {
    D: (name, further) => `${name}: Detektive! Wirf ${cards(further, 1)} für 1 Punkt ab oder passe.`,
    M: (name) => `${name}: Mafia! Wähl 2 Karten zum Abwerfen oder zahl 1 Punkt.`,
    mafiaCards: (name) => `${name}: Mafia! Wähl 2 Karten zum Abwerfen.`,
    J: (name) => `${name}: Journalistinnen! Gib 1 Karte (eine gleiche dazu abwerfen: +1 Punkt) oder passe.`,
  },
  missing: {
    target: 'Tippe jetzt an, gegen wen.',
    more: (faction, chosen, needed) => `${factions[faction]}: ${chosen} von ${needed}`,
    further: (faction) => `${factions[faction]}: jetzt 1 Zusatzkarte, Fraktion beliebig.`,
    other: (faction) => `${factions[faction]}: jetzt 1 Karte einer anderen Fraktion.`,
    discard: (chosen, needed) => `Abwerfen: ${chosen} von ${needed}`,
  },
  answers: {
    pass: 'Passen',
    pay: '1 Punkt zahlen',
    discard: (faction) => `${card[faction]} abwerfen: +1`,
    also: 'Noch eine weg: +1',
  },
  standing: {
    title: 'Feste Antworten',
    about: 'Werden sofort für dich gegeben, bis du sie ausschaltest.',
    labels: {
      'pass-detectives': 'Detektive: immer passen',
      'pass-journalists': 'Journalistinnen: immer passen',
      'pay-mafia': 'Mafia: lieber 1 Punkt als Karten',
    },
  },

  moves: {
    take: (what) => `Nimm ${what}`,
    play: (what) => `Spiel ${what}`,
    discard: (what) => `Wirf ${what} ab`,
    give: (what) => `Gib ${what}`,
    giveAndDiscard: (what) => `Gib ${what}, wirf noch eine ab`,
    pass: 'Passen',
    pay: '1 Punkt zahlen',
  },
  effects: {
    D: (further) => `+3 Punkte, andere dürfen ${cards(further, 1)} für 1 Punkt abwerfen`,
    S: '+2 Punkte, zieh 2 Karten',
    R2: 'zieh 5 Karten',
    R4: '+3 Punkte',
    M: '+2 Punkte, alle anderen verlieren 2 Karten oder 1 Punkt',
    H: (count) => `sie kommen zur Hand, ${anyCards(count)} aufgedeckt: je Hacker +1, der Rest ist deiner`,
    P: (count, further) => `${anyCards(count)} aufgedeckt, +1 je Karte: ${factions[further]}`,
    J: '+2 Punkte, andere dürfen dir 1 Karte geben',
    O: (count) => `deck ${anyCards(count)} auf, +1 je verschiedener Fraktion`,
    overLimit: (count) => `${count} über dem Handlimit`,
    point: '+1 Punkt',
  },

  told: {
    deal: (count) => `bekommt ${anyCards(count)}`,
    hand: (what) => `Deine Hand: ${what}`,
    refill: (what) => `Neu in der Auslage: ${what}`,
    reshuffle: 'Ablagestapel gemischt: neuer Nachziehstapel',
    turn: (name) => `Am Zug: ${name}`,
    yourTurn: 'Dein Zug',
    take: (you, what) => `${you ? 'nimmst' : 'nimmt'} ${what}`,
    play: (you, what) => `${you ? 'spielst' : 'spielt'} ${what}`,
    points: (change, total) => `${change} (jetzt ${total})`,
    draw: (you, what) => `${you ? 'ziehst' : 'zieht'} ${what}`,
    reveal: (you, what) => `${you ? 'zeigst' : 'zeigt'} ${what}`,
    steal: (you, what, from) => `${you ? 'stiehlst' : 'stiehlt'} ${what} (${from})`,
    flip: (what) => `Aufgedeckt: ${what}`,
    ask: (names) => `Gefragt: ${names}`,
    answered: (answer) => `Deine Antwort: ${answer}`,
    pass: (_you, many) => (many ? 'passen' : 'passt'),
    pay: (you) => `${you ? 'zahlst' : 'zahlt'} 1 Punkt`,
    give: (you, what, to) => `${you ? 'gibst' : 'gibt'} ${what} → ${to}`,
    discard: (you, what) => `${you ? 'wirfst' : 'wirft'} ${what} ab`,
    over: (you) => (you ? 'gewinnst und ziehst ins Rathaus ein' : 'gewinnt und zieht ins Rathaus ein'),
  },

  stage: {
    reveal: (name) => `Aufgedeckt: ${name}`,
    flip: 'Die Bürokraten decken auf',
    different: (count) => `Verschiedene Fraktionen: ${count}`,
    hits: (count) => `Treffer: ${count}`,
  },

  reasons: {
    wins: 'gewinnt die Partie',
    points: (count) => `+${points(count)}`,
    expectsPoints: (amount) => `etwa ${points(amount)}`,
    draws: (count) => `zieht ${anyCards(count)}`,
    steals: (amount) => `stiehlt etwa ${anyCards(amount)}`,
    completes: (faction, count) => `macht einen Satz voll: ${factions[faction]} ×${count}`,
    anyNumber: (faction) => `${factions[faction]}: in jeder Anzahl spielbar`,
    oneShort: (faction) => `zum Satz fehlt nur noch 1 Karte: ${factions[faction]}`,
    moreOf: (faction, count) => `dann auf der Hand: ${factions[faction]} ×${count}`,
    costsRivals: 'kostet alle anderen Karten oder einen Punkt',
    hurtsLeader: (name) => `trifft die Spitze: ${name}`,
    keeps: (faction, count) => `behält ${cards(faction, count)}`,
    pointForCard: (faction) => `ein Punkt für ${cards(faction, 1)}`,
    savesPoint: 'spart den Punkt',
    savesCards: 'spart die Karten',
    givesNothing: 'gibt nichts her',
    overLimit: (count) => `danach sind ${anyCards(count)} zu viel auf der Hand`,
  },

  options: {
    factions: 'Fraktionen im Spiel',
    chosen: (count, needed) => `Gewählt: ${count} von ${needed}`,
    tooFew: (count) => `Wähl noch ${count}: Es müssen fünf sein. Bis dahin gilt die letzte Auswahl.`,
    tooMany: (count) => `Wähl ${count} ab: Es müssen fünf sein. Bis dahin gilt die letzte Auswahl.`,
    presets: 'Vorschläge',
    preset: {
      starter: 'Einstieg',
      random: 'Zufall',
      attack: 'Voller Angriff',
      peaceful: 'Friedlich',
      cityHall: 'Rathaus',
    },
    actions: 'Aktionen pro Zug',
    oneAction: 'Eine: das Spiel, wie es ist',
    twoActions: 'Zwei: schneller und wilder',
    taste: {
      D: 'Solide Punkte und ein Krümel für die anderen',
      H: 'Schleich dich in eine Hand und steck ein, was auftaucht',
      J: 'Gute Presse für alle, die teilen',
      M: 'Ein Angebot, das niemand am Tisch ablehnt',
      O: 'Stempeln, aufdecken, auf Vielfalt hoffen',
      P: 'Nenn den Täter, dann durchsuch eine Hand',
      R: 'Eine Pfote voll Karten oder ein Schwung Punkte',
      S: 'Forschung zahlt sich aus und bringt neue Karten',
    },
  },
  overview: {
    turn: 'Dein Zug: Nimm 1 oder mehr Karten EINER Fraktion aus der Auslage oder spiel Karten einer Fraktion aus.',
    goals: 'Wer zuerst 16 Punkte hat, zieht ins Rathaus ein (zu viert oder mehr: 13).',
    limit: 'Handlimit: 10 Karten am Ende deines Zuges.',
    cost: {
      D: '3 Detektive + 1 Zusatzkarte',
      H: '1 bis 4 Hacker → eine Person',
      J: '2 Journalistinnen',
      M: '4 Mafia-Karten',
      O: '1 oder mehr Bürokraten',
      P: '1 oder mehr Polizisten + 1 andere Karte → eine Person',
      R: '2 Robocats oder 4',
      S: '3 Wissenschaftler',
    },
    effect: {
      D: '+3 Punkte. Alle anderen dürfen eine Karte wie die Zusatzkarte für +1 abwerfen.',
      H: 'Sie kommen in eine Hand mit mindestens so vielen Karten; so viele werden aufgedeckt. Je Hacker: +1 für dich. Der Rest: deiner.',
      J: '+2 Punkte. Alle anderen dürfen dir eine Karte geben und dann noch eine gleiche für +1 abwerfen.',
      M: '+2 Punkte. Alle anderen werfen 2 Karten ab oder geben 1 Punkt zurück.',
      O: 'Deck so viele Karten auf: +1 je verschiedener Fraktion.',
      P: 'So viele ihrer Karten werden aufgedeckt: +1 je Karte wie deine andere. Für jeden gezeigten Polizisten ziehen sie 1 Karte.',
      R: '2: zieh 5 Karten. 4: +3 Punkte.',
      S: '+2 Punkte, zieh 2 Karten.',
    },
  },
}
