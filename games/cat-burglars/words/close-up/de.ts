import type { CloseUpWords } from './words.ts'

export const de: CloseUpWords = {
  head: 'Dieselbe Katze, wo wenig Platz ist',
  back: 'Verdeckt sieht jede Karte so aus',
  signs: 'Was die Zeichen bedeuten',
  hand: 'Bekannt von dieser Hand',
  nothing: 'Von dieser Hand ist noch nichts bekannt.',
  drawPile: 'Die Karten, die noch da sind, verdeckt.',
  discardEmpty: 'Noch nichts abgeworfen.',
  cardsTitle: 'Karten',
  catMeans: 'Katze: kommt in Banden, liegt verdeckt oder bezahlt ihre Farbe.',
  mirrorMeans: 'Spiegel: bezahlt jede Farbe. Er kann nicht ausgespielt werden.',
  countInGame: (count) => `${count} im Spiel`,
  goal: 'Ziel',
  goalText: (balls) => `Wer zuerst ${balls} hat, gewinnt.`,
  goalHallOfFame: 'Ruhmeshalle: Auch sechs Knäuel in sechs verschiedenen Farben gewinnen.',
  oneAction: 'Eine Aktion pro Zug',
  yarnOrTrap: 'Wolle oder Falle?',
  yarnMeans: 'Die verdeckte Farbe ist unter den Katzen der Bande: Wolle.',
  trapMeans: 'Sie ist es nicht: Falle. Kommt eine Katze dieser Farbe dazu, wird sie zu Wolle.',
}
