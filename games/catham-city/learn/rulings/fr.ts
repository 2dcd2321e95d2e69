import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed:
    'Imprimé ainsi dans toutes les éditions que nous connaissons : HUCH! (allemand, anglais, néerlandais, polonais), Cosmodrome (anglais) et l’édition française.',
  'CC-2':
    'La boîte contient des jetons pour 90 points, 12 de 5 et 30 de 1, et ne dit pas que faire s’ils viennent à manquer. Ils suffisent toujours pour une partie : la table compte, tout simplement.',
  'CC-3':
    'Selon les boîtes commence la personne au passé le plus louche ; dans l’édition française, celle qui imite le mieux un chat. La table ne peut juger ni l’un ni l’autre : elle tire au sort, sauf si l’hôte a fixé l’ordre des places.',
  'CC-7':
    'Chez HUCH!, tu prends ou tu joues. Cosmodrome et l’édition française disent que tu peux le faire. Ici, tu dois : sinon une partie pourrait s’arrêter net.',
  'CC-8':
    'Aucune boîte ne dit si l’on peut ne rien prendre. Ici, tu prends au moins une carte, car n’en prendre aucune reviendrait à passer.',
  'CC-10':
    'HUCH! vérifie la limite à la fin de ton tour. Cosmodrome et l’édition française interdisent à tout moment d’avoir plus de 10 cartes. Nous suivons HUCH! : au milieu de ton tour, tu peux donc en avoir 12, et tu choisis parmi toutes.',
  'CC-11':
    'Avec deux actions, la même différence compte encore : nous vérifions la limite une seule fois, après la seconde action. Cosmodrome et l’édition française t’arrêteraient à 10 dès la première.',
  'CC-13':
    'Les boîtes disent que la défausse est mélangée quand la pioche est vide, mais pas à quel moment précis. Ici, c’est quand il faut la carte suivante : les cartes défaussées entre-temps en font partie.',
  'CC-14':
    'Aucune boîte ne dit où se trouvent les cartes d’un effet pendant qu’il s’applique. Ici, elles attendent sur la table et ne sont pas mélangées. Un texte néerlandais remet les Robochas et la Mafia joués sur la pioche : c’est une coquille.',
  'CC-15':
    'Aucune boîte n’a de règle pour deux piles vides. Tu reçois les cartes qu’il y a, et le marché des factions est complété dès que possible.',
  'CC-16': 'Aucune boîte n’a de règle pour ce cas, qui n’arrive jamais avec 75 cartes.',
  'CC-20':
    'Le cas d’une seule carte n’est imprimé que chez HUCH! en allemand, en anglais et en polonais ; nous le suivons. Sans aucune carte mais avec un point, le point est perdu : c’est notre décision, dans le même esprit.',
  'CC-21':
    'HUCH! révèle les cartes l’une après l’autre. Nous les révélons ensemble, car l’ordre ne compte qu’à la toute fin (CC-29a). Dans l’exemple de la boîte néerlandaise, l’adversaire doit avoir autant de cartes « que toi » ; il faut lire autant que de Hackers.',
  'CC-22':
    'Aucune boîte ne dit que faire si la main est plus petite que le nombre de Policiers, ou vide. Elle est alors révélée en entier, et une main vide peut aussi être choisie.',
  'CC-23':
    'Un texte néerlandais permet une défausse pour chaque carte en plus. La carte elle-même et toutes les autres éditions disent une seule, et nous aussi.',
  'CC-24':
    'Chez Cosmodrome, tu gardes les cartes révélées comme points. Dans toutes les autres éditions, tu gagnes des points et les cartes sont défaussées ; nous les suivons, pour qu’aucune carte ne quitte le jeu.',
  'CC-25':
    'Aucune boîte ne dit si les réponses sont secrètes. Ici, tout le monde répond en même temps : personne n’attend les autres, et répondre en dernier n’avantage personne.',
  'CC-27': 'Un choix unique n’en est pas un : la table t’épargne le geste.',
  'CC-27a':
    'À une vraie table, une pause ne trahit pas plus qu’un visage. Ici, elle dirait qui avait un choix, et donc quelque chose d’une main.',
  'CC-28':
    'Aucune édition ne dit si une carte donnée est montrée. Ici, elle reste entre vous deux, comme si elle passait face cachée.',
  'CC-29a':
    'HUCH! révèle les cartes des Hackers l’une après l’autre, et la partie pourrait finir au milieu. Nous comptons une révélation en bloc, pour que points, vols et défausses ne dépendent jamais d’un ordre que personne n’a choisi.',
  'CC-30':
    'Aucune boîte ne dresse la liste de ce que tout le monde peut savoir. Voici ce qui est visible sur une table, ou qu’on peut y compter.',
  'CC-31':
    'Comme pour les cartes en main à une vraie table. Que les réponses restent secrètes jusqu’à la dernière fait partie de CC-25.',
  'CC-32':
    'À une vraie table, personne ne voit à travers les cartes. Ici, c’est une promesse sur ce que le serveur envoie.',
}
