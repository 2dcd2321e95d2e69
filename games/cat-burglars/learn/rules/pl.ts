import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/pl.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'Cel gry',
    body: [
      'W muzeum zapadła noc. Twoje koty polują na złote kłębki, ale inne bandy też. Twórz bandy, wsuwaj pod nie karty i znikaj z łupem.',
      {
        text: 'Kto pierwszy zdobędzie 8 złotych kłębków, od razu wygrywa. Wariant Galeria sław daje drugą drogę do zwycięstwa; opisujemy go niżej.',
        asked: 'jak kiedy wygrać wygrywam wygrana zwycięzca',
      },
    ],
  },
  deck: {
    title: 'Karty',
    body: [
      {
        text: 'W talii jest 110 kart: 90 kotów w sześciu kolorach, po 15 z każdego, i 20 luster. Każdy kolor ma też własny wzór futra i własną literę, więc rozróżnisz koty nawet bez kolorów.',
        asked: 'ile luster kart kotów kolorów jest',
      },
      'Koty: niebieski, zielony, pomarańczowy, fioletowy, czerwony i żółty.',
      {
        text: 'Lustro to dżoker przy infiltracji. Do niczego innego się nie przydaje.',
        asked: 'do czego służy lustro dżoker',
      },
      'Na odwrocie każdej karty jest złoty kłębek. Czym zakryta karta jest naprawdę, zależy od bandy nad nią.',
    ],
  },
  setup: {
    title: 'Przygotowanie',
    body: [
      {
        text: 'Graczy jest od 2 do 4; grają kolejno, zgodnie z ruchem wskazówek zegara. Zaczyna gracz na miejscu 1. Kto tam siada, decyduje los, chyba że miejsca ustalono przy tworzeniu stołu.',
        asked: 'kto pierwszy rozpoczyna ilu ile osób może grać',
      },
      {
        text: 'Stół tasuje wszystkie 110 kart, lustra razem z kotami. Każdy dostaje 6 kart. Kolejne 6 kart stół wykłada odkryte: to rynek. Pozostałe karty tworzą zakryty stos kart do dobierania.',
        asked: 'co to jest rynek ile kart na początku dostaję targ',
      },
      'Tak może wyglądać rynek na początku partii.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    body: [
      'W swojej turze wykonujesz jedną z pięciu akcji, ani mniej, ani więcej:',
      [
        'Werbuj: bierzesz 2 karty na rękę.',
        'Utwórz bandę: wykładasz 1 odkrytego kota jako nową bandę albo do bandy, którą już masz.',
        'Aktywuj: wkładasz 1 zakrytego kota pod jedną ze swoich band.',
        'Zabezpiecz: zdobywasz własne kłębki.',
        'Infiltruj: płacisz kartami i sięgasz po kartę pod cudzą bandą.',
      ],
      { text: 'Pasujesz tylko wtedy, gdy żadna z nich nie jest możliwa.', asked: 'czy mogę spasować pas' },
      'Potem kolej przechodzi na gracza po twojej lewej.',
    ],
  },
  recruit: {
    title: 'Werbuj',
    body: [
      {
        text: 'Bierzesz 2 karty, jedną po drugiej. Za każdym razem masz wybór: karta z rynku albo wierzchnia karta ze stosu kart do dobierania, której nikt inny nie zobaczy.',
        asked: 'ile kart dobieram biorę ciągnę dobierać mam brak pusta',
      },
      'Lustro z rynku i nieznana karta ze stosu kart do dobierania.',
      {
        text: 'Widzisz pierwszą kartę, zanim wybierzesz drugą. W międzyczasie rynek nie jest uzupełniany. Dopiero na koniec twojej tury znów pojawia się na nim 6 kart.',
        asked: 'kiedy uzupełnia się rynek',
      },
      {
        text: 'Jeśli da się wziąć tylko 1 kartę, bierzesz tylko ją. Nie ma limitu kart na ręce: możesz zatrzymać tyle kart, ile chcesz.',
        asked: 'ile kart mogę można mieć trzymać na w ręce ręku najwięcej maksymalnie maksimum limit',
      },
      'Dobierasz ze stosu i trafiasz na zielonego kota. Na rynku leży drugi zielony, więc bierzesz go jako drugą kartę. Potem rynek zostaje uzupełniony.',
      'Wskazówka: wszyscy widzą, co bierzesz z rynku. Dobieraj ze stosu, jeśli wolisz zachować plany dla siebie.',
    ],
  },
  form: {
    title: 'Utwórz bandę',
    body: [
      {
        text: 'Wykładasz przed siebie 1 odkrytego kota z ręki. Zakłada on nową bandę albo dołącza do jednej z twoich. Luster nie można wykładać.',
        asked: 'zagrać wyłożyć',
      },
      'Nowa banda z jednym kotem.',
      {
        text: 'Nową bandę możesz założyć zawsze. Istniejąca może urosnąć tylko wtedy, gdy inna twoja banda ma dokładnie tyle samo widocznych kotów.',
        asked: 'ile band kotów kart w bandzie jak duża ten sam kolor dwa razy powiększyć większa',
      },
      'Masz dwie bandy po jednym kocie. Zielony kot może więc dołączyć do czerwonego.',
      [
        'Liczą się tylko widoczne koty, a nie karta pod spodem.',
        'Banda z zakrytą kartą też może rosnąć.',
        'Ten sam kolor może się w bandzie powtarzać.',
      ],
      'Masz bandę z 2 kotami i bandę z 1 kotem. Żadna nie może urosnąć, bo żadna nie ma pary tej samej wielkości. Zakładasz więc drugą bandę z 1 kotem. Później jedna z małych band rośnie do 2 kotów. Masz teraz dwie bandy po 2 koty i jedna z nich może urosnąć do 3.',
      'Wskazówka: włamanie do dużej bandy jest drogie. Potrzebuje ona jednak małych obok siebie, więc wcześnie załóż ich kilka.',
    ],
  },
  activate: {
    title: 'Aktywuj',
    body: [
      {
        text: 'Wkładasz 1 zakrytego kota z ręki pod jedną ze swoich band. Pod każdą bandą jest miejsce tylko na jedną taką kartę. Lustra się do tego nie nadają.',
        asked: 'jak zastawić zastawiam pułapkę założyć schować włożyć dwie karty pod bandę',
      },
      'Banda z dwoma kotami i zakrytą kartą.',
      {
        text: 'Karta pod spodem nie należy do bandy i nie liczy się jako kot. Swoje zakryte karty możesz oglądać w każdej chwili. Inni widzą tylko, że jakaś tam leży. Zostaje na miejscu, dopóki jej nie zabezpieczysz albo ktoś nie zinfiltruje bandy.',
        asked: 'podglądać podejrzeć sprawdzić zakryte karty obejrzeć swoją zakrytą kartę cofnąć zabrać zakrytą kartę',
      },
      'Wkładasz niebieskiego kota pod swoją czerwono-niebieską bandę. Banda nadal ma 2 widoczne koty. W następnej turze możesz zabezpieczyć tę kartę, jeśli nikt cię nie uprzedzi.',
      {
        text: 'Wskazówka: co jakiś czas schowaj niepasujący kolor. Gdyby u ciebie zawsze leżały kłębki, wszyscy by po nie przychodzili.',
        asked: 'blefować blef kłamać oszukać oszukiwać',
      },
    ],
  },
  'yarn-or-trap': {
    title: 'Kłębek czy pułapka?',
    body: [
      {
        text: 'Ile jest warta zakryta karta? Porównaj jej kolor z widocznymi kotami jej bandy. Jeśli któryś z nich ma ten kolor, karta jest złotym kłębkiem. Jeśli żaden go nie ma, jest pułapką.',
        asked: 'czy pułapka może stać się kłębkiem co to jest kłębek pułapka czy kolor musi pasować',
      },
      'Niebieski pod czerwonym i niebieskim: złoty kłębek. Przy stole karta po prawej pozostaje zakryta.',
      'Żółty pod czerwonym i niebieskim: pułapka.',
      'Liczy się tylko to, jak banda wygląda teraz, a nie to, jak wyglądała, gdy karta została schowana. Gdy tylko dołączy kot pasującego koloru, pułapka zmienia się w kłębek.',
      'Dołącza żółty kot i pułapka staje się kłębkiem.',
      {
        text: 'Odwrotnie nie bywa nigdy: koty nie opuszczają swojej bandy, więc kłębek zostaje kłębkiem.',
        asked: 'czy mogę przenieść przesunąć zamienić kota podzielić połączyć bandy',
      },
      'Pod twoją czerwono-niebieską bandą leży żółta karta: pułapka. Twoja druga banda też ma 2 koty, więc możesz dołożyć żółtego kota do pierwszej. Teraz karta pod spodem jest kłębkiem, który możesz zabezpieczyć w jednej z następnych tur.',
    ],
  },
  secure: {
    title: 'Zabezpiecz',
    body: [
      {
        text: 'Wybierz co najmniej jedną własną zakrytą kartę, która jest kłębkiem. Odkryj wybrane karty: każda to dla ciebie 1 złoty kłębek. Nikt ci go już nie odbierze.',
        asked: 'jak zdobyć zdobywam kłębki czy można ukraść zabezpieczony kłębek bezpieczny',
      },
      'W bandzie jest niebieski kot, więc niebieska karta daje 1 kłębek.',
      'Pułapki nie można w ten sposób odkryć; pozostaje ukryta. Wszystkie bandy zostają na stole i możesz później wkładać pod nie nowe karty.',
      'Jeśli zabezpieczasz kilka kłębków naraz, liczą się razem. Możesz przy tym nawet przekroczyć 8.',
      'Pod dwiema twoimi bandami leżą kłębki, a pod trzecią pułapka. W jednej akcji zabezpieczasz oba kłębki. Pułapka zostaje na swoim miejscu.',
      'Wskazówka: kłębki na stole kuszą innych. Ale zabezpieczenie dwóch lub trzech naraz oszczędza ci tury.',
    ],
  },
  infiltrate: {
    title: 'Infiltruj',
    body: [
      {
        text: 'Wybierz bandę przeciwnika, która ma zakrytą kartę. Za każdego jej widocznego kota odrzucasz z ręki kartę tego samego koloru. Lustro zastępuje dowolny kolor.',
        asked:
          'ukraść kraść okraść zrabować kłębek co robi może lustro infiltrować własną bandę bez karty zabezpieczoną',
      },
      'Ta banda kosztuje jedną czerwoną i dwie niebieskie karty. Tutaj lustro zastępuje jedną z niebieskich.',
      'Płacisz dokładnie jedną kartą za każdego widocznego kota. To ty decydujesz, które karty zastąpisz lustrami, nawet jeśli masz właściwy kolor.',
      {
        text: 'Gdy zapłacisz, zakryta karta zostaje odkryta:',
        asked: 'trafić trafię wpaść pułapka czy tracę karty którymi płacę co dzieje się z bandą po napadzie',
      },
      [
        'Kłębek: jest twój.',
        'Pułapka: nie dostajesz nic. Jej właściciel wykłada tego kota odkrytego, jako nową bandę albo do bandy, która może rosnąć.',
        'W obu wypadkach banda zostaje na miejscu, a twoja zapłata przepada.',
      ],
      'Żółty pod czerwonym i niebieskim: ta infiltracja kończy się w pułapce.',
      'Właściciel pułapki wybiera miejsce dla kota; w grę wchodzi też banda, pod którą kot leżał. Jeśli żadna banda nie może rosnąć, nie ma czego wybierać: kot zakłada nową bandę.',
      'Dokładna kolejność jest taka: zapłata zostaje odrzucona, karta odkryta, kłębek zdobyty albo pułapka wyłożona, a na samym końcu uzupełniany jest rynek. Jeśli trzeba w tym celu przetasować stos kart odrzuconych, twoja zapłata też się w nim znajduje.',
      'W bandzie Ady widać czerwonego i niebieskiego kota. Odrzucasz czerwonego kota i lustro. Karta pod spodem jest niebieska: 1 złoty kłębek dla ciebie.',
      'W bandzie Bruna widać jednego zielonego kota. Odrzucasz zielonego, ale karta pod spodem jest pomarańczowa: to pułapka. Bruno ma dwie bandy po 1 kocie i może wybierać. Dokłada pomarańczowego kota do jednej z nich.',
      'Wskazówka: im więcej kolorów w bandzie, tym większa szansa, że pilnuje kłębka. Małe bandy są tanie, ale często kryją pułapkę.',
    ],
  },
  'two-players': {
    title: 'We dwójkę: pomoc z rynku',
    body: [
      {
        text: 'Przy dwóch graczach jedna z kart, którymi płacisz za infiltrację, może pochodzić z rynku. Zostaje odrzucona tak jak pozostałe. Lustro z rynku też jest dżokerem.',
        asked: 'płacić kartami z rynku',
      },
      'Czerwony kot pochodzi z twojej ręki, a lustro z rynku.',
      'Z rynku może pochodzić najwyżej jedna karta; za resztę płacisz z ręki. Przy bandzie z jednym kotem wystarczy sama karta z rynku. Puste miejsce na rynku jest uzupełniane na koniec tury.',
      'W bandzie Ady widać czerwonego i niebieskiego kota. Czerwonego masz na ręce, a niebieski leży na rynku. Odrzucasz obie karty i odkrywasz kartę pod spodem.',
    ],
  },
  'hall-of-fame': {
    title: 'Wariant: Galeria sław',
    body: [
      'W tym wariancie możesz wygrać na dwa sposoby: jak zwykle z 8 kłębkami albo z 6 kłębkami, z których każdy ma inny kolor.',
      'Po jednym kłębku w każdym kolorze: od razu wygrywasz.',
      'Kolory wszystkich zdobytych kłębków pozostają widoczne, żeby każdy mógł śledzić wyścig.',
      'Masz pięć kłębków: niebieski, zielony, pomarańczowy, czerwony i żółty. Teraz zabezpieczasz fioletowy. To wszystkie sześć kolorów, więc wygrywasz, choć masz tylko 6 kłębków.',
    ],
  },
  piles: {
    title: 'Gdy zabraknie kart',
    body: [
      {
        text: 'Gdy potrzebna jest karta, a stos kart do dobierania jest pusty, stos kart odrzuconych zostaje przetasowany i staje się nowym stosem kart do dobierania. Dzieje się to dopiero w tej chwili. Bandy, zakryte karty i zdobyte kłębki nigdy do niego nie wracają.',
        asked: 'co gdy talia stos się skończy skończą wyczerpie pusty brak kart tasować',
      },
      'Jeśli oba stosy są puste, rynek ma na razie mniej niż 6 kart. Zostaje uzupełniony na koniec którejś z późniejszych tur, gdy znów będą karty.',
    ],
  },
  end: {
    title: 'Koniec partii',
    body: [
      {
        text: 'Gdy tylko ktoś ma 8 złotych kłębków, partia się kończy i ten gracz wygrywa. W Galerii sław wystarczy też sześć różnych kolorów.',
        asked: 'kiedy kończy się gra partia koniec',
      },
      {
        text: 'Czasem stół oznajmia: brak możliwej akcji. Nie masz wtedy czego werbować, tworzyć, aktywować, zabezpieczać ani infiltrować i pasujesz. Wolno to zrobić tylko w tym jednym wypadku. Jeśli później znów możesz coś zrobić, po prostu grasz dalej.',
        asked: 'nikt nie może grać żadna akcja możliwa nie mogę nic zrobić',
      },
      {
        text: 'Jeśli wszyscy spasują jeden po drugim, partia się kończy. Wygrywa ten, kto ma najwięcej kłębków; jeśli takich graczy jest kilku, wygrywają wspólnie. Tak bywa, gdy wszyscy gromadzą karty, bo koty na stole i zdobyte kłębki nigdy nie wracają.',
        asked: 'remis tyle samo kłębków',
      },
      'Rynek i oba stosy są puste. Nikt nie ma kota na ręce ani kłębka do zabezpieczenia i nikt nie może zapłacić za infiltrację. Wszyscy pasują. Ada i Kleo mają po 5 kłębków, inni mniej: Ada i Kleo wygrywają wspólnie.',
    ],
  },
  knowledge: {
    title: 'Co wolno ci wiedzieć',
    body: [
      'Każdy może zobaczyć:',
      [
        'ile kart i ile kłębków ma każdy gracz',
        'rynek',
        'widoczne koty wszystkich band i to, pod którymi leży zakryta karta',
        'liczbę kart w stosie kart do dobierania i kolory w stosie kart odrzuconych',
        'każdą odkrywaną kartę w chwili jej odkrycia',
      ],
      'W wariancie Galeria sław kolory zdobytych kłębków pozostają widoczne. W grze podstawowej widać je w chwili zdobycia; później można je sprawdzić w przebiegu.',
      'Niektóre rzeczy znasz tylko ty: swoją rękę, karty dobrane ze stosu i kolory swoich zakrytych kart.',
      'Tego, czego masz nie wiedzieć, w ogóle nie ma na twoim urządzeniu: ani kolejności stosu kart do dobierania, ani cudzej ręki, ani karty pod cudzą bandą. Boty też nie wiedzą więcej niż ty na ich miejscu.',
    ],
  },
})
