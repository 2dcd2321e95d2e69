import type { StoryWordsOf, Who } from './words.ts'

/** `Hakerzy (Ada)`, `Twoi Hakerzy`: imiona się nie odmieniają. */
const whose = (who: Who, own: string, faction: string): string =>
  who === null ? `${own} ${faction}` : `${faction} (${who})`
const hand = (who: Who): string => (who === null ? 'twoją rękę' : `rękę (${who})`)
const does = (who: Who, you: string, other: string): string => (who === null ? you : `${who} ${other}`)
const reward = (points: string): string => (points === '' ? '' : ` w zamian za ${points}`)

export const pl: StoryWordsOf = ({ factions }) => ({
  hackers: (by, from, loot, points) => {
    const who = whose(by, 'Twoi', factions.H)
    if (loot === '')
      return [`${who} trafiają na samych Hakerów${from === null ? ' u ciebie' : ` (${from})`}: ${points}`]
    const gain = points === '' ? '' : ` i zdobywają ${points}`
    return [
      from === null ? `${who} kradną ci ${loot}${gain}` : `${who} kradną ${loot} (${from})${gain}`,
      `${who} włamują się${from === null ? ' do ciebie' : ` (${from})`}. Łup: ${loot}${points === '' ? '' : ` i ${points}`}`,
    ]
  },
  police: (by, from, wanted, hits, points) =>
    `${whose(by, 'Twoja', factions.P)} przeszukuje ${hand(from)}, poszukiwani: ${factions[wanted]}; ${hits === 0 ? 'bez skutku' : `trafienia: ${hits}, ${points}`}`,
  detectives: (by, points) => `${whose(by, 'Twoi', factions.D)} zamykają sprawę: ${points}`,
  scientists: (by, points, cards) => `${whose(by, 'Twoi', factions.S)} przynoszą ${points} i dobierają ${cards}`,
  robocatsDraw: (by, cards) => `${whose(by, 'Twoje', factions.R)} przynoszą ${cards}`,
  robocatsScore: (by, points) => `${whose(by, 'Twoje', `cztery ${factions.R}`).replace(/^c/, 'C')} są warte ${points}`,
  mafia: (by, points) => `${whose(by, 'Twoja', factions.M)} zgarnia ${points} i ściąga haracz z reszty stołu`,
  journalists: (by, points) => `${whose(by, 'Twoi', factions.J)} trafiają na pierwsze strony: ${points}`,
  officials: (by, cards, points) => `${whose(by, 'Twoi', factions.O)} odkrywają ${cards}: ${points}`,
  take: (who, cards) => [
    `${does(who, 'Bierzesz', 'bierze')} ${cards}`,
    `${does(who, 'Wybierasz', 'wybiera')} z puli ${cards}`,
  ],
  overLimit: (who, cards) =>
    `${does(who, 'Masz', 'ma')} za dużo kart i ${who === null ? 'odrzucasz' : 'odrzuca'} ${cards}`,
  discard: (who, cards, points) => `${does(who, 'Poświęcasz', 'poświęca')} ${cards}${reward(points)}`,
  pay: (who) => `${does(who, 'Wolisz', 'woli')} zapłacić 1 punkt`,
  give: (from, to, cards, points) =>
    `${to === null ? `${from} oddaje ci ${cards}` : `${does(from, 'Oddajesz', 'oddaje')} ${cards} (dla: ${to})`}${points === '' ? '' : `, a drugą kartę ${from === null ? 'odrzucasz' : 'odrzuca'}${reward(points)}`}`,
})
