import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/fr.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'Le but du jeu',
    body: [
      'Catham City élit son maire, et tu es en lice. Réunis des cartes de factions, joue-les ensemble et gagne des points d’Influence.',
      ['À 2 ou 3, il te faut 16 points d’Influence.', 'À 4, 5 ou 6, 13 suffisent.'],
      {
        text: 'La première personne à y parvenir gagne aussitôt. Il n’y a ni dernier tour ni décompte final.',
        asked: 'comment quand gagner gagne gagnant victoire',
      },
    ],
  },
  deck: {
    title: 'Les cartes',
    body: [
      {
        text: 'Il existe huit factions de 15 cartes. Au sein d’une faction, toutes les cartes sont identiques : seule compte la faction.',
        asked: 'combien par faction de chaque combien de cartes factions y a-t-il',
      },
      'Les huit : Détectives, Scientifiques, Robochas, Mafia, Hackers, Policiers, Journalistes et Bureaucrates.',
      {
        text: 'Une partie se joue avec cinq factions seulement, soit 75 cartes. La personne qui ouvre la table les choisit. Si tu débutes, garde les factions de départ.',
        asked: 'quelles factions pour débuter débutants',
      },
      'Les factions de départ : Détectives, Scientifiques, Robochas, Mafia et Hackers.',
      'Les points d’Influence ne s’épuisent jamais. La table les compte pour toi.',
    ],
  },
  setup: {
    title: 'Avant de commencer',
    body: [
      {
        text: 'Vous jouez de deux à six, à tour de rôle, dans le sens horaire. Le sort désigne qui commence, sauf si les places ont été fixées à l’ouverture de la table.',
        asked: 'qui joue en premier débute combien à combien de joueurs peut-on jouer',
      },
      {
        text: 'La table mélange les 75 cartes et les distribue. Plus on attend son premier tour, plus on reçoit de cartes :',
        asked: 'combien de cartes au début départ commencer',
      },
      ['Places 1 et 2 : 6 cartes chacune.', 'Places 3 et 4 : 7 cartes chacune.', 'Places 5 et 6 : 8 cartes chacune.'],
      {
        text: 'Ensuite, 7 cartes sont posées face visible : c’est le marché des factions, où tout le monde se sert. Les autres cartes forment la pioche, face cachée.',
        asked: 'c’est quoi le marché des factions étalage',
      },
      'Un marché des factions en début de partie.',
    ],
  },
  turn: {
    title: 'Ton tour',
    body: [
      {
        text: 'À ton tour, tu fais une seule chose : prendre des cartes ou en jouer. Tu ne peux pas passer tant que tu peux faire quelque chose. Si ta main est vide, tu prends des cartes.',
        asked: 'passer sauter mon tour attendre plus de cartes sans cartes main vide deux fois suis-je obligé de jouer',
      },
      [
        'Prendre : tu ramasses des cartes d’une même faction au marché des factions.',
        'Jouer : tu poses des cartes d’une même faction de ta main et tu appliques leur effet.',
      ],
      'On vérifie ensuite ta limite de main, puis c’est à la personne assise à ta gauche.',
      'Si tu ne pouvais vraiment rien prendre ni rien jouer, ton action serait sautée. Avec 75 cartes, cela n’arrive jamais ; nous le précisons pour être complets.',
    ],
  },
  take: {
    title: 'Prendre des cartes',
    body: [
      {
        text: 'Choisis une faction présente au marché des factions et prends autant de ses cartes que tu veux, mais au moins 1. Elles rejoignent ta main, et tout le monde voit lesquelles.',
        asked: 'combien de cartes prendre différentes piocher dans la pioche',
      },
      'Il y a deux cartes Mafia. Tu peux en prendre une ou les deux.',
      {
        text: 'Les places vides sont aussitôt comblées avec la pioche, pour qu’il y ait de nouveau 7 cartes.',
        asked: 'quand remplir remplit-on le marché étalage',
      },
      'Au marché des factions, il y a 2 Détectives, 1 Hacker, 2 cartes Mafia, 1 Robocha et 1 Scientifique. Tu prends les deux cartes Mafia. Un Hacker et un Scientifique arrivent à leur place. Tu ne peux pas les prendre : ton action est terminée.',
      'Astuce : mieux vaut parfois laisser une carte. Chaque place vide fait venir une nouvelle carte, et c’est quelqu’un d’autre qui choisira ensuite.',
    ],
  },
  play: {
    title: 'Jouer des cartes',
    body: [
      {
        text: 'Tu joues des cartes d’une seule faction, exactement comme cette faction le demande. S’il faut 3 cartes, ni 2 ni 4 ne conviennent. Les Détectives et les Policiers exigent en plus une carte supplémentaire. Elle ne fait que désigner une faction ; son propre effet ne compte pas.',
        asked: 'c’est quoi une série combinaison',
      },
      {
        text: 'Si les cartes jouées rapportent un nombre fixe de points, tu les reçois d’abord. Le reste de l’effet vient après.',
        asked: 'comment marquer obtenir des points',
      },
      [
        'Détectives : 3 cartes et 1 carte supplémentaire. Tu gagnes 3 points, et les autres peuvent répondre.',
        'Scientifiques : 3 cartes. Tu gagnes 2 points et tu pioches 2 cartes.',
        'Robochas : 2 cartes pour en piocher 5, ou 4 cartes pour 3 points.',
        'Mafia : 4 cartes. Tu gagnes 2 points, et les autres perdent des cartes ou un point.',
        'Hackers : de 1 à 4 cartes contre un adversaire. Tu gagnes des points ou tu voles des cartes.',
        'Policiers : 1 carte ou plus et 1 carte supplémentaire, contre un adversaire. Tu gagnes des points pour les cartes qui correspondent.',
        'Journalistes : 2 cartes. Tu gagnes 2 points, et les autres peuvent te donner des cartes.',
        'Bureaucrates : 1 carte ou plus. Tu gagnes 1 point par faction révélée.',
      ],
    ],
  },
  detectives: {
    title: 'Détectives',
    body: [
      'Trois Détectives, avec une carte Mafia comme carte supplémentaire.',
      'Tu joues exactement 3 Détectives et tu ajoutes 1 carte supplémentaire de ta main. Sa faction est libre ; un quatrième Détective convient aussi.',
      'Tu gagnes 3 points. Ensuite, chaque adversaire peut défausser une seule carte de la même faction que ta carte supplémentaire et gagne alors 1 point. Personne n’y est obligé.',
      'Tu joues 3 Détectives et une carte Mafia : 3 points pour toi. Ada défausse une carte Mafia et gagne 1 point. Bruno en a une aussi, mais il préfère la garder et passe.',
      'Astuce : comme carte supplémentaire, choisis une faction que les autres n’ont guère, ou dont ils se sépareraient à regret.',
    ],
  },
  scientists: {
    title: 'Scientifiques',
    body: [
      'Trois Scientifiques rapportent 2 points et deux nouvelles cartes.',
      'Tu joues exactement 3 Scientifiques.',
      'Tu gagnes 2 points. Ensuite, tu pioches 2 cartes que personne d’autre ne voit.',
      'Tu as 6 cartes et tu joues 3 Scientifiques. Tu gagnes 2 points et tu pioches un Robocha et un Hacker. Te voilà avec 5 cartes ; les autres savent combien, mais pas lesquelles.',
      'Astuce : les Scientifiques paient deux fois, et personne ne peut répondre. C’est un bon choix à tout moment.',
    ],
  },
  robocats: {
    title: 'Robochas',
    body: [
      'Deux Robochas : pioche cinq cartes.',
      'Quatre Robochas : 3 points.',
      {
        text: 'Tu joues exactement 2 Robochas ou exactement 4. Avec 1 ou 3, il n’y a rien à faire.',
        asked: 'robots',
      },
      'Pour 2 Robochas, tu pioches 5 cartes à l’abri des regards. Pour 4, tu gagnes 3 points, mais aucune carte.',
      'Tu as 4 Robochas. Ensemble, ils te rapporteraient 3 points. Tu n’en joues pourtant que 2 et tu pioches 5 cartes ; tu gardes les deux autres pour plus tard.',
      'Astuce : une paire de Robochas remplit une main vide. Pense tout de même à la limite de 10 cartes à la fin de ton tour.',
    ],
  },
  mafia: {
    title: 'Mafia',
    body: [
      'Quatre cartes Mafia.',
      'Tu joues exactement 4 cartes Mafia.',
      {
        text: 'Tu gagnes 2 points. Ensuite, chaque adversaire doit payer : soit 2 cartes de son choix, qu’il défausse, soit 1 point. Tout dépend de ce qu’il possède :',
        asked: 'puis-je perdre des points',
      },
      [
        'Au moins 2 cartes et au moins 1 point : il décide.',
        'Au moins 2 cartes, mais aucun point : il défausse 2 cartes et choisit lesquelles.',
        'Tout au plus 1 carte, mais au moins 1 point : il perd un point.',
        'Une seule carte et aucun point : il défausse cette carte.',
        'Ni carte ni point : il ne lui arrive rien.',
      ],
      'Tu joues 4 cartes Mafia et tu gagnes 2 points. Ada a 5 cartes et 3 points ; elle choisit de payer un point. Bruno a 4 cartes, mais pas encore de point : il défausse 2 cartes. Cléo a 1 carte et 6 points : elle perd un point et garde sa carte.',
      'Astuce : la Mafia frappe le plus fort quand les autres viennent de réunir les cartes qu’ils cherchaient.',
    ],
  },
  hackers: {
    title: 'Hackers',
    body: [
      'Deux Hackers s’infiltrent dans la main d’un adversaire.',
      {
        text: 'Tu joues de 1 à 4 Hackers contre un adversaire. Il doit avoir au moins autant de cartes que tu joues de Hackers. Tes Hackers eux-mêmes ne comptent pas.',
        asked: 'voler des cartes me vole',
      },
      'Tes Hackers s’infiltrent dans sa main : ils y sont mélangés. La table en révèle ensuite des cartes au hasard : une par Hacker que tu as joué.',
      [
        'Chaque Hacker révélé te rapporte 1 point et part à la défausse, d’où qu’il vienne.',
        'Toute autre carte révélée est à toi : elle rejoint ta main.',
        'Les Hackers qui n’ont pas été révélés restent dans la main de l’adversaire.',
      ],
      'Cartes révélées : un Hacker pour 1 point et une carte Mafia pour ta main.',
      'Bruno a 4 cartes. Tu joues 2 Hackers contre lui. Parmi les 6 cartes, 2 sont révélées : un Hacker et une carte Mafia. Tu gagnes 1 point et la carte Mafia. Ton second Hacker appartient désormais à Bruno.',
      'Astuce : dans une petite main, tu retrouves souvent tes propres Hackers et tu marques. Dans une grande, tu voles surtout des cartes.',
    ],
  },
  police: {
    title: 'Policiers',
    body: [
      'Trois Policiers, avec un Scientifique comme carte supplémentaire.',
      'Tu joues au moins 1 Policier et exactement 1 carte supplémentaire d’une autre faction, puis tu choisis un adversaire. Tu peux jouer autant de Policiers que tu en as. Tu peux même viser une main vide.',
      'La table révèle au hasard des cartes de cette main : une par Policier que tu as joué. Si la main est plus petite, elle est révélée en entier.',
      [
        'Chaque carte de la même faction que ta carte supplémentaire te rapporte 1 point.',
        'Pour chaque Policier révélé, l’adversaire pioche 1 nouvelle carte.',
        'À la fin, tout ce qui a été révélé ou joué part à la défausse.',
      ],
      'Cartes révélées : le Scientifique te rapporte 1 point ; pour le Policier, l’adversaire pioche une carte.',
      'Tu joues 3 Policiers et un Scientifique contre Cléo, qui a 5 cartes. Un Scientifique, un Policier et un Robocha sont révélés. Tu gagnes 1 point, et Cléo pioche 1 carte. Les cartes révélées sont défaussées : il lui en reste 3.',
      'Astuce : retiens ce que les autres prennent au marché des factions. Tu sauras quelle faction rechercher.',
    ],
  },
  journalists: {
    title: 'Journalistes',
    body: [
      'Deux Journalistes.',
      'Tu joues exactement 2 Journalistes.',
      {
        text: 'Tu gagnes 2 points. Ensuite, chaque adversaire peut te donner 1 carte, quelle que soit sa faction. S’il le fait, il peut aussi défausser une deuxième carte de la même faction pour gagner 1 point. Il ne peut pas en défausser davantage.',
        asked: 'dois-je obligé de donner céder une carte',
      },
      'Un Détective pour toi, l’autre à la défausse : 1 point pour la personne qui donne.',
      'Tu joues 2 Journalistes et tu gagnes 2 points. Ada a 3 Détectives : elle t’en donne un, en défausse un autre et gagne 1 point. Bruno te donne une carte, mais ne défausse rien. Cléo passe.',
      'Astuce : pour gagner le point en réponse, il te faut deux cartes d’une même faction. Demande-toi à quel point ton cadeau va servir.',
    ],
  },
  officials: {
    title: 'Bureaucrates',
    body: [
      'Trois Bureaucrates, trois cartes révélées, deux factions : 2 points.',
      {
        text: 'Tu joues autant de Bureaucrates que tu veux, mais au moins 1.',
        asked: 'fonctionnaires',
      },
      'Tu révèles autant de cartes de la pioche et tu gagnes 1 point pour chaque faction présente, celle des Bureaucrates comprise. Puis ces cartes et les Bureaucrates que tu as joués partent à la défausse.',
      'Tu joues 3 Bureaucrates et tu révèles un Détective et deux Scientifiques. Cela fait deux factions : tu gagnes 2 points.',
      'Astuce : une deuxième carte de la même faction ne vaut rien. Deux petits coups rapportent souvent plus qu’un grand.',
    ],
  },
  answers: {
    title: 'Les réponses',
    body: [
      'Les Détectives, la Mafia et les Journalistes appellent une réponse des adversaires. Tout se passe de la même façon pour les trois.',
      {
        text: 'Toutes les personnes qui ont un choix répondent en même temps. Tu réponds une seule fois, sans voir ce que font les autres : les réponses restent secrètes jusqu’à la dernière.',
        asked: 'suis-je obligé dois-je répondre',
      },
      'Elles sont ensuite appliquées une par une, dans le sens horaire, à partir de la gauche de la personne dont c’est le tour.',
      'Vous jouez à quatre : l’objectif est donc de 13. Tu joues des Détectives. Ada est à ta gauche, puis vient Bruno ; tous deux ont 12 points et défaussent une carte qui convient. La réponse d’Ada passe en premier. Elle arrive à 13 et gagne.',
      'Si tu n’as qu’une réponse possible, la table la donne pour toi. Elle est appliquée avec les autres.',
      'La table ne regarde que le nombre de cartes et les points : toute personne qui pourrait avoir un choix est affichée comme en train de répondre, jusqu’à ce que tout soit là. Que quelqu’un ait eu un choix ou personne, cela se ressemble de l’extérieur, même dans le temps. Ainsi, l’attente ne trahit jamais une main.',
      'Le journal est tout aussi discret. Jusqu’à la fin de la partie, une personne qui n’avait pas le choix y ressemble en tout point à une personne qui a passé.',
      'La carte que tu donnes à cause des Journalistes n’est vue que de toi et de la personne qui la reçoit. Si tu défausses aussi une carte de cette faction, tout le monde sait ce que c’était.',
    ],
  },
  'hand-limit': {
    title: 'La limite de main',
    body: [
      {
        text: 'Si tu as plus de 10 cartes à la fin de ton tour, tu en défausses jusqu’à en avoir exactement 10. Tu choisis librement parmi toutes tes cartes, anciennes ou nouvelles.',
        asked:
          'combien de cartes puis-je peut-on avoir garder tenir en main au plus maximum limite trop plus 11 12 13 dois-je défausser',
      },
      'Tu as 9 cartes, tu joues 2 Robochas et tu en pioches 5. Cela fait 12 : tu défausses 2 cartes de ton choix.',
      'Pendant ton tour, tu peux dépasser 10. Pendant celui des autres, ta main ne finit jamais au-dessus de 10 : on ne vérifie donc que la personne dont c’est le tour.',
    ],
  },
  'two-actions': {
    title: 'Variante : deux actions',
    body: [
      'Dans cette variante, chaque tour compte deux actions. Tu peux prendre deux fois, jouer deux fois ou faire l’un et l’autre, dans l’ordre que tu veux.',
      'Tu dois faire les deux tant que tu le peux. Ta limite de main n’est vérifiée qu’une fois, après la seconde action.',
      'Tu prends d’abord 2 Détectives au marché des factions et tu as 12 cartes. Pour l’instant, ce n’est pas un problème. Avec ta seconde action, tu joues 3 Détectives et une carte supplémentaire : tu finis ton tour avec 8 cartes.',
    ],
  },
  piles: {
    title: 'Quand les cartes manquent',
    body: [
      {
        text: 'Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Cela n’arrive qu’à ce moment précis ; on continue ensuite à piocher.',
        asked: 'que se passe-t-il quand la pioche est vide épuisée remélanger',
      },
      {
        text: 'Les cartes jouées ou révélées restent sur la table tant que dure leur effet. Elles ne sont défaussées qu’après. Si la défausse est mélangée entre-temps, elles n’en font pas partie.',
        asked: 'que deviennent les cartes jouées',
      },
      'Il en va autrement des cartes défaussées en réponse : elles sont dans la défausse dès que cette réponse est appliquée.',
      'Si la pioche et la défausse sont vides, tu te contentes de ce qui reste : tu pioches ou tu révèles moins de cartes.',
      'S’il y a moins de 7 cartes au marché des factions, il est complété à la fin du tour, après la vérification de la limite de main. Cela n’arrive qu’à six et avec deux actions.',
    ],
  },
  end: {
    title: 'La fin de la partie',
    body: [
      {
        text: 'Dès que quelqu’un atteint l’objectif, la partie est finie, même au beau milieu d’un effet. Cette personne s’installe à la mairie.',
        asked: 'quand finit se termine la partie fin finie',
      },
      {
        text: 'Après cela, plus rien : ni réponse, ni pioche, ni défausse. On range seulement dans la défausse les cartes encore sur la table. Une égalité est impossible, puisque les réponses sont appliquées l’une après l’autre.',
        asked: 'match nul égalité ex æquo qui gagne en cas d’égalité',
      },
      'Ce que révèlent les Hackers, les Policiers ou les Bureaucrates compte toujours en bloc. Tous les points sont ajoutés d’un coup, les Hackers révélés sont défaussés et les cartes volées changent de main. C’est seulement alors que la table vérifie si tu as gagné. L’adversaire visé par les Policiers pioche après cela.',
      'Vous jouez à trois : l’objectif est donc de 16. Tu as 14 points et tu joues des Scientifiques. Avec ces 2 points, tu arrives à 16 : tu gagnes et tu ne pioches plus.',
      'Tu as 15 points et tu joues 3 Bureaucrates. Trois factions différentes sont révélées. Elles comptent ensemble, et tu gagnes avec 18 points.',
    ],
  },
  knowledge: {
    title: 'Ce que tu peux savoir',
    body: [
      {
        text: 'Tout le monde peut consulter à tout moment :',
        asked: 'regarder consulter voir la défausse',
      },
      [
        'tous les points et le nombre de cartes de chaque main',
        'le marché des factions',
        'le nombre de cartes de la pioche',
        'le nombre de cartes de chaque faction dans la défausse',
        'tout ce qui a été joué, pris ou révélé',
        'à qui est le tour et qui doit encore répondre',
      ],
      {
        text: 'Certaines choses ne sont connues que de toi : ta main, les cartes que tu as piochées en secret et ta réponse, tant que les autres réfléchissent.',
        asked: 'puis-je voir regarder la main les cartes des autres',
      },
      'L’ordre de la pioche et les mains des autres ne se trouvent même pas sur ton appareil. Rien de ce que la table t’envoie ne les trahit, et aucun bot n’en sait plus qu’une personne assise à sa place.',
    ],
  },
})
