import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  faction: { says: 'faction', printed: 'French edition' },
  detectives: { says: 'Détectives', printed: 'French edition' },
  scientists: { says: 'Scientifiques', printed: 'French edition' },
  robocats: { says: 'Robochas', printed: 'French edition', never: ['Robochat*'] },
  mafia: { says: 'Mafia', printed: 'French edition' },
  hackers: { says: 'Hackers', printed: 'French edition', never: ['pirates'] },
  police: { says: 'Policiers', printed: 'French edition' },
  journalists: { says: 'Journalistes', printed: 'French edition' },
  officials: { says: 'Bureaucrates', printed: 'French edition', never: ['fonctionnaire*'] },
  points: { says: 'points d’Influence', printed: 'French edition' },
  display: { says: 'marché des factions', printed: 'French edition', never: ['étalage', 'rivière'] },
  drawPile: { says: 'pioche', printed: 'French edition' },
  discardPile: { says: 'défausse', printed: 'French edition' },
  additionalCard: { says: 'carte supplémentaire', printed: 'French edition', never: ['carte de plus'] },
  reveal: { says: 'révéler', printed: 'French edition', never: ['retourn*', 'dévoil*'] },
  infiltrate: { says: 's’infiltrent', printed: 'French edition', never: ['se glissent'] },
  effect: { says: 'effet', printed: 'French edition' },
  opponent: { says: 'adversaire', printed: 'French edition' },
  handLimit: { says: 'limite de main' },
  set: { says: 'série', never: ['combinaison*'] },
}
