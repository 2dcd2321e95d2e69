import { nl as reviewed } from '@alleycat/ui/words/reviews/nl.ts'
import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralNl as plural } from '@alleycat/ui/words/plurals.ts'
import { refusals } from '@alleycat/ui/words/refusals/nl.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import { numberIn } from '../text.ts'
import { help } from './help/nl.ts'
import type { Words } from './words.ts'

const number = numberIn('nl')
const list = listIn('nl')
const either = listIn('nl', 'disjunction')

const games = (count: number): string => `${number(count)} ${plural(count, { one: 'partij', other: 'partijen' })}`
const seats = (count: number): string => `${number(count)} ${plural(count, { one: 'plaats', other: 'plaatsen' })}`
const records = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'spelverslag', other: 'spelverslagen' })}`
const bots = (count: number): string => `${number(count)} ${plural(count, { one: 'bot', other: 'bots' })}`

export const nl: Words = {
  number,
  list,
  help,
  refusals,
  percent: (value) => `${value}%`,
  overview: {
    usage: 'Gebruik: alleycat OPDRACHT [opties]',
    about: (names) => `${list(names)}: kaartspellen voor katten in regenjas.`,
    commands: 'Opdrachten:',
    more: `${typed('alleycat OPDRACHT --help')} legt een opdracht uit, ${typed('alleycat --version')} noemt de versie.`,
    summaries: {
      serve: 'de app en de server om samen te spelen',
      play: 'in deze terminal tegen bots spelen',
      simulate: 'bots laten spelen en de spelverslagen bewaren',
      check: 'zeggen of elk spelverslag in een bestand geldig is',
      review: 'terugkijken op partijen: fouten, geluk en keerpunten',
      arena: 'bots tegen elkaar laten spelen en hun sterkte meten',
      atlas: 'meten hoe elke set opties speelt',
      bench: 'meten hoe snel en hoe goed deze computer speelt',
      backup: 'alle gegevens van een draaiende server in één bestand zetten',
      restore: 'een nieuwe database vullen uit een back-up',
    },
    exitCodes: {
      title: 'Exitcodes:',
      done: 'klaar; bij check en review: elk spelverslag is geldig',
      invalid: 'check of review heeft een ongeldig spelverslag gevonden',
      usage: 'verkeerde optie of waarde, onbruikbaar bestand of falende bot van buiten',
      fault: 'een fout in alleycat zelf',
      stopped: 'gestopt met Ctrl-C',
    },
  },
  errors: {
    bug: (detail) => `dit had niet mogen gebeuren, meld het alsjeblieft: ${detail}`,
    noCommand: (name, names) => `er is geen opdracht ${name}: kies uit ${names}, of --help`,
    noSuchOption: (name, names) => `onbekende optie ${name}: kies uit ${names}, of --help`,
    unknownOption: (name, command) => `onbekende optie ${name}: ${typed(`alleycat ${command} --help`)} noemt de opties`,
    takesNoValue: (option, value) => `${option} heeft geen waarde: laat ${value} weg`,
    needsValue: (option, example) => `${option} heeft een waarde nodig: schrijf ${option}=${example}`,
    whole: (option, least, most, given) =>
      `${option} moet een geheel getal van ${number(least)} tot en met ${number(most)} zijn, niet ${given}`,
    decimal: (option, least, most, given) =>
      `${option} moet een getal van ${least} tot en met ${most} zijn (met een decimale punt), niet ${given}`,
    noLanguage: (code, codes) => `er is geen taal ${code}: kies uit ${codes}`,
    whichGame: (names) => `welk spel? kies uit ${names}`,
    noGame: (name, names) => `er is geen spel ${name}: kies uit ${names}`,
    optionsText: (example) => `--options moet JSON zijn, zoals ${example}`,
    optionsObject: (example) => `--options moet een JSON-object zijn, zoals ${example}`,
    options: (detail) => `--options: ${detail}`,
    noBot: (name, names) => `er is geen bot ${name}: kies uit ${names}`,
    noEntrant: (name, names, prefix) =>
      `er is geen bot ${name}: kies uit ${names}, of schrijf ${prefix} en een opdracht`,
    noSearcher: (name, example) => `er is geen bot ${name}: schrijf --bot ${example}`,
    oddBots: (named, wanted) =>
      `--bots noemt ${bots(named)} voor ${seats(wanted)}: noem er één voor alle of één voor elke plaats`,
    tooManyBots: (named, most) => `--bots noemt ${bots(named)} voor ${seats(most)}: noem er minder`,
    whichBots: 'welke bots? schrijf --bots greedy,random',
    openQuote: (mark, text) => `een aanhalingsteken ${mark} is niet gesloten in ${text}`,
    seed: (most) => `--seed moet een getal of een woord van hoogstens ${most} tekens zijn`,
    optionsOnly: (command, option) => `${command} neemt alleen opties: schrijf ${option} als je dat bedoelt`,
    onlyFile: (command) => `${command} neemt één bestand: alleycat ${command} BESTAND`,
    whichFile: `welk bestand? noem er één, of ${typed('-')} voor de standaardinvoer`,
    oneFileAtATime: (command) =>
      `${command} leest één bestand tegelijk: noem er één, of stuur er meer naar ${typed('-')}`,
    oneGame: 'play neemt de naam van één spel: de rest hoort in opties',
    otherGame: (path, game) => `${path} bevat een partij ${game}: noem dat spel of een ander bestand`,
    otherOption: (path, option) =>
      `${path} bevat een partij met een andere ${option}: laat die weg om verder te spelen, of noem een ander bestand`,
    noResume: (path, reason) =>
      `${path} kan niet worden hervat: ${reason}; noem een ander bestand om opnieuw te beginnen`,
    noRecord: (record, path, count) =>
      `er is geen spelverslag ${record}: ${path} heeft er ${number(count)}, geteld vanaf 0`,
    recordSeats: (record, count) =>
      `spelverslag ${record} heeft ${seats(count)}: --seat moet van 0 tot en met ${count - 1} zijn`,
    whereTo: 'waarheen? schrijf --out atlas.json',
    optionsNeedGame: '--options heeft --game nodig: het spel waar de opties bij horen',
    otherJournal: (path, head) =>
      `${path} hoort bij een andere atlas (${head}): verwijder het of kies een andere --out`,
    damagedLine: (path, line) =>
      `regel ${line} van ${path} is beschadigd: verwijder die regel, dan worden de partijen opnieuw gespeeld`,
    benchWhat: (subjects) => `wat meten? schrijf ${typed('alleycat bench')} en één van ${list(subjects)}`,
    benchOption: (option, commands) => `${option} is voor ${list(commands)}`,
    tables: (most, given) =>
      `--tables moeten gehele getallen van 1 tot en met ${number(most)} met komma’s ertussen zijn, niet ${given}`,
    noLine: (text, names) => `geen naam bevat ${text}: kies uit ${names}`,
    noWebLine: (text) => `geen naam bevat ${text}: ${typed('alleycat bench --help')} noemt de namen`,
    noBuild: (folder) => `in ${folder} staat geen gebouwde app: index.html ontbreekt`,
    noOwnBuild: `de app is niet gebouwd: start ${typed('npm run build')} in de map van het project`,
    noPlaywright: `bench web heeft Playwright nodig: start ${typed('npm install')} in de map van het project`,
    noChromium: `bench web heeft Chromium nodig: start ${typed('npx playwright install chromium')}, of wijs er een aan met CHROMIUM_PATH`,
    noStart: (path, reason) => `${path} start niet: ${reason}`,
    tooSlow: (what, seconds) => `${what}: kwam niet binnen ${seconds} seconden; werkt de app in deze map?`,
    exists: (path) => `${path} bestaat al: kies een andere naam`,
    failed: (command, reason) => `${command} is mislukt: ${reason}`,
  },
  files: {
    noRead: (what, reason) => `kan ${what} niet lezen: ${reason}`,
    noWrite: (what, reason) => `kan ${what} niet schrijven: ${reason}`,
    standardInput: 'de standaardinvoer',
    standardOutput: 'naar de standaarduitvoer',
    reasons: {
      denied: 'geen toestemming',
      readOnly: 'het bestandssysteem is alleen-lezen',
      missing: 'bestand of map niet gevonden',
      notFolder: 'een deel van het pad is geen map',
      folder: 'het is een map',
      full: 'de schijf is vol',
      quota: 'de schijfruimte is op',
      large: 'het bestand werd te groot',
      longName: 'de naam is te lang',
      links: 'te veel symbolische koppelingen',
      openFiles: 'te veel open bestanden',
    },
  },
  saved: {
    foreign: 'het is geen opgeslagen partij',
    finished: 'de partij erin is afgelopen',
    unknownGame: 'het is een spel dat deze versie niet kent',
    seating: `${typed('bots')} zegt niet wie waar zit`,
    missing: (field) => `${field} ontbreekt`,
    step: (index, rule, detail) => `stap ${index} is in strijd met ${rule}, ${detail}`,
  },
  outside: {
    bot: (name, fault) => `de bot ${name} ${fault}`,
    noProgram: (name) => `er is geen programma ${name}`,
    notStarted: (reason) => `kon niet worden gestart: ${reason}`,
    left: (how) => `ging weg voordat alle partijen klaar waren (${how})`,
    exitCode: (code) => `exitcode ${code}`,
    silent: (seconds) => `heeft niet binnen ${seconds} s geantwoord`,
    long: 'antwoordde met een veel te lange regel',
    unasked: (text) => `sprak ongevraagd: ${text}; alleen antwoorden gaan naar de standaarduitvoer`,
    notJson: (text) => `antwoordde niet met JSON: ${text}`,
    shape: (example, text) => `moet ${example} antwoorden, niet ${text}`,
    otherId: (given, asked, text) => `antwoordde ${given} op vraag ${asked}: ${text}`,
    mayNot: (choice, reason) => `mag ${choice} niet: ${reason}`,
    noDecision: 'dat is geen beslissing van dit spel',
    forbidden: (rule) => `${rule} verbiedt het`,
  },
  operator: {
    listening: (url) => `Alleycat draait op ${url} (Ctrl-C stopt het)`,
    cutShort: () => 'stoppen duurde te lang en is afgebroken',
    portTaken: (port, host) => `poort ${port} van ${host} is al in gebruik`,
    badPort: (port, host, reason) => `poort ${port} van ${host} kan niet worden gebruikt: ${reason}`,
    cannotOpen: (path, reason) => `de database ${path} kan niet worden geopend: ${reason}`,
    cannotReach: (reason) => `de database is niet bereikbaar: ${reason}`,
    openToOthers: (path, mode, wanted) => `${path} staat open voor anderen (modus ${mode}): geef het modus ${wanted}`,
    inUse: (path) => `een andere server gebruikt de database ${path}: stop die eerst, of geef deze een andere`,
    noSetting: (name, known) => `er is geen instelling ${name}; er zijn ${list(known)}`,
    whole: (name, least, most, given) =>
      `${name} moet een geheel getal van ${number(least)} tot ${number(most)} zijn, niet ${given}`,
    factor: (name, given) => `${name} moet een getal van 0 tot 100 zijn, niet ${given}`,
    range: (name, example, given) =>
      `${name} moet uit twee getallen in milliseconden bestaan, zoals ${example}, niet ${given}`,
    oneOf: (name, values, given) => `${name} moet een van ${list(values)} zijn, niet ${given}`,
    host: (name, given) => `${name} moet een adres of een naam zijn, niet ${given}`,
    proxies: (name, example, given) =>
      `${name} moet het aantal proxy’s ervoor zijn, zoals 1, of hun adressen, zoals ${example}, niet ${given}: wie niet genoemd is, zou zich elk adres kunnen geven`,
    postgres: (name, scheme) => `${name} is geen geldig ${scheme}-adres`,
    database: (name, scheme) => `${name} moet met ${scheme} beginnen of het pad van een SQLite-bestand zijn`,
    publicUrl: (name, example, given) => `${name} moet een adres zonder pad zijn, zoals ${example}, niet ${given}`,
    sessionKeys: (name, command) =>
      `${name} moet sleutels van minstens 32 bytes in base64 bevatten, zoals ${command} ze maakt`,
    keyFile: (name, reason) => `${name} noemt een bestand dat niet gelezen kan worden: ${reason}`,
    pushHosts: (name, bad) => `${name} moet namen met komma’s ertussen bevatten, of none; ${bad} is geen naam`,
    pushContact: (name, forms, given) => `${name} moet de vorm ${either(forms)} hebben, niet ${given}`,
    newerSchema: (schema, known) =>
      `de database heeft schema ${schema}, maar deze versie van Alleycat kent alleen ${known}: gebruik een nieuwere`,
    noDatabase: (path, folder, database) =>
      `er is geen database ${path}: noem de map in ${folder} of de database zelf in ${database}`,
    notEmpty: () => 'de database is niet leeg: zet terug in een nieuwe',
    noBackup: (format) => `het bestand is geen back-up: de eerste regel moet ${format} noemen`,
    newerBackup: (schema, known) =>
      `de back-up heeft schema ${schema}, maar deze versie van Alleycat kent alleen ${known}: gebruik een nieuwere`,
    incomplete: () => 'de back-up is onvolledig: er staan minder rijen in dan zou moeten',
    otherTable: () => 'de back-up heeft rijen van een tabel die niet bestaat',
    damaged: (line) => `regel ${line} van de back-up is geen JSON`,
  },
  progress: {
    of: (done, total) => `${number(done)} van ${number(total)}`,
    left: (clock) => `nog ${clock}`,
  },
  stopped: 'voortijdig gestopt',
  stoppedUnwritten: (path) => `voortijdig gestopt, dus ${path} is niet geschreven`,
  check: {
    place: (record, step) => (step === null ? `spelverslag ${record}` : `spelverslag ${record}, stap ${step}`),
    finding: (place, rule, fault, detail) => `${place}: ${rule} — ${fault}: ${detail}`,
    notText: 'geen UTF-8: een spelverslag is JSON-tekst in UTF-8',
    tooLong: 'de regel is te lang voor een spelverslag',
    uncheckable: (detail) => `kon niet worden gecontroleerd: ${detail}`,
    faults: {
      rule: 'tegen de regels',
      format: 'geen spelverslag',
      notation: 'geen stap',
      order: 'niet aan de beurt',
      result: 'niet de uitslag',
      trace: 'niet het spoor van de stappen',
      fairness: 'niet zoals vastgelegd',
    },
    none: 'geen spelverslagen',
    summary: (valid, invalid) => `${records(valid + invalid)}, ${number(valid)} geldig, ${number(invalid)} ongeldig`,
  },
  simulate: {
    title: (count, game, atTable, seed) => `${games(count)} ${game} met ${seats(atTable)}, seed ${seed}`,
    seat: (seat) => `plaats ${seat}`,
    won: (count) => `${number(count)} gewonnen`,
    decisions: (count, each) =>
      `${number(count)} ${plural(count, { one: 'beslissing', other: 'beslissingen' })}, ${each} per partij`,
    speed: (seconds, perSecond) => `${seconds} s, ${perSecond} partijen per seconde`,
  },
  arena: {
    title: (played, planned, game, atTable, seed) =>
      `${games(played)}${played === planned ? '' : ` (van ${number(planned)})`} ${game} met ${seats(atTable)}, seed ${seed}`,
    rotations: (deals, atTable) => `${number(deals)} keer gedeeld, elk in ${atTable} zitvolgordes gespeeld`,
    columns: ['bot', 'plaatsen', 'zeges', 'per plaats', '95% ervan', 'rating', 'ms/beslissing'],
    range: (low, high) => `${low} tot ${high}`,
    par: (share) => `Met ${share} is een plaats evenveel waard als de andere.`,
  },
  atlas: {
    stopped: (path) => `voortijdig gestopt; dezelfde opdracht gaat verder met ${path}`,
    tables: (count) => `${number(count)} ${plural(count, { one: 'tafel', other: 'tafels' })}`,
  },
  backup: {
    rows: (count) => `${number(count)} ${plural(count, { one: 'rij', other: 'rijen' })}`,
  },
  review: {
    ...reviewed,
    title: (record, game, atTable) => `Spelverslag ${record}: ${game}, ${seats(atTable)}`,
    player: (seat) => `speler ${seat + 1}`,
    won: (seat) => `${seat} heeft gewonnen`,
    shared: (winners) => `${list(winners)} winnen samen`,
    mattered: 'Zetten die telden',
    turningPoints: 'Keerpunten',
    players: 'Spelers, in procentpunten, opgeteld over alle beslissingen',
    step: (step) => `stap ${step}`,
    steps: (first, last) => `stappen ${first}–${last}`,
    noMistakes: 'geen fouten gevonden: geen beslissing kostte meer dan 2 procentpunten',
    better: (played, better) => `${played}; beter: ${better}`,
    more: (count) =>
      `en nog ${number(count)} die minder ${plural(count, { one: 'kostte', other: 'kostten' })}: --json toont alles`,
    grades: { inaccuracy: 'onnauwkeurig', mistake: 'fout', blunder: 'grote fout' },
    noChoices: 'geen keuzes',
    accuracy: (share) => `nauwkeurigheid ${share}`,
    luck: (change) => `geluk ${change}`,
    skill: (change) => `kunde ${change}`,
    others: (change) => `anderen ${change}`,
    faultless: 'geen fouten',
    blunders: (count) => `${number(count)} ${plural(count, { one: 'grote fout', other: 'grote fouten' })}`,
    mistakes: (count) => `${number(count)} ${plural(count, { one: 'fout', other: 'fouten' })}`,
    inaccuracies: (count) =>
      `${number(count)} ${plural(count, { one: 'onnauwkeurigheid', other: 'onnauwkeurigheden' })}`,
  },
  play: {
    introduction: (title, players, seed) =>
      `${title} met ${players.length} spelers: ${list(players)}; seed ${seed}. Typ ${typed('help')} voor hulp, ${typed('quit')} om te stoppen.`,
    you: 'jij',
    strengths: { easy: 'makkelijk', medium: 'gemiddeld', hard: 'moeilijk' },
    commands: {
      help: 'deze pagina',
      list: 'elke keuze met haar notatie',
      hint: 'de drie beste keuzes, je kans om te winnen met elk ervan, en waarom',
      table: 'de tafel nog eens',
      log: `wat er net gebeurde; ${typed('log all')} toont alles`,
      rules: `een regel op nummer, zoals ${typed('rules CC-7')}`,
      quit: 'stoppen; met --record kun je de partij later hervatten',
    },
    howToChoose: (examples) => `Kies op nummer, of typ een zet zoals in spelverslagen: ${examples}`,
    alsoType: 'Je kunt ook typen:',
    ways: (count, first, last, example) =>
      `${count} manieren, ${first} tot en met ${last}: typ er een, zoals ${example}, of ${typed('list')} om ze te zien`,
    noRulebook: 'De spelregels zijn hier niet geïnstalleerd.',
    whichRule: (first, last) => `Typ ${typed('rules')} en een nummer van ${first} tot en met ${last}.`,
    noChoice: (given, most) => `Er is geen keuze ${given}: kies van 1 tot en met ${most}.`,
    noMove: (given, most, example) =>
      `${given} is geen zet: typ een nummer van 1 tot en met ${most}, een zet zoals ${example}, of ${typed('help')}.`,
    forbidden: (rule, sentence) =>
      `Mag niet volgens ${rule}: ${sentence} ${typed(`rules ${rule}`)} toont de hele regel.`,
    recordIn: (path) => `Het spelverslag staat in ${path}.`,
    savedIn: (path) => `De partij is opgeslagen in ${path}; dezelfde opdracht hervat haar.`,
    notSaved: 'De partij is niet opgeslagen.',
    saveFailed: (reason) => `De partij kon niet worden opgeslagen: ${reason}.`,
  },
}
