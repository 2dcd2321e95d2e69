import type { CloseUpWords } from './words.ts'

export const de: CloseUpWords = {
  head: 'Dieselbe Katze, wo wenig Platz ist',
  back: 'Verdeckt sieht jede Karte so aus',
  signs: 'Was die Zeichen bedeuten',
  hand: 'Bekannt von dieser Hand',
  nothing: 'Von dieser Hand ist noch nichts bekannt.',
  drawPile: 'Die Karten, die noch da sind, verdeckt.',
  discardEmpty: 'Noch nichts abgeworfen.',
}
