import type { Colour } from '../rules/vocabulary.ts'

/** The colour of each gang's coat, and a dark shade of it for letters, which has contrast AA on the coat. */
export const COAT_COLOURS: Record<Colour, { coat: string; night: string }> = {
  B: { coat: '#5b97ff', night: '#0a1536' },
  G: { coat: '#56bd66', night: '#0a2414' },
  O: { coat: '#ff9036', night: '#321405' },
  P: { coat: '#a678f0', night: '#1c0f38' },
  R: { coat: '#f2555a', night: '#330a12' },
  Y: { coat: '#ffd84a', night: '#332406' },
}
