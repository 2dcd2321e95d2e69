import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  gang: { says: 'banda', never: ['gang*', 'szajk*'] },
  yarn: { says: 'kłębek' },
  trap: { says: 'pułapka', never: ['wykłada pułapkę'] },
  mirror: { says: 'lustro', never: ['zwierciad*'] },
  market: { says: 'rynek' },
  recruit: { says: 'werbuj', never: ['rekrut*'] },
  form: { says: 'utwórz bandę' },
  activate: { says: 'aktywuj' },
  secure: { says: 'zabezpiecz' },
  infiltrate: { says: 'infiltruj' },
  hallOfFame: { says: 'Galeria sław' },
  faceDown: { says: 'zakryta' },
  drawPile: {
    says: 'stos kart do dobierania',
    never: ['stos dobierania', 'stosu dobierania', 'stosie dobierania', 'stosem dobierania'],
  },
  discardPile: { says: 'stos kart odrzuconych', never: ['stos odrzuconych', 'stosu odrzuconych'] },
  opponent: { says: 'przeciwnicy', never: ['osob*'] },
  purple: { says: 'fioletowy', never: ['purpurow*', 'liliow*'] },
}
