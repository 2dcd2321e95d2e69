import { fr as reviewed } from '@alleycat/ui/words/reviews/fr.ts'
import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralFr as plural } from '@alleycat/ui/words/plurals.ts'
import { refusals } from '@alleycat/ui/words/refusals/fr.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import { numberIn } from '../text.ts'
import { help } from './help/fr.ts'
import type { Words } from './words.ts'

const number = numberIn('fr')
const list = listIn('fr')
const either = listIn('fr', 'disjunction')

const games = (count: number): string => `${number(count)} ${plural(count, { one: 'partie', other: 'parties' })}`
const seats = (count: number): string => `${number(count)} ${plural(count, { one: 'place', other: 'places' })}`
const records = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'enregistrement', other: 'enregistrements' })}`
const bots = (count: number): string => `${number(count)} ${plural(count, { one: 'bot', other: 'bots' })}`

export const fr: Words = {
  number,
  list,
  help,
  refusals,
  percent: (value) => `${value} %`,
  overview: {
    usage: 'Utilisation : alleycat COMMANDE [options]',
    about: (names) => `${list(names)} : des jeux de cartes pour chats en imperméable.`,
    commands: 'Commandes :',
    more: `${typed('alleycat COMMANDE --help')} explique une commande, ${typed('alleycat --version')} donne la version.`,
    summaries: {
      serve: 'l’application web et le serveur pour jouer ensemble',
      play: 'jouer contre des bots dans ce terminal',
      simulate: 'faire jouer des bots et enregistrer leurs parties',
      check: 'dire si chaque enregistrement d’un fichier est valable',
      review: 'revenir sur des parties : erreurs, chance et tournants',
      arena: 'opposer des bots et mesurer leur force',
      atlas: 'mesurer ce que donne chaque jeu d’options',
      bench: 'mesurer la vitesse et la force de jeu de cette machine',
      backup: 'écrire toutes les données d’un serveur dans un fichier, sans l’arrêter',
      restore: 'remplir une base de données neuve à partir d’une sauvegarde',
    },
    exitCodes: {
      title: 'Codes de retour :',
      done: 'terminé ; pour check et review : tous les enregistrements sont valables',
      invalid: 'check ou review a trouvé un enregistrement non valable',
      usage: 'option ou valeur incorrecte, fichier inutilisable ou bot externe défaillant',
      fault: 'une erreur d’alleycat lui-même',
      stopped: 'arrêté par Ctrl-C',
    },
  },
  errors: {
    bug: (detail) => `cela n’aurait pas dû arriver, merci de le signaler : ${detail}`,
    noCommand: (name, names) => `il n’y a pas de commande ${name} : choisis parmi ${names}, ou --help`,
    noSuchOption: (name, names) => `option inconnue ${name} : choisis parmi ${names}, ou --help`,
    unknownOption: (name, command) =>
      `option inconnue ${name} : ${typed(`alleycat ${command} --help`)} donne la liste des options`,
    takesNoValue: (option, value) => `${option} ne prend pas de valeur : enlève ${value}`,
    needsValue: (option, example) => `${option} demande une valeur : écris ${option}=${example}`,
    whole: (option, least, most, given) =>
      `${option} doit être un nombre entier de ${number(least)} à ${number(most)}, pas ${given}`,
    decimal: (option, least, most, given) =>
      `${option} doit être un nombre de ${least} à ${most} (avec un point décimal), pas ${given}`,
    noLanguage: (code, codes) => `il n’y a pas de langue ${code} : choisis parmi ${codes}`,
    whichGame: (names) => `quel jeu ? choisis parmi ${names}`,
    noGame: (name, names) => `il n’y a pas de jeu ${name} : choisis parmi ${names}`,
    optionsText: (example) => `--options doit être du JSON, par exemple ${example}`,
    optionsObject: (example) => `--options doit être un objet JSON, par exemple ${example}`,
    options: (detail) => `--options : ${detail}`,
    noBot: (name, names) => `il n’y a pas de bot ${name} : choisis parmi ${names}`,
    noEntrant: (name, names, prefix) =>
      `il n’y a pas de bot ${name} : choisis parmi ${names}, ou écris ${prefix} suivi d’une commande`,
    noSearcher: (name, example) => `il n’y a pas de bot ${name} : écris --bot ${example}`,
    oddBots: (named, wanted) =>
      `--bots nomme ${bots(named)} pour ${seats(wanted)} : nommes-en un pour toutes ou un pour chacune`,
    tooManyBots: (named, most) => `--bots nomme ${bots(named)} pour ${seats(most)} : nommes-en moins`,
    whichBots: 'quels bots ? écris --bots greedy,random',
    openQuote: (mark, text) => `un guillemet ${mark} n’est pas fermé dans ${text}`,
    seed: (most) => `--seed doit être un nombre ou un mot de ${most} caractères au plus`,
    optionsOnly: (command, option) => `${command} ne prend que des options : écris ${option} si c’est ce que tu veux`,
    onlyFile: (command) => `${command} prend un seul fichier : alleycat ${command} FICHIER`,
    whichFile: `quel fichier ? nommes-en un, ou ${typed('-')} pour l’entrée standard`,
    oneFileAtATime: (command) =>
      `${command} lit un fichier à la fois : nommes-en un, ou envoie-les tous dans ${typed('-')}`,
    oneGame: 'play prend le nom d’un seul jeu : mets le reste dans des options',
    otherGame: (path, game) => `${path} contient une partie de ${game} : nomme ce jeu ou un autre fichier`,
    otherOption: (path, option) =>
      `${path} contient une partie avec un autre ${option} : enlève-le pour la reprendre, ou nomme un autre fichier`,
    noResume: (path, reason) =>
      `impossible de reprendre ${path} : ${reason} ; nomme un autre fichier pour commencer une partie`,
    noRecord: (record, path, count) =>
      `il n’y a pas d’enregistrement ${record} : ${path} en a ${number(count)}, comptés à partir de 0`,
    recordSeats: (record, count) =>
      `l’enregistrement ${record} a ${seats(count)} : --seat doit aller de 0 à ${count - 1}`,
    whereTo: 'où ? écris --out atlas.json',
    optionsNeedGame: '--options demande --game, le jeu dont ce sont les options',
    otherJournal: (path, head) =>
      `${path} est le journal d’un autre atlas (${head}) : efface-le ou choisis un autre --out`,
    damagedLine: (path, line) => `la ligne ${line} de ${path} est abîmée : efface-la, et ses parties seront rejouées`,
    benchWhat: (subjects) =>
      `mesurer quoi ? écris ${typed('alleycat bench')} suivi de l’un de ces mots : ${list(subjects)}`,
    benchOption: (option, commands) => `${option} est pour ${list(commands)}`,
    tables: (most, given) =>
      `--tables doit être des nombres entiers de 1 à ${number(most)} séparés par des virgules, pas ${given}`,
    noLine: (text, names) => `aucun nom ne contient ${text} : choisis parmi ${names}`,
    noWebLine: (text) => `aucun nom ne contient ${text} : ${typed('alleycat bench --help')} donne les noms`,
    noBuild: (folder) => `il n’y a pas d’application construite dans ${folder} : index.html y manque`,
    noOwnBuild: `l’application n’est pas construite : lance ${typed('npm run build')} dans le dossier du projet`,
    noPlaywright: `bench web demande Playwright : lance ${typed('npm install')} dans le dossier du projet`,
    noChromium: `bench web demande Chromium : lance ${typed('npx playwright install chromium')}, ou indique-le par CHROMIUM_PATH`,
    noStart: (path, reason) => `${path} ne démarre pas : ${reason}`,
    tooSlow: (what, seconds) =>
      `${what} : rien au bout de ${seconds} secondes ; l’application de ce dossier fonctionne-t-elle ?`,
    exists: (path) => `${path} existe déjà : choisis un autre nom`,
    failed: (command, reason) => `${command} a échoué : ${reason}`,
  },
  files: {
    noRead: (what, reason) => `impossible de lire ${what} : ${reason}`,
    noWrite: (what, reason) => `impossible d’écrire ${what} : ${reason}`,
    standardInput: 'l’entrée standard',
    standardOutput: 'sur la sortie standard',
    reasons: {
      denied: 'permission refusée',
      readOnly: 'le système de fichiers est en lecture seule',
      missing: 'fichier ou dossier introuvable',
      notFolder: 'une partie du chemin n’est pas un dossier',
      folder: 'c’est un dossier',
      full: 'le disque est plein',
      quota: 'le quota de disque est épuisé',
      large: 'le fichier est devenu trop grand',
      longName: 'le nom est trop long',
      links: 'trop de liens symboliques',
      openFiles: 'trop de fichiers ouverts',
    },
  },
  saved: {
    foreign: 'ce n’est pas une partie sauvegardée',
    finished: 'la partie qu’il contient est terminée',
    unknownGame: 'cette version ne connaît pas ce jeu',
    seating: `${typed('bots')} ne dit pas qui est à quelle place`,
    missing: (field) => `${field} manque`,
    step: (index, rule, detail) => `l’étape ${index} enfreint ${rule}, ${detail}`,
  },
  outside: {
    bot: (name, fault) => `le bot ${name} ${fault}`,
    noProgram: (name) => `il n’y a pas de programme ${name}`,
    notStarted: (reason) => `n’a pas pu démarrer : ${reason}`,
    left: (how) => `est parti avant la fin des parties (${how})`,
    exitCode: (code) => `code de retour ${code}`,
    silent: (seconds) => `n’a pas répondu en ${seconds} s`,
    long: 'a répondu par une ligne bien trop longue',
    unasked: (text) => `a parlé sans qu’on l’interroge : ${text} ; seules les réponses vont sur la sortie standard`,
    notJson: (text) => `n’a pas répondu en JSON : ${text}`,
    shape: (example, text) => `doit répondre ${example}, pas ${text}`,
    otherId: (given, asked, text) => `a répondu ${given} à la question ${asked} : ${text}`,
    mayNot: (choice, reason) => `n’a pas droit à ${choice} : ${reason}`,
    noDecision: 'ce n’est pas une décision de ce jeu',
    forbidden: (rule) => `${rule} l’interdit`,
  },
  operator: {
    listening: (url) => `Alleycat est à l’adresse ${url} (Ctrl-C l’arrête)`,
    cutShort: () => 'l’arrêt a duré trop longtemps et a été interrompu',
    portTaken: (port, host) => `le port ${port} de ${host} est déjà occupé`,
    badPort: (port, host, reason) => `le port ${port} de ${host} ne peut pas être utilisé : ${reason}`,
    cannotOpen: (path, reason) => `impossible d’ouvrir la base de données ${path} : ${reason}`,
    cannotReach: (reason) => `la base de données est injoignable : ${reason}`,
    openToOthers: (path, mode, wanted) => `${path} est ouvert à d’autres (mode ${mode}) : donne-lui le mode ${wanted}`,
    inUse: (path) =>
      `un autre serveur utilise la base de données ${path} : arrête-le, ou donnes-en une autre à celui-ci`,
    noSetting: (name, known) => `il n’y a pas de réglage ${name} ; il y a ${list(known)}`,
    whole: (name, least, most, given) =>
      `${name} doit être un nombre entier de ${number(least)} à ${number(most)}, et non ${given}`,
    factor: (name, given) => `${name} doit être un nombre de 0 à 100, et non ${given}`,
    range: (name, example, given) =>
      `${name} doit être deux nombres de millisecondes, comme ${example}, et non ${given}`,
    oneOf: (name, values, given) => `${name} doit être l’un de ${list(values)}, et non ${given}`,
    host: (name, given) => `${name} doit être une adresse ou un nom, et non ${given}`,
    proxies: (name, example, given) =>
      `${name} doit être le nombre de proxys placés devant, comme 1, ou leurs adresses, comme ${example}, et non ${given} : quiconque n’est pas nommé pourrait se donner n’importe quelle adresse`,
    postgres: (name, scheme) => `${name} n’est pas une adresse ${scheme} valable`,
    database: (name, scheme) => `${name} doit commencer par ${scheme} ou être le chemin d’un fichier SQLite`,
    publicUrl: (name, example, given) => `${name} doit être une adresse sans chemin, comme ${example}, et non ${given}`,
    sessionKeys: (name, command) =>
      `${name} doit contenir des clés d’au moins 32 octets en base64, comme en produit ${command}`,
    keyFile: (name, reason) => `${name} désigne un fichier illisible : ${reason}`,
    pushHosts: (name, bad) => `${name} doit être des noms séparés par des virgules, ou none ; ${bad} n’est pas un nom`,
    pushContact: (name, forms, given) => `${name} doit avoir la forme ${either(forms)}, et non ${given}`,
    newerSchema: (schema, known) =>
      `la base de données a le schéma ${schema}, mais cette version d’Alleycat ne connaît que ${known} : prends-en une plus récente`,
    noDatabase: (path, folder, database) =>
      `il n’y a pas de base de données ${path} : indique son dossier dans ${folder}, ou la base elle-même dans ${database}`,
    notEmpty: () => 'la base de données n’est pas vide : restaure dans une nouvelle',
    noBackup: (format) => `le fichier n’est pas une sauvegarde : sa première ligne doit dire ${format}`,
    newerBackup: (schema, known) =>
      `la sauvegarde a le schéma ${schema}, mais cette version d’Alleycat ne connaît que ${known} : prends-en une plus récente`,
    incomplete: () => 'la sauvegarde est incomplète : il lui manque des lignes',
    otherTable: () => 'la sauvegarde contient des lignes d’une table qui n’existe pas',
    damaged: (line) => `la ligne ${line} de la sauvegarde n’est pas du JSON`,
  },
  progress: {
    of: (done, total) => `${number(done)} sur ${number(total)}`,
    left: (clock) => `encore ${clock}`,
  },
  stopped: 'arrêté avant la fin',
  stoppedUnwritten: (path) => `arrêté avant la fin, ${path} n’a donc pas été écrit`,
  check: {
    place: (record, step) => (step === null ? `enregistrement ${record}` : `enregistrement ${record}, étape ${step}`),
    finding: (place, rule, fault, detail) => `${place} : ${rule} — ${fault} : ${detail}`,
    notText: 'pas de l’UTF-8 : un enregistrement est un texte JSON en UTF-8',
    tooLong: 'la ligne est trop longue pour un enregistrement',
    uncheckable: (detail) => `n’a pas pu être vérifié : ${detail}`,
    faults: {
      rule: 'contraire aux règles',
      format: 'pas un enregistrement',
      notation: 'pas une étape',
      order: 'pas son tour',
      result: 'pas le bon résultat',
      trace: 'pas la bonne trace',
      fairness: 'pas ce qui était engagé',
    },
    none: 'aucun enregistrement',
    summary: (valid, invalid) =>
      `${records(valid + invalid)} : ${number(valid)} ${plural(valid, { one: 'valable', other: 'valables' })}, ${number(invalid)} non ${plural(invalid, { one: 'valable', other: 'valables' })}`,
  },
  simulate: {
    title: (count, game, atTable, seed) => `${games(count)} de ${game} à ${seats(atTable)}, graine ${seed}`,
    seat: (seat) => `place ${seat}`,
    won: (count) => `${number(count)} ${plural(count, { one: 'gagnée', other: 'gagnées' })}`,
    decisions: (count, each) =>
      `${number(count)} ${plural(count, { one: 'décision', other: 'décisions' })}, ${each} par partie`,
    speed: (seconds, perSecond) => `${seconds} s, ${perSecond} parties par seconde`,
  },
  arena: {
    title: (played, planned, game, atTable, seed) =>
      `${games(played)}${played === planned ? '' : ` (sur ${number(planned)})`} de ${game} à ${seats(atTable)}, graine ${seed}`,
    rotations: (deals, atTable) =>
      `${number(deals)} ${plural(deals, { one: 'donne jouée', other: 'donnes jouées' })} en ${atTable} rotations`,
    columns: ['bot', 'places', 'victoires', 'par place', '95 % de sûreté', 'classement', 'ms/décision'],
    range: (low, high) => `${low} à ${high}`,
    par: (share) => `À ${share}, une place vaut autant que les autres.`,
  },
  atlas: {
    stopped: (path) => `arrêté avant la fin ; la même commande reprend à partir de ${path}`,
    tables: (count) => `${number(count)} ${plural(count, { one: 'table', other: 'tables' })}`,
  },
  backup: {
    rows: (count) => `${number(count)} ${plural(count, { one: 'ligne', other: 'lignes' })}`,
  },
  review: {
    ...reviewed,
    title: (record, game, atTable) => `Enregistrement ${record} : ${game}, ${seats(atTable)}`,
    player: (seat) => `joueur ${seat + 1}`,
    won: (seat) => `${seat} a gagné`,
    shared: (winners) => `${list(winners)} se partagent la victoire`,
    mattered: 'Les coups qui ont compté',
    turningPoints: 'Les tournants',
    players: 'Joueurs, en points de pourcentage, toutes décisions additionnées',
    step: (step) => `étape ${step}`,
    steps: (first, last) => `étapes ${first}–${last}`,
    noMistakes: 'aucune erreur trouvée : aucune décision n’a coûté plus de 2 points de pourcentage',
    better: (played, better) => `${played} ; mieux : ${better}`,
    more: (count) =>
      `et ${number(count)} ${plural(count, { one: 'autre qui a coûté', other: 'autres qui ont coûté' })} moins : --json montre tout`,
    grades: { inaccuracy: 'imprécis', mistake: 'erreur', blunder: 'grosse erreur' },
    noChoices: 'aucun choix',
    accuracy: (share) => `précision ${share}`,
    luck: (change) => `chance ${change}`,
    skill: (change) => `talent ${change}`,
    others: (change) => `autres ${change}`,
    faultless: 'aucune erreur',
    blunders: (count) => `${number(count)} ${plural(count, { one: 'grosse erreur', other: 'grosses erreurs' })}`,
    mistakes: (count) => `${number(count)} ${plural(count, { one: 'erreur', other: 'erreurs' })}`,
    inaccuracies: (count) => `${number(count)} ${plural(count, { one: 'imprécision', other: 'imprécisions' })}`,
  },
  play: {
    introduction: (title, players, seed) =>
      `${title} à ${players.length} : ${list(players)} ; graine ${seed}. Tape ${typed('help')} pour de l’aide, ${typed('quit')} pour arrêter.`,
    you: 'toi',
    strengths: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
    commands: {
      help: 'cette page',
      list: 'chaque choix avec sa notation',
      hint: 'les trois meilleurs choix, tes chances de gagner avec chacun, et pourquoi',
      table: 'la table à nouveau',
      log: `ce qui vient de se passer ; ${typed('log all')} montre tout`,
      rules: `une règle par son numéro, par exemple ${typed('rules CC-7')}`,
      quit: 'arrêter ; avec --record la partie peut être reprise',
    },
    howToChoose: (examples) => `Choisis par numéro, ou tape un coup comme dans les enregistrements : ${examples}`,
    alsoType: 'Tu peux aussi taper :',
    ways: (count, first, last, example) =>
      `${count} possibilités, de ${first} à ${last} : tapes-en une, par exemple ${example}, ou ${typed('list')} pour les voir`,
    noRulebook: 'Les règles ne sont pas installées ici.',
    whichRule: (first, last) => `Tape ${typed('rules')} et un numéro de ${first} à ${last}.`,
    noChoice: (given, most) => `Il n’y a pas de choix ${given} : choisis de 1 à ${most}.`,
    noMove: (given, most, example) =>
      `${given} n’est pas un coup : tape un numéro de 1 à ${most}, un coup comme ${example}, ou ${typed('help')}.`,
    forbidden: (rule, sentence) =>
      `Interdit par ${rule} : ${sentence} ${typed(`rules ${rule}`)} montre la règle entière.`,
    recordIn: (path) => `L’enregistrement est dans ${path}.`,
    savedIn: (path) => `La partie est sauvegardée dans ${path} ; la même commande la reprend.`,
    notSaved: 'La partie n’est pas sauvegardée.',
    saveFailed: (reason) => `La partie n’a pas pu être sauvegardée : ${reason}.`,
  },
}
