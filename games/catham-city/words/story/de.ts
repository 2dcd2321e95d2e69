import type { StoryWordsOf, Who } from './words.ts'

/** `Die Hacker von Ada`, `Deine Hacker`. */
const whose = (who: Who, faction: string): string => (who === null ? `Deine ${faction}` : `Die ${faction} von ${who}`)
const hand = (who: Who): string => (who === null ? 'deine Hand' : `die Hand von ${who}`)
const inHand = (who: Who): string => (who === null ? 'deiner Hand' : `der Hand von ${who}`)
const does = (who: Who, you: string, other: string): string => (who === null ? `Du ${you}` : `${who} ${other}`)
const whom = (who: Who): string => who ?? 'dir'
const reward = (points: string): string => (points === '' ? '' : ` und bekommt dafür ${points}`)
const ownReward = (points: string): string => (points === '' ? '' : ` und bekommst dafür ${points}`)
const rewardOf = (who: Who, points: string): string => (who === null ? ownReward : reward)(points)

export const de: StoryWordsOf = ({ factions }) => ({
  hackers: (by, from, loot, points) =>
    loot === ''
      ? [`${whose(by, 'Hacker')} treffen in ${inHand(from)} nur auf Hacker: ${points}`]
      : [
          `${whose(by, 'Hacker')} nehmen ${whom(from)} ${loot} weg${points === '' ? '' : ` und holen ${points}`}`,
          `${whose(by, 'Hacker')} knacken ${hand(from)}. Beute: ${loot}${points === '' ? '' : ` und ${points}`}`,
        ],
  police: (by, from, wanted, hits, points) =>
    `${whose(by, 'Polizei')} durchsucht ${hand(from)} (gesucht: ${factions[wanted]}) und ${hits === 0 ? 'geht leer aus' : `wird ${hits}-mal fündig: ${points}`}`,
  detectives: (by, points) => `${whose(by, 'Detektive')} lösen einen Fall: ${points}`,
  scientists: (by, points, cards) => `${whose(by, 'Wissenschaftler')} bringen ${points} und ziehen ${cards}`,
  robocatsDraw: (by, cards) => `${whose(by, 'Robocats')} holen ${cards}`,
  robocatsScore: (by, points) => `${whose(by, 'vier Robocats')} sind ${points} wert`,
  mafia: (by, points) => `${whose(by, 'Mafia')} kassiert ${points} und bittet den Rest des Tisches zur Kasse`,
  journalists: (by, points) => `${whose(by, 'Journalistinnen')} machen Schlagzeilen: ${points}`,
  officials: (by, cards, points) => `${whose(by, 'Bürokraten')} decken ${cards} auf: ${points}`,
  take: (who, cards) => [
    `${does(who, 'nimmst', 'nimmt')} ${cards}`,
    `${does(who, 'holst dir', 'holt sich')} ${cards} aus der Auslage`,
  ],
  overLimit: (who, cards) =>
    `${does(who, 'hast zu viele Karten und wirfst', 'hat zu viele Karten und wirft')} ${cards} ab`,
  discard: (who, cards, points) => `${does(who, 'gibst', 'gibt')} ${cards} her${rewardOf(who, points)}`,
  pay: (who) => `${does(who, 'zahlst', 'zahlt')} lieber 1 Punkt`,
  give: (from, to, cards, points) =>
    `${does(from, 'überlässt', 'überlässt')} ${whom(to)} ${cards}${points === '' ? '' : `, ${from === null ? 'wirfst' : 'wirft'} noch eine ab${rewardOf(from, points)}`}`,
})
