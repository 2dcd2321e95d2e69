import type { CloseUpWords } from './words.ts'

export const de: CloseUpWords = {
  card: 'Eine Karte',
  number: 'Beliebig viele; noch einmal: ebenso viele',
  draw: 'Eine Karte ziehen',
  reveal: 'Eine Karte vom Nachziehstapel aufdecken',
  leads: 'bringt',
  everyone: 'Jeder Gegner',
  one: 'Ein Gegner',
  seen: 'Karten dieser Hand werden aufgedeckt',
  you: 'Kommt auf deine Hand',
  either: 'oder',
  also: 'und',
  discard: 'Abwerfen',
  unlike: 'Jede aufgedeckte Fraktion',
  points: 'Punkte',
  lost: 'Ein Punkt wird abgegeben',
  signs: 'Was die Zeichen bedeuten',
  hand: 'Bekannt von dieser Hand',
  nothing: 'Von dieser Hand ist noch nichts bekannt.',
  drawPile: 'Die Karten, die noch da sind, verdeckt.',
  discardPile: 'Gespielte und abgeworfene Karten.',
}
