import type { StoryWordsOf, Who } from './words.ts'

/** `d’Ada`, `de Biscuit`. */
const of = (name: string): string => (/^[aeiouyàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`)
/** `Les Hackers d’Ada`, `Tes Hackers`. */
const whose = (who: Who, faction: string): string => (who === null ? `Tes ${faction}` : `Les ${faction} ${of(who)}`)
const hand = (who: Who): string => (who === null ? 'ta main' : `la main ${of(who)}`)
const does = (who: Who, you: string, other: string): string => (who === null ? `Tu ${you}` : `${who} ${other}`)
const reward = (points: string): string => (points === '' ? '' : ` contre ${points}`)

export const fr: StoryWordsOf = ({ factions }) => ({
  hackers: (by, from, loot, points) => {
    const who = whose(by, 'Hackers')
    if (loot === '') return [`${who} ne tombent que sur des Hackers dans ${hand(from)} : ${points}`]
    const gain = points === '' ? '' : ` et rapportent ${points}`
    return [
      from === null ? `${who} te volent ${loot}${gain}` : `${who} volent ${loot} à ${from}${gain}`,
      `${who} piratent ${hand(from)}. Le butin : ${loot}${points === '' ? '' : ` et ${points}`}`,
    ]
  },
  police: (by, from, wanted, hits, points) =>
    `${whose(by, 'Policiers')} fouillent ${hand(from)} (recherchés : ${factions[wanted]}) et ${hits === 0 ? 'rentrent bredouilles' : `en trouvent ${hits} : ${points}`}`,
  detectives: (by, points) => `${whose(by, 'Détectives')} bouclent une enquête : ${points}`,
  scientists: (by, points, cards) => `${whose(by, 'Scientifiques')} rapportent ${points} et piochent ${cards}`,
  robocatsDraw: (by, cards) => `${whose(by, 'Robochas')} vont chercher ${cards}`,
  robocatsScore: (by, points) => `${whose(by, 'quatre Robochas')} valent ${points}`,
  mafia: (by, points) =>
    `${by === null ? 'Ta Mafia' : `La Mafia ${of(by)}`} encaisse ${points} et fait payer le reste de la table`,
  journalists: (by, points) => `${whose(by, 'Journalistes')} font la une : ${points}`,
  officials: (by, cards, points) => `${whose(by, 'Bureaucrates')} révèlent ${cards} : ${points}`,
  take: (who, cards) => [
    `${does(who, 'prends', 'prend')} ${cards}`,
    `${does(who, 'te sers', 'se sert')} au marché : ${cards}`,
  ],
  overLimit: (who, cards) => `${does(who, 'as trop de cartes et défausses', 'a trop de cartes et défausse')} ${cards}`,
  discard: (who, cards, points) => `${does(who, 'te sépares', 'se sépare')} de ${cards}${reward(points)}`,
  pay: (who) => `${does(who, 'préfères payer', 'préfère payer')} 1 point`,
  give: (from, to, cards, points) =>
    `${to === null ? `${from} te laisse ${cards}` : `${does(from, 'laisses', 'laisse')} ${cards} à ${to}`}${points === '' ? '' : ` et en défausse${from === null ? 's' : ''} une autre${reward(points)}`}`,
})
