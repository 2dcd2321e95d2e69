/** What each rule demands, for somebody whose move was refused. */
export const ruleLines: Readonly<Record<string, string>> = {
  'CB-3': 'La distribution est en cours. Le premier tour commence juste après.',
  'CB-5': 'Ce n’est pas ton tour. Seule la personne dont c’est le tour fait une action.',
  'CB-6': 'Recrute 2 cartes une à une, au Marché ou à la pioche. Le Marché est complété à la fin du tour.',
  'CB-7': 'Pose 1 chat de ta main, dans une nouvelle Bande ou une des tiennes. Pas de Miroir.',
  'CB-8': 'Une Bande ne grandit que si une autre des tiennes a autant de chats visibles.',
  'CB-9': 'Glisse 1 chat de ta main sous une de tes Bandes qui n’a pas encore de carte cachée.',
  'CB-10': 'Sans chat visible de sa couleur, une carte est un piège. On ne sécurise que les Pelotes d’Or.',
  'CB-11': 'Tu ne peux sécuriser que les cartes cachées sous tes propres Bandes.',
  'CB-12': 'Vise une Bande adverse avec carte cachée ; paie par chat une carte de sa couleur ou un Miroir.',
  'CB-13': 'À deux seulement, une des cartes payées peut venir du Marché, et elle doit s’y trouver.',
  'CB-17': 'La partie est finie : quelqu’un a assez de Pelotes d’Or.',
  'CB-19': 'Le propriétaire du piège doit d’abord poser ce chat.',
  'CB-20': 'Tu ne passes que si aucune action n’est possible. Si tous passent de suite, la partie est finie.',
  notation: 'La table ne comprend pas ce coup. Choisis de nouveau tes cartes.',
  order: 'Ce n’est pas encore le moment : autre chose doit se passer d’abord.',
}
