import type { StoryWords, Who } from './words.ts'

const of = (who: Who): string => (who === null ? 'your' : `${who}’s`)
const does = (who: Who, what: string): string => `${who ?? 'You'} ${what}`

export const en: StoryWords = {
  progress: (total, goal) => (total > goal ? `${total} in all` : `${total} of ${goal}`),
  steal: (who, owner, gang, colour, total) => [
    does(who, `robbed ${of(owner)} gang ${gang} and got away with ${colour} yarn (${total})`),
    does(who, `broke into ${of(owner)} gang ${gang} and came out with ${colour} yarn (${total})`),
    does(who, `sniffed out ${colour} yarn under ${of(owner)} gang ${gang} (${total})`),
  ],
  trap: (who, owner, gang, colour, joined) => {
    const then =
      joined === 'new' ? '; its cat opened a new gang' : joined === null ? '' : `; its cat joined gang ${joined}`
    return does(who, `walked into ${of(owner)} ${colour} trap under gang ${gang}${then}`)
  },
  secure: (who, count, colours, total) =>
    does(who, `brought home ${count === 1 ? 'a ball' : `${count} balls`} of yarn: ${colours} (${total})`),
}
