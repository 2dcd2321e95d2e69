import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  gang: { says: 'Bande', never: ['Gang*'] },
  yarn: { says: 'Wollknäuel' },
  trap: { says: 'Falle' },
  mirror: { says: 'Spiegel' },
  market: {
    says: 'Markt',
    never: ['Auslage', 'vom Markt', 'auf dem Markt'],
    note: 'Cards lie im Markt and come aus dem Markt.',
  },
  recruit: { says: 'anwerben', never: ['rekrutier*'] },
  form: { says: 'Bande bilden' },
  activate: { says: 'Aktivieren' },
  secure: { says: 'sichern' },
  infiltrate: { says: 'infiltrieren' },
  hallOfFame: { says: 'Ruhmeshalle' },
  faceDown: { says: 'verdeckt' },
  drawPile: { says: 'Nachziehstapel', never: ['Ziehstapel'] },
  discardPile: { says: 'Ablagestapel', never: ['Abwurfstapel'] },
  opponent: { says: 'Gegner', never: ['Gegenspieler*'] },
  purple: { says: 'Violett', never: ['lila'] },
}
