import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  faction: { says: 'faction', printed: 'Catham City (French)' },
  detectives: { says: 'Détectives', printed: 'Catham City (French)' },
  scientists: { says: 'Scientifiques', printed: 'Catham City (French)' },
  robocats: { says: 'Robochas', printed: 'Catham City (French)', never: ['Robochat*'] },
  mafia: { says: 'Mafia', printed: 'Catham City (French)' },
  hackers: { says: 'Hackers', printed: 'Catham City (French)', never: ['pirates'] },
  police: { says: 'Policiers', printed: 'Catham City (French)' },
  journalists: { says: 'Journalistes', printed: 'Catham City (French)' },
  officials: { says: 'Bureaucrates', printed: 'Catham City (French)', never: ['fonctionnaire*'] },
  points: { says: 'points d’Influence', printed: 'Catham City (French)' },
  display: { says: 'marché des factions', printed: 'Catham City (French)', never: ['étalage', 'rivière'] },
  drawPile: { says: 'pioche', printed: 'Catham City (French)' },
  discardPile: { says: 'défausse', printed: 'Catham City (French)' },
  additionalCard: { says: 'carte supplémentaire', printed: 'Catham City (French)', never: ['carte de plus'] },
  reveal: { says: 'révéler', printed: 'Catham City (French)', never: ['retourn*', 'dévoil*'] },
  infiltrate: { says: 's’infiltrent', printed: 'Catham City (French)', never: ['se glissent'] },
  effect: { says: 'effet', printed: 'Catham City (French)' },
  opponent: { says: 'adversaire', printed: 'Catham City (French)' },
  handLimit: { says: 'limite de main' },
  set: { says: 'série', never: ['combinaison*'] },
}
