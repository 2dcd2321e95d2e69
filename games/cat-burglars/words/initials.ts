import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { Colour } from '../rules/vocabulary.ts'

/**
 * The letters beside colours, which also choose a cat by the keyboard. A colour has the initial of its name. Where two
 * colours share it, or only an accent tells them apart, the one named second takes the next plain letter of its name that
 * is free: not another colour's, not the M of mirrors or the D of the draw pile, and neither an I nor an L, which look
 * like digits. Records and moves in a terminal have the English letters.
 */
export const INITIALS: Readonly<Record<Locale, Readonly<Record<Colour, string>>>> = {
  en: { B: 'B', G: 'G', O: 'O', P: 'P', R: 'R', Y: 'Y' },
  de: { B: 'B', G: 'G', O: 'O', P: 'V', R: 'R', Y: 'E' },
  fr: { B: 'B', G: 'V', O: 'O', P: 'E', R: 'R', Y: 'J' },
  nl: { B: 'B', G: 'G', O: 'O', P: 'P', R: 'R', Y: 'E' },
  pl: { B: 'N', G: 'Z', O: 'P', P: 'F', R: 'C', Y: 'T' },
}
