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
  triumph: (names) => `À la mairie de Catham City : ${names}`,
  rules: ruleLines,

  you: 'Toi',
  line: (name, what) => `${name} : ${what}`,
  sentence: (name, what) => `${name ?? 'Tu'} ${what}`,
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
  drawPile: (count) => `Pioche : ${count}`,
  discardPile: (count) => `Défausse : ${count}`,
  noDiscards: 'La défausse est encore vide.',
  close: 'Fermer',
  usable: 'possible maintenant',
  whatItDoes: (name) => `${name} : leur effet`,
  handSize: (count) => `En main : ${anyCards(count)}`,
  known: (cardsSeen) => `Cartes connues : ${cardsSeen}`,
  onTurn: 'joue',
  answering: 'répond',
  wins: 'gagne',
  target: (name) => `Cible : ${name}`,
  playedBy: (name) => `Cartes jouées : ${name}`,

  ready: 'Prêts :',
  readySet: (faction, count) => `Prêts à jouer : ${factions[faction]} ×${count}`,
  all: (count) => `Les ${count}`,
  clear: 'Annuler la sélection',
  confirm: {
    take: (count) => `Prendre ${count}`,
    play: 'Jouer',
    discard: 'Défausser',
    give: 'Donner',
  },

  status: {
    act: 'À toi de jouer : prends des cartes d’une faction ou joue une série.',
    take: 'À toi : prends des cartes d’une seule faction.',
    play: 'À toi : joue une série.',
    oneLeft: 'Encore 1 action.',
    actAgain: (left) =>
      `À toi de jouer, actions restantes : ${left}. Prends des cartes d’une faction ou joue une série.`,
    discard: (count, limit) => `Limite de ${limit} cartes : défausse ${anyCards(count)}.`,
    waiting: (names) => `Réponses attendues : ${names}`,
    answered: (answer, names) => `Ta réponse : ${answer}. Encore attendu : ${names}`,
    dealing: 'Les cartes sont distribuées.',
    won: (name) => `À la mairie : ${name}`,
    youWon: 'La mairie de Catham City est à toi !',
  },
  ask: {
    D: (name, further) => `${name} : Détectives ! Défausse ${cards(further, 1)} pour 1 point, ou passe.`,
    M: (name) => `${name} : Mafia ! Choisis 2 cartes à défausser ou paie 1 point.`,
    mafiaCards: (name) => `${name} : Mafia ! Choisis 2 cartes à défausser.`,
    J: (name) => `${name} : Journalistes ! Donne 1 carte (une autre de sa faction défaussée : +1 point), ou passe.`,
  },
  missing: {
    target: 'Touche maintenant un adversaire.',
    more: (faction, chosen, needed) => `${factions[faction]} : ${chosen} sur ${needed}`,
    goesWith: (other, faction, count) => `${card[other]} : se joue avec ${cards(faction, count)}.`,
    further: (faction) => `${factions[faction]} : maintenant 1 carte supplémentaire, de n’importe quelle faction.`,
    other: (faction) => `${factions[faction]} : maintenant 1 carte d’une autre faction.`,
    discard: (chosen, needed) => `À défausser : ${chosen} sur ${needed}`,
  },
  answers: {
    pass: 'Passer',
    pay: 'Payer 1 point',
    discard: (faction) => `Défausser ${card[faction]} : +1`,
    also: 'Défausser aussi : +1',
  },
  standing: {
    title: 'Réponses automatiques',
    about: 'Données aussitôt pour toi, jusqu’à ce que tu les désactives.',
    labels: {
      'pass-detectives': 'Détectives : toujours passer',
      'pass-journalists': 'Journalistes : toujours passer',
      'pay-mafia': 'Mafia : payer 1 point plutôt que des cartes',
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
    D: (further) => `+3 points, chaque adversaire peut défausser ${cards(further, 1)} pour 1 point`,
    S: '+2 points, pioche 2 cartes',
    R2: 'pioche 5 cartes',
    R4: '+3 points',
    M: '+2 points, chaque adversaire perd 2 cartes ou 1 point',
    H: (count) =>
      `ils s’infiltrent dans cette main, puis ${anyCards(count)} à révéler : +1 par Hacker, le reste est à toi`,
    P: (count, further) => `${anyCards(count)} à révéler, +1 par carte : ${factions[further]}`,
    J: '+2 points, chaque adversaire peut te donner 1 carte',
    O: (count) => `révèle ${anyCards(count)}, +1 par faction révélée`,
    overLimit: (count) => `${count} au-dessus de la limite`,
    point: '+1 point',
  },

  told: {
    deal: (count) => `reçoit ${anyCards(count)}`,
    hand: (what) => `Ta main : ${what}`,
    refill: (what) => `Nouveau au marché : ${what}`,
    reshuffle: 'La défausse est mélangée : nouvelle pioche',
    turn: (name) => `Au tour de : ${name}`,
    yourTurn: 'À toi de jouer',
    take: (you, what) => `${you ? 'prends' : 'prend'} ${what}`,
    play: (you, what) => `${you ? 'joues' : 'joue'} ${what}`,
    points: (change, total) => `${change} (total ${total})`,
    draw: (you, what) => `${you ? 'pioches' : 'pioche'} ${what}`,
    reveal: (you, what) => `${you ? 'révèles' : 'révèle'} ${what}`,
    steal: (you, what, from) => `${you ? 'voles' : 'vole'} ${what} (${from})`,
    flip: (what) => `Cartes révélées : ${what}`,
    ask: (names) => `Réponses attendues : ${names}`,
    answered: (answer) => `Ta réponse : ${answer}`,
    answeredBy: (name, answer) => `Réponse (${name}) : ${answer}`,
    pass: (you, many) => (you ? (many ? 'passez' : 'passes') : many ? 'passent' : 'passe'),
    pay: (you) => `${you ? 'paies' : 'paie'} 1 point`,
    give: (you, what, to) => `${you ? 'donnes' : 'donne'} ${what} → ${to}`,
    discard: (you, what) => `${you ? 'défausses' : 'défausse'} ${what}`,
    over: (you) => (you ? 'remportes la mairie' : 'remporte la mairie'),
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
    reveal: (name) => (name === null ? 'Cartes révélées de ta main' : `Cartes révélées : ${name}`),
    flip: 'Cartes révélées par les Bureaucrates',
    different: (count) => `Factions différentes : ${count}`,
    hits: (count) => `Bonnes cartes : ${count}`,
  },

  reasons: {
    wins: 'gagne la partie',
    points: (count) => `+${points(count)}`,
    expectsPoints: (amount) => `environ ${points(amount)}`,
    draws: (count) => `pioche ${anyCards(count)}`,
    steals: (amount) => `vole environ ${anyCards(amount)}`,
    completes: (faction, count) => `complète une série : ${factions[faction]} ×${count}`,
    anyNumber: (faction) => `${factions[faction]} : jouables en tout nombre`,
    oneShort: (faction) => `à une carte de la série : ${factions[faction]}`,
    moreOf: (faction, count) => `ensuite en main : ${factions[faction]} ×${count}`,
    costsRivals: 'coûte des cartes ou un point à chaque rival',
    answered: (faction, percent) => `risque d’une réponse avec ${factions[faction]} : ${percent} %`,
    hurtsLeader: (name) => `vise la tête de la course : ${name}`,
    keeps: (faction, count) => `garde ${cards(faction, count)}`,
    pointForCard: (faction) => `un point pour ${cards(faction, 1)}`,
    savesPoint: 'épargne le point',
    savesCards: 'épargne les cartes',
    givesNothing: 'n’offre rien à personne',
    overLimit: (count) => `ensuite, ${anyCards(count)} de trop`,
  },

  options: {
    factions: 'Factions en jeu',
    chosen: (count, needed) => `Choisies : ${count} sur ${needed}`,
    tooFew: (count) => `Choisis-en encore ${count} : il en faut cinq. D’ici là, le dernier choix reste valable.`,
    tooMany: (count) => `Retires-en ${count} : il en faut cinq. D’ici là, le dernier choix reste valable.`,
    presets: 'Suggestions',
    preset: {
      starter: 'Factions de départ',
      random: 'Hasard',
      attack: 'À l’attaque',
      peaceful: 'Paisible',
      cityHall: 'Mairie',
    },
    actions: 'Actions par tour',
    oneAction: 'Une : le jeu de base',
    twoActions: 'Deux : plus rapide et plus fou',
    taste: {
      D: 'Des points sûrs, et une miette pour les autres',
      H: 'Infiltre une main et empoche ce qui en sort',
      J: 'Bonne presse pour qui partage',
      M: 'Une offre que la table ne peut pas refuser',
      O: 'Tamponne, révèle et espère de la variété',
      P: 'Nomme le coupable, puis fouille une main',
      R: 'Une pleine patte de cartes ou une salve de points',
      S: 'La recherche paie et apporte des cartes',
    },
  },
  overview: {
    turn: 'Ton tour : prends 1 ou plusieurs cartes d’UNE faction au marché, ou joue des cartes d’une faction.',
    goals: 'La première personne à 16 points remporte la mairie (13 à quatre ou plus).',
    limit: 'Limite : 10 cartes en main à la fin de ton tour.',
    cost: {
      D: '3 Détectives + 1 carte supplémentaire',
      H: '1 à 4 Hackers → un adversaire',
      J: '2 Journalistes',
      M: '4 cartes Mafia',
      O: '1 ou plusieurs Bureaucrates',
      P: '1 ou plusieurs Policiers + 1 carte d’une autre faction → un adversaire',
      R: '2 Robochas, ou 4',
      S: '3 Scientifiques',
    },
    effect: {
      D: '+3 points. Chaque adversaire peut défausser une carte de la faction de ta carte supplémentaire pour +1.',
      H: 'Ils s’infiltrent dans une main d’au moins autant de cartes ; puis autant sont révélées. Chaque Hacker : +1 pour toi. Le reste : à toi.',
      J: '+2 points. Chaque adversaire peut te donner une carte, puis en défausser une autre de sa faction pour +1.',
      M: '+2 points. Chaque adversaire défausse 2 cartes ou rend 1 point.',
      O: 'Révèle autant de cartes de la pioche : +1 par faction révélée.',
      P: 'Autant de cartes de cette main sont révélées : +1 pour chacune de la faction de ton autre carte. Pour chaque Policier révélé, l’adversaire pioche 1 carte.',
      R: '2 : pioche 5 cartes. 4 : +3 points.',
      S: '+2 points, pioche 2 cartes.',
    },
  },
}
