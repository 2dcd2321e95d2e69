import type { Luck } from '@alleycat/engine'
import { listIn } from '../lists.ts'
import type { en } from './en.ts'

const list = listIn('nl')

const luck: Readonly<Record<Luck, string>> = {
  hidden: 'de verdekte kaart',
  held: 'verborgen handkaarten',
  came: 'de kaarten die kwamen',
}

export const nl: typeof en = {
  openChance: 'Kans om te winnen met open kaarten',
  deal: 'Het delen',
  causes: {
    mistake: (name) => `Dure beslissing: ${name}`,
    deed: (name) => `Beslissende zet: ${name}`,
    help: (name) => `Geholpen door: ${name}`,
    gift: (name) => `Geholpen door een fout: ${name}`,
    hit: (name) => `Geraakt door: ${name}`,
    luck: (what) => `Vooral toeval: ${list(what.map((kind) => luck[kind]))}`,
  },
  luckGave: (share) => `De kaarten gaven ongeveer ${share}.`,
  luckCost: (share) => `De kaarten kostten ongeveer ${share}.`,
  luckEven: 'De kaarten waren in evenwicht.',
  shares: {
    tenth: 'een tiende van een partij',
    fifth: 'een vijfde van een partij',
    third: 'een derde van een partij',
    twoFifths: 'twee vijfde van een partij',
    half: 'een halve partij',
    threeFifths: 'drie vijfde van een partij',
    twoThirds: 'twee derde van een partij',
    fourFifths: 'vier vijfde van een partij',
    whole: 'een hele partij',
  },
}
