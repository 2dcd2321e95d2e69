import type { Luck } from '@alleycat/engine'
import { listIn } from '../lists.ts'
import type { en } from './en.ts'

const list = listIn('de')

const luck: Readonly<Record<Luck, string>> = {
  hidden: 'die verdeckte Karte',
  held: 'verdeckte Handkarten',
  came: 'die Karten, die kamen',
}

export const de: typeof en = {
  openChance: 'Gewinnchance bei offenen Karten',
  deal: 'Das Austeilen',
  causes: {
    mistake: (name) => `Teure Entscheidung: ${name}`,
    deed: (name) => `Entscheidender Zug: ${name}`,
    help: (name) => `Geholfen hat: ${name}`,
    gift: (name) => `Geholfen hat ein Fehler: ${name}`,
    hit: (name) => `Getroffen von: ${name}`,
    luck: (what) => `Vor allem Zufall: ${list(what.map((kind) => luck[kind]))}`,
  },
  luckGave: (share) => `Die Karten brachten etwa ${share}.`,
  luckCost: (share) => `Die Karten kosteten etwa ${share}.`,
  luckEven: 'Die Karten waren ausgeglichen.',
  shares: {
    tenth: 'ein Zehntel einer Partie',
    fifth: 'ein Fünftel einer Partie',
    third: 'ein Drittel einer Partie',
    twoFifths: 'zwei Fünftel einer Partie',
    half: 'eine halbe Partie',
    threeFifths: 'drei Fünftel einer Partie',
    twoThirds: 'zwei Drittel einer Partie',
    fourFifths: 'vier Fünftel einer Partie',
    whole: 'eine ganze Partie',
  },
}
