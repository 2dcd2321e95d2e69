import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Yuriy Zhuravlev',
  illustrator: 'Yuriy Yarovoy',
  editions: [
    'HUCH! (Deutsch, Englisch, Niederländisch, Polnisch)',
    'Cosmodrome Games (Englisch)',
    'Gigamic (Französisch)',
  ],
  box: [
    { thing: '120 Karten', here: 'Alle acht Fraktionen sind hier, neu gezeichnet. Eine Partie braucht fünf davon.' },
    {
      thing: '42 Chips für Punkte, 12 Fünfer und 30 Einer',
      here: 'Der Tisch zählt: Deine Punkte stehen neben deinem Namen.',
    },
    { thing: '6 Infokarten', here: 'Öffne während der Partie die Übersicht oder tippe auf den Namen einer Karte.' },
    { thing: 'Reiseschachtel (Cosmodrome)', here: 'Ein Telefon passt auch in die Tasche.' },
  ],
}
