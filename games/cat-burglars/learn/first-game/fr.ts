import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: 'But : réunir 8 Pelotes avant les autres. Cache-les sous tes Bandes et sécurise-les, ou vole celles des autres.',
  fame: 'But : réunir 8 Pelotes, ou 6 de six couleurs, avant les autres. Cache-les sous tes Bandes et sécurise-les, ou vole-les.',
  recruit: 'Recruter : prends 2 cartes, chacune au Marché ou à la pioche.',
  form: 'Former une Bande : 1 chat en crée une, ou en rejoint une si une autre à toi a exactement autant de chats.',
  activate: 'Activer : 1 chat face cachée sous une Bande. C’est une Pelote si sa couleur y est, sinon un piège.',
  secure: 'Sécuriser le butin : révèle les cartes cachées qui sont des Pelotes, 1 chacune.',
  infiltrate:
    'Infiltrer : défausse la couleur de chaque chat d’une Bande, ou un Miroir. La Pelote dessous est le butin.',
  mirror: 'Miroir : paie n’importe quelle couleur, mais ne rejoint aucune Bande.',
  trap: 'Un piège : l’infiltration ne rapporte rien, et son propriétaire pose le chat.',
}
