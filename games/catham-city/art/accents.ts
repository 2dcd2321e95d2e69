import type { Faction } from '../rules/vocabulary.ts'

interface Accent {
  /** The colour of text and lines on the dark table, with contrast AA on #12131f. */
  onDark: string
  /** The colour of text and lines on a light card, with contrast AA on #f7f2e6. */
  onLight: string
}

export const ACCENTS: Record<Faction, Accent> = {
  D: { onDark: '#b493ff', onLight: '#6236c9' },
  H: { onDark: '#c8f03a', onLight: '#4a6300' },
  J: { onDark: '#ffab2e', onLight: '#8a5200' },
  M: { onDark: '#ff5c5c', onLight: '#b81f2b' },
  O: { onDark: '#e9dcba', onLight: '#665a3c' },
  P: { onDark: '#5c97ff', onLight: '#1f55c4' },
  R: { onDark: '#5fe0f5', onLight: '#046b84' },
  S: { onDark: '#2fc48a', onLight: '#0a7049' },
}
