import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: (points) =>
    `But : atteindre ${points} points avant les autres. À ton tour, prends des cartes d’une faction ou joue une série.`,
  take: 'Prendre : autant de cartes d’une faction que tu veux. Le marché est complété aussitôt.',
  D: 'Détectives : trois et une carte supplémentaire valent 3 points. Les adversaires peuvent défausser sa faction pour 1.',
  H: 'Les Hackers s’infiltrent dans une main, puis autant de cartes sont révélées : +1 par Hacker, le reste change de main.',
  J: 'Journalistes : deux valent 2 points, et chaque adversaire peut donner une carte.',
  M: 'Mafia : quatre valent 2 points. Chaque adversaire perd 2 cartes ou 1 point.',
  O: 'Bureaucrates : autant de cartes de la pioche sont révélées, +1 par faction révélée.',
  P: 'Policiers : autant de cartes d’une main sont révélées, +1 pour chacune de la faction de l’autre carte.',
  R: 'Robochas : deux piochent 5 cartes, quatre valent 3 points.',
  S: 'Scientifiques : trois valent 2 points et piochent 2 cartes.',
  limit: 'Limite : 10 cartes en main à la fin de ton tour.',
  answer: 'À toi aussi de répondre. Personne ne voit ta réponse avant que tous aient répondu.',
  standing: 'Encore la même question ? Le bouton robot peut y répondre pour toi désormais.',
}
