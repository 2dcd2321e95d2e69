import { de as reviewed } from '@alleycat/ui/words/reviews/de.ts'
import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralDe as plural } from '@alleycat/ui/words/plurals.ts'
import { refusals } from '@alleycat/ui/words/refusals/de.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import { numberIn } from '../text.ts'
import { help } from './help/de.ts'
import type { Words } from './words.ts'

const number = numberIn('de')
const list = listIn('de')
const either = listIn('de', 'disjunction')

const games = (count: number): string => `${number(count)} ${plural(count, { one: 'Partie', other: 'Partien' })}`
const seats = (count: number): string => `${number(count)} ${plural(count, { one: 'Platz', other: 'Plätze' })}`
const records = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'Aufzeichnung', other: 'Aufzeichnungen' })}`
const bots = (count: number): string => `${number(count)} ${plural(count, { one: 'Bot', other: 'Bots' })}`
const atSeats = (count: number): string => plural(count, { one: 'an 1 Platz', other: `an ${number(count)} Plätzen` })

export const de: Words = {
  number,
  list,
  help,
  refusals,
  percent: (value) => `${value} %`,
  overview: {
    usage: 'Aufruf: alleycat BEFEHL [Optionen]',
    about: (names) => `${list(names)}: Kartenspiele für Katzen im Trenchcoat.`,
    commands: 'Befehle:',
    more: `${typed('alleycat BEFEHL --help')} erklärt einen Befehl, ${typed('alleycat --version')} nennt die Version.`,
    summaries: {
      serve: 'die App und der Server, um zusammen zu spielen',
      play: 'in diesem Terminal gegen Bots spielen',
      simulate: 'Bots spielen lassen und ihre Partien aufzeichnen',
      check: 'sagen, ob die Aufzeichnungen einer Datei gültig sind',
      review: 'auf Partien zurückblicken: Fehler, Glück und Wendepunkte',
      arena: 'Bots gegeneinander antreten lassen und ihre Stärke messen',
      atlas: 'messen, wie sich jede Einstellung spielt',
      bench: 'messen, wie schnell und wie gut dieser Rechner spielt',
      backup: 'alle Daten eines laufenden Servers in eine Datei schreiben',
      restore: 'eine neue Datenbank aus einer Sicherung füllen',
    },
    exitCodes: {
      title: 'Rückgabewerte:',
      done: 'fertig; bei check und review: jede Aufzeichnung ist gültig',
      invalid: 'check oder review hat eine ungültige Aufzeichnung gefunden',
      usage: 'falsche Option, falscher Wert, unbrauchbare Datei oder fehlerhafter fremder Bot',
      fault: 'ein Fehler in alleycat selbst',
      stopped: 'mit Strg-C abgebrochen',
    },
  },
  errors: {
    bug: (detail) => `das hätte nicht passieren dürfen, bitte melde es: ${detail}`,
    noCommand: (name, names) => `es gibt keinen Befehl ${name}: wähle ${names} oder --help`,
    noSuchOption: (name, names) => `unbekannte Option ${name}: wähle ${names} oder --help`,
    unknownOption: (name, command) =>
      `unbekannte Option ${name}: ${typed(`alleycat ${command} --help`)} nennt die Optionen`,
    takesNoValue: (option, value) => `${option} hat keinen Wert: lass ${value} weg`,
    needsValue: (option, example) => `${option} braucht einen Wert: schreib ${option}=${example}`,
    whole: (option, least, most, given) =>
      `${option} muss eine ganze Zahl von ${number(least)} bis ${number(most)} sein, nicht ${given}`,
    decimal: (option, least, most, given) =>
      `${option} muss eine Zahl von ${least} bis ${most} sein (mit Dezimalpunkt), nicht ${given}`,
    noLanguage: (code, codes) => `es gibt keine Sprache ${code}: wähle eine von ${codes}`,
    whichGame: (names) => `welches Spiel? wähle eines von ${names}`,
    noGame: (name, names) => `es gibt kein Spiel ${name}: wähle eines von ${names}`,
    optionsText: (example) => `--options muss JSON sein wie ${example}`,
    optionsObject: (example) => `--options muss ein JSON-Objekt sein wie ${example}`,
    options: (detail) => `--options: ${detail}`,
    noBot: (name, names) => `es gibt keinen Bot ${name}: wähle aus ${names}`,
    noEntrant: (name, names, prefix) =>
      `es gibt keinen Bot ${name}: wähle aus ${names} oder schreib ${prefix} und einen Befehl`,
    noSearcher: (name, example) => `es gibt keinen Bot ${name}: schreib --bot ${example}`,
    oddBots: (named, wanted) =>
      `--bots nennt ${bots(named)} für ${seats(wanted)}: nenne einen für alle oder einen für jeden Platz`,
    tooManyBots: (named, most) => `--bots nennt ${bots(named)} für ${seats(most)}: nenne weniger`,
    whichBots: 'welche Bots? schreib --bots greedy,random',
    openQuote: (mark, text) => `ein Anführungszeichen ${mark} ist nicht geschlossen in ${text}`,
    seed: (most) => `--seed muss eine Zahl oder ein Wort mit höchstens ${most} Zeichen sein`,
    optionsOnly: (command, option) => `${command} nimmt nur Optionen: schreib ${option}, wenn du das meinst`,
    onlyFile: (command) => `${command} nimmt eine Datei: alleycat ${command} DATEI`,
    whichFile: `welche Datei? nenne eine, oder ${typed('-')} für die Standardeingabe`,
    oneFileAtATime: (command) =>
      `${command} liest eine Datei auf einmal: nenne eine oder leite mehrere in ${typed('-')}`,
    oneGame: 'play nimmt den Namen eines Spiels: der Rest gehört in Optionen',
    otherGame: (path, game) => `${path} enthält eine Partie ${game}: nenne dieses Spiel oder eine andere Datei`,
    otherOption: (path, option) =>
      `${path} enthält eine Partie mit anderem ${option}: lass es weg, um weiterzuspielen, oder nenne eine andere Datei`,
    noResume: (path, reason) =>
      `${path} lässt sich nicht fortsetzen: ${reason}; nenne eine andere Datei, um neu anzufangen`,
    noRecord: (record, path, count) =>
      `es gibt keine Aufzeichnung ${record}: ${path} hat ${records(count)}, gezählt ab 0`,
    recordSeats: (record, count) =>
      `Aufzeichnung ${record} hat ${seats(count)}: --seat muss von 0 bis ${count - 1} sein`,
    whereTo: 'wohin? schreib --out atlas.json',
    optionsNeedGame: '--options braucht --game: das Spiel, dessen Optionen es sind',
    otherJournal: (path, head) =>
      `${path} gehört zu einem anderen Atlas (${head}): lösche die Datei oder wähle ein anderes --out`,
    damagedLine: (path, line) =>
      `Zeile ${line} von ${path} ist beschädigt: lösche sie, dann werden ihre Partien noch einmal gespielt`,
    benchWhat: (subjects) => `was messen? schreib ${typed('alleycat bench')} und eines von ${list(subjects)}`,
    benchOption: (option, commands) => `${option} ist für ${list(commands)}`,
    tables: (most, given) =>
      `--tables müssen ganze Zahlen von 1 bis ${number(most)} mit Kommas dazwischen sein, nicht ${given}`,
    noLine: (text, names) => `kein Name enthält ${text}: wähle aus ${names}`,
    noWebLine: (text) => `kein Name enthält ${text}: ${typed('alleycat bench --help')} nennt die Namen`,
    noBuild: (folder) => `in ${folder} ist keine gebaute App: dort fehlt index.html`,
    noOwnBuild: `die App ist nicht gebaut: starte ${typed('npm run build')} im Ordner des Projekts`,
    noPlaywright: `bench web braucht Playwright: starte ${typed('npm install')} im Ordner des Projekts`,
    noChromium: `bench web braucht Chromium: starte ${typed('npx playwright install chromium')} oder setze CHROMIUM_PATH`,
    noStart: (path, reason) => `${path} startet nicht: ${reason}`,
    tooSlow: (what, seconds) =>
      `${what}: kam nicht innerhalb von ${seconds} Sekunden; funktioniert die App in diesem Ordner?`,
    exists: (path) => `${path} gibt es schon: wähle einen anderen Namen`,
    failed: (command, reason) => `${command} ist gescheitert: ${reason}`,
  },
  files: {
    noRead: (what, reason) => `${what} lässt sich nicht lesen: ${reason}`,
    noWrite: (what, reason) => `${what} lässt sich nicht schreiben: ${reason}`,
    standardInput: 'die Standardeingabe',
    standardOutput: 'die Standardausgabe',
    reasons: {
      denied: 'keine Berechtigung',
      readOnly: 'das Dateisystem ist schreibgeschützt',
      missing: 'Datei oder Ordner nicht gefunden',
      notFolder: 'ein Teil des Pfades ist kein Ordner',
      folder: 'es ist ein Ordner',
      full: 'der Datenträger ist voll',
      quota: 'der Speicherplatz ist aufgebraucht',
      large: 'die Datei wurde zu groß',
      longName: 'der Name ist zu lang',
      links: 'zu viele symbolische Links',
      openFiles: 'zu viele offene Dateien',
    },
  },
  saved: {
    foreign: 'es ist keine gespeicherte Partie',
    finished: 'die Partie darin ist zu Ende',
    unknownGame: 'es ist ein Spiel, das diese Version nicht kennt',
    seating: `${typed('bots')} sagt nicht, wer wo sitzt`,
    missing: (field) => `${field} fehlt`,
    step: (index, rule, detail) => `Schritt ${index} verstößt gegen ${rule}, ${detail}`,
  },
  outside: {
    bot: (name, fault) => `der Bot ${name} ${fault}`,
    noProgram: (name) => `es gibt kein Programm ${name}`,
    notStarted: (reason) => `ließ sich nicht starten: ${reason}`,
    left: (how) => `ging, bevor alle Partien zu Ende waren (${how})`,
    exitCode: (code) => `Rückgabewert ${code}`,
    silent: (seconds) => `hat nicht innerhalb von ${seconds} s geantwortet`,
    long: 'hat mit einer viel zu langen Zeile geantwortet',
    unasked: (text) => `hat ungefragt gesprochen: ${text}; in die Standardausgabe gehören nur Antworten`,
    notJson: (text) => `hat nicht mit JSON geantwortet: ${text}`,
    shape: (example, text) => `muss mit ${example} antworten, nicht mit ${text}`,
    otherId: (given, asked, text) => `hat auf Frage ${asked} mit ${given} geantwortet: ${text}`,
    mayNot: (choice, reason) => `darf ${choice} nicht: ${reason}`,
    noDecision: 'so entscheidet man in diesem Spiel nicht',
    forbidden: (rule) => `${rule} verbietet es`,
  },
  operator: {
    listening: (url) => `Alleycat läuft unter ${url} (Strg-C hält es an)`,
    cutShort: () => 'das Anhalten dauerte zu lange und wurde abgebrochen',
    portTaken: (port, host) => `Port ${port} von ${host} ist nicht zu haben: dort läuft schon etwas`,
    badPort: (port, host, reason) => `Port ${port} von ${host} ist nicht zu haben: ${reason}`,
    cannotOpen: (path, reason) => `die Datenbank ${path} lässt sich nicht öffnen: ${reason}`,
    cannotReach: (reason) => `die Datenbank ist nicht zu erreichen: ${reason}`,
    openToOthers: (path, mode, wanted) =>
      `${path} steht anderen offen (Modus ${mode}): gib der Datei den Modus ${wanted}`,
    inUse: (path) => `ein anderer Server benutzt die Datenbank ${path}: halte ihn an, oder gib diesem eine andere`,
    noSetting: (name, known) => `es gibt keine Einstellung ${name}, sondern ${list(known)}`,
    whole: (name, least, most, given) =>
      `${name} muss eine ganze Zahl von ${number(least)} bis ${number(most)} sein, nicht ${given}`,
    factor: (name, given) => `${name} muss eine Zahl von 0 bis 100 sein, nicht ${given}`,
    range: (name, example, given) =>
      `${name} muss aus zwei Zahlen in Millisekunden bestehen, etwa ${example}, nicht ${given}`,
    oneOf: (name, values, given) => `${name} muss eines von ${list(values)} sein, nicht ${given}`,
    host: (name, given) => `${name} muss eine Adresse oder ein Name sein, nicht ${given}`,
    proxies: (name, example, given) =>
      `${name} muss die Zahl der vorgeschalteten Proxys sein, etwa 1, oder ihre Adressen, etwa ${example}, nicht ${given}: wer nicht genannt ist, könnte sich jede Adresse geben`,
    postgres: (name, scheme) => `${name} ist keine gültige ${scheme}-Adresse`,
    database: (name, scheme) => `${name} muss mit ${scheme} beginnen oder der Pfad einer SQLite-Datei sein`,
    publicUrl: (name, example, given) => `${name} muss eine Adresse ohne Pfad sein, etwa ${example}, nicht ${given}`,
    sessionKeys: (name, command) =>
      `${name} muss Schlüssel von mindestens 32 Bytes in base64 enthalten, wie sie ${command} erzeugt`,
    keyFile: (name, reason) => `${name} nennt eine Datei, die sich nicht lesen lässt: ${reason}`,
    pushHosts: (name, bad) => `${name} muss Namen mit Kommas dazwischen enthalten oder none sein; ${bad} ist kein Name`,
    pushContact: (name, forms, given) => `${name} muss die Form ${either(forms)} haben, nicht ${given}`,
    newerSchema: (schema, known) =>
      `die Datenbank hat das Schema ${schema}, aber diese Version von Alleycat kennt nur ${known}: nimm eine neuere`,
    noDatabase: (path, folder, database) =>
      `es gibt keine Datenbank ${path}: nenne ihren Ordner in ${folder} oder sie selbst in ${database}`,
    notEmpty: () => 'die Datenbank ist nicht leer: stell in einer neuen wieder her',
    noBackup: (format) => `die Datei ist keine Sicherung: ihre erste Zeile muss ${format} nennen`,
    newerBackup: (schema, known) =>
      `die Sicherung hat das Schema ${schema}, aber diese Version von Alleycat kennt nur ${known}: nimm eine neuere`,
    incomplete: () => 'die Sicherung ist unvollständig: sie hat weniger Zeilen, als sie haben müsste',
    otherTable: () => 'die Sicherung hat Zeilen einer Tabelle, die es nicht gibt',
    damaged: (line) => `Zeile ${line} der Sicherung ist kein JSON`,
  },
  progress: {
    of: (done, total) => `${number(done)} von ${number(total)}`,
    left: (clock) => `noch ${clock}`,
  },
  stopped: 'vorzeitig abgebrochen',
  stoppedUnwritten: (path) => `vorzeitig abgebrochen, ${path} wurde nicht geschrieben`,
  check: {
    place: (record, step) => (step === null ? `Aufzeichnung ${record}` : `Aufzeichnung ${record}, Schritt ${step}`),
    finding: (place, rule, fault, detail) => `${place}: ${rule} — ${fault}: ${detail}`,
    notText: 'kein UTF-8: Eine Aufzeichnung ist JSON-Text in UTF-8',
    tooLong: 'die Zeile ist zu lang für eine Aufzeichnung',
    uncheckable: (detail) => `konnte nicht geprüft werden: ${detail}`,
    faults: {
      rule: 'gegen die Regeln',
      format: 'keine Aufzeichnung',
      notation: 'kein Schritt',
      order: 'nicht an der Reihe',
      result: 'nicht das Ergebnis',
      trace: 'nicht der aufgeschriebene Verlauf',
      fairness: 'nicht wie festgelegt',
    },
    none: 'keine Aufzeichnungen',
    summary: (valid, invalid) => `${records(valid + invalid)}, ${number(valid)} gültig, ${number(invalid)} ungültig`,
  },
  simulate: {
    title: (count, game, atTable, seed) => `${games(count)} ${game} ${atSeats(atTable)}, Seed ${seed}`,
    seat: (seat) => `Platz ${seat}`,
    won: (count) => `${number(count)} gewonnen`,
    decisions: (count, each) =>
      `${number(count)} ${plural(count, { one: 'Entscheidung', other: 'Entscheidungen' })}, ${each} je Partie`,
    speed: (seconds, perSecond) => `${seconds} s, ${perSecond} Partien pro Sekunde`,
  },
  arena: {
    title: (played, planned, game, atTable, seed) =>
      `${games(played)}${played === planned ? '' : ` (von ${number(planned)})`} ${game} ${atSeats(atTable)}, Seed ${seed}`,
    rotations: (deals, atTable) => `${number(deals)}-mal ausgeteilt und in ${atTable} Sitzordnungen gespielt`,
    columns: ['Bot', 'Plätze', 'Siege', 'je Platz', '95 % davon', 'Wertung', 'ms/Entscheidung'],
    range: (low, high) => `${low} bis ${high}`,
    par: (share) => `Mit ${share} ist ein Platz gleichauf mit den anderen.`,
  },
  atlas: {
    stopped: (path) => `vorzeitig abgebrochen; derselbe Befehl macht mit ${path} weiter`,
    tables: (count) => `${number(count)} ${plural(count, { one: 'Tisch', other: 'Tische' })}`,
  },
  backup: {
    rows: (count) => `${number(count)} ${plural(count, { one: 'Zeile', other: 'Zeilen' })}`,
  },
  review: {
    ...reviewed,
    title: (record, game, atTable) => `Aufzeichnung ${record}: ${game}, ${seats(atTable)}`,
    player: (seat) => `Spieler ${seat + 1}`,
    won: (seat) => `${seat} hat gewonnen`,
    shared: (winners) => `${list(winners)} teilen sich den Sieg`,
    mattered: 'Züge, die zählten',
    turningPoints: 'Wendepunkte',
    players: 'Spieler, in Prozentpunkten, summiert über alle Entscheidungen',
    step: (step) => `Schritt ${step}`,
    steps: (first, last) => `Schritte ${first}–${last}`,
    noMistakes: 'keine Fehler gefunden: keine Entscheidung kostete mehr als 2 Prozentpunkte',
    better: (played, better) => `${played}; besser: ${better}`,
    more: (count) => `und ${number(count)} weitere, die weniger kosteten: --json zeigt alle`,
    grades: { inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grober Fehler' },
    noChoices: 'keine Wahl',
    accuracy: (share) => `Genauigkeit ${share}`,
    luck: (change) => `Glück ${change}`,
    skill: (change) => `Können ${change}`,
    others: (change) => `andere ${change}`,
    faultless: 'keine Fehler',
    blunders: (count) => `${number(count)} ${plural(count, { one: 'grober Fehler', other: 'grobe Fehler' })}`,
    mistakes: (count) => `${number(count)} Fehler`,
    inaccuracies: (count) => `${number(count)} ${plural(count, { one: 'Ungenauigkeit', other: 'Ungenauigkeiten' })}`,
  },
  play: {
    introduction: (title, players, seed) =>
      `${title} zu ${['zweit', 'dritt', 'viert', 'fünft', 'sechst'][players.length - 2] ?? players.length}: ${list(players)}; Seed ${seed}. ${typed('help')} zeigt Hilfe, ${typed('quit')} hört auf.`,
    you: 'du',
    strengths: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
    commands: {
      help: 'diese Seite',
      list: 'jede Möglichkeit mit ihrer Schreibweise',
      hint: 'die drei besten Möglichkeiten, deine Gewinnchance mit jeder, und warum',
      table: 'noch einmal der Tisch',
      log: `was zuletzt geschah; ${typed('log all')} zeigt alles`,
      rules: `eine Regel nach ihrer Nummer, etwa ${typed('rules CC-7')}`,
      quit: 'aufhören; mit --record lässt sich die Partie fortsetzen',
    },
    howToChoose: (examples) => `Wähl nach der Nummer, oder schreib den Zug wie in Aufzeichnungen: ${examples}`,
    alsoType: 'Das geht auch:',
    ways: (count, first, last, example) =>
      `${count} Möglichkeiten, ${first} bis ${last}: schreib eine, etwa ${example}, oder sieh sie dir mit ${typed('list')} an`,
    noRulebook: 'Die Spielregeln sind hier nicht installiert.',
    whichRule: (first, last) => `Schreib ${typed('rules')} und eine Nummer von ${first} bis ${last}.`,
    noChoice: (given, most) => `Es gibt keine Nummer ${given}: wähl von 1 bis ${most}.`,
    noMove: (given, most, example) =>
      `${given} ist kein Zug: schreib eine Nummer von 1 bis ${most}, einen Zug wie ${example}, oder ${typed('help')}.`,
    forbidden: (rule, sentence) =>
      `Nach ${rule} nicht erlaubt: ${sentence} ${typed(`rules ${rule}`)} zeigt die ganze Regel.`,
    recordIn: (path) => `Die Aufzeichnung steht in ${path}.`,
    savedIn: (path) => `Die Partie ist in ${path} gespeichert; derselbe Befehl setzt sie fort.`,
    notSaved: 'Die Partie ist nicht gespeichert.',
    saveFailed: (reason) => `Die Partie ließ sich nicht speichern: ${reason}.`,
  },
}
