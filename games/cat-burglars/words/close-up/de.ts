import type { CloseUpWords } from './words.ts'

export const de: CloseUpWords = {
  head: 'Dieselbe Katze, wo wenig Platz ist',
  back: 'Verdeckt sieht jede Karte so aus',
  signs: 'Was die Zeichen bedeuten',
  hand: 'Von der Hand gesehen',
  nothing: 'Von der Hand wurde noch nichts gesehen.',
  drawPile: 'Die Karten, die noch da sind, verdeckt.',
}
