import type { StoryWords } from '../story.ts'

export const fr: StoryWords = {
  windfall: { name: 'Le gros lot', how: 'Marque 4 points ou plus pendant un seul de tes tours.' },
  'without-robocats': { name: 'Sans machines', how: 'Gagne sans jouer de Robochas alors qu’ils sont dans la partie.' },
  peaceful: { name: 'Pattes propres', how: 'Gagne sans jamais viser un adversaire.' },
  'every-faction': {
    name: 'Toute la ville',
    how: 'Joue une série de chacune des cinq factions dans une partie.',
  },
  'three-stolen': { name: 'Au cœur du système', how: 'Prends 3 cartes ou plus avec une seule série de Hackers.' },
  gift: { name: 'Un bon tuyau', how: 'Reçois une carte d’un adversaire grâce aux Journalistes.' },
  'three-departments': {
    name: 'Trois bureaux',
    how: 'Marque 3 points ou plus avec une seule série de Bureaucrates.',
  },
  raid: { name: 'Descente de police', how: 'Marque 2 points ou plus avec une seule série de Policiers.' },
  'others-turn': { name: 'Pas si vite', how: 'Marque un point pendant le tour de quelqu’un d’autre, en répondant.' },
  'four-robocats': {
    name: 'Artillerie lourde',
    how: 'Joue quatre Robochas d’un coup : des points plutôt que des cartes.',
  },
  'four-at-once': { name: 'Tout pour moi', how: 'Prends 4 cartes ou plus d’un coup.' },
  'price-paid': { name: 'Au juste prix', how: 'Paie la Mafia avec un point, et gagne quand même.' },
}
