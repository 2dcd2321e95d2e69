import type { StoryWords, Who } from './words.ts'

const gangOf = (who: Who, gang: number): string => (who === null ? `jouw bende ${gang}` : `bende ${gang} van ${who}`)
const does = (who: Who, what: string): string => `${who ?? 'Jij'} ${what}`

export const nl: StoryWords = {
  progress: (total, goal) => (total > goal ? `samen ${total}` : `${total} van ${goal}`),
  steal: (who, owner, gang, colour, total) => [
    does(who, `berooft ${gangOf(owner, gang)}: wol, ${colour} (${total})`),
    does(who, `breekt in bij ${gangOf(owner, gang)} en gaat ervandoor met wol, ${colour} (${total})`),
    does(who, `plundert ${gangOf(owner, gang)}. De buit: wol, ${colour} (${total})`),
  ],
  trap: (who, owner, gang, colour, joined) => {
    const then =
      joined === 'new'
        ? '; de kat begint een nieuwe bende'
        : joined === null
          ? ''
          : `; de kat gaat naar bende ${joined}`
    const whose = owner === null ? 'jouw val' : `de val van ${owner}`
    return does(who, `trapt in ${whose} onder bende ${gang} (${colour})${then}`)
  },
  secure: (who, count, colours, total) =>
    does(who, `brengt ${count} ${count === 1 ? 'bol' : 'bollen'} wol in veiligheid: ${colours} (${total})`),
}
