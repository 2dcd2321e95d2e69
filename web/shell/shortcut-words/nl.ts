import type { ShortcutWords } from './words.ts'

export const nl: ShortcutWords = {
  letters: 'Kies een kaart uit je hand, anders een midden op tafel',
  shifted: 'Kies een kaart midden op tafel',
  digits:
    'Kies een opponent, een bende (1 en meteen 0: de tiende), een antwoord of het aantal kaarten; 0: alle bollen wol, een nieuwe bende',
  arrows: 'Tussen kaarten bewegen',
  enter: 'Kiezen of bevestigen',
  escape: 'Keuze of tip wissen, sluiten, overslaan tot je beurt',
  undo: 'Ongedaan maken',
  hint: 'Tip, en meer daarover',
  overview: 'Overzicht',
  log: 'Verloop',
  closeUp: 'Bekijk de gekozen kaart, bende of stapel van dichtbij, anders de opponenten',
  replay: 'Terugkijken: stap terug, stap verder, afspelen',
  help: 'Deze lijst',
  cards: 'Letters in dit spel',
  focusMode:
    'Een schermlezer geeft letters door in de focusmodus. Tab en Enter werken altijd. Losse toetsen kun je uitzetten in de instellingen.',
  off: 'Sneltoetsen van één toets staan uit in de instellingen.',
}
