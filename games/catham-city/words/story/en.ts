import type { StoryWordsOf, Who } from './words.ts'

const whose = (who: Who): string => (who === null ? 'Your' : `${who}’s`)
const at = (who: Who): string => (who === null ? 'your' : `${who}’s`)
const does = (who: Who, what: string): string => `${who ?? 'You'} ${what}`
const whom = (who: Who): string => who ?? 'you'
const and = (points: string): string => (points === '' ? '' : ` and scored ${points}`)
const reward = (points: string): string => (points === '' ? '' : ` for ${points}`)

export const en: StoryWordsOf = ({ factions }) => ({
  hackers: (by, from, loot, points) =>
    loot === ''
      ? [`${whose(by)} Hackers met nobody but Hackers in ${at(from)} hand: ${points}`]
      : [
          `${whose(by)} Hackers took ${loot} from ${whom(from)}${and(points)}`,
          `${whose(by)} Hackers slipped into ${at(from)} hand and left with ${loot}${points === '' ? '' : `: ${points}`}`,
        ],
  police: (by, from, wanted, hits, points) =>
    `${whose(by)} Police searched ${at(from)} hand for ${factions[wanted]} and found ${hits === 0 ? 'none' : `${hits}: ${points}`}`,
  detectives: (by, points) => `${whose(by)} Detectives closed a case for ${points}`,
  scientists: (by, points, cards) => `${whose(by)} Scientists earned ${points} and drew ${cards}`,
  robocatsDraw: (by, cards) => `${whose(by)} Robocats fetched ${cards}`,
  robocatsScore: (by, points) => `${whose(by)} four Robocats were worth ${points}`,
  mafia: (by, points) => `${whose(by)} Mafia collected ${points} and squeezed the rest of the table`,
  journalists: (by, points) => `${whose(by)} Journalists made headlines for ${points}`,
  officials: (by, cards, points) => `${whose(by)} Officials revealed ${cards}: ${points}`,
  take: (who, cards) => [does(who, `picked up ${cards}`), does(who, `took ${cards} from the display`)],
  overLimit: (who, cards) => does(who, `had too many cards and discarded ${cards}`),
  discard: (who, cards, points) => does(who, `let ${cards} go${reward(points)}`),
  pay: (who) => does(who, 'paid with 1 point'),
  give: (from, to, cards, points) =>
    `${does(from, `handed ${whom(to)} ${cards}`)}${points === '' ? '' : ` and discarded another${reward(points)}`}`,
})
