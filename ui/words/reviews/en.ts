import type { Luck } from '@alleycat/engine'
import { listIn } from '../lists.ts'

const list = listIn('en')

const luck: Readonly<Record<Luck, string>> = {
  hidden: 'the card that lay face down',
  held: 'cards hidden in hand',
  came: 'the cards that came',
}

/** What a page and a terminal say alike of a reviewed game. */
export const en = {
  openChance: 'Chance to win, with all cards open',
  deal: 'The deal',
  /** What made a turning point: somebody’s mistake or deed, or neither. */
  causes: {
    mistake: (name: string): string => `Costly decision: ${name}`,
    deed: (name: string): string => `Decisive move: ${name}`,
    /** What somebody else did to the chance that is told. */
    help: (name: string): string => `Helped by: ${name}`,
    gift: (name: string): string => `Helped by a mistake: ${name}`,
    hit: (name: string): string => `Hit by: ${name}`,
    luck: (what: readonly Luck[]): string => `Mostly luck: ${list(what.map((kind) => luck[kind]))}`,
  },
  luckGave: (share: string): string => `The cards gave about ${share}.`,
  luckCost: (share: string): string => `The cards cost about ${share}.`,
  luckEven: 'The cards were even.',
  /** Parts of a game, of which `luckGave` and `luckCost` take one. */
  shares: {
    tenth: 'a tenth of a game',
    fifth: 'a fifth of a game',
    third: 'a third of a game',
    twoFifths: 'two fifths of a game',
    half: 'half a game',
    threeFifths: 'three fifths of a game',
    twoThirds: 'two thirds of a game',
    fourFifths: 'four fifths of a game',
    whole: 'a whole game',
  },
}
