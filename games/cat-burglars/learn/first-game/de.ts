import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: 'Ziel: Sammle vor allen anderen 8 Knäuel. Versteck Wolle unter deinen Banden und sichere sie, oder raub die anderen aus.',
  fame: 'Ziel: zuerst 8 Knäuel oder 6 in sechs Farben. Versteck Wolle unter deinen Banden und sichere sie, oder raub andere aus.',
  recruit: 'Anwerben: Nimm 2 Karten, jede aus dem Markt oder vom Nachziehstapel.',
  form: 'Bande bilden: 1 Katze gründet eine Bande oder kommt zu einer, wenn eine andere von dir genauso viele Katzen hat.',
  activate:
    'Aktivieren: 1 Katze verdeckt unter eine Bande. Ist ihre Farbe in der Bande, ist sie Wolle, sonst eine Falle.',
  secure: 'Sichern: Deck verdeckte Karten auf, die Wolle sind, je 1 Knäuel.',
  infiltrate:
    'Infiltrieren: Wirf die Farbe jeder Katze einer Bande oder einen Spiegel ab. Wolle darunter ist die Beute.',
  mirror: 'Spiegel: bezahlt jede Farbe, kommt aber in keine Bande.',
  trap: 'Eine Falle: Beim Infiltrieren gibt es nichts, und ihr Besitzer legt die Katze aus.',
}
