import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/fr.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'Le but du jeu',
    body: [
      'Il fait nuit sur le musée. Tes chats convoitent les Pelotes d’Or, et les autres Bandes aussi. Forme des Bandes de chats, glisse des cartes dessous et file avec le butin.',
      {
        text: 'La première personne à posséder 8 Pelotes d’Or gagne aussitôt. La variante du Temple de la renommée offre un second chemin vers la victoire ; elle est décrite plus bas.',
        asked: 'comment quand gagner gagne gagnant victoire',
      },
    ],
  },
  deck: {
    title: 'Les cartes',
    body: [
      {
        text: 'Le jeu compte 110 cartes : 90 chats de six couleurs, 15 de chaque, et 20 Miroirs. Chaque couleur a aussi son pelage et sa lettre ; tu reconnais donc les chats même sans distinguer les couleurs.',
        asked: 'combien de Miroirs cartes chats couleurs y a-t-il',
      },
      'Des chats bleu, vert, orange, violet, rouge et jaune.',
      {
        text: 'Un Miroir est un joker quand tu infiltres une Bande. Il ne sert à rien d’autre.',
        asked: 'à quoi sert un Miroir joker',
      },
      'Au dos de chaque carte brille une Pelote d’Or. Ce qu’une carte face cachée est vraiment dépend de la Bande posée dessus.',
    ],
  },
  setup: {
    title: 'Avant de commencer',
    body: [
      {
        text: 'Vous jouez à deux, trois ou quatre, à tour de rôle, dans le sens horaire. La personne assise à la place 1 commence. Le sort désigne qui s’y assoit, sauf si les places ont été fixées à l’ouverture de la table.',
        asked: 'qui joue en premier débute combien à combien de joueurs peut-on jouer',
      },
      {
        text: 'Les 110 cartes sont mélangées, Miroirs et chats ensemble. Chacun reçoit 6 cartes. On en pose 6 autres face visible : c’est le Marché. Le reste forme la pioche, face cachée.',
        asked: 'c’est quoi le Marché combien de cartes au début départ',
      },
      'Un Marché en début de partie.',
    ],
  },
  turn: {
    title: 'Ton tour',
    body: [
      'À ton tour, tu fais une de ces cinq actions, ni plus ni moins :',
      [
        'Recruter : tu prends 2 cartes en main.',
        'Former une Bande de chats : tu poses 1 chat face visible, dans une nouvelle Bande ou dans une Bande existante.',
        'Activer : tu glisses 1 chat face cachée sous une de tes Bandes.',
        'Sécuriser le butin : tu marques tes propres Pelotes d’Or.',
        'Infiltrer : tu paies avec des cartes pour t’emparer de ce qui se cache sous une Bande adverse.',
      ],
      { text: 'Tu ne passes que si aucune des cinq n’est possible.', asked: 'passer sauter peut-on puis-je' },
      'C’est ensuite à la personne assise à ta gauche.',
    ],
  },
  recruit: {
    title: 'Recruter',
    body: [
      {
        text: 'Tu prends 2 cartes, l’une après l’autre. Chaque fois, tu as le choix : une carte du Marché, ou la première de la pioche, que personne d’autre ne voit.',
        asked: 'combien de cartes piocher prendre je pioche plus vide',
      },
      'Un Miroir du Marché et une carte inconnue de la pioche.',
      {
        text: 'Tu vois ta première carte avant de choisir la seconde. Entre les deux, le Marché n’est pas complété. Il ne l’est qu’à la fin de ton tour, jusqu’à 6 cartes.',
        asked: 'quand remplit-on le Marché complété',
      },
      {
        text: 'S’il ne reste qu’une carte à prendre, tu n’en prends qu’une. Il n’y a pas de limite de main : garde autant de cartes que tu veux.',
        asked: 'combien de cartes puis-je peut-on avoir garder tenir en main au plus maximum limite',
      },
      'Tu pioches un chat vert. Il y en a un autre au Marché : tu le prends comme seconde carte. Puis le Marché est complété.',
      'Astuce : tout le monde voit ce que tu prends au Marché. Pioche si tu veux garder tes projets pour toi.',
    ],
  },
  form: {
    title: 'Former une Bande de chats',
    body: [
      {
        text: 'Tu poses 1 chat de ta main devant toi, face visible. Il fonde une nouvelle Bande ou rejoint une des tiennes. Un Miroir ne peut pas être posé.',
        asked: 'poser jouer',
      },
      'Une nouvelle Bande d’un seul chat.',
      {
        text: 'Tu peux fonder une nouvelle Bande quand tu veux. Une Bande existante ne peut grandir que si une autre de tes Bandes compte exactement autant de chats visibles.',
        asked: 'combien de Bandes chats cartes dans une Bande taille même couleur deux fois agrandir',
      },
      'Tu as deux Bandes d’un chat. Un chat vert peut donc rejoindre le rouge.',
      [
        'Seuls les chats visibles comptent, pas la carte du dessous.',
        'Une Bande qui a une carte face cachée peut grandir aussi.',
        'La même couleur peut revenir plusieurs fois dans une Bande.',
      ],
      'Tu as une Bande de 2 chats et une Bande de 1. Aucune ne peut grandir, car aucune n’a de jumelle de sa taille. Tu fondes donc une deuxième Bande de 1. Plus tard, une des petites passe à 2 chats. Te voilà avec deux Bandes de 2, et l’une d’elles peut passer à 3.',
      'Astuce : une grande Bande coûte cher à infiltrer. Mais il lui en faut de petites à côté : fondes-en plusieurs assez tôt.',
    ],
  },
  activate: {
    title: 'Activer',
    body: [
      {
        text: 'Tu glisses 1 chat de ta main, face cachée, sous une de tes Bandes. Chacune n’a de place que pour une carte de ce genre. Les Miroirs ne conviennent pas.',
        asked: 'comment poser tendre cacher un piège mettre deux cartes sous une Bande',
      },
      'Une Bande de deux chats avec une carte face cachée.',
      {
        text: 'La carte du dessous ne fait pas partie de la Bande et ne compte pas comme un chat. Tu peux regarder tes propres cartes cachées quand tu veux. Les autres voient seulement qu’il y en a une. Elle y reste jusqu’à ce qu’elle soit sécurisée ou la Bande infiltrée.',
        asked: 'regarder consulter cachées ma carte cachée reprendre récupérer une carte face cachée',
      },
      'Tu glisses un chat bleu sous ta Bande rouge et bleue. Elle a toujours 2 chats visibles. Tu pourras sécuriser la carte au prochain tour, si personne ne te devance.',
      {
        text: 'Astuce : cache de temps en temps une mauvaise couleur. Si c’était toujours une Pelote d’Or, tout le monde viendrait se servir.',
        asked: 'bluffer bluff mentir tromper',
      },
    ],
  },
  'yarn-or-trap': {
    title: 'Pelote d’Or ou piège ?',
    body: [
      {
        text: 'Que vaut une carte face cachée ? Compare sa couleur à celles des chats visibles de sa Bande. Si l’un d’eux a cette couleur, c’est une Pelote d’Or. Sinon, c’est un piège.',
        asked: 'un piège peut-il devenir une Pelote c’est quoi une Pelote un piège la couleur même doit',
      },
      'Bleu sous rouge et bleu : une Pelote d’Or. À la table, la carte de droite reste cachée.',
      'Jaune sous rouge et bleu : un piège.',
      'Seule compte la Bande telle qu’elle est en ce moment, et non telle qu’elle était quand la carte a été cachée. Dès qu’un chat de la bonne couleur la rejoint, le piège se change en Pelote d’Or.',
      'Un chat jaune arrive, et le piège devient une Pelote d’Or.',
      {
        text: 'L’inverse n’arrive jamais : les chats ne quittent pas leur Bande, donc une Pelote d’Or le reste.',
        asked: 'puis-je déplacer échanger un chat séparer fusionner Bandes',
      },
      'Une carte jaune est cachée sous ta Bande rouge et bleue : un piège. Ta seconde Bande a 2 chats elle aussi : tu peux donc ajouter un chat jaune à la première. La carte du dessous est maintenant une Pelote d’Or, que tu pourras sécuriser plus tard.',
    ],
  },
  secure: {
    title: 'Sécuriser le butin',
    body: [
      {
        text: 'Choisis au moins une de tes propres cartes cachées qui soit une Pelote d’Or. Révèle les cartes choisies : chacune te vaut 1 Pelote d’Or. Personne ne peut plus te la prendre.',
        asked: 'comment obtenir avoir marquer des Pelotes peut-on voler une Pelote sécurisée',
      },
      'Il y a un chat bleu dans la Bande : la carte bleue rapporte 1 Pelote d’Or.',
      'Un piège ne peut pas être révélé ainsi ; il reste caché. Toutes les Bandes restent en place, et tu pourras glisser de nouvelles cartes dessous.',
      'Si tu sécurises plusieurs Pelotes d’Or d’un coup, elles comptent ensemble. Tu peux même dépasser 8.',
      'Tu as des Pelotes d’Or sous deux Bandes et un piège sous une troisième. En une seule action, tu sécurises les deux Pelotes d’Or. Le piège reste où il est.',
      'Astuce : une Pelote d’Or sur la table attire les autres. Mais en sécuriser deux ou trois à la fois t’épargne des tours.',
    ],
  },
  infiltrate: {
    title: 'Infiltrer',
    body: [
      {
        text: 'Choisis une Bande d’un adversaire qui a une carte face cachée. Pour chacun de ses chats visibles, tu défausses de ta main une carte de cette couleur. Un Miroir remplace n’importe quelle couleur.',
        asked: 'voler dérober piller Pelote que fait peut un Miroir infiltrer ma propre Bande sans carte sécurisée',
      },
      'Cette Bande coûte une carte rouge et deux bleues. Ici, un Miroir remplace une des bleues.',
      'Tu paies exactement une carte par chat visible. C’est toi qui décides lesquelles tu remplaces par des Miroirs, même si tu as la bonne couleur.',
      {
        text: 'Quand tu as payé, la carte cachée est révélée :',
        asked: 'tomber sur un piège tombe est-ce que je perds les cartes payées que devient la Bande après vol',
      },
      [
        'Pelote d’Or : elle est à toi.',
        'Piège : tu n’obtiens rien. Son propriétaire pose ce chat face visible, dans une nouvelle Bande ou dans une Bande qui peut grandir.',
        'Dans les deux cas, la Bande reste en place et tes cartes sont perdues.',
      ],
      'Jaune sous rouge et bleu : cette infiltration tombe dans un piège.',
      'Le propriétaire du piège choisit la place du chat, y compris dans la Bande d’où il vient. Si aucune Bande ne peut grandir, il n’y a rien à choisir : le chat fonde une nouvelle Bande.',
      'Voici l’ordre exact : ton paiement part à la défausse, la carte est révélée, la Pelote d’Or est marquée ou le piège posé, et tout à la fin le Marché est complété. S’il faut pour cela mélanger la défausse, ton paiement en fait partie.',
      'La Bande d’Ada montre un chat rouge et un bleu. Tu défausses un chat rouge et un Miroir. La carte du dessous est bleue : 1 Pelote d’Or pour toi.',
      'La Bande de Bruno montre un chat vert. Tu en défausses un, mais la carte du dessous est orange : c’est un piège. Bruno a deux Bandes de 1 chat et peut choisir. Il ajoute le chat orange à l’une d’elles.',
      'Astuce : plus une Bande montre de couleurs, plus il est probable qu’elle garde une Pelote d’Or. Les petites Bandes coûtent peu, mais cachent souvent un piège.',
    ],
  },
  'two-players': {
    title: 'À deux : l’aide du Marché',
    body: [
      {
        text: 'Si vous n’êtes que deux, une des cartes que tu paies pour infiltrer peut venir du Marché. Elle est défaussée comme les autres. Un Miroir du Marché est aussi un joker.',
        asked: 'payer avec le Marché',
      },
      'Le chat rouge vient de ta main, le Miroir vient du Marché.',
      'Pas plus d’une carte ne peut venir du Marché ; ta main paie le reste. Contre une Bande d’un seul chat, la carte du Marché suffit. La place vide est comblée à la fin du tour.',
      'La Bande d’Ada montre un chat rouge et un bleu. Tu as un chat rouge, et il y en a un bleu au Marché. Tu défausses les deux et tu révèles la carte du dessous.',
    ],
  },
  'hall-of-fame': {
    title: 'Variante : Temple de la renommée',
    body: [
      'Dans cette variante, tu peux gagner de deux façons : avec 8 Pelotes d’Or, comme d’habitude, ou avec 6 Pelotes d’Or toutes de couleurs différentes.',
      'Une Pelote d’Or de chaque couleur donne aussitôt la victoire.',
      'Les couleurs de toutes les Pelotes d’Or marquées restent visibles, pour que chacun puisse suivre la course.',
      'Tu as cinq Pelotes d’Or : bleue, verte, orange, rouge et jaune. Tu en sécurises une violette. Tu as les six couleurs et tu gagnes avec seulement 6 Pelotes d’Or.',
    ],
  },
  piles: {
    title: 'Quand les cartes manquent',
    body: [
      {
        text: 'Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Cela n’arrive qu’à ce moment précis. Les Bandes, les cartes cachées et les Pelotes d’Or marquées n’y reviennent jamais.',
        asked: 'que se passe-t-il quand la pioche est vide épuisée remélanger',
      },
      'Si la pioche et la défausse sont vides, le Marché a pour un temps moins de 6 cartes. Il est complété à la fin d’un tour suivant, dès qu’il y a de nouveau des cartes.',
    ],
  },
  end: {
    title: 'La fin de la partie',
    body: [
      {
        text: 'Dès que quelqu’un a 8 Pelotes d’Or, la partie est finie et gagnée. Avec le Temple de la renommée, six couleurs différentes suffisent aussi.',
        asked: 'quand finit se termine la partie fin finie',
      },
      {
        text: 'Il arrive que la table annonce : aucune action possible. Tu n’as alors rien à recruter, à former, à activer, à sécuriser ni à infiltrer, et tu passes. C’est le seul cas où tu peux le faire. Si tu peux agir de nouveau plus tard, tu continues tout simplement.',
        asked: 'personne ne peut jouer aucune action possible je ne peux rien faire',
      },
      {
        text: 'Si vous passez tous l’un après l’autre, la partie s’arrête. La personne qui a le plus de Pelotes d’Or gagne ; en cas d’égalité, la victoire est partagée. Cela se produit quand tout le monde garde ses cartes, car les chats posés et les Pelotes d’Or marquées ne reviennent jamais.',
        asked: 'égalité ex æquo match nul même nombre de Pelotes',
      },
      'Le Marché, la pioche et la défausse sont vides. Personne n’a de chat en main ni de Pelote d’Or à sécuriser, et personne ne peut payer une infiltration. Vous passez tous. Ada et Cléo ont 5 Pelotes d’Or chacune, les autres moins : Ada et Cléo gagnent ensemble.',
    ],
  },
  knowledge: {
    title: 'Ce que tu peux savoir',
    body: [
      'Tout le monde peut voir :',
      [
        'combien de cartes et de Pelotes d’Or chacun possède',
        'le Marché',
        'les chats visibles de toutes les Bandes, et lesquelles ont une carte face cachée',
        'le nombre de cartes de la pioche et les couleurs présentes dans la défausse',
        'chaque carte révélée, au moment où elle l’est',
      ],
      'Avec le Temple de la renommée, les couleurs des Pelotes d’Or marquées restent affichées. Dans le jeu de base, tu les vois quand elles sont marquées ; ensuite, tu peux les retrouver dans le journal.',
      'Certaines choses ne sont connues que de toi : ta main, ce que tu as pioché et les couleurs de tes propres cartes cachées.',
      'Ce que tu ne dois pas savoir ne se trouve même pas sur ton appareil, que ce soit l’ordre de la pioche, une autre main ou la carte sous une autre Bande. Les bots n’en savent pas plus que toi à leur place.',
    ],
  },
})
