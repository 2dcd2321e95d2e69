import type { StoryWords, Who } from './words.ts'

const gangOf = (who: Who, gang: number): string => (who === null ? `deine Bande ${gang}` : `Bande ${gang} von ${who}`)
const does = (who: Who, you: string, other: string): string => (who === null ? `Du ${you}` : `${who} ${other}`)

export const de: StoryWords = {
  progress: (total, goal) => (total > goal ? `insgesamt ${total}` : `${total} von ${goal}`),
  steal: (who, owner, gang, colour, total) => [
    `${does(who, 'beraubst', 'beraubt')} ${gangOf(owner, gang)}: Wolle, ${colour} (${total})`,
    `${does(who, 'schleichst dich', 'schleicht sich')} in ${gangOf(owner, gang)} ein und ${who === null ? 'erbeutest' : 'erbeutet'} Wolle, ${colour} (${total})`,
    `${does(who, 'plünderst', 'plündert')} ${gangOf(owner, gang)}. Die Beute: Wolle, ${colour} (${total})`,
  ],
  trap: (who, owner, gang, colour, joined) => {
    const then =
      joined === 'new'
        ? '; die Katze gründet eine neue Bande'
        : joined === null
          ? ''
          : `; die Katze kommt zu Bande ${joined}`
    const whose = owner === null ? 'deine Falle' : `die Falle von ${owner}`
    return `${does(who, 'tappst', 'tappt')} in ${whose} unter Bande ${gang} (${colour})${then}`
  },
  secure: (who, count, colours, total) =>
    `${does(who, 'bringst', 'bringt')} ${count} Wollknäuel nach Hause: ${colours} (${total})`,
}
