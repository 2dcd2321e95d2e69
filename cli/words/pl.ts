import { pl as reviewed } from '@alleycat/ui/words/reviews/pl.ts'
import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralPl as plural } from '@alleycat/ui/words/plurals.ts'
import { refusals } from '@alleycat/ui/words/refusals/pl.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import { numberIn } from '../text.ts'
import { help } from './help/pl.ts'
import type { Words } from './words.ts'

const number = numberIn('pl')
const list = listIn('pl')
const either = listIn('pl', 'disjunction')

const games = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'partia', few: 'partie', many: 'partii' })}`
const seats = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'miejsce', few: 'miejsca', many: 'miejsc' })}`
const records = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'zapis partii', few: 'zapisy partii', many: 'zapisów partii' })}`
const bots = (count: number): string => `${number(count)} ${plural(count, { one: 'bota', few: 'boty', many: 'botów' })}`

export const pl: Words = {
  number,
  list,
  help,
  refusals,
  percent: (value) => `${value}%`,
  overview: {
    usage: 'Użycie: alleycat POLECENIE [opcje]',
    about: (names) => `${list(names)}: gry karciane dla kotów w prochowcach.`,
    commands: 'Polecenia:',
    more: `${typed('alleycat POLECENIE --help')} objaśnia polecenie, ${typed('alleycat --version')} podaje wersję.`,
    summaries: {
      serve: 'aplikacja i serwer do wspólnej gry',
      play: 'gra z botami w tym terminalu',
      simulate: 'boty grają, a ich partie są zapisywane',
      check: 'mówi, czy każdy zapis w pliku jest poprawny',
      review: 'analiza partii: błędy, szczęście i punkty zwrotne',
      arena: 'boty rywalizują, a ich siła jest mierzona',
      atlas: 'mierzy, jak się gra z każdym zestawem opcji',
      bench: 'mierzy, jak szybko i jak dobrze gra ten komputer',
      backup: 'zapisuje wszystkie dane działającego serwera w jednym pliku',
      restore: 'wypełnia nową bazę danych z kopii zapasowej',
    },
    exitCodes: {
      title: 'Kody wyjścia:',
      done: 'gotowe; dla check i review: każdy zapis jest poprawny',
      invalid: 'check lub review znalazło niepoprawny zapis',
      usage: 'zła opcja lub wartość, nieczytelny plik albo zawodny bot zewnętrzny',
      fault: 'błąd samego programu alleycat',
      stopped: 'przerwano przez Ctrl-C',
    },
  },
  errors: {
    bug: (detail) => `to nie powinno się zdarzyć, prosimy o zgłoszenie: ${detail}`,
    noCommand: (name, names) => `nie ma polecenia ${name}: wybierz ${names} albo --help`,
    noSuchOption: (name, names) => `nieznana opcja ${name}: wybierz ${names} albo --help`,
    unknownOption: (name, command) =>
      `nieznana opcja ${name}: ${typed(`alleycat ${command} --help`)} podaje listę opcji`,
    takesNoValue: (option, value) => `${option} nie ma wartości: pomiń ${value}`,
    needsValue: (option, example) => `${option} wymaga wartości: napisz ${option}=${example}`,
    whole: (option, least, most, given) =>
      `${option} musi być liczbą całkowitą od ${number(least)} do ${number(most)}, a nie ${given}`,
    decimal: (option, least, most, given) =>
      `${option} musi być liczbą od ${least} do ${most} (z kropką dziesiętną), a nie ${given}`,
    noLanguage: (code, codes) => `nie ma języka ${code}: wybierz jeden z ${codes}`,
    whichGame: (names) => `która gra? wybierz jedną z: ${names}`,
    noGame: (name, names) => `nie ma gry ${name}: wybierz jedną z: ${names}`,
    optionsText: (example) => `--options musi być w formacie JSON, na przykład ${example}`,
    optionsObject: (example) => `--options musi być obiektem JSON, na przykład ${example}`,
    options: (detail) => `--options: ${detail}`,
    noBot: (name, names) => `nie ma bota ${name}: wybierz spośród: ${names}`,
    noEntrant: (name, names, prefix) =>
      `nie ma bota ${name}: wybierz spośród: ${names} albo napisz ${prefix} i polecenie`,
    noSearcher: (name, example) => `nie ma bota ${name}: napisz --bot ${example}`,
    oddBots: (named, wanted) =>
      `--bots podaje ${bots(named)} na ${seats(wanted)}: podaj jednego dla wszystkich albo po jednym na każde`,
    tooManyBots: (named, most) => `--bots podaje ${bots(named)} na ${seats(most)}: podaj mniej`,
    whichBots: 'które boty? napisz --bots greedy,random',
    openQuote: (mark, text) => `cudzysłów ${mark} nie jest zamknięty w ${text}`,
    seed: (most) => `--seed musi być liczbą lub słowem do ${most} znaków`,
    optionsOnly: (command, option) => `${command} przyjmuje tylko opcje: napisz ${option}, jeśli o to chodzi`,
    onlyFile: (command) => `${command} przyjmuje jeden plik: alleycat ${command} PLIK`,
    whichFile: `który plik? podaj jeden albo ${typed('-')} dla standardowego wejścia`,
    oneFileAtATime: (command) => `${command} czyta jeden plik naraz: podaj jeden albo skieruj kilka na ${typed('-')}`,
    oneGame: 'play przyjmuje nazwę jednej gry: reszta należy do opcji',
    otherGame: (path, game) => `w ${path} jest partia ${game}: podaj nazwę właśnie jej albo inny plik`,
    otherOption: (path, option) =>
      `w ${path} jest partia z innym ${option}: pomiń to, aby grać dalej, albo podaj inny plik`,
    noResume: (path, reason) => `nie można wznowić z ${path}: ${reason}; podaj inny plik, aby zacząć nową partię`,
    noRecord: (record, path, count) => `nie ma zapisu ${record}: w ${path} jest ${records(count)}, licząc od 0`,
    recordSeats: (record, count) => `zapis ${record} ma ${seats(count)}: --seat musi być od 0 do ${count - 1}`,
    whereTo: 'dokąd? napisz --out atlas.json',
    optionsNeedGame: '--options wymaga --game: gry, której opcje podajesz',
    otherJournal: (path, head) => `${path} to dziennik innego atlasu (${head}): usuń go albo wybierz inne --out`,
    damagedLine: (path, line) =>
      `wiersz ${line} w ${path} jest uszkodzony: usuń go, a jego partie zostaną rozegrane ponownie`,
    benchWhat: (subjects) => `co mierzyć? napisz ${typed('alleycat bench')} i jedno z: ${list(subjects)}`,
    benchOption: (option, commands) => `${option} jest dla ${list(commands)}`,
    tables: (most, given) =>
      `--tables to liczby całkowite od 1 do ${number(most)} oddzielone przecinkami, a nie ${given}`,
    noLine: (text, names) => `żadna nazwa nie zawiera ${text}: wybierz spośród: ${names}`,
    noWebLine: (text) => `żadna nazwa nie zawiera ${text}: ${typed('alleycat bench --help')} podaje nazwy`,
    noBuild: (folder) => `w ${folder} nie ma zbudowanej aplikacji: brakuje index.html`,
    noOwnBuild: `aplikacja nie jest zbudowana: uruchom ${typed('npm run build')} w folderze projektu`,
    noPlaywright: `bench web wymaga Playwrighta: uruchom ${typed('npm install')} w folderze projektu`,
    noChromium: `bench web wymaga Chromium: uruchom ${typed('npx playwright install chromium')} albo ustaw CHROMIUM_PATH`,
    noStart: (path, reason) => `${path} nie uruchamia się: ${reason}`,
    tooSlow: (what, seconds) =>
      `${what}: brak odpowiedzi przez ${seconds} sekund; czy aplikacja w tym folderze działa?`,
    exists: (path) => `${path} już istnieje: wybierz inną nazwę`,
    failed: (command, reason) => `${command}: nie udało się: ${reason}`,
  },
  files: {
    noRead: (what, reason) => `nie można odczytać ${what}: ${reason}`,
    noWrite: (what, reason) => `nie można zapisać ${what}: ${reason}`,
    standardInput: 'standardowego wejścia',
    standardOutput: 'na standardowe wyjście',
    reasons: {
      denied: 'brak uprawnień',
      readOnly: 'system plików jest tylko do odczytu',
      missing: 'nie ma takiego pliku ani folderu',
      notFolder: 'część ścieżki nie jest folderem',
      folder: 'to jest folder',
      full: 'dysk jest pełny',
      quota: 'limit miejsca na dysku jest wyczerpany',
      large: 'plik zrobił się za duży',
      longName: 'nazwa jest za długa',
      links: 'za dużo dowiązań symbolicznych',
      openFiles: 'za dużo otwartych plików',
    },
  },
  saved: {
    foreign: 'to nie jest zapisana partia',
    finished: 'ta partia jest już zakończona',
    unknownGame: 'ta wersja nie zna takiej gry',
    seating: `${typed('bots')} nie mówi, kto gdzie siedzi`,
    missing: (field) => `brakuje ${field}`,
    step: (index, rule, detail) => `krok ${index} łamie ${rule}, ${detail}`,
  },
  outside: {
    bot: (name, fault) => `bot ${name} ${fault}`,
    noProgram: (name) => `nie ma programu ${name}`,
    notStarted: (reason) => `nie dał się uruchomić: ${reason}`,
    left: (how) => `odszedł przed końcem partii (${how})`,
    exitCode: (code) => `kod wyjścia ${code}`,
    silent: (seconds) => `nie odpowiedział w ciągu ${seconds} s`,
    long: 'odpowiedział o wiele za długim wierszem',
    unasked: (text) => `odezwał się niepytany: ${text}; na standardowe wyjście idą tylko odpowiedzi`,
    notJson: (text) => `nie odpowiedział w formacie JSON: ${text}`,
    shape: (example, text) => `musi odpowiedzieć ${example}, a nie ${text}`,
    otherId: (given, asked, text) => `odpowiedział ${given} na pytanie ${asked}: ${text}`,
    mayNot: (choice, reason) => `nie może wybrać ${choice}: ${reason}`,
    noDecision: 'w tej grze nie ma takiej decyzji',
    forbidden: (rule) => `zabrania tego ${rule}`,
  },
  operator: {
    listening: (url) => `Alleycat działa pod adresem ${url} (Ctrl-C zatrzymuje)`,
    cutShort: () => 'zatrzymywanie trwało zbyt długo i zostało przerwane',
    portTaken: (port, host) => `port ${port} na ${host} jest już zajęty`,
    badPort: (port, host, reason) => `nie można użyć portu ${port} na ${host}: ${reason}`,
    cannotOpen: (path, reason) => `nie można otworzyć bazy danych ${path}: ${reason}`,
    cannotReach: (reason) => `nie można połączyć się z bazą danych: ${reason}`,
    openToOthers: (path, mode, wanted) => `${path} jest dostępny dla innych (tryb ${mode}): nadaj mu tryb ${wanted}`,
    inUse: (path) => `inny serwer używa bazy danych ${path}: zatrzymaj go albo podaj temu inną`,
    noSetting: (name, known) => `nie ma ustawienia ${name}; dostępne: ${list(known)}`,
    whole: (name, least, most, given) =>
      `${name} musi być liczbą całkowitą od ${number(least)} do ${number(most)}, a nie ${given}`,
    factor: (name, given) => `${name} musi być liczbą od 0 do 100, a nie ${given}`,
    range: (name, example, given) => `${name} to dwie liczby milisekund, na przykład ${example}, a nie ${given}`,
    oneOf: (name, values, given) => `${name} może mieć wartość ${either(values)}, a nie ${given}`,
    host: (name, given) => `${name} musi być adresem albo nazwą, a nie ${given}`,
    proxies: (name, example, given) =>
      `${name} to liczba serwerów proxy z przodu, na przykład 1, albo ich adresy, na przykład ${example}, a nie ${given}: kto nie jest wymieniony, mógłby podać dowolny adres`,
    postgres: (name, scheme) => `${name} nie jest poprawnym adresem ${scheme}`,
    database: (name, scheme) => `${name} musi zaczynać się od ${scheme} albo być ścieżką pliku SQLite`,
    publicUrl: (name, example, given) => `${name} musi być adresem bez ścieżki, na przykład ${example}, a nie ${given}`,
    sessionKeys: (name, command) =>
      `${name} musi zawierać klucze o długości co najmniej 32 bajtów w base64, takie jak z ${command}`,
    keyFile: (name, reason) => `${name} wskazuje plik, którego nie można odczytać: ${reason}`,
    pushHosts: (name, bad) => `${name} to nazwy oddzielone przecinkami albo none; ${bad} nie jest nazwą`,
    pushContact: (name, forms, given) => `${name} musi mieć postać ${either(forms)}, a nie ${given}`,
    newerSchema: (schema, known) =>
      `baza danych ma schemat ${schema}, a ta wersja Alleycat zna tylko ${known}: użyj nowszej`,
    noDatabase: (path, folder, database) =>
      `nie ma bazy danych ${path}: podaj jej folder w ${folder} albo ją samą w ${database}`,
    notEmpty: () => 'baza danych nie jest pusta: przywróć do nowej',
    noBackup: (format) => `plik nie jest kopią zapasową: w pierwszym wierszu musi być ${format}`,
    newerBackup: (schema, known) => `kopia ma schemat ${schema}, a ta wersja Alleycat zna tylko ${known}: użyj nowszej`,
    incomplete: () => 'kopia jest niepełna: ma mniej wierszy, niż powinna',
    otherTable: () => 'kopia ma wiersze tabeli, której nie ma',
    damaged: (line) => `wiersz ${line} kopii to nie JSON`,
  },
  progress: {
    of: (done, total) => `${number(done)} z ${number(total)}`,
    left: (clock) => `jeszcze ${clock}`,
  },
  stopped: 'przerwano przed końcem',
  stoppedUnwritten: (path) => `przerwano przed końcem, więc ${path} nie został zapisany`,
  check: {
    place: (record, step) => (step === null ? `zapis ${record}` : `zapis ${record}, krok ${step}`),
    finding: (place, rule, fault, detail) => `${place}: ${rule} — ${fault}: ${detail}`,
    notText: 'to nie UTF-8: zapis partii to tekst JSON w UTF-8',
    tooLong: 'wiersz jest za długi na zapis partii',
    uncheckable: (detail) => `nie udało się sprawdzić: ${detail}`,
    faults: {
      rule: 'niezgodne z zasadami',
      format: 'to nie jest zapis partii',
      notation: 'to nie jest krok',
      order: 'nie ta kolej',
      result: 'nie taki wynik',
      trace: 'nie taki ślad',
      fairness: 'niezgodne ze zobowiązaniem',
    },
    none: 'brak zapisów partii',
    summary: (valid, invalid) =>
      `${records(valid + invalid)}, poprawne: ${number(valid)}, niepoprawne: ${number(invalid)}`,
  },
  simulate: {
    title: (count, game, atTable, seed) => `${games(count)} ${game} na ${seats(atTable)}, ziarno ${seed}`,
    seat: (seat) => `miejsce ${seat}`,
    won: (count) => `wygrane: ${number(count)}`,
    decisions: (count, each) =>
      `${number(count)} ${plural(count, { one: 'decyzja', few: 'decyzje', many: 'decyzji' })}, ${each} na partię`,
    speed: (seconds, perSecond) => `${seconds} s, partie na sekundę: ${perSecond}`,
  },
  arena: {
    title: (played, planned, game, atTable, seed) =>
      `${games(played)}${played === planned ? '' : ` (z ${number(planned)})`} ${game} na ${seats(atTable)}, ziarno ${seed}`,
    rotations: (deals, atTable) =>
      `${number(deals)} ${plural(deals, { one: 'rozdanie', few: 'rozdania', many: 'rozdań' })}, każde w ${atTable} ustawieniach`,
    columns: ['bot', 'miejsca', 'wygrane', 'na miejsce', '95% pewności', 'ranking', 'ms/decyzja'],
    range: (low, high) => `${low} do ${high}`,
    par: (share) => `Przy ${share} miejsce jest warte tyle samo co inne.`,
  },
  atlas: {
    stopped: (path) => `przerwano przed końcem; to samo polecenie ruszy dalej od ${path}`,
    tables: (count) => `${number(count)} ${plural(count, { one: 'stół', few: 'stoły', many: 'stołów' })}`,
  },
  backup: {
    rows: (count) => `${number(count)} ${plural(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy' })}`,
  },
  review: {
    ...reviewed,
    title: (record, game, atTable) => `Zapis ${record}: ${game}, ${seats(atTable)}`,
    player: (seat) => `gracz ${seat + 1}`,
    won: (seat) => `wygrywa ${seat}`,
    shared: (winners) => `zwycięstwo dzielą ${list(winners)}`,
    mattered: 'Ruchy, które się liczyły',
    turningPoints: 'Punkty zwrotne',
    players: 'Gracze, w punktach procentowych, suma wszystkich decyzji',
    step: (step) => `krok ${step}`,
    steps: (first, last) => `kroki ${first}–${last}`,
    noMistakes: 'nie znaleziono błędów: żadna decyzja nie kosztowała więcej niż 2 punkty procentowe',
    better: (played, better) => `${played}; lepiej: ${better}`,
    more: (count) =>
      `i jeszcze ${number(count)} ${plural(count, { one: 'mniej kosztowny', few: 'mniej kosztowne', many: 'mniej kosztownych' })}: --json pokazuje wszystkie`,
    grades: { inaccuracy: 'niedokładność', mistake: 'błąd', blunder: 'gruby błąd' },
    noChoices: 'bez wyboru',
    accuracy: (share) => `dokładność ${share}`,
    luck: (change) => `szczęście ${change}`,
    skill: (change) => `umiejętności ${change}`,
    others: (change) => `inni ${change}`,
    faultless: 'bez błędów',
    blunders: (count) =>
      `${number(count)} ${plural(count, { one: 'gruby błąd', few: 'grube błędy', many: 'grubych błędów' })}`,
    mistakes: (count) => `${number(count)} ${plural(count, { one: 'błąd', few: 'błędy', many: 'błędów' })}`,
    inaccuracies: (count) =>
      `${number(count)} ${plural(count, { one: 'niedokładność', few: 'niedokładności', many: 'niedokładności' })}`,
  },
  play: {
    introduction: (title, players, seed) =>
      `${title}, ${players.length} ${plural(players.length, { one: 'gracz', few: 'graczy', many: 'graczy' })}: ${list(players)}; ziarno ${seed}. Wpisz ${typed('help')}, aby zobaczyć pomoc, ${typed('quit')}, aby skończyć.`,
    you: 'ty',
    strengths: { easy: 'łatwy', medium: 'średni', hard: 'trudny' },
    commands: {
      help: 'ta strona',
      list: 'każda możliwość ze swoim zapisem',
      hint: 'trzy najlepsze możliwości, szansa na wygraną z każdą i dlaczego',
      table: 'jeszcze raz stół',
      log: `co się ostatnio działo; ${typed('log all')} pokazuje wszystko`,
      rules: `zasada według numeru, na przykład ${typed('rules CC-7')}`,
      quit: 'koniec; z --record partię można wznowić',
    },
    howToChoose: (examples) => `Wybierz numer albo wpisz ruch tak jak w zapisie partii: ${examples}`,
    alsoType: 'Możesz też wpisać:',
    ways: (count, first, last, example) =>
      `${count} ${plural(count, { one: 'możliwość', few: 'możliwości', many: 'możliwości' })}, od ${first} do ${last}: wpisz jedną, na przykład ${example}, albo ${typed('list')}, aby je zobaczyć`,
    noRulebook: 'Instrukcja nie jest tu zainstalowana.',
    whichRule: (first, last) => `Wpisz ${typed('rules')} i numer od ${first} do ${last}.`,
    noChoice: (given, most) => `Nie ma możliwości ${given}: wybierz od 1 do ${most}.`,
    noMove: (given, most, example) =>
      `${given} to nie ruch: wpisz numer od 1 do ${most}, ruch taki jak ${example} albo ${typed('help')}.`,
    forbidden: (rule, sentence) => `Zabrania tego ${rule}: ${sentence} ${typed(`rules ${rule}`)} pokazuje całą zasadę.`,
    recordIn: (path) => `Zapis partii jest w ${path}.`,
    savedIn: (path) => `Partia jest zapisana w ${path}; to samo polecenie ją wznawia.`,
    notSaved: 'Partia nie jest zapisana.',
    saveFailed: (reason) => `Nie udało się zapisać partii: ${reason}.`,
  },
}
