import type { StoryWords, Who } from './words.ts'

/** `d’Ada`, `de Biscuit`. */
const of = (name: string): string => (/^[aeiouyàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`)
const gangOf = (who: Who, gang: number): string => (who === null ? `ta Bande ${gang}` : `la Bande ${gang} ${of(who)}`)
const does = (who: Who, you: string, other: string): string => (who === null ? `Tu ${you}` : `${who} ${other}`)

export const fr: StoryWords = {
  progress: (total, goal) => (total > goal ? `${total} en tout` : `${total} sur ${goal}`),
  steal: (who, owner, gang, colour, total) => [
    `${does(who, 'dévalises', 'dévalise')} ${gangOf(owner, gang)} : une Pelote, ${colour} (${total})`,
    `${does(who, 'te glisses', 'se glisse')} dans ${gangOf(owner, gang)} et ${who === null ? 'repars' : 'repart'} avec une Pelote, ${colour} (${total})`,
    `${does(who, 'pilles', 'pille')} ${gangOf(owner, gang)}. Le butin : une Pelote, ${colour} (${total})`,
  ],
  trap: (who, owner, gang, colour, joined) => {
    const then =
      joined === 'new'
        ? ' ; le chat forme une nouvelle Bande'
        : joined === null
          ? ''
          : ` ; le chat rejoint la Bande ${joined}`
    const whose = owner === null ? 'ton piège' : `le piège ${of(owner)}`
    return `${does(who, 'tombes', 'tombe')} dans ${whose} sous la Bande ${gang} (${colour})${then}`
  },
  secure: (who, count, colours, total) =>
    `${does(who, 'mets', 'met')} ${count} ${count === 1 ? 'Pelote' : 'Pelotes'} à l’abri : ${colours} (${total})`,
}
