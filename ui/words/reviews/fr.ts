import type { Luck } from '@alleycat/engine'
import { listIn } from '../lists.ts'
import type { en } from './en.ts'

const list = listIn('fr')

const luck: Readonly<Record<Luck, string>> = {
  hidden: 'la carte face cachée',
  held: 'les cartes cachées en main',
  came: 'les cartes venues ensuite',
}

export const fr: typeof en = {
  openChance: 'Chances de gagner, cartes ouvertes',
  deal: 'La donne',
  causes: {
    mistake: (name) => `Décision coûteuse : ${name}`,
    deed: (name) => `Coup décisif : ${name}`,
    help: (name) => `Un coup de pouce : ${name}`,
    gift: (name) => `Profite d’une erreur : ${name}`,
    hit: (name) => `Victime de : ${name}`,
    luck: (what) => `Surtout le hasard : ${list(what.map((kind) => luck[kind]))}`,
  },
  luckGave: (share) => `Les cartes ont rapporté environ ${share}.`,
  luckCost: (share) => `Les cartes ont coûté environ ${share}.`,
  luckEven: 'Les cartes ont été équilibrées.',
  shares: {
    tenth: 'un dixième de partie',
    fifth: 'un cinquième de partie',
    third: 'un tiers de partie',
    twoFifths: 'deux cinquièmes de partie',
    half: 'une demi-partie',
    threeFifths: 'trois cinquièmes de partie',
    twoThirds: 'deux tiers de partie',
    fourFifths: 'quatre cinquièmes de partie',
    whole: 'une partie entière',
  },
}
