/**
 * Letters and digits of drawings as strokes, about 8 wide and 14 high around 0,0. A text in a drawing is laid out anew at every size
 * of it, which took most of the time of laying out a table of cards; a path is not laid out.
 */

/** The capital letters that can stand beside a colour, which are all but those that mean something else or look like digits. */
export const LETTERS: Readonly<Record<string, string>> = {
  A: 'M-4.5 7L0 -7L4.5 7M-2.8 2.2H2.8',
  B: 'M-3.5 -.4H.4A3.3 3.3 0 0 0 .4 -7H-3.5V7H.6A3.7 3.7 0 0 0 .6 -.4',
  C: 'M4 -3.2A4 3.8 0 0 0 -4 -3.2V3.2A4 3.8 0 0 0 4 3.2',
  E: 'M3.8 -7H-3.5V7H3.8M-3.5 -.2H2.8',
  F: 'M3.8 -7H-3.5V7M-3.5 0H2.8',
  G: 'M4 -3.2A4 3.8 0 0 0 -4 -3.2V3.2A4 3.8 0 0 0 4 3.2V.4H.8',
  H: 'M-4 -7V7M4 -7V7M-4 0H4',
  J: 'M3 -7V3.2A3.6 3.8 0 0 1 -4.2 3.2',
  K: 'M-3.6 -7V7M4 -7L-3.6 1.6M-.8 -1.4L4.4 7',
  N: 'M-4 7V-7L4 7V-7',
  O: 'M-4.2 -3.2A4.2 3.8 0 0 1 4.2 -3.2V3.2A4.2 3.8 0 0 1 -4.2 3.2Z',
  P: 'M-3.5 7V-7H.4A3.8 3.8 0 0 1 .4 .6H-3.5',
  Q: 'M-4.2 -3.2A4.2 3.8 0 0 1 4.2 -3.2V3.2A4.2 3.8 0 0 1 -4.2 3.2ZM1.2 3.4L4.6 7.6',
  R: 'M-3.5 7V-7H.4A3.8 3.8 0 0 1 .4 .6H-3.5M.6 .6L4 7',
  S: 'M3.9 -3.6A3.9 3.4 0 0 0 -3.9 -3.6C-3.9 1.2 3.9 -1.2 3.9 3.6A3.9 3.4 0 0 1 -3.9 3.6',
  T: 'M-4.5 -7H4.5M0 -7V7',
  U: 'M-4 -7V3.2A4 3.8 0 0 0 4 3.2V-7',
  V: 'M-4.5 -7L0 7L4.5 -7',
  W: 'M-6 -7L-3 7L0 -4L3 7L6 -7',
  X: 'M-4.2 -7L4.2 7M4.2 -7L-4.2 7',
  Y: 'M-4.5 -7L0 .4L4.5 -7M0 .4V7',
  Z: 'M-4 -7H4L-4 7H4',
}

interface Sign {
  /** The room that the sign takes in a row of signs. */
  readonly wide: number
  readonly d: string
}

const SIGNS: Readonly<Record<string, Sign>> = {
  '1': { wide: 9, d: 'M-2.8 -5L.8 -7V7' },
  '2': { wide: 12.5, d: 'M-4 -3.4A4 3.6 0 0 1 4 -3.4C4 -.8 0 2.6 -4 7H4.2' },
  '3': { wide: 12.5, d: 'M-4 -7H3.6L-.8 -1.6A4.3 4.4 0 1 1 -4.3 3.8' },
  '4': { wide: 13, d: 'M-.4 -7L-4.8 3.4H4.8M2.2 -1.6V7' },
  '5': { wide: 12.5, d: 'M3.8 -7H-3.4L-3.8 -.8A4.4 4.4 0 1 1 -4.2 4.2' },
  '+': { wide: 11.5, d: 'M-3.7 .6H3.7M0 -3.1V4.3' },
  '−': { wide: 11.5, d: 'M-3.7 .6H3.7' },
  '–': { wide: 11, d: 'M-3.4 .6H3.4' },
  n: { wide: 12, d: 'M-3.4 -2.6V7M-3.4 1.2A3.4 3.6 0 0 1 3.4 1.2V7' },
}

/** The strokes of a number, in a row with its middle at 0,0. */
export function rowOf(text: string): { readonly d: string; readonly x: number }[] {
  const signs = [...text].map((each) => SIGNS[each]!)
  let x = -signs.reduce((sum, { wide }) => sum + wide, 0) / 2
  return signs.map(({ wide, d }) => {
    x += wide
    return { d, x: x - wide / 2 }
  })
}
