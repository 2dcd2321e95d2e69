import type { en } from './en.ts'

export const fr: typeof en = {
  tenth: 'un dixième de partie',
  quarter: 'un quart de partie',
  third: 'un tiers de partie',
  half: 'une demi-partie',
  twoThirds: 'deux tiers de partie',
  threeQuarters: 'trois quarts de partie',
  whole: 'une partie entière',
  oneAndAHalf: 'une partie et demie',
  two: 'deux parties ou plus',
}
