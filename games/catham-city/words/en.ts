import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralEn as plural } from '@alleycat/ui/words/plurals.ts'
import type { Faction } from '../rules/vocabulary.ts'
import { ruleLines } from './rules/en.ts'

const list = listIn('en')
const factions: Record<Faction, string> = {
  D: 'Detectives',
  H: 'Hackers',
  J: 'Journalists',
  M: 'Mafia',
  O: 'Officials',
  P: 'Police',
  R: 'Robocats',
  S: 'Scientists',
}
const card: Record<Faction, string> = {
  D: 'Detective',
  H: 'Hacker',
  J: 'Journalist',
  M: 'Mafia',
  O: 'Official',
  P: 'Police officer',
  R: 'Robocat',
  S: 'Scientist',
}
/** One and several, after a number. */
const counted: Partial<Record<Faction, readonly [one: string, other: string]>> = {
  M: ['Mafia card', 'Mafia cards'],
  P: ['Police officer', 'Police officers'],
}
const cards = (faction: Faction, count: number): string => {
  const [one, other] = counted[faction] ?? [card[faction], factions[faction]]
  return `${count} ${plural(count, { one, other })}`
}
const anyCards = (count: number): string => plural(count, { one: `${count} card`, other: `${count} cards` })
const points = (count: number): string => plural(count, { one: `${count} point`, other: `${count} points` })

export const en = {
  triumph: (names: string) => `New mayor of Catham City: ${names}`,
  rules: ruleLines as Readonly<Record<string, string>>,

  you: 'You',
  /** A player and what is said of them, after a colon. */
  line: (name: string, what: string) => `${name}: ${what}`,
  /** A player and what they do, as a sentence; null is the reader. */
  sentence: (name: string | null, what: string) => `${name ?? 'You'} ${what}`,
  list: (items: readonly string[]): string => list(items),

  factions,
  card,
  /** One or two letters on the card. */
  initials: { D: 'D', H: 'H', J: 'J', M: 'M', O: 'O', P: 'P', R: 'R', S: 'S' } as Record<Faction, string>,
  /** Cards after a verb. */
  cards,
  /** Cards in a list after a label. */
  tally: (faction: Faction, count: number) => (count === 1 ? card[faction] : `${factions[faction]} ×${count}`),
  anyCards,
  points,
  pointsOf: (count: number, target: number) => `${count} of ${target} points`,

  zones: {
    opponents: 'Opponents',
    players: 'Players',
    display: 'Display',
    piles: 'Piles',
    hand: 'Your hand',
    actions: 'Your move',
  },
  handOf: (who: string) => `Hand: ${who}`,
  moveOf: (who: string) => `Move: ${who}`,
  cardInHand: (name: string, index: number, count: number) => `${name}, ${index} of ${count} in hand`,
  cardInDisplay: (name: string, index: number, count: number) => `${name}, ${index} of ${count} in the display`,
  drawPile: (count: number) => `Draw pile: ${count}`,
  discardPile: (count: number) => `Discard pile: ${count}`,
  noDiscards: 'Nothing has been discarded yet.',
  close: 'Close',
  usable: 'can be chosen now',
  whatItDoes: (name: string) => `${name}: effect`,
  handSize: (count: number) => `In hand: ${anyCards(count)}`,
  known: (cardsSeen: string) => `Known: ${cardsSeen}`,
  onTurn: 'to play',
  answering: 'answering',
  wins: 'wins',
  target: (name: string) => `Target: ${name}`,
  playedBy: (name: string) => `Played: ${name}`,

  ready: 'Ready:',
  readySet: (faction: Faction, count: number) => `Ready: ${factions[faction]} ×${count}`,
  all: (count: number) => `All ${count}`,
  clear: 'Clear the selection',
  confirm: {
    take: (count: number) => `Take ${count}`,
    play: 'Play',
    discard: 'Discard',
    give: 'Give',
  },

  status: {
    act: 'Your turn: take cards of one faction or play a set.',
    take: 'Your turn: take cards of one faction.',
    play: 'Your turn: play a set.',
    oneLeft: '1 action left.',
    moreLeft: (left: number) => `Actions left: ${left}.`,
    discard: (count: number, limit: number) => `Hand limit ${limit}: discard ${anyCards(count)}.`,
    waiting: (names: string) => `Waiting for answers: ${names}`,
    answered: (answer: string, names: string) => `Your answer: ${answer}. Waiting for: ${names}`,
    dealing: 'Dealing the cards…',
    won: (name: string) => `New mayor: ${name}`,
    youWon: 'You are the new mayor of Catham City!',
  },
  ask: {
    D: (name: string, further: Faction) => `${name}: Detectives! Discard ${cards(further, 1)} for 1 point, or pass.`,
    M: (name: string) => `${name}: Mafia! Choose 2 cards to discard or pay 1 point.`,
    mafiaCards: (name: string) => `${name}: Mafia! Choose 2 cards to discard.`,
    J: (name: string) => `${name}: Journalists! Give 1 card (discard another of that faction for 1 point), or pass.`,
  },
  missing: {
    target: 'Now tap an opponent.',
    more: (faction: Faction, chosen: number, needed: number) => `${factions[faction]}: ${chosen} of ${needed}`,
    goesWith: (other: Faction, faction: Faction, count: number) =>
      `${card[other]}: goes with ${cards(faction, count)}.`,
    /** After what a set of the card itself still lacks: the other set that it may go along with. */
    orWith: (faction: Faction, count: number) => ` (or with ${cards(faction, count)})`,
    further: (faction: Faction) => `${factions[faction]}: now 1 additional card of any faction.`,
    other: (faction: Faction) => `${factions[faction]}: now 1 card of another faction.`,
    discard: (chosen: number, needed: number) => `To discard: ${chosen} of ${needed}`,
  },
  /** What stands in the way of an attempt in this position. */
  lack: {
    onlyHand: 'Only cards from your hand count now',
    only: (faction: Faction) => `Only one faction counts now: ${factions[faction]}`,
    chosen: (faction: Faction, count: number) => `Already chosen: ${cards(faction, count)}`,
    further: 'The additional card is already chosen',
    noFurther: 'The additional card is missing from your hand',
    smallHands: 'No opponent has that many cards',
  },
  answers: {
    pass: 'Pass',
    pay: 'Pay 1 point',
    discard: (faction: Faction) => `Discard ${card[faction]}: +1`,
    also: 'Discard another: +1',
  },
  standing: {
    title: 'Automatic answers',
    about: 'Given for you right away until you switch them off.',
    labels: {
      'pass-detectives': 'Detectives: always pass',
      'pass-journalists': 'Journalists: always pass',
      'pay-mafia': 'Mafia: pay a point rather than cards',
    } as Record<string, string>,
  },

  moves: {
    take: (what: string) => `Take ${what}`,
    play: (what: string) => `Play ${what}`,
    discard: (what: string) => `Discard ${what}`,
    give: (what: string) => `Give ${what}`,
    giveAndDiscard: (what: string) => `Give ${what}, discard another`,
    pass: 'Pass',
    pay: 'Pay 1 point',
  },
  effects: {
    D: (further: Faction) => `+3 points, each opponent may discard ${cards(further, 1)} for 1 point`,
    S: '+2 points, draw 2 cards',
    R2: 'draw 5 cards',
    R4: '+3 points',
    M: '+2 points, each opponent loses 2 cards or 1 point',
    H: (count: number) =>
      `${plural(count, { one: 'infiltrates', other: 'infiltrate' })} that hand, then ${anyCards(count)} revealed: +1 per Hacker, the rest is yours`,
    P: (count: number, further: Faction) => `${anyCards(count)} revealed, +1 for each ${card[further]}`,
    J: '+2 points, each opponent may give you a card',
    O: (count: number) => `reveal ${anyCards(count)}, +1 for each faction revealed`,
    overLimit: (count: number) => `over the limit by ${count}`,
    point: '+1 point',
  },

  told: {
    deal: (what: string) => `gets ${what}`,
    hand: (what: string) => `Your hand: ${what}`,
    refill: (what: string) => `New in the display: ${what}`,
    reshuffle: 'Discard pile shuffled into a new draw pile',
    turn: (name: string) => `Turn: ${name}`,
    yourTurn: 'Your turn',
    take: (you: boolean, what: string) => `${you ? 'take' : 'takes'} ${what}`,
    play: (you: boolean, what: string) => `${you ? 'play' : 'plays'} ${what}`,
    /** After what is played against the reader. */
    atYou: 'against you',
    points: (change: string, total: number) => `${change} (now ${total})`,
    draw: (you: boolean, what: string) => `${you ? 'draw' : 'draws'} ${what}`,
    reveal: (you: boolean, what: string) => `${you ? 'reveal' : 'reveals'} ${what}`,
    /** `steals 1 Mafia card (Biscuit)`; null is the reader. */
    steal: (you: boolean, what: string, from: string | null) =>
      from === null ? `steals ${what} from you` : `${you ? 'steal' : 'steals'} ${what} (${from})`,
    flip: (what: string) => `Revealed: ${what}`,
    ask: (names: string) => `Waiting for answers: ${names}`,
    answered: (answer: string) => `Your answer: ${answer}`,
    answeredBy: (name: string, answer: string) => `Answer (${name}): ${answer}`,
    pass: (you: boolean): string => (you ? 'pass' : 'passes'),
    /** Several pass, and the reader may be among them. */
    passTogether: (_you: boolean, names: string) => `${names} pass`,
    pay: (you: boolean) => `${you ? 'pay' : 'pays'} 1 point`,
    give: (you: boolean, what: string, to: string | null) =>
      to === null ? `gives you ${what}` : `${you ? 'give' : 'gives'} ${what} → ${to}`,
    discard: (you: boolean, what: string) => `${you ? 'discard' : 'discards'} ${what}`,
    over: (you: boolean): string => (you ? 'win and become mayor' : 'wins and becomes mayor'),
  },

  /** What a player did, before the drawings of the cards. */
  deeds: {
    take: 'takes',
    play: 'plays',
    discard: 'discards',
    give: 'gives',
    pay: 'pays',
    pass: 'passes',
  },
  /** What the reader answered, below their name. */
  yourAnswers: { discard: 'discard', give: 'give', pay: 'pay', pass: 'pass' },
  stage: {
    reveal: (name: string | null) => (name === null ? 'Revealed from your hand' : `Revealed from ${name}’s hand`),
    flip: 'Revealed by the Officials',
    different: (count: number) => `Different factions: ${count}`,
    hits: (count: number) => `Hits: ${count}`,
  },

  reasons: {
    wins: 'wins the game',
    points: (count: number) => `+${points(count)}`,
    expectsPoints: (amount: number) => `about ${points(amount)}`,
    draws: (count: number) => `draws ${anyCards(count)}`,
    steals: (amount: number) => `steals about ${anyCards(amount)}`,
    completes: (faction: Faction, count: number) => `completes a set: ${cards(faction, count)}`,
    anyNumber: (faction: Faction) => `${factions[faction]}: playable in any number`,
    oneShort: (faction: Faction) => `one short of a set: ${factions[faction]}`,
    moreOf: (faction: Faction, count: number) => `then in hand: ${cards(faction, count)}`,
    costsRivals: 'costs every rival cards or a point',
    leastAnswered: (faction: Faction) => `of your cards, the others are least likely to hold: ${factions[faction]}`,
    answered: (faction: Faction, percent: number) =>
      `chance that no opponent can answer with ${cards(faction, 1)}: ${100 - percent}%`,
    hurtsLeader: (name: string) => `hits the leader: ${name}`,
    keeps: (faction: Faction, count: number) => `keeps ${cards(faction, count)}`,
    keepsNear: (faction: Faction, count: number) => `keeps ${cards(faction, count)}, one short of a set`,
    pointForCard: (faction: Faction) => `a point for ${cards(faction, 1)}`,
    savesPoint: 'saves the point',
    savesCards: 'saves the cards',
    givesNothing: 'gives nothing away',
    withinLimit: 'stays within the hand limit',
    overLimit: (count: number) => `against it: over the hand limit, ${anyCards(count)} to discard`,
  },

  options: {
    factions: 'Factions in play',
    chosen: (count: number, needed: number) => `Chosen: ${count} of ${needed}`,
    tooFew: (count: number) => `Choose ${count} more: a game needs five factions. Until then, your last choice stays.`,
    tooMany: (count: number) => `Remove ${count}: a game needs five factions. Until then, your last choice stays.`,
    presets: 'Suggestions',
    preset: {
      starter: 'Starter set',
      random: 'Random',
      attack: 'All-out attack',
      peaceful: 'Peaceful',
      cityHall: 'City hall',
    },
    actions: 'Actions per turn',
    oneAction: 'One: the basic game',
    twoActions: 'Two: faster and wilder',
    taste: {
      D: 'Steady points, and a crumb for the others',
      H: 'Infiltrate a hand and pocket what turns up',
      J: 'Good press for everyone who shares',
      M: 'An offer nobody at the table can refuse',
      O: 'Stamp, reveal and hope for variety',
      P: 'Name the culprit, then search a hand',
      R: 'A fistful of cards or a burst of points',
      S: 'Research pays, and brings new cards',
    } as Record<Faction, string>,
  },
  overview: {
    turn: 'Your turn: take one or more cards of ONE faction from the display, or play cards of one faction.',
    goals: 'First to 16 points becomes mayor (13 with four or more players).',
    limit: 'Hand limit: 10 cards at the end of your turn.',
    cost: {
      D: '3 Detectives + 1 additional card',
      H: '1 to 4 Hackers → one opponent',
      J: '2 Journalists',
      M: '4 Mafia cards',
      O: '1 or more Officials',
      P: '1 or more Police officers + 1 card of another faction → one opponent',
      R: '2 Robocats, or 4',
      S: '3 Scientists',
    } as Record<Faction, string>,
    effect: {
      D: '+3 points. Each opponent may discard a card of the additional card’s faction for +1.',
      H: 'They infiltrate a hand of at least as many cards; then as many are revealed. Each Hacker: +1 for you. The rest: yours.',
      J: '+2 points. Each opponent may give you a card, and then discard another of that faction for +1.',
      M: '+2 points. Each opponent discards 2 cards or gives back 1 point.',
      O: 'Reveal as many cards from the draw pile: +1 for each faction revealed.',
      P: 'As many cards of that hand are revealed: +1 for each of your other card’s faction. For each Police officer revealed, the opponent draws 1.',
      R: '2: draw 5 cards. 4: +3 points.',
      S: '+2 points, draw 2 cards.',
    } as Record<Faction, string>,
  },
}
