import type { ShortcutWords } from './words.ts'

export const fr: ShortcutWords = {
  letters: 'Choisir une carte de ta main, sinon au milieu de la table',
  shifted: 'Choisir une carte au milieu de la table',
  digits:
    'Choisir un adversaire, une Bande (1 puis aussitôt 0 : la dixième), une réponse ou le nombre de cartes ; 0 : toutes les Pelotes, nouvelle Bande',
  arrows: 'Se déplacer parmi les cartes',
  enter: 'Choisir ou confirmer',
  escape: 'Effacer le choix ou le conseil, fermer, passer à ton tour',
  undo: 'Annuler le coup',
  hint: 'Conseil, puis détails',
  overview: 'Aperçu',
  log: 'Journal',
  closeUp: 'Voir de près la carte, la Bande ou la pile choisie, sinon les adversaires',
  replay: 'Revoir : étape en arrière, en avant, lecture',
  help: 'Cette liste',
  cards: 'Lettres de ce jeu',
  focusMode:
    'Un lecteur d’écran transmet les lettres dans son mode focus. Tab et Entrée marchent toujours. Les touches simples se désactivent dans les réglages.',
  off: 'Les raccourcis à une touche sont désactivés dans les réglages.',
}
