import type { ShortcutWords } from './words.ts'

export const de: ShortcutWords = {
  letters: 'Karte deiner Hand wählen, sonst eine in der Tischmitte',
  shifted: 'Karte in der Tischmitte wählen',
  digits:
    'Gegner, Bande (1 und gleich danach 0: die zehnte), Antwort oder Zahl der Karten wählen; 0: alle Wollknäuel, neue Bande',
  arrows: 'Zwischen Karten bewegen',
  enter: 'Wählen oder bestätigen',
  escape: 'Auswahl oder Tipp aufheben, schließen, bis zu deinem Zug überspringen',
  undo: 'Zurücknehmen',
  hint: 'Tipp, und mehr dazu',
  overview: 'Übersicht',
  log: 'Verlauf',
  closeUp: 'Die angewählte Karte, Bande oder den Stapel genau ansehen, sonst die Gegner',
  replay: 'Rückschau: Schritt zurück, Schritt weiter, abspielen',
  help: 'Diese Liste',
  cards: 'Buchstaben in diesem Spiel',
  focusMode:
    'Ein Screenreader reicht Buchstaben in seinem Fokusmodus weiter. Tab und Enter gehen immer. Einzelne Tasten lassen sich in den Einstellungen abschalten.',
  off: 'Tastenkürzel aus einer Taste sind in den Einstellungen abgeschaltet.',
}
