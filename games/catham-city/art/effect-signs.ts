import type { Faction } from '../rules/vocabulary.ts'

/** What each card says it does, in signs, row by row. */
export const EFFECT_SIGNS: Readonly<Record<Faction, readonly string[]>> = {
  D: ['3 D plus ? arrow *+3', 'rivals minus ? arrow *+1'],
  H: ['1–4 H arrow rival', 'eye H *+1 gap ? arrow you'],
  J: ['2 J arrow *+2', 'rivals ? arrow you gap minus ? *+1'],
  M: ['4 M arrow *+2', 'rivals −2 card / *−1'],
  O: ['n O arrow n flip', 'unlike arrow *+1'],
  P: ['n P plus ? arrow rival', 'eye n gap ? arrow *+1'],
  R: ['2 R arrow 5 draw', '4 R arrow *+3'],
  S: ['3 S arrow *+2 plus 2 draw'],
}
