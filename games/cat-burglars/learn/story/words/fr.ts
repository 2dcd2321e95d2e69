import type { StoryWords } from '../story.ts'

export const fr: StoryWords = {
  'trap-sprung': { name: 'Clac !', how: 'Laisse quelqu’un tomber dans un de tes pièges.' },
  'two-traps': { name: 'L’art du piège', how: 'Laisse des adversaires tomber dans deux de tes pièges en une partie.' },
  'trapped-and-won': { name: 'Bonne leçon', how: 'Tombe dans un piège, et gagne quand même.' },
  heist: { name: 'Premier casse', how: 'Vole une Pelote dans la Bande de quelqu’un.' },
  'three-heists': { name: 'Maître du vol', how: 'Vole trois Pelotes en une partie.' },
  'two-secured': { name: 'Coup double', how: 'Sécurise deux Pelotes d’un coup.' },
  'three-secured': { name: 'Le gros butin', how: 'Sécurise trois Pelotes d’un coup.' },
  'mirror-paid': { name: 'Jeu de Miroirs', how: 'Paie une infiltration avec un Miroir.' },
  'two-mirrors': { name: 'Galerie des glaces', how: 'Recrute deux Miroirs en un tour.' },
  untouched: { name: 'Planque sûre', how: 'Gagne sans te faire voler une seule Pelote.' },
  honest: { name: 'Travail honnête', how: 'Gagne sans infiltrer de Bande.' },
  'four-colours': { name: 'Bande bigarrée', how: 'Forme des Bandes avec des chats de quatre couleurs en une partie.' },
}
