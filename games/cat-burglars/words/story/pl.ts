import type { StoryWords, Who } from './words.ts'

const gangOf = (who: Who, gang: number): string => (who === null ? `twoją bandę ${gang}` : `bandę ${gang} (${who})`)
const does = (who: Who, you: string, other: string): string => (who === null ? you : `${who} ${other}`)
const balls = (count: number): string => (count === 1 ? '1 kłębek' : count < 5 ? `${count} kłębki` : `${count} kłębków`)

export const pl: StoryWords = {
  progress: (total, goal) => (total > goal ? `razem ${total}` : `${total} z ${goal}`),
  steal: (who, owner, gang, colour, total) => [
    `${does(who, 'Okradasz', 'okrada')} ${gangOf(owner, gang)}; łup: ${colour} kłębek (${total})`,
    `${does(who, 'Włamujesz się', 'włamuje się')} do bandy ${gang} (${owner ?? 'twoja'}) i ${who === null ? 'uciekasz' : 'ucieka'}, a w łapach ${colour} kłębek (${total})`,
    `${does(who, 'Plądrujesz', 'plądruje')} ${gangOf(owner, gang)}. Zdobycz: ${colour} kłębek (${total})`,
  ],
  trap: (who, owner, gang, colour, joined) => {
    const then =
      joined === 'new' ? '; kot zakłada nową bandę' : joined === null ? '' : `; kot dołącza do bandy ${joined}`
    const whose = owner === null ? 'twoją pułapkę' : `pułapkę (${owner})`
    return `${does(who, 'Wpadasz', 'wpada')} w ${whose} pod bandą ${gang}, kolor: ${colour}${then}`
  },
  secure: (who, count, colours, total) =>
    `${does(who, 'Przynosisz', 'przynosi')} do kryjówki ${balls(count)}: ${colours} (${total})`,
}
