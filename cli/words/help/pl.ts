import { listIn } from '@alleycat/ui/words/lists.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import type { Help } from './en.ts'
import { OUTSIDE_BOT, POSTGRES, PUBLIC_ADDRESS } from './names.ts'

const either = listIn('pl', 'disjunction')
const recordOptions = `${typed('options')} zapisu partii; czego brakuje, jest takie jak domyślnie w grze`
const threads = 'ile wątków gra; domyślnie jeden na rdzeń. Zmienia to tylko czas'
const where = `Baza danych jest ta sama, której użyłoby ${typed('alleycat serve')}: ustaw DATABASE_URL albo DATA_DIR jak dla serwera.`

export const help: Help = {
  page: {
    usage: (command) => `Użycie: ${command}`,
    options: 'Opcje:',
    examples: 'Przykłady:',
    language: (codes) => `język odpowiedzi: ${codes}; domyślnie z LC_ALL, LC_MESSAGES albo LANG`,
    help: 'pokaż tę stronę',
  },
  serve: () => ({
    about: [
      'Udostępnia aplikację i prowadzi stoły ludzi, którzy grają razem, aż do zatrzymania (Ctrl-C albo SIGTERM). Wszystko ustawia się zmiennymi środowiskowymi; docs/self-hosting.md wymienia je i objaśnia. Najważniejsze:',
      [
        ['PORT', 'port, na którym nasłuchuje (4040)'],
        ['HOST', 'adres, na którym nasłuchuje (127.0.0.1); 0.0.0.0 oznacza wszystkie'],
        ['DATA_DIR', 'folder pliku SQLite (./data)'],
        ['DATABASE_URL', `${POSTGRES} dla PostgreSQL`],
        ['PUBLIC_URL', `adres, którego używają przeglądarki, na przykład ${PUBLIC_ADDRESS}`],
      ],
      'Błędne lub nieznane ustawienie jest odrzucane z kodem wyjścia 2. Dziennik jest po angielsku, jeden obiekt JSON w wierszu, bo czytają go programy.',
    ],
    options: {},
  }),
  play: (games, usual, bots) => ({
    about: [
      `Ty przeciw botom: ${either(games)}. W trakcie gry wpisz ${typed('help')}. Z --record to samo polecenie wznawia przerwaną partię; gdy się skończy, plik jest zapisem, który przyjmie ${typed('alleycat check')}. (Są w nim wszystkie karty: nie podglądaj.)`,
    ],
    options: {
      seats: 'ilu gra, razem z tobą; domyślnie najmniej, ile pozwala gra',
      seat: 'gdzie siedzisz; domyślnie na miejscu 0, które zaczyna',
      bots: `bot na każde inne miejsce albo jeden na wszystkie; domyślnie ${usual}, tyle, ile potrzeba (są ${bots})`,
      options: recordOptions,
      seed: 'liczba albo słowo; to samo ziarno rozdaje te same karty; domyślnie liczba losowa',
      record: 'zapisuj tam partię po każdym kroku; jeśli plik już jest, wznów ją',
    },
  }),
  simulate: (games, bots) => ({
    about: [
      'Boty grają partie. Zapisy trafiają na standardowe wyjście, jeden obiekt JSON w wierszu; podsumowanie trafia na standardowe wyjście błędów, z ziarnem, które pozwala powtórzyć przebieg.',
    ],
    options: {
      game: `${either(games)}; wymagane`,
      seats: 'ilu gra; domyślnie najmniej, ile pozwala gra',
      games: 'ile partii; domyślnie 1',
      seed: 'liczba albo słowo; to samo ziarno daje te same bajty, oprócz botów, które myślą na czas; domyślnie liczba losowa',
      options: recordOptions,
      bots: `bot na każde miejsce albo jeden na wszystkie; domyślnie random (${bots})`,
      trace: 'dodaj do każdego zapisu wszystkie pozycje ze wszystkimi dozwolonymi decyzjami',
      out: 'zapisz tam zamiast na standardowe wyjście; plik pojawia się, gdy jest kompletny',
    },
  }),
  check: (line, json, megabytes) => ({
    about: [
      `Odtwarza każdy zapis z pliku z wierszami JSON (${typed('-')} to standardowe wejście). Niepoprawny zapis dostaje wiersz z jego numerem i numerem błędnego kroku, oba liczone od 0, ze złamaną zasadą i zdaniem:`,
      line,
      'Z --json każdy zapis dostaje taki wiersz; step to null, gdy żaden krok nie jest winny. Message jest po angielsku, bo czytają go programy:',
      json,
      'Zamiast zasady może tam być:',
      [
        ['format', 'postać zapisu'],
        ['notation', 'słowa kroku'],
        ['order', 'krok, na który nikt nie czeka'],
        ['result, trace', 'twierdzenie, które nie wynika z kroków'],
        ['fairness', 'karta, której nie wylosowano zgodnie ze zobowiązaniem'],
      ],
      `Puste wiersze są pomijane; wiersz dłuższy niż ${megabytes} MiB jest niepoprawny; plik bez zapisów jest poprawny.`,
    ],
    options: {
      json: 'jeden obiekt JSON na każdy zapis, także poprawny',
      trace: 'porównaj też ślady; zapis bez śladu jest wtedy niepoprawny',
      fair: 'sprawdź też rozdania, jak opisuje docs/fairness.md; zapis bez dowodu jest wtedy niepoprawny',
    },
  }),
  review: (formula, json, iterations) => ({
    about: [
      `Odtwarza zapisy z pliku (${typed('-')} to standardowe wejście) i przemyśliwuje każdą decyzję, która miała alternatywę, z wiedzą tego miejsca i niczym więcej: szansę na wygraną przy najlepszej decyzji i przy podjętej. Ile kosztowała decyzja, to umiejętności (skill); co dały lub zabrały decyzje innych, to inni (others); reszta to szczęście (luck):`,
      formula,
      'gdzie first przed rozdaniem to 1 / liczba miejsc, a final to 1 dla zwycięzcy. Strata w granicach szumu wyszukiwania się nie liczy; do 2 punktów procentowych decyzja jest dobra, do 5 niedokładna, do 10 to błąd, powyżej gruby błąd.',
      'Z --json każdy zapis dostaje jeden obiekt (docs/review.md objaśnia każde pole):',
      json,
      `Niepoprawny zapis dostaje wiersz, który daje mu ${typed('alleycat check')}.`,
    ],
    options: {
      seat: 'mów tylko o tym miejscu, licząc od 0; domyślnie o wszystkich',
      record: 'przeanalizuj tylko ten zapis z pliku, licząc od 0; domyślnie wszystkie',
      iterations: `jak długo przemyśliwać każdą decyzję, domyślnie ${iterations}; ta sama liczba daje tę samą analizę`,
      json: 'jeden obiekt JSON na każdy zapis',
    },
  }),
  arena: (games, bots, quoted, json, standard) => ({
    about: [
      'Boty rywalizują. Każde rozdanie jest rozgrywane raz w każdej rotacji składu po miejscach, żeby szczęście kart i miejsca się zniosło. O każdym bocie dowiadujesz się, jaką część partii wygrywa jedno jego miejsce, z przedziałem, w którym prawda leży z prawdopodobieństwem 95% (liczą się rozdania, nie partie), jaki ma ranking openskill z podwójnym odchyleniem i jak długo średnio myśli nad decyzją.',
      `${OUTSIDE_BOT} to twój własny program, który czyta pozycje i pisze decyzje, jeden obiekt JSON w wierszu; docs/bots.md mówi, jak. Przecinek albo odstęp wewnątrz słowa bierze się w cudzysłów: ${quoted}. Bot, który zawiedzie, jest zbyt wolny albo wybiera coś niedozwolonego, kończy przebieg z kodem wyjścia 2.`,
      'Z --json najpierw jest obiekt całego przebiegu, potem po jednym na każdego bota:',
      json,
      `${typed('seats')} bota mówi, ile miejsc przy stole należy do niego. Wspólna wygrana liczy się w części. Boty, które myślą na czas, nie grają dwa razy tak samo.`,
    ],
    options: {
      game: `${either(games)}; wymagane`,
      bots: `kto gra; ostatni dostaje też pozostałe miejsca; wymagane (${bots}, ${OUTSIDE_BOT})`,
      seats: 'ilu gra; domyślnie tylu, ile wymieniono botów',
      games: `ile partii, w górę do pełnych rotacji; domyślnie ${standard.games}`,
      seed: 'liczba albo słowo; to samo ziarno daje ten sam wynik; domyślnie liczba losowa',
      options: recordOptions,
      jobs: threads,
      timeout: `ile sekund czekać na odpowiedź bota exec; domyślnie ${standard.timeout}`,
      out: `zapisz tam zapisy partii; ${typed('names')} mówi, kto gdzie siedział`,
      json: 'jeden obiekt JSON na przebieg i po jednym na bota, zamiast tabeli',
    },
  }),
  atlas: (games, standard, portion) => ({
    about: [
      'Rozgrywa każdą grę z każdym zestawem opcji przy każdej liczbie miejsc i zapisuje, jak się gra przy tych stołach, każdą liczbę z przedziałem 95%: ile ruchów trwa partia, jak często zmienia się prowadzenie, ile ponad swoją część wygrywa pierwsze miejsce, ile tur to ataki, jaka część wyniku to umiejętności i ile jest warta każda karta pierwszej ręki. docs/atlas.md określa te liczby i mówi, czym nie są.',
      'Każda rozegrana porcja partii trafia do dziennika. To samo polecenie rusza dalej tam, gdzie je zatrzymano, przez Ctrl-C albo inaczej, a przy większej liczbie partii rozgrywa tylko to, czego brakuje. Plik zależy tylko od opcji, niezależnie od liczby wątków i zatrzymań.',
    ],
    options: {
      out: 'plik z danymi; wymagane. To, co rozegrano, jest obok, w FILE.journal',
      games: `ile partii grają zachłanne boty przy każdym stole, w górę do pełnych porcji po ${portion.greedy}; domyślnie ${standard.greedy}`,
      search: `ile partii grają szukające boty przy każdym stole dla dwóch i dla czterech, w porcjach po ${portion.search}; domyślnie ${standard.search}`,
      contest: `ile partii jeden szukający bot gra z zachłannymi przy każdym stole, w porcjach po ${portion.contest}; domyślnie ${standard.contest}`,
      bot: `bot, który szuka; domyślnie ${standard.bot}`,
      seed: `liczba albo słowo; to samo ziarno daje ten sam plik; domyślnie ${standard.seed}`,
      game: `${either(games)}; domyślnie wszystkie`,
      seats: 'tylko stoły z tyloma miejscami',
      options: `tylko stoły z takimi ${typed('options')} zapisu; wymaga --game`,
      jobs: threads,
    },
  }),
  bench: (standard, json) => ({
    about: [
      'Mierzy silnik gier, boty, aplikację albo serwer. Tabele są po angielsku, bo powstają dla dokumentów projektu, a --only szuka nazw ich wierszy.',
      'engine rozgrywa losowe partie każdej gry przy każdej liczbie miejsc z domyślnymi opcjami, w jednym wątku i przez publiczne funkcje silnika, każdy wiersz w świeżym wątku, i podaje najlepszą z kilku rund po jednej dziesiątej sekundy. Ostatnia kolumna odnosi partie do stałej pętli, tasowania 75 liczb, mierzonej w tym samym przebiegu: dzięki temu można porównać liczby z różnych maszyn.',
      `bots mierzy to, co projekt mówi o swoich botach: do ilu rozdań na sekundę zagląda wyszukiwanie i kto jest silniejszy od kogo, w arenie ze stałym ziarnem. ${typed('a seat')} to, ile wygrywa miejsce pierwszego wymienionego bota, z przedziałem, w którym prawda leży z prawdopodobieństwem 95%; jest ${typed('stronger')} albo ${typed('weaker')}, gdy przedział nie obejmuje równej części, a ${typed('open')}, gdy trzeba więcej partii; potem jest średni czas na decyzję. Wszystko razem trwa godziny: --games i --only są po to, by zrobić mniej. Z --json po jednym wierszu:`,
      json.bots,
      'web mierzy zbudowaną aplikację (npm run build) w Chromium, z tej maszyny:',
      [
        [
          'bytes',
          'co pobiera pierwsza wizyta, zanim da się użyć strony głównej i do pierwszego ruchu w każdej grze, po kompresji; cel dotyczy JavaScriptu i CSS',
        ],
        [
          'start',
          'ile czasu zajmuje emulowanemu telefonowi, zanim można nacisnąć Graj, i stamtąd do pierwszej własnej decyzji; punktem odniesienia jest strona z samego HTML',
        ],
        ['frames', 'co zatrzymuje stronę na 50 ms lub dłużej, gdy grają boty, na tym telefonie i na tej maszynie'],
        [
          'openings',
          'najdłuższe zadanie tego telefonu, gdy ktoś otwiera formularz, lekcję, zasady, stół, powtórkę i inne strony, otwiera okno dialogowe, zmienia język lub opuszcza stół',
        ],
        ['lighthouse', 'jego oceny strony głównej i stołu każdej gry; pobierany przez npx'],
      ],
      'Tymi słowami zaczynają się nazwy wierszy. Playwright i Chromium muszą być zainstalowane; CHROMIUM_PATH wskazuje, gdzie. Z --json po jednym wierszu:',
      json.web,
      'server rozgrywa setki stołów naraz przez pętlę zwrotną, każde miejsce to gość z własnym strumieniem: na SQLite i na PostgreSQL z jednym i z dwoma węzłami; przy stołach dla dwóch i dla czterech; pełną parą (flat out), gdy wszyscy decydują od razu, i miarowo (paced), z jedną decyzją na sekundę przy każdym stole. Każdy wiersz podaje',
      [
        ['decisions/s', 'ile decyzji potwierdzono'],
        ['p50, p99', 'milisekundy od wysłania decyzji do jej potwierdzenia'],
        [
          'µs',
          'czas procesora, który decyzja kosztowała główny wątek serwera (każdego węzła), cały jego proces, procesy PostgreSQL i sterownik, który jest osobnym procesem; bez /proc, które ma tylko Linux, wątek główny i baza danych są nieznane',
        ],
        [
          'driver busy',
          'część jednego rdzenia potrzebna sterownikowi: przy 100% mierzony jest sterownik, a nie serwer',
        ],
        [
          'KiB',
          'pamięć w użyciu po odśmieceniu, na stół w grze i na otwarty strumień; liczba wiarygodna od kilkuset stołów',
        ],
        ['set up', 'sekundy, zanim wszyscy usiedli i słuchali, a wszystkie partie się zaczęły'],
      ],
      'boardgame.io to serwer tej biblioteki z naszymi dwiema grami, przy stołach czteroosobowych, które decydują bez przerwy; pobiera ją npm. Echo HTTP odpowiada z pamięci na zapytania podobne do decyzji, tym samym frameworkiem i bez innej pracy; echo WebSocket odsyła wiadomości tak długie jak odpowiedzi, czyli najmniej, ile mógłby robić serwer. Tabelę można wkleić do docs/scale.md. Co się nie udało, jest na standardowym wyjściu błędów. Z --json po jednym wierszu, gdzie mainThread i process mają po liczbie na węzeł, a czasy są w mikrosekundach, oprócz p50 i p99:',
      json.server,
      'Z --restart serwer zostaje zabity (SIGKILL) i uruchomiony znowu na tej samej bazie danych. Każdy wiersz podaje, w sekundach od tej chwili, kiedy pierwsze zapytanie dostaje odpowiedź, kiedy połowa strumieni, a kiedy wszystkie powiedziały, jak stoi ich stół, oraz czas procesora, którego serwer do tej pory użył. Kto spotkał się z odmową, wraca tak jak aplikacja i nie wcześniej niż po Retry-After. Z --json czasy są w milisekundach, czas procesora w mikrosekundach, a to, co nie zdarzyło się w ciągu minuty, jest null:',
      json.restart,
    ],
    options: {
      json: 'jeden obiekt JSON na każdy wiersz tabeli',
      seconds: `jak długo mierzyć każdą prędkość, dla silnika po najwyżej pół sekundy rozgrzewki; domyślnie 1; dla web jak długo oglądać każdą grę, domyślnie ${standard.watch}; dla server domyślnie ${standard.load}`,
      games: `tylko bots: ile partii na każde twierdzenie; domyślnie ${standard.games}, 40 na szybkie spojrzenie`,
      only: 'bots, web i server: pomiń każdy wiersz, który nie ma tego w nazwie',
      jobs: 'tylko bots: ile wątków gra; domyślnie jeden na rdzeń',
      runs: `tylko web: ile razy mierzyć każdy start; domyślnie ${standard.runs}`,
      tables: `tylko server: ile stołów gra naraz, domyślnie ${standard.tables}; kilka liczb pokazuje, jak rosną koszt i pamięć przy stołach dla czterech granych miarowo`,
      plot: 'tylko server: narysuj jako SVG, jak koszt i pamięć rosną z liczbą stołów',
      visitors:
        'tylko server: jednocześnie po czterech odwiedzających tworzy gości i stoły i dosiada się do nich; mają własne wiersze',
      flood:
        'tylko server: jednocześnie jeden gość wysyła zapytania tak szybko, jak dostaje odpowiedzi, do serwera z jego zwykłymi limitami; wiersz podaje te, które nie spotkały się z odmową',
      restart:
        'tylko server: zabij serwer, gdy przy stołach dla czterech gra się miarowo, uruchom go znowu i podaj, jak szybko wszyscy wrócili',
      profile:
        'tylko server: zapisz też profil procesora dla każdego wiersza i powiedz, gdzie jest; to spowalnia serwer',
      folder: 'tylko web: zbudowana aplikacja; domyślnie z tego projektu, web/dist',
    },
  }),
  backup: () => ({
    about: [
      `Zapisuje każdy stół, każdą osobę i każde ustawienie z jednej chwili w nowym pliku z wierszami JSON, który może czytać tylko jego właściciel. ${where}`,
    ],
    options: {},
  }),
  restore: () => ({
    about: [
      `Wypełnia pustą bazę danych z kopii zapasowej, w całości albo wcale. Może być innego rodzaju niż ta, z której pochodzi kopia. ${where}`,
    ],
    options: {},
  }),
}
