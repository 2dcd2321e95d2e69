import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  gang: { says: 'Bande', printed: 'French edition', capital: true, note: 'Bande de chats in full.' },
  yarn: { says: 'Pelote', printed: 'French edition', capital: true, note: 'Pelote d’Or in full.' },
  trap: { says: 'piège', printed: 'French edition', never: ['poser un piège', 'placer un piège'] },
  mirror: { says: 'Miroir', printed: 'French edition', capital: true },
  market: { says: 'Marché', printed: 'French edition', capital: true },
  recruit: { says: 'Recruter', printed: 'French edition' },
  form: { says: 'Former une Bande de chats', printed: 'French edition' },
  activate: { says: 'Activer', printed: 'French edition' },
  secure: { says: 'Sécuriser le butin', printed: 'French edition' },
  infiltrate: { says: 'Infiltrer', printed: 'French edition' },
  hallOfFame: { says: 'Temple de la renommée', printed: 'French edition' },
  faceDown: { says: 'face cachée', printed: 'French edition' },
  drawPile: { says: 'pioche', printed: 'French edition' },
  discardPile: { says: 'défausse', printed: 'French edition' },
  opponent: { says: 'adversaire', printed: 'French edition' },
  purple: { says: 'violet', never: ['mauve'] },
}
