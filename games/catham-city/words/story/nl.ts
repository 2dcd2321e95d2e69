import type { StoryWordsOf, Who } from './words.ts'

/** `De Hackers van Ada`, `Jouw Hackers`. */
const whose = (who: Who, faction: string): string => (who === null ? `Jouw ${faction}` : `De ${faction} van ${who}`)
const hand = (who: Who): string => (who === null ? 'jouw hand' : `de hand van ${who}`)
const does = (who: Who, you: string, other: string): string => (who === null ? `Jij ${you}` : `${who} ${other}`)
const whom = (who: Who): string => who ?? 'jou'
const reward = (points: string): string => (points === '' ? '' : ` in ruil voor ${points}`)

export const nl: StoryWordsOf = ({ factions }) => ({
  hackers: (by, from, loot, points) =>
    loot === ''
      ? [`${whose(by, factions.H)} vinden in ${hand(from)} alleen soortgenoten: ${points}`]
      : [
          `${whose(by, factions.H)} stelen ${loot} van ${whom(from)}${points === '' ? '' : ` en scoren ${points}`}`,
          `${whose(by, factions.H)} kraken ${hand(from)}. Buit: ${loot}${points === '' ? '' : ` en ${points}`}`,
        ],
  police: (by, from, wanted, hits, points) =>
    `${whose(by, factions.P)} doorzoekt ${hand(from)} (gezocht: ${factions[wanted]}) en vindt ${hits === 0 ? 'niets' : `er ${hits}: ${points}`}`,
  detectives: (by, points) => `${whose(by, factions.D)} lossen een zaak op: ${points}`,
  scientists: (by, points, cards) => `${whose(by, factions.S)} leveren ${points} op en trekken ${cards}`,
  robocatsDraw: (by, cards) => `${whose(by, factions.R)} halen ${cards} op`,
  robocatsScore: (by, points) => `${whose(by, `vier ${factions.R}`)} zijn ${points} waard`,
  mafia: (by, points) => `${whose(by, factions.M)} int ${points} en laat de rest van de tafel bloeden`,
  journalists: (by, points) => `${whose(by, factions.J)} halen de voorpagina: ${points}`,
  officials: (by, cards, points) => `${whose(by, factions.O)} leggen ${cards} open: ${points}`,
  take: (who, cards) => [
    `${does(who, 'pakt', 'pakt')} ${cards}`,
    `${does(who, 'haalt', 'haalt')} ${cards} uit de open kaarten`,
  ],
  overLimit: (who, cards) =>
    `${does(who, 'hebt te veel kaarten en legt', 'heeft te veel kaarten en legt')} ${cards} af`,
  discard: (who, cards, points) => `${does(who, 'doet', 'doet')} ${cards} weg${reward(points)}`,
  pay: (who) => `${does(who, 'betaalt', 'betaalt')} liever 1 punt`,
  give: (from, to, cards, points) =>
    `${does(from, 'laat', 'laat')} ${cards} aan ${whom(to)}${points === '' ? '' : ` en legt er nog een af${reward(points)}`}`,
})
