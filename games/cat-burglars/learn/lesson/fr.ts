import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Minuit au musée. Biscuit et toi, vous convoitez les Pelotes d’Or : qui en a 8 en premier gagne aussitôt. Tes outils : des chats de six couleurs, et des Miroirs.',
  turn: 'À ton tour, tu fais une chose sur cinq : recruter, former, activer, sécuriser ou infiltrer. Cette nuit, tu feras les cinq. D’abord, il te faut une équipe.',
  recruitMarket: {
    ask: 'Recruter, c’est prendre deux cartes, l’une après l’autre, au Marché ou dans la pioche. Tu as un chat jaune, il y en a un autre au Marché. Une paire, c’est précieux : prends-le.',
    otherwise:
      'Tu pourrais, mais un beau casse commence par une paire : un chat à montrer, un à cacher. Choisis le chat jaune du Marché.',
  },
  recruitDeck: {
    ask: 'Passons à la seconde carte. Biscuit voit ce que tu prends au Marché, mais rien de la pioche. Dans ce métier, un secret vaut cher : pioche.',
    otherwise:
      'Ce chat n’a qu’un défaut : Biscuit saurait que tu l’as. Choisis la pioche cette fois ; un secret, c’est déjà la moitié du butin.',
  },
  gangs:
    'Un chat orange, et personne d’autre ne le sait. Biscuit a formé une Bande avec un chat orange à lui. Les Bandes sont au grand jour ; le butin se cachera dessous.',
  form: {
    ask: 'Forme ta Bande : joue un de tes deux chats bleus comme nouvelle Bande. Garde l’autre, il servira dans un instant.',
    otherwise:
      'Ça irait aussi, mais le plan commence en bleu : un chat bien en vue, un autre en réserve. Joue un chat bleu comme nouvelle Bande.',
  },
  formAnother: {
    ask: 'Une Bande est une cible, deux sont une énigme. Joue le chat vert comme deuxième Bande. Deux Bandes de même taille te serviront bientôt.',
    otherwise:
      'Patience, ça viendra. Deux Bandes d’un chat ouvrent plus de portes qu’une seule. Joue le chat vert comme nouvelle Bande.',
  },
  yarn: {
    ask: 'Biscuit a caché une carte. À toi d’activer : glisse ton autre chat bleu, face cachée, sous la Bande bleue. Sa couleur est dans la Bande, c’est donc une Pelote d’Or.',
    otherwise:
      'Malin, mais chaque chose en son temps. Glisse le chat bleu, face cachée, sous la Bande bleue : même couleur dessus et dessous, c’est une Pelote d’Or.',
  },
  guarded:
    'La Bande de Biscuit grandit : l’infiltrer coûte maintenant deux cartes, une par chat. Une Bande ne grandit que si une autre a exactement autant de chats. Biscuit en avait deux d’un chat.',
  trap: {
    ask: 'Maintenant, bluffe : glisse le chat rouge, face cachée, sous la Bande verte. Pas de rouge au-dessus, c’est donc un piège. Biscuit ne voit qu’un dos, doré comme une Pelote.',
    otherwise:
      'Tu pourrais, mais où serait la malice ? Glisse le chat rouge, face cachée, sous la Bande verte : un mensonge que Biscuit paiera peut-être.',
  },
  place: {
    ask: 'Dans le panneau ! Biscuit a payé un chat vert et déclenché ton piège. Le chat rouge te revient face visible : nouvelle Bande, ou une qui peut grandir. Choisis-en une nouvelle : une cachette de plus.',
    otherwise:
      'C’est permis, car tu as des Bandes de même taille, et l’une serait mieux gardée. Mais une troisième Bande, c’est une cachette de plus : choisis une nouvelle Bande.',
  },
  secondTrap: {
    ask: 'Cache un chat jaune sous la Bande rouge. Un piège, pour l’instant : la nature d’une carte cachée dépend des chats qui sont au-dessus, et on peut en ajouter.',
    otherwise:
      'Pas mal, mais ça peut attendre. Un chat jaune caché sous la Bande rouge : un piège aujourd’hui, bien mieux demain.',
  },
  grow: {
    ask: 'Voici le truc : joue ton autre chat jaune sur la Bande rouge. Elle peut grandir, car tes autres Bandes ont aussi un seul chat. Et le piège se change en Pelote d’Or !',
    otherwise:
      'Presque : ton autre chat jaune doit rejoindre la Bande rouge. La carte jaune du dessous ira alors avec lui et deviendra une Pelote d’Or.',
  },
  raids:
    'Deux Pelotes d’Or reposent sous tes Bandes. Biscuit aussi a caché deux cartes. Pelotes ou pièges ? Un seul moyen de le savoir, et il n’est pas poli : infiltrer.',
  infiltrateWithMarket: {
    ask: 'Infiltrer, c’est payer une carte de sa couleur par chat de la Bande. À deux, une carte peut venir du Marché. Vise le chat violet solitaire de Biscuit, avec le violet du Marché !',
    otherwise:
      'Possible, mais pourquoi payer de ta poche, ou rentrer si tôt ? Le chat violet solitaire de Biscuit coûte une carte violette, et il y en a une au Marché.',
  },
  sprung:
    'Un piège ! Le chat rouge de Biscuit forme une nouvelle Bande, et cache déjà autre chose. Tant pis : ça ne t’a coûté aucune carte. Où est donc la vraie Pelote ?',
  infiltrateWithMirror: {
    ask: 'Deux chats gardent la première Bande de Biscuit, et on garde ce qu’on aime. Paie l’orange avec ton chat orange, le violet avec ton Miroir : il vaut n’importe quelle couleur.',
    otherwise:
      'Ça pourrait attendre, mais Biscuit peut sécuriser à tout moment. Infiltre la Bande orange et violette avec ton chat orange et ton Miroir.',
  },
  bothScored:
    'Ta première Pelote d’Or ! Biscuit s’est dépêché d’en sécuriser une : un partout. Retiens ceci : une Pelote cachée se vole, une Pelote marquée jamais.',
  secure: {
    ask: 'À toi de sécuriser. Un tour suffit pour autant de Pelotes que tu veux, d’où l’intérêt d’attendre. Choisis les deux, sous la Bande bleue et sous la rouge et jaune.',
    otherwise:
      'Ce que tu laisses te coûtera un tour de plus, et Biscuit te regarde. Choisis les deux Pelotes d’Or et sécurise-les ensemble.',
  },
  winning:
    'Trois à un ! Qui a 8 Pelotes d’Or en premier gagne aussitôt, qu’elles soient sécurisées ou volées. Tes Bandes restent là, prêtes à cacher les suivantes.',
  end: 'Tu connais tous les tours. Un dernier : dans le Temple de la renommée, 6 Pelotes de 6 couleurs gagnent aussi. Cache bien, bluffe souvent, et méfie-toi des Bandes trop calmes.',
})
