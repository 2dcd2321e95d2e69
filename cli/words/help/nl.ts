import { listIn } from '@alleycat/ui/words/lists.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import type { Help } from './en.ts'
import { OUTSIDE_BOT, POSTGRES, PUBLIC_ADDRESS } from './names.ts'

const either = listIn('nl', 'disjunction')
const recordOptions = `de ${typed('options')} van een spelverslag; wat ontbreekt, is zoals het spel het standaard heeft`
const threads = 'hoeveel threads spelen; anders één per kern. Dit verandert alleen hoelang het duurt'
const where = `De database is dezelfde die ${typed('alleycat serve')} zou gebruiken: stel DATABASE_URL of DATA_DIR in zoals voor de server.`

export const help: Help = {
  page: {
    usage: (command) => `Gebruik: ${command}`,
    options: 'Opties:',
    examples: 'Voorbeelden:',
    language: (codes) => `de taal van de antwoorden: ${codes}; anders die van LC_ALL, LC_MESSAGES of LANG`,
    help: 'toon deze pagina',
  },
  serve: () => ({
    about: [
      'Levert de app en houdt de tafels bij van mensen die samen spelen, tot hij moet stoppen (Ctrl-C of SIGTERM). Alles wordt ingesteld met omgevingsvariabelen; docs/self-hosting.md somt ze op met hun betekenis. De belangrijkste:',
      [
        ['PORT', 'poort om op te luisteren (4040)'],
        ['HOST', 'adres om op te luisteren (127.0.0.1); 0.0.0.0 voor alle'],
        ['DATA_DIR', 'map van het SQLite-bestand (./data)'],
        ['DATABASE_URL', `${POSTGRES} voor PostgreSQL`],
        ['PUBLIC_URL', `adres dat browsers gebruiken, zoals ${PUBLIC_ADDRESS}`],
      ],
      'Een verkeerde of onbekende instelling wordt geweigerd met exitcode 2. Het log is in het Engels, één JSON-object per regel, omdat programma’s het lezen.',
    ],
    options: {},
  }),
  play: (games, usual, bots) => ({
    about: [
      `Jij tegen bots: ${either(games)}. Typ tijdens het spelen ${typed('help')}. Met --record gaat dezelfde opdracht verder met een partij die je hebt verlaten; is die afgelopen, dan is het bestand een spelverslag dat ${typed('alleycat check')} aanneemt. (Alle kaarten staan erin: niet spieken.)`,
    ],
    options: {
      seats: 'hoeveel er spelen, jij meegeteld; anders zo weinig als het spel toestaat',
      seat: 'waar je zit; anders op plaats 0, die begint',
      bots: `een bot voor elke andere plaats, of één voor alle; anders ${usual}, zoveel als nodig (er zijn ${bots})`,
      options: recordOptions,
      seed: 'een getal of woord; dezelfde seed deelt dezelfde kaarten; anders een willekeurig getal',
      record: 'bewaar de partij daar na elke stap; bestaat het bestand al, ga er dan mee verder',
    },
  }),
  simulate: (games, bots) => ({
    about: [
      'Bots spelen partijen. Hun spelverslagen gaan naar de standaarduitvoer, één JSON-object per regel; een samenvatting gaat naar de standaardfoutuitvoer, met de seed om het te herhalen.',
    ],
    options: {
      game: `${either(games)}; verplicht`,
      seats: 'hoeveel er spelen; anders zo weinig als het spel toestaat',
      games: 'hoeveel partijen; anders 1',
      seed: 'een getal of woord; dezelfde seed geeft dezelfde bytes, behalve bij bots die op de klok denken; anders een willekeurig getal',
      options: recordOptions,
      bots: `een bot voor elke plaats, of één voor alle; anders random (${bots})`,
      trace: 'voeg aan elk spelverslag elke stelling met alle toegestane beslissingen toe',
      out: 'schrijf daarheen in plaats van naar de standaarduitvoer; het bestand verschijnt als het compleet is',
    },
  }),
  check: (line, json, megabytes) => ({
    about: [
      `Speelt elk spelverslag van een bestand met JSON-regels na (${typed('-')} voor de standaardinvoer). Een ongeldig spelverslag krijgt een regel met zijn nummer en dat van de foute stap, beide vanaf 0 geteld, de overtreden regel en een zin:`,
      line,
      'Met --json krijgt elk spelverslag zo’n regel; step is null als er geen stap fout is. De message is in het Engels, omdat programma’s die lezen:',
      json,
      'In plaats van een regel kan er staan:',
      [
        ['format', 'de vorm van het spelverslag'],
        ['notation', 'de woorden van een stap'],
        ['order', 'een stap die niet aan de beurt is'],
        ['result, trace', 'een bewering die niet uit de stappen volgt'],
        ['fairness', 'een kaart die niet is getrokken zoals was vastgelegd'],
      ],
      `Lege regels worden overgeslagen; een regel boven ${megabytes} MiB is ongeldig; een bestand zonder spelverslagen is geldig.`,
    ],
    options: {
      json: 'één JSON-object per spelverslag, ook voor geldige',
      trace: 'vergelijk ook de traces; een spelverslag zonder trace is dan ongeldig',
      fair: 'controleer ook het delen, zoals docs/fairness.md zegt; een spelverslag zonder bewijs is dan ongeldig',
    },
  }),
  review: (formula, json, iterations) => ({
    about: [
      `Speelt de spelverslagen van een bestand na (${typed('-')} voor de standaardinvoer) en denkt na over elke beslissing met een alternatief, met wat die plaats wist en niets meer: de kans om te winnen met de beste beslissing en met de genomen beslissing. Wat een beslissing kostte, is kunde (skill); wat beslissingen van anderen gaven of namen, zijn de anderen (others); de rest is geluk (luck):`,
      formula,
      'met first 1 / plaatsen vóór het delen, en final 1 voor wie wint. Een verlies binnen de ruis van het zoeken telt niet; tot 2 procentpunten is een beslissing goed, tot 5 onnauwkeurig, tot 10 een fout, daarboven een grote fout.',
      'Met --json krijgt elk spelverslag één object (docs/review.md legt elk veld uit):',
      json,
      `Een ongeldig spelverslag krijgt de regel die ${typed('alleycat check')} eraan geeft.`,
    ],
    options: {
      seat: 'vertel alleen over deze plaats, vanaf 0 geteld; anders over alle',
      record: 'analyseer alleen dit spelverslag van het bestand, vanaf 0 geteld; anders alle',
      iterations: `hoelang over elke beslissing wordt nagedacht, anders ${iterations}; hetzelfde getal geeft dezelfde analyse`,
      json: 'één JSON-object per spelverslag',
    },
  }),
  arena: (games, bots, quoted, json, standard) => ({
    about: [
      'Bots nemen het tegen elkaar op. Elke verdeling van de kaarten wordt één keer gespeeld in elke rotatie van de opstelling over de plaatsen, zodat het geluk van de kaarten en van de plaats wegvalt. Van elke bot lees je welk deel van de partijen een plaats van hem wint, met het bereik waarin de waarheid met 95% zekerheid ligt (verdelingen tellen, geen partijen), zijn openskill-rating met tweemaal de afwijking, en hoelang hij gemiddeld over een beslissing nadenkt.',
      `${OUTSIDE_BOT} is een eigen programma dat stellingen leest en beslissingen schrijft, één JSON-object per regel; docs/bots.md vertelt hoe. Een komma of spatie binnen een woord staat tussen aanhalingstekens: ${quoted}. Een bot die uitvalt, te traag is of iets beslist wat niet mag, beëindigt alles met exitcode 2.`,
      'Met --json komt er eerst een object voor het geheel, dan een voor elke bot:',
      json,
      `${typed('seats')} van een bot is hoeveel plaatsen aan tafel van hem zijn. Een gedeelde zege telt voor een deel. Bots die op de klok denken, spelen niet twee keer hetzelfde.`,
    ],
    options: {
      game: `${either(games)}; verplicht`,
      bots: `wie er spelen; de laatste krijgt ook de plaatsen die over zijn; verplicht (${bots}, ${OUTSIDE_BOT})`,
      seats: 'hoeveel er spelen; anders zoveel als er bots zijn genoemd',
      games: `hoeveel partijen, naar boven afgerond op hele rotaties; anders ${standard.games}`,
      seed: 'een getal of woord; dezelfde seed geeft hetzelfde resultaat; anders een willekeurig getal',
      options: recordOptions,
      jobs: threads,
      timeout: `hoeveel seconden er op het antwoord van een exec-bot wordt gewacht; anders ${standard.timeout}`,
      out: `schrijf de spelverslagen van de partijen daarheen; ${typed('names')} zegt wie waar zat`,
      json: 'één JSON-object voor het geheel en één voor elke bot, in plaats van een tabel',
    },
  }),
  atlas: (games, standard, portion) => ({
    about: [
      'Speelt elk spel met elke set opties met elk aantal plaatsen, en schrijft op hoe die tafels spelen, elk getal met zijn 95%-bereik: hoeveel zetten een partij duurt, hoe vaak de leiding wisselt, wat de eerste plaats boven haar deel wint, hoeveel beurten aanvallen zijn, hoeveel van de uitslag kunde is en wat elke kaart van de eerste hand waard is. docs/atlas.md legt ze vast en zegt wat ze niet zijn.',
      'Elk gespeeld deel komt in een journaal. Dezelfde opdracht gaat verder waar ze werd gestopt, met Ctrl-C of anders, en met meer partijen speelt ze alleen wat ontbreekt. Het bestand volgt alleen uit de opties, hoeveel threads het ook waren en hoe vaak er ook werd gestopt.',
    ],
    options: {
      out: 'het bestand met de gegevens; verplicht. Wat gespeeld is, staat ernaast in FILE.journal',
      games: `hoeveel partijen gretige bots aan elke tafel spelen, naar boven afgerond op hele delen van ${portion.greedy}; anders ${standard.greedy}`,
      search: `hoeveel partijen zoekende bots aan elke tafel van twee en van vier spelen, in delen van ${portion.search}; anders ${standard.search}`,
      contest: `hoeveel partijen één zoekende bot aan elke tafel tegen gretige speelt, in delen van ${portion.contest}; anders ${standard.contest}`,
      bot: `de bot die zoekt; anders ${standard.bot}`,
      seed: `een getal of woord; dezelfde seed geeft hetzelfde bestand; anders ${standard.seed}`,
      game: `${either(games)}; anders alle`,
      seats: 'alleen tafels met zoveel plaatsen',
      options: `alleen tafels met deze ${typed('options')} van een spelverslag; heeft --game nodig`,
      jobs: threads,
    },
  }),
  bench: (standard, json) => ({
    about: [
      'Meet de spelkern, de bots, de app of de server. De tabellen zijn in het Engels, omdat ze voor de documenten van het project zijn gemaakt en omdat --only naar de namen van hun regels zoekt.',
      'engine speelt willekeurige partijen van elk spel met elk aantal plaatsen en de standaardopties, op één thread via de openbare functies van de spelkern, elke regel in een verse thread, en meldt de beste van meerdere rondes van een tiende seconde. De laatste kolom vergelijkt de partijen met een vaste lus, het schudden van 75 getallen, die tegelijk wordt gemeten: zo zijn cijfers van verschillende machines te vergelijken.',
      `bots meet wat het project over zijn bots zegt: in hoeveel kaartverdelingen een zoektocht per seconde kijkt, en wie sterker is dan wie, in een arena met een vaste seed. ${typed('a seat')} is wat een plaats van de eerstgenoemde bot wint, met het bereik waarin de waarheid met 95% zekerheid ligt; hij is ${typed('stronger')} of ${typed('weaker')} als dat bereik het gelijke deel niet bevat, en ${typed('open')} als er meer partijen nodig zijn; dan volgt zijn gemiddelde tijd per beslissing. Alles samen duurt uren: --games en --only zijn voor minder. Met --json elk één regel:`,
      json.bots,
      'web meet de gebouwde app (npm run build) in Chromium, geleverd door deze machine:',
      [
        [
          'bytes',
          'wat een eerste bezoek ophaalt tot de startpagina bruikbaar is en tot de eerste zet van elk spel, gecomprimeerd; het doel gaat over JavaScript en CSS',
        ],
        [
          'start',
          'hoelang een nagebootste telefoon nodig heeft tot je op Spelen kunt drukken, en vandaar tot de eerste eigen beslissing; een pagina met alleen HTML is de vergelijking',
        ],
        [
          'frames',
          'wat de pagina 50 ms of langer laat stilstaan terwijl bots spelen, op die telefoon en op deze machine',
        ],
        [
          'openings',
          'de langste taak van die telefoon wanneer iemand een formulier, een les, de regels, een tafel, Terugkijken en andere pagina’s opent, een dialoog opent, de taal wijzigt of een tafel verlaat',
        ],
        ['lighthouse', 'zijn cijfers voor de startpagina en een tafel van elk spel; opgehaald met npx'],
      ],
      'Met deze woorden beginnen de namen van de regels. Playwright en Chromium moeten geïnstalleerd zijn; CHROMIUM_PATH noemt er een. Met --json elk één regel:',
      json.web,
      'server speelt honderden tafels tegelijk via de loopback, elke plaats een gast met een eigen stream: op SQLite, en op PostgreSQL met één en met twee knooppunten; aan tafels van twee en van vier; op volle kracht (flat out), waar iedereen meteen beslist, en op tempo (paced), met één beslissing per seconde aan elke tafel. Elke regel noemt',
      [
        ['decisions/s', 'hoeveel er werden bevestigd'],
        ['p50, p99', 'milliseconden van het versturen van een beslissing tot de bevestiging ervan'],
        [
          'µs',
          'processortijd die een beslissing de hoofdthread van de server (van elk knooppunt), zijn hele proces, de processen van PostgreSQL en de aanjager kostte, die een ander proces is; zonder /proc, dat alleen Linux heeft, zijn hoofdthread en database niet bekend',
        ],
        [
          'driver busy',
          'het deel van één kern dat de aanjager nodig had: bij 100% wordt de aanjager gemeten, niet de server',
        ],
        [
          'KiB',
          'geheugen in gebruik na het opruimen, voor een tafel in het spel en voor een open stream; vanaf enkele honderden tafels een eerlijk cijfer',
        ],
        ['set up', 'seconden tot iedereen zat en luisterde en alle partijen waren begonnen'],
      ],
      'boardgame.io is de server van die bibliotheek met onze twee spellen, aan tafels voor vier die zonder pauze beslissen; npm haalt haar op. De HTTP-echo beantwoordt verzoeken als beslissingen uit het geheugen, met hetzelfde framework en zonder ander werk; de WebSocket-echo stuurt berichten zo lang als antwoorden terug, het minste wat een server kan doen. De tabel kan in docs/scale.md worden geplakt. Wat misging, staat op de standaardfoutuitvoer. Met --json elk één regel, waarin mainThread en process een getal per knooppunt hebben en tijden in microseconden zijn, behalve p50 en p99:',
      json.server,
      'Met --restart wordt de server afgebroken (SIGKILL) en op dezelfde database weer gestart. Elke regel noemt, in seconden vanaf dat moment, wanneer het eerste verzoek wordt beantwoord, wanneer de helft van de streams en wanneer alle hebben verteld hoe het met hun tafel staat, en de processortijd die de server tot dan nodig had. Wie geweigerd werd, komt terug zoals de app, en niet vóór Retry-After. Met --json zijn tijden in milliseconden en processortijd in microseconden, en wat binnen een minuut niet is gebeurd, is null:',
      json.restart,
    ],
    options: {
      json: 'één JSON-object voor elke regel van de tabel',
      seconds: `hoelang elke snelheid wordt gemeten, bij de spelkern na hoogstens een halve seconde opwarmen; anders 1; bij web hoelang naar elk spel wordt gekeken, anders ${standard.watch}; bij server anders ${standard.load}`,
      games: `alleen bots: hoeveel partijen voor elke bewering; anders ${standard.games}, 40 voor een snelle blik`,
      only: 'bots, web en server: laat elke regel weg die dit niet in zijn naam heeft',
      jobs: 'alleen bots: hoeveel threads spelen; anders één per kern',
      runs: `alleen web: hoe vaak elke start wordt gemeten; anders ${standard.runs}`,
      tables: `alleen server: hoeveel tafels tegelijk worden gespeeld, anders ${standard.tables}; meerdere getallen tonen hoe kosten en geheugen groeien aan tafels van vier op tempo`,
      plot: 'alleen server: teken als SVG hoe kosten en geheugen groeien met het aantal tafels',
      visitors:
        'alleen server: tegelijk maken steeds vier bezoekers gasten en tafels aan en schuiven aan; zij hebben eigen regels',
      flood:
        'alleen server: tegelijk stuurt één gast verzoeken zo snel als ze worden beantwoord, naar een server met zijn gewone grenzen; de regel noemt wat niet werd geweigerd',
      restart:
        'alleen server: breek de server af terwijl er op tempo aan tafels van vier wordt gespeeld, start hem weer en vertel hoe snel iedereen terug is',
      profile:
        'alleen server: schrijf ook een CPU-profiel voor elke regel en zeg waar het staat; dit vertraagt de server',
      folder: 'alleen web: de gebouwde app; anders die van dit project, web/dist',
    },
  }),
  backup: () => ({
    about: [
      `Schrijft elke tafel, persoon en instelling zoals ze op één moment zijn naar een nieuw bestand met JSON-regels, dat alleen de eigenaar mag lezen. ${where}`,
    ],
    options: {},
  }),
  restore: () => ({
    about: [
      `Vult een lege database uit een back-up, helemaal of niet. Het mag een ander soort database zijn dan die waar de back-up van komt. ${where}`,
    ],
    options: {},
  }),
}
