import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Catham City cherche un maire, et tu as les moustaches de l’emploi. Face à toi : Biscuit, qui entasse, et Tangle, qui mord. Qui atteint 16 points d’Influence gagne sur-le-champ.',
  turn: 'Cinq factions, quinze cartes chacune. À ton tour, tu ne fais qu’une chose : prendre des cartes d’une même faction au marché des factions, ou jouer une série de ta main.',
  take: {
    ask: 'Trois Scientifiques attendent au marché des factions, et trois font une série. Choisis les trois et prends-les : un par un, ils te coûteraient deux tours de plus.',
    otherwise:
      'C’est permis, mais trois Scientifiques d’un coup ne t’attendront pas : quelqu’un bondira dessus. Choisis les trois et prends-les.',
  },
  watching:
    'Le marché des factions se remplit aussitôt. Biscuit a pris deux Détectives, Tangle deux Robochas. Tout se passe au grand jour : retiens qui collectionne quoi, ça paiera.',
  scientists: {
    ask: 'Tu as trois Scientifiques : joue-les. Ils rapportent 2 points et 2 nouvelles cartes de la pioche, que personne d’autre ne voit.',
    otherwise:
      'C’est permis, mais une série complète ne rapporte rien au creux de la patte. Joue les trois Scientifiques : 2 points et 2 cartes.',
  },
  tangleScores:
    'Tangle a joué quatre Robochas : 3 points. Biscuit a pris deux Hackers, retiens-le. Les Robochas ont deux métiers : à quatre ils marquent, à deux ils font piocher cinq cartes.',
  robocats: {
    ask: 'Tu as une paire de Robochas. Aucun point à la clé, mais cinq cartes contre deux, c’est la meilleure affaire de la ville. Joue les deux.',
    otherwise:
      'Bon instinct, mais remplis d’abord ta main : ensuite, chaque tour pourra marquer. Joue tes deux Robochas et pioche cinq cartes.',
  },
  handLimit: {
    ask: 'Onze cartes ! À la fin de ton tour, tu peux en garder dix. Toutes ont de la compagnie, sauf le Robocha solitaire : choisis-le et défausse-le.',
    otherwise:
      'Cette carte a des amis dans ta main et fera bientôt partie d’une série. C’est du Robocha solitaire qu’il faut te séparer.',
  },
  answerDetectives: {
    ask: 'Biscuit joue trois Détectives pour 3 points, plus un Scientifique. Chaque adversaire peut donc défausser un Scientifique contre 1 point. Tu en as deux : profites-en.',
    otherwise:
      'Passer est sage quand la carte t’est utile. Mais deux Scientifiques ne font pas une série, et ce point te tend les bras. Défausses-en un.',
  },
  detectives: {
    ask: 'À toi d’enquêter : joue trois Détectives et une carte supplémentaire pour 3 points. Les autres peuvent monnayer sa faction ; ajoute donc celle dont tu peux te passer, le Scientifique.',
    otherwise:
      'Minute : Hackers et Mafia sont tes prochains coups, et prendre peut attendre. Trois Détectives plus le Scientifique : 3 points pour des cartes qui ne te manqueront pas.',
  },
  cashedIn:
    'Tangle avait un Scientifique et l’a échangé contre 1 point ; Biscuit a passé. C’est le prix des Détectives : choisis bien la carte supplémentaire.',
  hackers: {
    ask: 'Les Hackers s’infiltrent dans une main adverse, puis on révèle autant de cartes que de Hackers envoyés. Chaque Hacker révélé vaut 1 point. Biscuit en collectionne : envoies-y les trois.',
    otherwise:
      'C’est possible, mais plus de Hackers révèlent plus de cartes, et Biscuit en a pris sous tes yeux. Envoie les trois là-bas.',
  },
  hacked:
    'Deux Hackers révélés : 2 points ! La troisième carte, un Robocha, est à toi. Le Hacker resté caché travaille maintenant pour Biscuit, et rendra peut-être visite à quelqu’un.',
  takeMafia: {
    ask: 'La famille est en ville : trois cartes Mafia au marché, deux dans ta main. Quatre font une série, mais Tangle en collectionne aussi. Prends les trois : ce sera ça de moins pour elle.',
    otherwise: 'Ça se défend, mais la Mafia que tu laisses travaillera bientôt pour Tangle. Prends les trois cartes.',
  },
  mafia: {
    ask: 'Quatre cartes Mafia, une offre qu’on ne refuse pas : 2 points pour toi, et chaque adversaire défausse deux cartes ou rend un point. Joues-en quatre.',
    otherwise:
      'Jolie idée, mais un étui à violon fermé ne fait pas de musique. Joue quatre cartes Mafia : en face, on a de quoi perdre.',
  },
  takeRobocats: {
    ask: 'Biscuit a rendu un point, Tangle a lâché deux cartes. Quatre Robochas au marché : à quatre, ils valent 3 points. Tu en as un, mais prends tout : une carte de trop amortit les coups.',
    otherwise:
      'C’est permis, mais quatre Robochas alignés, c’est rare. Prends-les tous : quatre pour marquer, un en réserve.',
  },
  answerMafia: {
    ask: 'Tangle riposte : défausse deux cartes ou rends un point. Les points sont rares, et deux cartes sont de trop : une Mafia et le cinquième Robocha. Défausse celles-là.',
    otherwise:
      'Tu peux, mais tu y perds plus : un point, ou ta série de quatre. Il n’y a de trop qu’une carte Mafia et un Robocha.',
  },
  fourRobocats: {
    ask: 'Ta série est sauve. Joue les quatre Robochas : 3 points, ce qui fait 13. Une paire ferait piocher, mais si près de la mairie, les points comptent davantage.',
    otherwise:
      'En début de partie, ce serait malin, mais la course est serrée. Les quatre Robochas d’un coup valent 3 points.',
  },
  closeRace:
    '13 points pour toi, 12 pour Tangle, à qui ses Détectives viennent d’en rapporter 3. Tes pattes sont vides, et il te manque une série à 3 points.',
  takeDetectives: {
    ask: 'Quatre Détectives au marché des factions ! Trois font la série, et le quatrième peut être la carte supplémentaire. Prends les quatre.',
    otherwise:
      'Presque : à trois Détectives il manque encore une carte supplémentaire, et les autres séries demandent plus de temps. Prends les quatre Détectives.',
  },
  win: {
    ask: 'Nous y voilà. Joue trois Détectives, avec le quatrième comme carte supplémentaire. Les points d’abord : à 16, la partie s’arrête avant toute réponse.',
    otherwise:
      'Attention : chaque tour de plus est une chance pour Tangle. Termine avec les quatre Détectives, et la mairie est à toi.',
  },
  won: 'La mairie de Catham City est à toi ! Tu as pris, joué, répondu, défaussé et gagné, 16 à 12 à 8. Même les pigeons du toit applaudissent.',
  otherFactions:
    'Trois factions sont restées à la maison : les Policiers fouillent une main, les Journalistes vivent de cadeaux, les Bureaucrates révèlent des cartes et comptent. Cinq font une partie : mélange-les !',
})
