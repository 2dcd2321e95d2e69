import type { Luck } from '@alleycat/engine'
import { listIn } from '../lists.ts'
import type { en } from './en.ts'

const list = listIn('pl')

const luck: Readonly<Record<Luck, string>> = {
  hidden: 'zakryta karta',
  held: 'karty ukryte na ręce',
  came: 'karty, które doszły',
}

export const pl: typeof en = {
  openChance: 'Szansa na wygraną przy odkrytych kartach',
  deal: 'Rozdanie',
  causes: {
    mistake: (name) => `Kosztowna decyzja: ${name}`,
    deed: (name) => `Decydujący ruch: ${name}`,
    help: (name) => `Pomógł ruch: ${name}`,
    gift: (name) => `Pomógł błąd: ${name}`,
    hit: (name) => `Zaszkodził ruch: ${name}`,
    luck: (what) => `Głównie przypadek: ${list(what.map((kind) => luck[kind]))}`,
  },
  luckGave: (share) => `Karty dały mniej więcej ${share}.`,
  luckCost: (share) => `Karty kosztowały mniej więcej ${share}.`,
  luckEven: 'Karty były wyrównane.',
  shares: {
    tenth: 'jedną dziesiątą partii',
    fifth: 'jedną piątą partii',
    third: 'jedną trzecią partii',
    twoFifths: 'dwie piąte partii',
    half: 'pół partii',
    threeFifths: 'trzy piąte partii',
    twoThirds: 'dwie trzecie partii',
    fourFifths: 'cztery piąte partii',
    whole: 'całą partię',
  },
}
