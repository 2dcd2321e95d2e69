import { pluralFr as plural } from '@alleycat/ui/words/plurals.ts'
import type { AccountWords } from './words.ts'

export const fr: AccountWords = {
  title: 'Ton compte',
  link: 'Ton compte',
  linkNote: 'Clés d’accès, notifications, bots et tes données sur le serveur',
  you: {
    title: 'Nom et chat',
    note: 'Tel que les autres te voient à table.',
    newcomer:
      'Le serveur ne te connaît pas encore. Prends un nom, ou connecte-toi avec une clé d’accès que tu as déjà.',
    take: 'Prendre ce nom',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    page: 'Ta page de joueur',
  },
  passkeys: {
    title: 'Clés d’accès',
    note:
      'Sans clé d’accès, tu es un invité : tu n’existes que dans la mémoire de ce navigateur, et si elle est effacée, tes ' +
      'places et tes classements sont perdus. Une clé d’accès les conserve et t’accompagne sur d’autres appareils. Ni mot ' +
      'de passe ni e-mail : ton appareil demande ton doigt, ton visage ou ton code.',
    name: 'Nom de la clé d’accès',
    device: (browser, system) => `${browser} sous ${system}`,
    make: 'Créer une clé d’accès',
    made: 'Ta clé d’accès est créée. Tu peux maintenant te connecter partout avec elle.',
    signIn: 'Se connecter avec une clé d’accès',
    signInNote: 'Tu as une clé d’accès d’un autre appareil ? Connecte-toi pour être la même personne ici.',
    signInAsk: (name) =>
      `Ici, tu es un invité sans clé d’accès : ${name}. Si tu te connectes sous une autre identité, cet invité est perdu, avec ses places. Se connecter ?`,
    signedIn: (name) => `Connexion réussie : ${name}`,
    list: 'Tes clés d’accès',
    from: (date) => `Créée : ${date}`,
    remove: (which) => `Retirer la clé d’accès : ${which}`,
    removeAsk: (which) => `Retirer cette clé d’accès ? Elle ne te connectera plus : ${which}`,
    removeLastAsk:
      'Retirer ta seule clé d’accès ? Tu redeviens un invité : après la déconnexion, ou dans un autre navigateur, plus aucun chemin ne mène à tes parties.',
    removed: 'Retirée. Supprime-la aussi dans la liste des clés d’accès de ton appareil.',
    unsupported:
      'Ce navigateur ne connaît pas les clés d’accès, ou la page n’a pas été ouverte par une connexion sûre (https).',
  },
  push: {
    title: 'Notifications',
    note:
      'Aux tables qui jouent sur plusieurs jours, ce navigateur peut te dire que c’est ton tour, même quand aucune page ' +
      'd’Alleycat n’est ouverte. La notification passe, chiffrée, par l’éditeur de ton navigateur et ne contient que le numéro de la table.',
    on: 'Les notifications sont activées dans ce navigateur.',
    off: 'Les notifications sont désactivées dans ce navigateur.',
    turnOn: 'Activer les notifications',
    turnOff: 'Désactiver les notifications',
    checking: 'Examen de ce navigateur…',
    denied:
      'Tu as interdit à ce site de t’envoyer des notifications. Pour changer cela, appuie sur l’icône devant l’adresse de la page et autorise-les.',
    unsupported:
      'Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone ou iPad, ajoute d’abord Alleycat à l’écran d’accueil et ouvre-le de là.',
    failed: 'Le navigateur n’atteint pas son service de notifications. Réessaie plus tard.',
    words: { yourTurn: 'À toi de jouer', waits: 'Une table t’attend.' },
  },
  sessions: {
    title: 'Se déconnecter',
    note: 'Tes places restent à toi : quand le temps est écoulé, un bot te remplace jusqu’à ton retour.',
    here: 'Se déconnecter ici',
    everywhere: 'Se déconnecter partout',
    everywhereNote:
      'Met fin à toutes les sessions et notifications sur tous les appareils, par exemple si tu en as perdu un.',
    guestAsk:
      'Tu n’as pas de clé d’accès : plus aucun chemin ne mènera à ce nom, à ses places et à ses classements. Se déconnecter pour de bon ?',
    everywhereAsk: 'Se déconnecter sur tous les appareils ?',
    done: 'La session est fermée.',
  },
  data: {
    title: 'Tes données',
    note: 'Tout ce que le serveur garde sur toi, dans un fichier : nom, tables, discussions, classements, clés d’accès, bots.',
    download: 'Exporter mes données',
    remove: 'Supprimer mes données',
    removeNote:
      'Supprime pour de bon ton nom, tes messages, tes classements, tes clés d’accès, tes notifications et tes bots. Des bots de la ' +
      'maison continuent à tes places. Des parties terminées, il ne reste que les coups, sans ton nom.',
    word: 'supprimer',
    type: (word) => `Pour confirmer, écris : ${word}`,
    removeForGood: 'Supprimer pour de bon',
    cancel: 'Annuler',
    removed: 'Tes données sont supprimées.',
  },
  tokens: {
    title: 'Tes propres bots',
    note: 'Un programme à toi peut jouer par l’API. Chaque bot a un jeton et est signalé comme bot à la table.',
    api: 'Description de l’API',
    name: 'Nom du bot',
    make: 'Créer un jeton',
    made: (name) => `Jeton de : ${name}`,
    once: 'Copie-le maintenant : il n’est montré que cette fois et c’est la clé du bot.',
    copy: 'Copier le jeton',
    copied: 'Copié.',
    copyFailed: 'La copie ne fonctionne pas ici. Sélectionne le jeton et copie-le.',
    put: 'C’est fait',
    none: 'Tu n’as pas de bot.',
    list: 'Tes bots',
    from: (date) => `Créé : ${date}`,
    revoke: (name) => `Révoquer le jeton : ${name}`,
    revokeAsk: (name) => `Révoquer ce jeton ? Le bot ne pourra plus jouer : ${name}`,
    revoked: 'Révoqué.',
  },
  muted: {
    title: 'Personnes ignorées',
    none: 'Tu entends tout le monde. Dans la discussion d’une table, tu peux ignorer des gens.',
    hear: (name) => `Entendre à nouveau : ${name}`,
  },
  problems: {
    cancelled: 'Rien n’a été fait : l’appareil n’a pas donné de clé d’accès, ou tu as changé d’avis.',
    'passkey-known': 'Tu as déjà une clé d’accès sur cet appareil.',
    'no-passkeys': 'Ce navigateur ne connaît pas les clés d’accès ici.',
  },
  player: {
    title: (name) => `Joueur : ${name}`,
    bot: 'Un bot qui joue par l’API',
    ratings: 'Classements',
    noRatings: 'Pas encore de classement. Les tables publiques comptent.',
    rating: (points, margin) => `${points} ± ${margin}`,
    spoken: (points, margin) => `Classement : ${points}, à ${margin} près`,
    provisional: 'encore incertain',
    record: (games, wins) => `${games} ${plural(games, { one: 'partie', other: 'parties' })}, gagnées : ${wins}`,
    explain: 'Ce que veut dire ce nombre',
    explanation: [
      'Tout le monde commence à 1500. Qui fait mieux que ce que les nombres laissent attendre monte, qui fait moins bien descend, et une victoire contre des joueurs forts compte davantage. Chaque jeu a son propre classement.',
      'Le nombre après ± dit à quel point c’est sûr : la vraie force se trouve très probablement dans cet intervalle. Il est large au début et se resserre à chaque partie.',
      'Seules comptent les tables publiques avec au moins deux personnes ; les bots de la maison ne sont pas classés. La méthode est OpenSkill (Plackett–Luce), qui peut classer plus de deux joueurs à la fois.',
    ],
    games: 'Parties',
    noGames: 'Aucune partie publique n’a encore été jouée jusqu’au bout.',
    won: 'Gagnée',
    lost: 'Non gagnée',
    score: (own, all) => `Points : ${own} (tous : ${all})`,
    ended: (date) => `Terminée : ${date}`,
    replay: 'Revoir',
    download: 'Télécharger l’enregistrement',
    gameOf: (game, date) => `${game}, ${date}`,
    account: 'Ton compte',
    missing: 'Cette personne n’existe pas.',
  },
}
