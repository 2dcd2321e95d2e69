import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed: 'Imprimé ainsi dans l’édition française, la seule que nous connaissons.',
  'CB-1':
    'La boîte annonce 90 chats de six couleurs et 20 Miroirs. On en déduit 15 chats par couleur ; trois couleurs n’ont pas de nom dans les règles, nous les avons nommées d’après les cartes.',
  'CB-2':
    'Une image montre qu’on joue de deux à quatre ; le texte ne le dit pas. Le sort désigne qui commence, sauf si l’hôte a fixé l’ordre des places.',
  'CB-6':
    'La boîte dit de prendre deux cartes. Que tu voies la première avant de choisir la seconde, qu’une seule suffise s’il n’y en a pas d’autre et qu’il n’y ait pas de limite de main, c’est notre lecture : rien d’imprimé ne s’y oppose.',
  'CB-11':
    'La boîte ne dit pas ce que devient une Bande dont le butin est sécurisé. Ici, elle reste : elle peut tout aussi bien cacher la Pelote suivante.',
  'CB-12':
    'Que la Bande reste, que tu choisisses librement les chats payés par un Miroir et que le paiement participe au mélange qui suit, rien de cela n’est imprimé. Nous avons choisi ce qui laisse le plus de liberté et déplace le moins de cartes.',
  'CB-13':
    'La règle à deux est imprimée. Le moment où le Marché est complété ne l’est pas ; ici, c’est à la fin du tour, comme après un recrutement.',
  'CB-15':
    'La boîte ne dit pas à quel moment précis la défausse est mélangée. Ici, c’est quand il faut la carte suivante.',
  'CB-16':
    'La boîte n’a pas de règle pour deux piles vides. Le Marché reste incomplet et se remplit à la fin d’un tour suivant.',
  'CB-19':
    'Le choix est imprimé. Que la table le fasse pour toi quand il n’y a qu’une place, c’est notre décision : elle t’épargne un geste.',
  'CB-20':
    'La boîte ne dit pas que faire si quelqu’un, ou tout le monde, ne peut rien faire. Ici on passe, et si tout le monde passe à la suite, le plus grand nombre de Pelotes l’emporte ; en cas d’égalité, la victoire est partagée.',
  'CB-21':
    'La boîte ne dit pas si l’on peut revoir plus tard les couleurs des Pelotes marquées. Le journal raconte tout ce qui s’est passé à découvert : on peut les y relire.',
  'CB-23':
    'À une vraie table, personne ne voit à travers les cartes. Ici, c’est une promesse sur ce que le serveur envoie.',
}
