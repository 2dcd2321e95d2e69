import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralFr as plural } from '@alleycat/ui/words/plurals.ts'
import type { Faction } from '../rules/vocabulary.ts'
import { ruleLines } from './rules/fr.ts'
import type { Words } from './words.ts'

const list = listIn('fr')
const factions: Record<Faction, string> = {
  D: 'Détectives',
  H: 'Hackers',
  J: 'Journalistes',
  M: 'Mafia',
  O: 'Bureaucrates',
  P: 'Policiers',
  R: 'Robochas',
  S: 'Scientifiques',
}
const card: Record<Faction, string> = {
  D: 'Détective',
  H: 'Hacker',
  J: 'Journaliste',
  M: 'Mafia',
  O: 'Bureaucrate',
  P: 'Policier',
  R: 'Robocha',
  S: 'Scientifique',
}
const decimal = (amount: number): string => String(amount).replace('.', ',')
const anyCards = (count: number): string =>
  plural(count, { one: `${decimal(count)} carte`, other: `${decimal(count)} cartes` })
const cards = (faction: Faction, count: number): string =>
  faction === 'M' ? `${anyCards(count)} Mafia` : `${count} ${count === 1 ? card[faction] : factions[faction]}`
const points = (count: number): string =>
  plural(count, { one: `${decimal(count)} point`, other: `${decimal(count)} points` })

export const fr: Words = {
  rules: ruleLines,

  you: 'Toi',
  line: (name, what) => `${name}\u00a0: ${what}`,
  list: (items) => list(items),

  factions,
  card,
  initials: { D: 'D', H: 'H', J: 'J', M: 'M', O: 'B', P: 'P', R: 'R', S: 'S' },
  cards,
  tally: (faction, count) => (count === 1 ? card[faction] : `${factions[faction]} ×${count}`),
  anyCards,
  points,
  pointsOf: (count, target) => `${points(count)} sur ${target}`,

  zones: {
    opponents: 'Adversaires',
    display: 'Marché des factions',
    piles: 'Piles',
    hand: 'Ta main',
    actions: 'Ton coup',
  },
  cardInHand: (name, index, count) => `${name}, ${index} sur ${count} en main`,
  cardInDisplay: (name, index, count) => `${name}, ${index} sur ${count} au marché`,
  drawPile: (count) => `Pioche\u00a0: ${count}`,
  discardPile: (count) => `Défausse\u00a0: ${count}`,
  noDiscards: 'La défausse est encore vide.',
  close: 'Fermer',
  whatItDoes: (name) => `${name}\u00a0: leur effet`,
  handSize: (count) => `En main\u00a0: ${anyCards(count)}`,
  known: (cardsSeen) => `Cartes connues\u00a0: ${cardsSeen}`,
  onTurn: 'à son tour',
  answering: 'répond',
  wins: 'gagne',
  target: (name) => `Cible\u00a0: ${name}`,
  playedBy: (name) => `Cartes jouées\u00a0: ${name}`,

  ready: 'Prêts\u00a0:',
  readySet: (faction, count) => `Prêts à jouer\u00a0: ${factions[faction]} ×${count}`,
  all: (count) => `Les ${count}`,
  clear: 'Annuler la sélection',
  confirm: {
    take: (count) => `Prendre ${count}`,
    play: 'Jouer',
    discard: 'Défausser',
    give: 'Donner',
  },

  status: {
    act: 'À toi de jouer\u00a0: prends des cartes d’une faction ou joue une combinaison.',
    take: 'À toi\u00a0: prends des cartes d’une seule faction.',
    play: 'À toi\u00a0: joue une combinaison.',
    oneLeft: 'Encore 1 action.',
    actAgain: (left) =>
      `À toi de jouer, actions restantes\u00a0: ${left}. Prends des cartes d’une faction ou joue une combinaison.`,
    discard: (count, limit) => `Limite de ${limit} cartes\u00a0: défausse ${anyCards(count)}.`,
    waiting: (names) => `Réponses attendues\u00a0: ${names}`,
    answered: (answer, names) => `Ta réponse\u00a0: ${answer}. Encore attendu\u00a0: ${names}`,
    dealing: 'Les cartes sont distribuées.',
    won: (name) => `À la mairie\u00a0: ${name}`,
    youWon: 'La mairie de Catham City est à toi\u00a0!',
  },
  ask: {
    D: (name, further) => `${name}\u00a0: Détectives\u00a0! Défausse ${cards(further, 1)} pour 1 point, ou passe.`,
    M: (name) => `${name}\u00a0: Mafia\u00a0! Choisis 2 cartes à défausser ou paie 1 point.`,
    mafiaCards: (name) => `${name}\u00a0: Mafia\u00a0! Choisis 2 cartes à défausser.`,
    J: (name) =>
      `${name}\u00a0: Journalistes\u00a0! Donne 1 carte (une autre pareille défaussée\u00a0: +1 point), ou passe.`,
  },
  missing: {
    target: 'Touche maintenant un adversaire.',
    more: (faction, chosen, needed) => `${factions[faction]}\u00a0: ${chosen} sur ${needed}`,
    goesWith: (other, faction, count) => `${card[other]}\u00a0: se joue avec ${cards(faction, count)}.`,
    further: (faction) => `${factions[faction]}\u00a0: maintenant 1 carte supplémentaire, au choix.`,
    other: (faction) => `${factions[faction]}\u00a0: maintenant 1 carte d’une autre faction.`,
    discard: (chosen, needed) => `À défausser\u00a0: ${chosen} sur ${needed}`,
  },
  answers: {
    pass: 'Passer',
    pay: 'Payer 1 point',
    discard: (faction) => `Défausser ${card[faction]}\u00a0: +1`,
    also: 'Une de plus\u00a0: +1',
  },
  standing: {
    title: 'Réponses automatiques',
    about: 'Données aussitôt pour toi, jusqu’à ce que tu les désactives.',
    labels: {
      'pass-detectives': 'Détectives\u00a0: toujours passer',
      'pass-journalists': 'Journalistes\u00a0: toujours passer',
      'pay-mafia': 'Mafia\u00a0: payer 1 point plutôt que des cartes',
    },
  },

  moves: {
    take: (what) => `Prendre ${what}`,
    play: (what) => `Jouer ${what}`,
    discard: (what) => `Défausser ${what}`,
    give: (what) => `Donner ${what}`,
    giveAndDiscard: (what) => `Donner ${what}, en défausser une autre`,
    pass: 'Passer',
    pay: 'Payer 1 point',
  },
  effects: {
    D: (further) => `+3 points, les autres peuvent défausser ${cards(further, 1)} pour 1 point`,
    S: '+2 points, pioche 2 cartes',
    R2: 'pioche 5 cartes',
    R4: '+3 points',
    M: '+2 points, les autres perdent 2 cartes ou 1 point',
    H: (count) => `ils rejoignent cette main, ${anyCards(count)} à révéler\u00a0: +1 par Hacker, le reste est à toi`,
    P: (count, further) => `${anyCards(count)} à révéler, +1 par carte\u00a0: ${factions[further]}`,
    J: '+2 points, les autres peuvent te donner 1 carte',
    O: (count) => `retourne ${anyCards(count)}, +1 par faction différente`,
    overLimit: (count) => `${count} au-dessus de la limite`,
    point: '+1 point',
  },

  told: {
    deal: (count) => `reçoit ${anyCards(count)}`,
    hand: (what) => `Ta main\u00a0: ${what}`,
    refill: (what) => `Nouveau au marché\u00a0: ${what}`,
    reshuffle: 'La défausse est mélangée\u00a0: nouvelle pioche',
    turn: (name) => `Au tour de\u00a0: ${name}`,
    yourTurn: 'À toi de jouer',
    take: (you, what) => `${you ? 'prends' : 'prend'} ${what}`,
    play: (you, what) => `${you ? 'joues' : 'joue'} ${what}`,
    points: (change, total) => `${change} (total ${total})`,
    draw: (you, what) => `${you ? 'pioches' : 'pioche'} ${what}`,
    reveal: (you, what) => `${you ? 'révèles' : 'révèle'} ${what}`,
    steal: (you, what, from) => `${you ? 'voles' : 'vole'} ${what} (${from})`,
    flip: (what) => `Cartes retournées\u00a0: ${what}`,
    ask: (names) => `Réponses attendues\u00a0: ${names}`,
    answered: (answer) => `Ta réponse\u00a0: ${answer}`,
    answeredBy: (name, answer) => `Réponse (${name})\u00a0: ${answer}`,
    pass: (you, many) => (many ? 'passent' : you ? 'passes' : 'passe'),
    pay: (you) => `${you ? 'paies' : 'paie'} 1 point`,
    give: (you, what, to) => `${you ? 'donnes' : 'donne'} ${what} → ${to}`,
    discard: (you, what) => `${you ? 'défausses' : 'défausse'} ${what}`,
    over: (you) => (you ? 'gagnes la mairie' : 'gagne la mairie'),
  },

  deeds: {
    take: 'prend',
    play: 'joue',
    discard: 'défausse',
    give: 'donne',
    pay: 'paie',
    pass: 'passe',
  },
  stage: {
    reveal: (name) => `Cartes révélées\u00a0: ${name}`,
    flip: 'Les Bureaucrates retournent',
    different: (count) => `Factions différentes\u00a0: ${count}`,
    hits: (count) => `Touches\u00a0: ${count}`,
  },

  reasons: {
    wins: 'gagne la partie',
    points: (count) => `+${points(count)}`,
    expectsPoints: (amount) => `environ ${points(amount)}`,
    draws: (count) => `pioche ${anyCards(count)}`,
    steals: (amount) => `vole environ ${anyCards(amount)}`,
    completes: (faction, count) => `complète une combinaison\u00a0: ${factions[faction]} ×${count}`,
    anyNumber: (faction) => `${factions[faction]}\u00a0: jouables en tout nombre`,
    oneShort: (faction) => `à une carte de la combinaison\u00a0: ${factions[faction]}`,
    moreOf: (faction, count) => `ensuite en main\u00a0: ${factions[faction]} ×${count}`,
    costsRivals: 'coûte des cartes ou un point à chaque rival',
    answered: (faction, percent) => `risque d’une réponse avec ${factions[faction]}\u00a0: ${percent} %`,
    hurtsLeader: (name) => `vise la tête de la course\u00a0: ${name}`,
    keeps: (faction, count) => `garde ${cards(faction, count)}`,
    pointForCard: (faction) => `un point pour ${cards(faction, 1)}`,
    savesPoint: 'épargne le point',
    savesCards: 'épargne les cartes',
    givesNothing: 'n’offre rien à personne',
    overLimit: (count) => `ensuite, ${anyCards(count)} de trop`,
  },

  options: {
    factions: 'Factions en jeu',
    chosen: (count, needed) => `Choisies\u00a0: ${count} sur ${needed}`,
    tooFew: (count) => `Choisis-en encore ${count}\u00a0: il en faut cinq. D’ici là, le dernier choix reste valable.`,
    tooMany: (count) => `Retires-en ${count}\u00a0: il en faut cinq. D’ici là, le dernier choix reste valable.`,
    presets: 'Suggestions',
    preset: { starter: 'Débuts', random: 'Hasard', attack: 'À l’attaque', peaceful: 'Paisible', cityHall: 'Mairie' },
    actions: 'Actions par tour',
    oneAction: 'Une\u00a0: le jeu tel quel',
    twoActions: 'Deux\u00a0: plus rapide et plus fou',
    taste: {
      D: 'Des points sûrs, et une miette pour les autres',
      H: 'Glisse-toi dans une main et empoche ce qui en sort',
      J: 'Bonne presse pour qui partage',
      M: 'Une offre que la table ne peut pas refuser',
      O: 'Tamponne, retourne et espère de la variété',
      P: 'Nomme le coupable, puis fouille une main',
      R: 'Une pleine patte de cartes ou une salve de points',
      S: 'La recherche paie et apporte des cartes',
    },
  },
  overview: {
    turn: 'Ton tour\u00a0: prends 1 ou plusieurs cartes d’UNE faction au marché, ou joue des cartes d’une faction.',
    goals: 'La mairie revient à qui atteint 16 points en premier (13 à quatre ou plus).',
    limit: 'Limite\u00a0: 10 cartes en main à la fin de ton tour.',
    cost: {
      D: '3 Détectives + 1 carte supplémentaire',
      H: '1 à 4 Hackers → un adversaire',
      J: '2 Journalistes',
      M: '4 cartes Mafia',
      O: '1 ou plusieurs Bureaucrates',
      P: '1 ou plusieurs Policiers + 1 autre carte → un adversaire',
      R: '2 Robochas, ou 4',
      S: '3 Scientifiques',
    },
    effect: {
      D: '+3 points. Chaque adversaire peut défausser une carte de la faction supplémentaire pour +1.',
      H: 'Ils rejoignent une main d’au moins autant de cartes\u00a0; autant sont révélées. Chaque Hacker\u00a0: +1 pour toi. Le reste\u00a0: à toi.',
      J: '+2 points. Chaque adversaire peut te donner une carte, puis en défausser une pareille pour +1.',
      M: '+2 points. Chaque adversaire défausse 2 cartes ou rend 1 point.',
      O: 'Retourne autant de cartes\u00a0: +1 par faction différente.',
      P: 'Autant de ses cartes sont révélées\u00a0: +1 par carte comme ton autre. Pour chaque Policier révélé, il pioche 1 carte.',
      R: '2\u00a0: pioche 5 cartes. 4\u00a0: +3 points.',
      S: '+2 points, pioche 2 cartes.',
    },
  },
}
