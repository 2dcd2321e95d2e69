import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  game: { says: 'partie', note: 'Jeu is what is played, partie one play of it.' },
  record: { says: 'enregistrement', never: ['télécharger la partie'] },
  log: { says: 'Journal', never: ['historique'] },
  host: { says: 'Hôte', never: ['a ouvert la table'] },
  seat: { says: 'place', never: ['siège*'] },
  table: { says: 'table' },
  spectator: { says: 'Spectateur', never: ['observateur*'] },
  undo: { says: 'Annuler le coup', never: ['reprendre le coup'] },
  mute: { says: 'Ignorer', never: ['ne plus entendre', 'entendre à nouveau', 'sourdine'] },
  fillIn: { says: 'un bot prend', never: ['un bot remplace qui'] },
  hint: { says: 'Conseil', never: ['conseiller'] },
  retry: { says: 'Nouvel essai' },
  turn: { says: 'à toi de jouer', never: ['rien ne t’est demandé', 'on ne te demande'] },
  fingerprint: { says: 'empreinte' },
  rating: { says: 'classement' },
}
