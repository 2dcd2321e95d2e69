import { listIn } from '@alleycat/ui/words/lists.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import type { Help } from './en.ts'
import { OUTSIDE_BOT, POSTGRES, PUBLIC_ADDRESS } from './names.ts'

const either = listIn('de', 'disjunction')
const recordOptions = `die ${typed('options')} einer Aufzeichnung; was fehlt, ist so, wie es das Spiel vorgibt`
const threads = 'wie viele Threads spielen; sonst einer je Kern. Das ändert nur die Dauer'
const where = `Die Datenbank ist die, die auch ${typed('alleycat serve')} nähme: Setz DATABASE_URL oder DATA_DIR wie für den Server.`

export const help: Help = {
  page: {
    usage: (command) => `Aufruf: ${command}`,
    options: 'Optionen:',
    examples: 'Beispiele:',
    language: (codes) => `die Sprache der Antworten: ${codes}; sonst die von LC_ALL, LC_MESSAGES oder LANG`,
    help: 'diese Seite zeigen',
  },
  serve: () => ({
    about: [
      'Stellt die App bereit und führt die Tische, an denen Leute zusammen spielen, bis er angehalten wird (Strg-C oder SIGTERM). Alles wird mit Umgebungsvariablen eingestellt; docs/self-hosting.md zählt sie auf und erklärt sie. Die wichtigsten:',
      [
        ['PORT', 'Port, auf dem er lauscht (4040)'],
        ['HOST', 'Adresse, auf der er lauscht (127.0.0.1); 0.0.0.0 für alle'],
        ['DATA_DIR', 'Ordner der SQLite-Datei (./data)'],
        ['DATABASE_URL', `${POSTGRES} für PostgreSQL`],
        ['PUBLIC_URL', `Adresse, die Browser verwenden, etwa ${PUBLIC_ADDRESS}`],
      ],
      'Eine falsche oder unbekannte Einstellung wird mit dem Rückgabewert 2 abgelehnt. Das Log ist auf Englisch, ein JSON-Objekt je Zeile, denn es wird von Programmen gelesen.',
    ],
    options: {},
  }),
  play: (games, usual, bots) => ({
    about: [
      `Du gegen Bots: ${either(games)}. Tippe beim Spielen ${typed('help')}. Mit --record setzt derselbe Befehl eine verlassene Partie fort; ist sie zu Ende, ist die Datei eine Aufzeichnung, die ${typed('alleycat check')} annimmt. (Alle Karten stehen darin: nicht spicken.)`,
    ],
    options: {
      seats: 'wie viele spielen, dich eingerechnet; sonst so wenige, wie das Spiel erlaubt',
      seat: 'wo du sitzt; sonst auf Platz 0, der beginnt',
      bots: `ein Bot für jeden anderen Platz oder einer für alle; sonst ${usual}, so viele wie nötig (es gibt ${bots})`,
      options: recordOptions,
      seed: 'eine Zahl oder ein Wort; derselbe Seed teilt dieselben Karten aus; sonst eine Zufallszahl',
      record: 'die Partie nach jedem Schritt dort speichern; gibt es die Datei schon, wird sie fortgesetzt',
    },
  }),
  simulate: (games, bots) => ({
    about: [
      'Bots spielen Partien. Ihre Aufzeichnungen gehen an die Standardausgabe, ein JSON-Objekt je Zeile; eine Zusammenfassung geht an die Standardfehlerausgabe, mit dem Seed, der den Lauf wiederholt.',
    ],
    options: {
      game: `${either(games)}; nötig`,
      seats: 'wie viele spielen; sonst so wenige, wie das Spiel erlaubt',
      games: 'wie viele Partien; sonst 1',
      seed: 'eine Zahl oder ein Wort; derselbe Seed ergibt dieselben Bytes, außer bei Bots, die nach der Uhr denken; sonst eine Zufallszahl',
      options: recordOptions,
      bots: `ein Bot für jeden Platz oder einer für alle; sonst random (${bots})`,
      trace: 'jeder Aufzeichnung alle Stellungen mit allen erlaubten Entscheidungen beifügen',
      out: 'dorthin schreiben statt an die Standardausgabe; die Datei erscheint, wenn sie vollständig ist',
    },
  }),
  check: (line, json, megabytes) => ({
    about: [
      `Spielt jede Aufzeichnung einer Datei aus JSON-Zeilen nach (${typed('-')} für die Standardeingabe). Eine ungültige bekommt eine Zeile mit ihrer Nummer und der des fehlerhaften Schritts, beide ab 0 gezählt, der verletzten Regel und einem Satz:`,
      line,
      'Mit --json bekommt jede Aufzeichnung eine solche Zeile; step ist null, wenn kein Schritt schuld ist. Die message ist auf Englisch, denn sie wird von Programmen gelesen:',
      json,
      'Statt einer Regel kann dort stehen:',
      [
        ['format', 'die Form der Aufzeichnung'],
        ['notation', 'der Wortlaut eines Schritts'],
        ['order', 'ein Schritt, der nicht an der Reihe ist'],
        ['result, trace', 'eine Angabe, die sich aus den Schritten nicht ergibt'],
        ['fairness', 'eine Karte, die nicht so gezogen wurde, wie es festgelegt war'],
      ],
      `Leere Zeilen werden übergangen; eine Zeile über ${megabytes} MiB ist ungültig; eine Datei ohne Aufzeichnungen ist gültig.`,
    ],
    options: {
      json: 'ein JSON-Objekt für jede Aufzeichnung, auch für gültige',
      trace: 'auch die Traces vergleichen; eine Aufzeichnung ohne Trace ist dann ungültig',
      fair: 'auch das Austeilen nachprüfen, wie in docs/fairness.md; eine Aufzeichnung ohne Beweis ist dann ungültig',
    },
  }),
  review: (formula, json, iterations) => ({
    about: [
      `Spielt die Aufzeichnungen einer Datei nach (${typed('-')} für die Standardeingabe) und überdenkt jede Entscheidung, die eine Alternative hatte, nur mit dem Wissen dieses Platzes: die Gewinnchance mit der besten Entscheidung und mit der getroffenen. Was eine Entscheidung kostete, ist Können (skill); was die Entscheidungen der anderen brachten oder nahmen, sind die anderen (others); der Rest ist Glück (luck):`,
      formula,
      'Dabei ist first vor dem Austeilen 1 / Plätze, und final ist 1, wenn man gewinnt. Ein Verlust innerhalb des Rauschens der Suche zählt nicht; bis 2 Prozentpunkte ist eine Entscheidung gut, bis 5 ungenau, bis 10 ein Fehler, darüber ein grober Fehler.',
      'Mit --json bekommt jede Aufzeichnung ein Objekt (docs/review.md erklärt jedes Feld):',
      json,
      `Eine ungültige Aufzeichnung bekommt die Zeile, die ihr ${typed('alleycat check')} gibt.`,
    ],
    options: {
      seat: 'nur von diesem Platz berichten, ab 0 gezählt; sonst von allen',
      record: 'nur diese Aufzeichnung der Datei, ab 0 gezählt; sonst alle',
      iterations: `wie lange jede Entscheidung überdacht wird, sonst ${iterations}; dieselbe Zahl ergibt dieselbe Analyse`,
      json: 'ein JSON-Objekt für jede Aufzeichnung',
    },
  }),
  arena: (games, bots, quoted, json, standard) => ({
    about: [
      'Bots treten gegeneinander an. Jede Kartenverteilung wird in jeder Rotation der Aufstellung über die Plätze einmal gespielt, damit sich das Glück der Karten und des Platzes aufhebt. Von jedem Bot erfährst du, welchen Anteil der Partien ein Platz von ihm gewinnt, mit dem Bereich, in dem die Wahrheit mit 95 % Sicherheit liegt (gezählt werden Verteilungen, nicht Partien), seine openskill-Wertung mit der doppelten Abweichung, und wie lange er im Mittel über eine Entscheidung nachdenkt.',
      `${OUTSIDE_BOT} ist ein eigenes Programm, das Stellungen liest und Entscheidungen schreibt, ein JSON-Objekt je Zeile; docs/bots.md sagt, wie. Ein Komma oder Leerzeichen innerhalb eines Worts steht in Anführungszeichen: ${quoted}. Ein Bot, der ausfällt, zu langsam ist oder sich für etwas Unerlaubtes entscheidet, beendet den Lauf mit dem Rückgabewert 2.`,
      'Mit --json kommt erst ein Objekt für den Lauf, dann eines für jeden Bot:',
      json,
      `${typed('seats')} eines Bots ist, wie viele Plätze am Tisch er hat. Ein geteilter Sieg zählt anteilig. Bots, die nach der Uhr denken, spielen nicht zweimal gleich.`,
    ],
    options: {
      game: `${either(games)}; nötig`,
      bots: `wer spielt; der letzte bekommt auch die übrigen Plätze; nötig (${bots}, ${OUTSIDE_BOT})`,
      seats: 'wie viele spielen; sonst so viele, wie Bots genannt sind',
      games: `wie viele Partien, aufgerundet auf ganze Rotationen; sonst ${standard.games}`,
      seed: 'eine Zahl oder ein Wort; derselbe Seed ergibt dasselbe Ergebnis; sonst eine Zufallszahl',
      options: recordOptions,
      jobs: threads,
      timeout: `wie viele Sekunden auf die Antwort eines exec-Bots gewartet wird; sonst ${standard.timeout}`,
      out: `die Aufzeichnungen der Partien dorthin schreiben; ${typed('names')} sagt, wer wo saß`,
      json: 'ein JSON-Objekt für den Lauf und eines für jeden Bot statt einer Tabelle',
    },
  }),
  atlas: (games, standard, portion) => ({
    about: [
      'Spielt jedes Spiel mit jeder Einstellung an jeder Zahl von Plätzen und schreibt auf, wie sich diese Tische spielen, jede Zahl mit dem Bereich, in dem sie mit 95 % Sicherheit liegt: wie viele Züge eine Partie dauert, wie oft die Führung wechselt, was der erste Platz über seinen Anteil hinaus gewinnt, wie viele Züge Angriffe sind, wie viel vom Ergebnis Können ist und was jede Karte der ersten Hand wert ist. docs/atlas.md legt sie fest und sagt, was sie nicht sind.',
      'Jeder gespielte Teil kommt in ein Journal. Derselbe Befehl macht dort weiter, wo er angehalten wurde, mit Strg-C oder sonst wie, und mit mehr Partien spielt er nur, was fehlt. Die Datei folgt allein aus den Optionen, gleich wie viele Threads es waren und wie oft der Lauf angehalten wurde.',
    ],
    options: {
      out: 'die Datei mit den Daten; nötig. Was gespielt wurde, steht daneben in FILE.journal',
      games: `wie viele Partien gierige Bots an jedem Tisch spielen, aufgerundet auf ganze Teile zu ${portion.greedy}; sonst ${standard.greedy}`,
      search: `wie viele Partien suchende Bots an jedem Tisch zu zweit und zu viert spielen, in Teilen zu ${portion.search}; sonst ${standard.search}`,
      contest: `wie viele Partien ein suchender Bot an jedem Tisch gegen gierige spielt, in Teilen zu ${portion.contest}; sonst ${standard.contest}`,
      bot: `der Bot, der sucht; sonst ${standard.bot}`,
      seed: `eine Zahl oder ein Wort; derselbe Seed ergibt dieselbe Datei; sonst ${standard.seed}`,
      game: `${either(games)}; sonst alle`,
      seats: 'nur Tische mit so vielen Plätzen',
      options: `nur Tische mit diesen ${typed('options')} einer Aufzeichnung; braucht --game`,
      jobs: threads,
    },
  }),
  bench: (standard, json) => ({
    about: [
      'Misst den Spielkern, die Bots, die App oder den Server. Die Tabellen sind auf Englisch, weil sie für die Dokumente des Projekts gemacht sind und weil --only nach den Namen ihrer Zeilen sucht.',
      'engine spielt zufällige Partien jedes Spiels an jeder Zahl von Plätzen mit den vorgegebenen Einstellungen, in einem Thread und über die öffentlichen Funktionen des Spielkerns, jede Zeile in einem frischen Thread, und nennt die beste von mehreren Runden von einer Zehntelsekunde. Die letzte Spalte setzt die Partien ins Verhältnis zu einer festen Schleife, dem Mischen von 75 Zahlen, die im selben Lauf gemessen wird: So lassen sich Zahlen verschiedener Rechner vergleichen.',
      `bots misst, was das Projekt von seinen Bots behauptet: in wie viele Kartenverteilungen eine Suche je Sekunde sieht, und wer stärker ist als wer, in einer Arena mit festem Seed. ${typed('a seat')} ist, was ein Platz des zuerst genannten Bots gewinnt, mit dem Bereich, in dem die Wahrheit mit 95 % Sicherheit liegt; er ist ${typed('stronger')} oder ${typed('weaker')}, wenn dieser Bereich den gleichen Anteil nicht enthält, und ${typed('open')}, wenn es mehr Partien braucht; dann folgt seine mittlere Zeit je Entscheidung. Alles zusammen dauert Stunden: --games und --only sind für weniger. Mit --json je eine Zeile:`,
      json.bots,
      'web misst die gebaute App (npm run build) in Chromium, von diesem Rechner ausgeliefert:',
      [
        [
          'bytes',
          'was ein erster Besuch lädt, bis die Startseite benutzbar ist und bis zum ersten Zug jedes Spiels, komprimiert; das Ziel gilt für JavaScript und CSS',
        ],
        [
          'start',
          'wie lange ein nachgebildetes Telefon braucht, bis man auf Spielen drücken kann, und von da bis zur ersten eigenen Entscheidung; eine Seite nur aus HTML ist der Vergleich',
        ],
        [
          'frames',
          'was die Seite 50 ms oder länger stillstehen lässt, während Bots spielen, auf diesem Telefon und auf diesem Rechner',
        ],
        [
          'openings',
          'die längste Aufgabe dieses Telefons, wenn jemand ein Formular, eine Lektion, die Regeln, einen Tisch, eine Rückschau und andere Seiten öffnet, einen Dialog öffnet, die Sprache wechselt oder einen Tisch verlässt',
        ],
        ['lighthouse', 'seine Noten für die Startseite und einen Tisch jedes Spiels; mit npx geholt'],
      ],
      'Mit diesen Wörtern beginnen die Namen der Zeilen. Playwright und Chromium müssen installiert sein; CHROMIUM_PATH nennt eines. Mit --json je eine Zeile:',
      json.web,
      'server spielt Hunderte Tische zugleich über die Loopback-Schnittstelle, jeder Platz ein Gast mit eigenem Stream: auf SQLite und auf PostgreSQL mit einem und mit zwei Knoten; an Tischen zu zweit und zu viert; mit voller Kraft (flat out), wo alle sofort entscheiden, und im Takt (paced), mit einer Entscheidung je Sekunde und Tisch. Jede Zeile nennt',
      [
        ['decisions/s', 'wie viele bestätigt wurden'],
        ['p50, p99', 'Millisekunden vom Absenden einer Entscheidung bis zu ihrer Bestätigung'],
        [
          'µs',
          'Prozessorzeit, die eine Entscheidung den Hauptthread des Servers (jedes Knotens), seinen ganzen Prozess, die Prozesse von PostgreSQL und den Treiber kostete, der ein eigener Prozess ist; ohne /proc, das nur Linux hat, sind Hauptthread und Datenbank nicht bekannt',
        ],
        [
          'driver busy',
          'der Anteil eines Kerns, den der Treiber brauchte: Bei 100 % wird der Treiber gemessen, nicht der Server',
        ],
        [
          'KiB',
          'belegter Speicher nach dem Aufräumen, für einen Tisch im Spiel und für einen offenen Stream; ab einigen Hundert Tischen ein ehrlicher Wert',
        ],
        ['set up', 'Sekunden, bis alle saßen und zuhörten und alle Partien begonnen hatten'],
      ],
      'boardgame.io ist der Server dieser Bibliothek mit unseren beiden Spielen, an Vierertischen, die ohne Pause entscheiden; npm holt sie. Das HTTP-Echo beantwortet Anfragen wie Entscheidungen aus dem Speicher, mit demselben Framework und ohne andere Arbeit; das WebSocket-Echo schickt Nachrichten von der Länge der Antworten zurück, das Wenigste, was ein Server tun könnte. Die Tabelle lässt sich in docs/scale.md einfügen. Was schiefging, steht in der Standardfehlerausgabe. Mit --json je eine Zeile; mainThread und process haben eine Zahl je Knoten, und Zeiten sind in Mikrosekunden, außer p50 und p99:',
      json.server,
      'Mit --restart wird der Server abgeschossen (SIGKILL) und mit derselben Datenbank wieder gestartet. Jede Zeile nennt, in Sekunden von da an, wann die erste Anfrage beantwortet wird, wann die Hälfte der Streams und wann alle gesagt haben, wie ihr Tisch steht, und die Prozessorzeit des Servers bis dahin. Wer abgewiesen wurde, kommt wieder wie die App, und nicht vor Retry-After. Mit --json sind Zeiten in Millisekunden und Prozessorzeit in Mikrosekunden, und was binnen einer Minute nicht geschehen ist, ist null:',
      json.restart,
    ],
    options: {
      json: 'ein JSON-Objekt für jede Zeile der Tabelle',
      seconds: `wie lange jede Geschwindigkeit gemessen wird, beim Spielkern nach bis zu einer halben Sekunde zum Warmwerden; sonst 1; bei web, wie lange jedem Spiel zugesehen wird, sonst ${standard.watch}; bei server sonst ${standard.load}`,
      games: `nur bots: wie viele Partien für jede Behauptung; sonst ${standard.games}, 40 für einen schnellen Blick`,
      only: 'bots, web und server: jede Zeile auslassen, die das nicht im Namen hat',
      jobs: 'nur bots: wie viele Threads spielen; sonst einer je Kern',
      runs: `nur web: wie oft jeder Start gemessen wird; sonst ${standard.runs}`,
      tables: `nur server: wie viele Tische zugleich gespielt werden, sonst ${standard.tables}; mehrere Zahlen zeigen, wie Kosten und Speicher an Tischen zu viert im Takt wachsen`,
      plot: 'nur server: als SVG zeichnen, wie Kosten und Speicher mit der Zahl der Tische wachsen',
      visitors:
        'nur server: zugleich legen immer vier Besucher Gäste und Tische an und setzen sich dazu; sie haben eigene Zeilen',
      flood:
        'nur server: zugleich schickt ein Gast Anfragen, so schnell sie beantwortet werden, an einen Server mit seinen üblichen Grenzen; die Zeile nennt, was nicht abgewiesen wurde',
      restart:
        'nur server: den Server abschießen, während an Tischen zu viert im Takt gespielt wird, ihn wieder starten und sagen, wie schnell alle zurück sind',
      profile: 'nur server: auch ein CPU-Profil je Zeile schreiben und sagen, wo es ist; das bremst den Server',
      folder: 'nur web: die gebaute App; sonst die dieses Projekts, web/dist',
    },
  }),
  backup: () => ({
    about: [
      `Schreibt jeden Tisch, jede Person und jede Einstellung, wie sie in einem Moment sind, in eine neue Datei aus JSON-Zeilen, die nur ihr Besitzer lesen darf. ${where}`,
    ],
    options: {},
  }),
  restore: () => ({
    about: [
      `Füllt eine leere Datenbank aus einer Sicherung, ganz oder gar nicht. Sie darf von anderer Art sein als die, aus der die Sicherung stammt. ${where}`,
    ],
    options: {},
  }),
}
