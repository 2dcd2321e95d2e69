import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  gang: { says: 'Bande', printed: 'Cat Burglars (French)', note: 'Bande de chats in full; always with a capital.' },
  yarn: { says: 'Pelote', printed: 'Cat Burglars (French)', note: 'Pelote d’Or in full; always with a capital.' },
  trap: { says: 'piège', printed: 'Cat Burglars (French)', never: ['poser un piège', 'placer un piège'] },
  mirror: { says: 'Miroir', printed: 'Cat Burglars (French)', note: 'Always with a capital.' },
  market: { says: 'Marché', printed: 'Cat Burglars (French)', note: 'Always with a capital.' },
  recruit: { says: 'Recruter', printed: 'Cat Burglars (French)' },
  form: { says: 'Former une Bande de chats', printed: 'Cat Burglars (French)' },
  activate: { says: 'Activer', printed: 'Cat Burglars (French)' },
  secure: { says: 'Sécuriser le butin', printed: 'Cat Burglars (French)' },
  infiltrate: { says: 'Infiltrer', printed: 'Cat Burglars (French)' },
  hallOfFame: { says: 'Temple de la renommée', printed: 'Cat Burglars (French)' },
  faceDown: { says: 'face cachée', printed: 'Cat Burglars (French)' },
  drawPile: { says: 'pioche', printed: 'Cat Burglars (French)' },
  discardPile: { says: 'défausse', printed: 'Cat Burglars (French)' },
  opponent: { says: 'adversaire', printed: 'Cat Burglars (French)' },
  purple: { says: 'violet', never: ['mauve'] },
}
