import type { en } from './en.ts'

export const de: typeof en = {
  tenth: 'ein Zehntel einer Partie',
  quarter: 'ein Viertel einer Partie',
  third: 'ein Drittel einer Partie',
  half: 'eine halbe Partie',
  twoThirds: 'zwei Drittel einer Partie',
  threeQuarters: 'drei Viertel einer Partie',
  whole: 'eine ganze Partie',
  oneAndAHalf: 'anderthalb Partien',
  two: 'zwei Partien oder mehr',
}
