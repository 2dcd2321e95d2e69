import type { en } from './en.ts'

export const pl: typeof en = {
  tenth: 'jedną dziesiątą partii',
  quarter: 'ćwierć partii',
  third: 'jedną trzecią partii',
  half: 'pół partii',
  twoThirds: 'dwie trzecie partii',
  threeQuarters: 'trzy czwarte partii',
  whole: 'całą partię',
  oneAndAHalf: 'półtorej partii',
  two: 'dwie partie lub więcej',
}
