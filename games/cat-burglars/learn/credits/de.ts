import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Daan Alers',
  illustrator: null,
  editions: ['Die französische Ausgabe'],
  box: [
    {
      thing: '110 Karten: 90 Katzen und 20 Spiegel',
      here: 'Sie sind alle hier, neu gezeichnet. Jede Farbe hat auch ein eigenes Fell und einen eigenen Buchstaben.',
    },
    {
      thing: 'Das goldene Knäuel auf der Rückseite jeder Karte',
      here: 'Verdeckte Karten zeigen es auch hier, und der Tisch zählt deine Knäuel.',
    },
  ],
}
