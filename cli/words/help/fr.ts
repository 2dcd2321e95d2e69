import { listIn } from '@alleycat/ui/words/lists.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import type { Help } from './en.ts'
import { OUTSIDE_BOT, POSTGRES, PUBLIC_ADDRESS } from './names.ts'

const either = listIn('fr', 'disjunction')
const recordOptions = `les ${typed('options')} d’un enregistrement ; ce qui manque est comme le jeu le prévoit`
const threads = 'combien de fils d’exécution jouent ; sinon un par cœur. Cela ne change que la durée'
const where = `La base de données est celle que prendrait ${typed('alleycat serve')} : règle DATABASE_URL ou DATA_DIR comme pour le serveur.`

export const help: Help = {
  page: {
    usage: (command) => `Usage : ${command}`,
    options: 'Options :',
    examples: 'Exemples :',
    language: (codes) => `la langue des réponses : ${codes} ; sinon celle de LC_ALL, LC_MESSAGES ou LANG`,
    help: 'afficher cette page',
  },
  serve: () => ({
    about: [
      'Sert l’application et tient les tables des gens qui jouent ensemble, jusqu’à ce qu’on l’arrête (Ctrl-C ou SIGTERM). Tout se règle par des variables d’environnement ; docs/self-hosting.md les énumère et les explique. Les plus importantes :',
      [
        ['PORT', 'port d’écoute (4040)'],
        ['HOST', 'adresse d’écoute (127.0.0.1) ; 0.0.0.0 pour toutes'],
        ['DATA_DIR', 'dossier du fichier SQLite (./data)'],
        ['DATABASE_URL', `${POSTGRES} pour PostgreSQL`],
        ['PUBLIC_URL', `adresse qu’utilisent les navigateurs, par exemple ${PUBLIC_ADDRESS}`],
      ],
      'Un réglage faux ou inconnu est refusé avec le code de retour 2. Le journal est en anglais, un objet JSON par ligne, car ce sont des programmes qui le lisent.',
    ],
    options: {},
  }),
  play: (games, usual, bots) => ({
    about: [
      `Toi contre des bots : ${either(games)}. Tape ${typed('help')} en jouant. Avec --record, la même commande reprend une partie quittée ; quand elle est finie, le fichier est un enregistrement que ${typed('alleycat check')} accepte. (Il contient toutes les cartes : interdit de regarder.)`,
    ],
    options: {
      seats: 'combien jouent, toi compris ; sinon le minimum que le jeu permet',
      seat: 'où tu t’assieds ; sinon à la place 0, qui commence',
      bots: `un bot pour chaque autre place, ou un pour toutes ; sinon ${usual}, autant qu’il en faut (il y a ${bots})`,
      options: recordOptions,
      seed: 'un nombre ou un mot ; la même graine distribue les mêmes cartes ; sinon un nombre au hasard',
      record: 'enregistrer la partie là après chaque étape ; si le fichier existe, la reprendre',
    },
  }),
  simulate: (games, bots) => ({
    about: [
      'Des bots jouent des parties. Leurs enregistrements vont sur la sortie standard, un objet JSON par ligne ; un résumé va sur la sortie d’erreur, avec la graine pour recommencer.',
    ],
    options: {
      game: `${either(games)} ; obligatoire`,
      seats: 'combien jouent ; sinon le minimum que le jeu permet',
      games: 'combien de parties ; sinon 1',
      seed: 'un nombre ou un mot ; la même graine donne les mêmes octets, sauf avec des bots qui pensent à la montre ; sinon un nombre au hasard',
      options: recordOptions,
      bots: `un bot pour chaque place, ou un pour toutes ; sinon random (${bots})`,
      trace: 'ajouter à chaque enregistrement toutes les positions avec toutes leurs décisions permises',
      out: 'écrire là plutôt que sur la sortie standard ; le fichier apparaît quand il est complet',
    },
  }),
  check: (line, json, megabytes) => ({
    about: [
      `Rejoue chaque enregistrement d’un fichier de lignes JSON (${typed('-')} pour l’entrée standard). Un enregistrement non valable reçoit une ligne avec son numéro et celui de l’étape en faute, comptés depuis 0, la règle enfreinte et une phrase :`,
      line,
      'Avec --json, chaque enregistrement reçoit une de ces lignes ; step est null si aucune étape n’est en faute. Le message est en anglais, car ce sont des programmes qui le lisent :',
      json,
      'À la place d’une règle, il peut y avoir :',
      [
        ['format', 'la forme de l’enregistrement'],
        ['notation', 'les mots d’une étape'],
        ['order', 'une étape que personne n’attend'],
        ['result, trace', 'une affirmation que les étapes ne confirment pas'],
        ['fairness', 'une carte qui n’a pas été tirée comme la table s’y était engagée'],
      ],
      `Les lignes vides sont sautées ; une ligne de plus de ${megabytes} Mio n’est pas valable ; un fichier sans enregistrement est valable.`,
    ],
    options: {
      json: 'un objet JSON par enregistrement, valable ou non',
      trace: 'comparer aussi les traces ; un enregistrement sans trace n’est alors pas valable',
      fair: 'vérifier aussi les donnes, comme le dit docs/fairness.md ; un enregistrement sans preuve n’est alors pas valable',
    },
  }),
  review: (formula, json, iterations) => ({
    about: [
      `Rejoue les enregistrements d’un fichier (${typed('-')} pour l’entrée standard) et repense chaque décision qui avait une alternative, avec ce que cette place savait et rien de plus : ses chances de gagner avec la meilleure décision et avec celle qu’elle a prise. Ce qu’une décision a coûté, c’est le talent (skill) ; ce que les décisions des autres ont donné ou pris, ce sont les autres (others) ; le reste est la chance (luck) :`,
      formula,
      'avec first égal à 1 / places avant la donne, et final à 1 pour qui gagne. Une perte dans le bruit de la recherche ne compte pas ; jusqu’à 2 points de pourcentage une décision est bonne, jusqu’à 5 imprécise, jusqu’à 10 une erreur, au-delà une grosse erreur.',
      'Avec --json, chaque enregistrement reçoit un objet (docs/review.md explique chaque champ) :',
      json,
      `Un enregistrement non valable reçoit la ligne que lui donne ${typed('alleycat check')}.`,
    ],
    options: {
      seat: 'ne parler que de cette place, comptée depuis 0 ; sinon de toutes',
      record: 'n’analyser que cet enregistrement du fichier, compté depuis 0 ; sinon tous',
      iterations: `combien de temps repenser chaque décision, sinon ${iterations} ; le même nombre donne la même analyse`,
      json: 'un objet JSON par enregistrement',
    },
  }),
  arena: (games, bots, quoted, json, standard) => ({
    about: [
      'Des bots s’affrontent. Chaque donne est jouée une fois dans chaque rotation des joueurs sur les places, pour que la chance de la donne et de la place s’annule. De chaque bot, tu apprends quelle part des parties gagne une de ses places, avec l’intervalle qui contient la vérité avec 95 % de confiance (on compte les donnes, pas les parties), son classement openskill avec deux fois son écart, et combien de temps il réfléchit en moyenne à une décision.',
      `${OUTSIDE_BOT} est un programme à toi qui lit des positions et écrit des décisions, un objet JSON par ligne ; docs/bots.md dit comment. Une virgule ou une espace dans un mot se met entre guillemets : ${quoted}. Un bot qui tombe en panne, qui est trop lent ou qui décide ce qui est interdit arrête tout avec le code de retour 2.`,
      'Avec --json vient d’abord un objet pour l’ensemble, puis un pour chaque bot :',
      json,
      `${typed('seats')} d’un bot dit combien de places de la table sont à lui. Une victoire partagée compte pour sa part. Les bots qui pensent à la montre ne jouent pas deux fois la même chose.`,
    ],
    options: {
      game: `${either(games)} ; obligatoire`,
      bots: `qui joue ; le dernier prend aussi les places qui restent ; obligatoire (${bots}, ${OUTSIDE_BOT})`,
      seats: 'combien jouent ; sinon autant que de bots nommés',
      games: `combien de parties, arrondi à des rotations entières ; sinon ${standard.games}`,
      seed: 'un nombre ou un mot ; la même graine donne le même résultat ; sinon un nombre au hasard',
      options: recordOptions,
      jobs: threads,
      timeout: `combien de secondes attendre la réponse d’un bot exec ; sinon ${standard.timeout}`,
      out: `écrire là les enregistrements des parties ; ${typed('names')} y dit qui était à quelle place`,
      json: 'un objet JSON pour l’ensemble et un pour chaque bot, au lieu d’un tableau',
    },
  }),
  atlas: (games, standard, portion) => ({
    about: [
      'Joue chaque jeu avec chaque ensemble d’options et chaque nombre de places, et écrit comment ces tables se jouent, chaque chiffre avec son intervalle à 95 % : combien de coups dure une partie, combien de fois la tête change, ce que gagne la première place au-delà de sa part, combien de tours sont des attaques, quelle part du résultat est du talent, et ce que vaut chaque carte de la première main. docs/atlas.md les définit et dit ce qu’ils ne sont pas.',
      'Chaque portion jouée est gardée dans un journal. La même commande reprend là où elle a été arrêtée, par Ctrl-C ou autrement, et avec plus de parties elle ne joue que ce qui manque. Le fichier ne dépend que des options, quel que soit le nombre de fils d’exécution et le nombre d’arrêts.',
    ],
    options: {
      out: 'le fichier de données ; obligatoire. Ce qui a été joué est gardé à côté, dans FILE.journal',
      games: `combien de parties des bots gourmands jouent à chaque table, arrondi à des portions entières de ${portion.greedy} ; sinon ${standard.greedy}`,
      search: `combien de parties des bots chercheurs jouent à chaque table de deux et de quatre, par portions de ${portion.search} ; sinon ${standard.search}`,
      contest: `combien de parties un bot chercheur joue contre des gourmands à chaque table, par portions de ${portion.contest} ; sinon ${standard.contest}`,
      bot: `le bot qui cherche ; sinon ${standard.bot}`,
      seed: `un nombre ou un mot ; la même graine donne le même fichier ; sinon ${standard.seed}`,
      game: `${either(games)} ; sinon tous`,
      seats: 'seulement les tables à ce nombre de places',
      options: `seulement les tables avec ces ${typed('options')} d’un enregistrement ; demande --game`,
      jobs: threads,
    },
  }),
  bench: (standard, json) => ({
    about: [
      'Mesure le moteur, les bots, l’application ou le serveur. Les tableaux sont en anglais, parce qu’ils sont faits pour les documents du projet et que --only cherche les noms de leurs lignes.',
      'engine joue des parties au hasard de chaque jeu à chaque nombre de places avec les options par défaut, dans un seul fil et par les fonctions publiques du moteur, chaque ligne dans un fil neuf, et donne le meilleur de plusieurs tours d’un dixième de seconde. La dernière colonne rapporte les parties à une boucle fixe, le mélange de 75 nombres, mesurée en même temps : elle permet de comparer des chiffres de machines différentes.',
      `bots mesure ce que le projet dit de ses bots : combien de donnes une recherche examine par seconde, et qui est plus fort que qui, dans une arène à graine fixe. ${typed('a seat')} est ce que gagne une place du premier bot nommé, avec l’intervalle qui contient la vérité avec 95 % de confiance ; il est ${typed('stronger')} ou ${typed('weaker')} quand cet intervalle exclut la part égale, ${typed('open')} quand il faut plus de parties ; puis vient son temps moyen par décision. Le tout prend des heures : --games et --only servent à en faire moins. Avec --json, une ligne chacun :`,
      json.bots,
      'web mesure l’application construite (npm run build) dans Chromium, servie par cette machine :',
      [
        [
          'bytes',
          'ce qu’une première visite charge jusqu’à ce que l’accueil soit utilisable et jusqu’au premier coup de chaque jeu, compressé ; l’objectif porte sur JavaScript et CSS',
        ],
        [
          'start',
          'combien de temps met un téléphone émulé jusqu’à ce qu’on puisse appuyer sur Jouer, et de là à la première décision ; une page de HTML seul sert de comparaison',
        ],
        [
          'frames',
          'ce qui fige la page 50 ms ou plus pendant que des bots jouent, sur ce téléphone et sur cette machine',
        ],
        [
          'openings',
          'la plus longue tâche de ce téléphone quand quelqu’un ouvre un formulaire, une leçon, les règles, une table, une relecture et d’autres pages, ouvre un dialogue, change de langue ou quitte une table',
        ],
        ['lighthouse', 'ses notes pour l’accueil et une table de chaque jeu ; récupéré par npx'],
      ],
      'Les noms des lignes commencent par ces mots. Playwright et Chromium doivent être installés ; CHROMIUM_PATH en désigne un. Avec --json, une ligne chacun :',
      json.web,
      'server joue des centaines de tables à la fois en boucle locale, chaque place un invité avec son propre flux : sur SQLite, et sur PostgreSQL avec un et deux nœuds ; à des tables de deux et de quatre ; à fond (flat out), où tout le monde décide aussitôt, et en cadence (paced), avec une décision par seconde à chaque table. Chaque ligne donne',
      [
        ['decisions/s', 'combien ont été confirmées'],
        ['p50, p99', 'millisecondes entre l’envoi d’une décision et sa confirmation'],
        [
          'µs',
          'de temps de processeur qu’une décision a coûté au fil principal du serveur (de chaque nœud), à tout son processus, aux processus de PostgreSQL et au pilote, qui est un autre processus ; sans /proc, que seul Linux possède, fil principal et base de données sont inconnus',
        ],
        [
          'driver busy',
          'la part d’un cœur dont le pilote a eu besoin : à 100 %, c’est le pilote qu’on mesure, pas le serveur',
        ],
        [
          'KiB',
          'de mémoire occupée, après le ramassage des miettes, pour une table en jeu et pour un flux ouvert ; un chiffre honnête à partir de quelques centaines de tables',
        ],
        ['set up', 'secondes jusqu’à ce que tout le monde soit assis et à l’écoute et que les parties aient commencé'],
      ],
      'boardgame.io est le serveur de cette bibliothèque avec nos deux jeux, à des tables de quatre qui décident sans pause ; npm la télécharge. L’écho HTTP répond de la mémoire à des requêtes semblables à des décisions, avec le même framework et sans autre travail ; l’écho WebSocket renvoie des messages aussi longs que des réponses, le minimum pour un serveur. Le tableau peut être collé dans docs/scale.md. Ce qui a échoué est dit sur la sortie d’erreur. Avec --json, une ligne chacun, où mainThread et process ont un chiffre par nœud et où les temps sont en microsecondes, sauf p50 et p99 :',
      json.server,
      'Avec --restart, le serveur est tué (SIGKILL) et relancé sur la même base de données. Chaque ligne dit, en secondes à partir de là, quand la première requête reçoit une réponse, quand la moitié des flux, puis tous, ont dit où en est leur table, et le temps de processeur que le serveur a pris jusque-là. Qui a été refusé revient comme le fait l’application, et pas avant Retry-After. Avec --json, les temps sont en millisecondes et le temps de processeur en microsecondes, et ce qui n’est pas arrivé en une minute est null :',
      json.restart,
    ],
    options: {
      json: 'un objet JSON par ligne du tableau',
      seconds: `combien de temps mesurer chaque vitesse, pour le moteur après au plus une demi-seconde d’échauffement ; sinon 1 ; pour web, combien de temps regarder chaque jeu, sinon ${standard.watch} ; pour server, sinon ${standard.load}`,
      games: `bots seulement : combien de parties pour chaque affirmation ; sinon ${standard.games}, 40 pour un coup d’œil`,
      only: 'bots, web et server : laisser de côté chaque ligne qui n’a pas cela dans son nom',
      jobs: 'bots seulement : combien de fils d’exécution jouent ; sinon un par cœur',
      runs: `web seulement : combien de fois mesurer chaque démarrage ; sinon ${standard.runs}`,
      tables: `server seulement : combien de tables jouent à la fois, sinon ${standard.tables} ; plusieurs nombres montrent comment coût et mémoire croissent aux tables de quatre en cadence`,
      plot: 'server seulement : dessiner en SVG comment coût et mémoire croissent avec le nombre de tables',
      visitors:
        'server seulement : en même temps, quatre visiteurs à la fois créent des invités et des tables et les rejoignent, et ont leurs propres lignes',
      flood:
        'server seulement : en même temps, un invité envoie des requêtes aussi vite qu’elles reçoivent une réponse, à un serveur avec ses limites habituelles ; la ligne dit celles qui n’ont pas été refusées',
      restart:
        'server seulement : tuer le serveur pendant qu’on joue en cadence à des tables de quatre, le relancer et dire en combien de temps tout le monde est revenu',
      profile:
        'server seulement : écrire aussi un profil du processeur pour chaque ligne, et dire où il est ; cela ralentit le serveur',
      folder: 'web seulement : l’application construite ; sinon celle de ce projet, web/dist',
    },
  }),
  backup: () => ({
    about: [
      `Écrit chaque table, chaque personne et chaque réglage, tels qu’ils sont à un instant, dans un nouveau fichier de lignes JSON que seul son propriétaire peut lire. ${where}`,
    ],
    options: {},
  }),
  restore: () => ({
    about: [
      `Remplit une base de données vide à partir d’une sauvegarde, en entier ou pas du tout. Elle peut être d’un autre type que celle dont vient la sauvegarde. ${where}`,
    ],
    options: {},
  }),
}
