import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulings } from '../rulings/pl.ts'
import { ORIGINS } from '../rulings/origins.ts'

export const rules: RulesText = {
  origins: ORIGINS,
  rulings,
  sections: [
    {
      id: 'goal',
      title: 'Cel gry',
      rules: ['CB-4'],
      body: [
        {
          kind: 'text',
          text: 'W muzeum zapadła noc. Twoje koty polują na złote kłębki, ale inne bandy też. Twórz bandy, wsuwaj pod nie karty i znikaj z łupem.',
        },
        {
          kind: 'text',
          text: 'Kto pierwszy zdobędzie 8 złotych kłębków, od razu wygrywa. Wariant Galeria sław daje drugą drogę do zwycięstwa; opisujemy go niżej.',
          rules: ['CB-4'],
        },
      ],
    },
    {
      id: 'deck',
      title: 'Karty',
      rules: ['CB-1'],
      body: [
        {
          kind: 'text',
          text: 'W talii jest 110 kart: 90 kotów w sześciu kolorach, po 15 z każdego, i 20 luster. Każdy kolor ma też własny wzór futra i własną literę, więc rozróżnisz koty nawet bez kolorów.',
          rules: ['CB-1'],
        },
        {
          kind: 'picture',
          cards: ['B', 'G', 'O', 'P', 'R', 'Y'],
          caption: 'Koty: niebieski, zielony, pomarańczowy, fioletowy, czerwony i żółty.',
        },
        {
          kind: 'picture',
          cards: ['M'],
          caption: 'Lustro to dżoker przy infiltracji. Do niczego innego się nie przydaje.',
        },
        {
          kind: 'text',
          text: 'Na odwrocie każdej karty jest złoty kłębek. Czym zakryta karta jest naprawdę, zależy od bandy nad nią.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Przygotowanie',
      rules: ['CB-2', 'CB-3'],
      body: [
        {
          kind: 'text',
          text: 'Graczy jest od 2 do 4; grają kolejno, zgodnie z ruchem wskazówek zegara. Zaczyna gracz na miejscu 1. Kto tam siada, decyduje los, chyba że miejsca ustalono przy tworzeniu stołu.',
          rules: ['CB-2'],
        },
        {
          kind: 'text',
          text: 'Stół tasuje wszystkie 110 kart, lustra razem z kotami. Każdy dostaje 6 kart. Kolejne 6 kart stół wykłada odkryte: to rynek. Pozostałe karty tworzą zakryty stos kart do dobierania.',
          rules: ['CB-3'],
        },
        {
          kind: 'picture',
          cards: ['B', 'B', 'G', 'M', 'R', 'Y'],
          caption: 'Tak może wyglądać rynek na początku partii.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Twoja tura',
      rules: ['CB-5', 'CB-14'],
      body: [
        {
          kind: 'text',
          text: 'W swojej turze wykonujesz jedną z pięciu akcji, ani mniej, ani więcej:',
          rules: ['CB-5'],
        },
        {
          kind: 'list',
          items: [
            'Werbuj: bierzesz 2 karty na rękę.',
            'Utwórz bandę: wykładasz 1 odkrytego kota jako nową bandę albo do bandy, którą już masz.',
            'Aktywuj: wkładasz 1 zakrytego kota pod jedną ze swoich band.',
            'Zabezpiecz: zdobywasz własne kłębki.',
            'Infiltruj: płacisz kartami i sięgasz po kartę pod cudzą bandą.',
          ],
        },
        { kind: 'text', text: 'Pasujesz tylko wtedy, gdy żadna z nich nie jest możliwa.', rules: ['CB-5'] },
        { kind: 'text', text: 'Potem kolej przechodzi na gracza po twojej lewej.', rules: ['CB-14'] },
      ],
    },
    {
      id: 'recruit',
      title: 'Werbuj',
      rules: ['CB-6'],
      body: [
        {
          kind: 'text',
          text: 'Bierzesz 2 karty, jedną po drugiej. Za każdym razem masz wybór: karta z rynku albo wierzchnia karta ze stosu kart do dobierania, której nikt inny nie zobaczy.',
          rules: ['CB-6'],
        },
        {
          kind: 'picture',
          cards: ['B', 'G', 'M', 'O', 'R', 'Y', '→', 'M', '+', null],
          caption: 'Lustro z rynku i nieznana karta ze stosu kart do dobierania.',
        },
        {
          kind: 'text',
          text: 'Widzisz pierwszą kartę, zanim wybierzesz drugą. W międzyczasie rynek nie jest uzupełniany. Dopiero na koniec twojej tury znów pojawia się na nim 6 kart.',
          rules: ['CB-6'],
        },
        {
          kind: 'text',
          text: 'Jeśli da się wziąć tylko 1 kartę, bierzesz tylko ją. Nie ma limitu kart na ręce: możesz zatrzymać tyle kart, ile chcesz.',
          asked: 'ile kart mogę można mieć trzymać na w ręce ręku najwięcej maksymalnie maksimum limit',
          rules: ['CB-6'],
        },
        {
          kind: 'example',
          text: 'Dobierasz ze stosu i trafiasz na zielonego kota. Na rynku leży drugi zielony, więc bierzesz go jako drugą kartę. Potem rynek zostaje uzupełniony.',
        },
        {
          kind: 'text',
          text: 'Wskazówka: wszyscy widzą, co bierzesz z rynku. Dobieraj ze stosu, jeśli wolisz zachować plany dla siebie.',
        },
      ],
    },
    {
      id: 'form',
      title: 'Utwórz bandę',
      rules: ['CB-7', 'CB-8'],
      body: [
        {
          kind: 'text',
          text: 'Wykładasz przed siebie 1 odkrytego kota z ręki. Zakłada on nową bandę albo dołącza do jednej z twoich. Luster nie można wykładać.',
          rules: ['CB-7'],
        },
        { kind: 'picture', cards: ['B'], caption: 'Nowa banda z jednym kotem.' },
        {
          kind: 'text',
          text: 'Nową bandę możesz założyć zawsze. Istniejąca może urosnąć tylko wtedy, gdy inna twoja banda ma dokładnie tyle samo widocznych kotów.',
          rules: ['CB-8'],
        },
        {
          kind: 'picture',
          cards: ['R', '+', 'B', '→', 'R', 'G', '+', 'B'],
          caption: 'Masz dwie bandy po jednym kocie. Zielony kot może więc dołączyć do czerwonego.',
        },
        {
          kind: 'list',
          items: [
            'Liczą się tylko widoczne koty, a nie karta pod spodem.',
            'Banda z zakrytą kartą też może rosnąć.',
            'Ten sam kolor może się w bandzie powtarzać.',
          ],
          rules: ['CB-8'],
        },
        {
          kind: 'example',
          text: 'Masz bandę z 2 kotami i bandę z 1 kotem. Żadna nie może urosnąć, bo żadna nie ma pary tej samej wielkości. Zakładasz więc drugą bandę z 1 kotem. Później jedna z małych band rośnie do 2 kotów. Masz teraz dwie bandy po 2 koty i jedna z nich może urosnąć do 3.',
        },
        {
          kind: 'text',
          text: 'Wskazówka: włamanie do dużej bandy jest drogie. Potrzebuje ona jednak małych obok siebie, więc wcześnie załóż ich kilka.',
        },
      ],
    },
    {
      id: 'activate',
      title: 'Aktywuj',
      rules: ['CB-9'],
      body: [
        {
          kind: 'text',
          text: 'Wkładasz 1 zakrytego kota z ręki pod jedną ze swoich band. Pod każdą bandą jest miejsce tylko na jedną taką kartę. Lustra się do tego nie nadają.',
          rules: ['CB-9'],
        },
        { kind: 'picture', cards: ['R', 'B', '|', null], caption: 'Banda z dwoma kotami i zakrytą kartą.' },
        {
          kind: 'text',
          text: 'Karta pod spodem nie należy do bandy i nie liczy się jako kot. Swoje zakryte karty możesz oglądać w każdej chwili. Inni widzą tylko, że jakaś tam leży.',
          rules: ['CB-9'],
        },
        {
          kind: 'example',
          text: 'Wkładasz niebieskiego kota pod swoją czerwono-niebieską bandę. Banda nadal ma 2 widoczne koty. W następnej turze możesz zabezpieczyć tę kartę, jeśli nikt cię nie uprzedzi.',
        },
        {
          kind: 'text',
          text: 'Wskazówka: co jakiś czas schowaj niepasujący kolor. Gdyby u ciebie zawsze leżały kłębki, wszyscy by po nie przychodzili.',
        },
      ],
    },
    {
      id: 'yarn-or-trap',
      title: 'Kłębek czy pułapka?',
      rules: ['CB-10'],
      body: [
        {
          kind: 'text',
          text: 'Ile jest warta zakryta karta? Porównaj jej kolor z widocznymi kotami jej bandy. Jeśli któryś z nich ma ten kolor, karta jest złotym kłębkiem. Jeśli żaden go nie ma, jest pułapką.',
          rules: ['CB-10'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', 'B'],
          caption: 'Niebieski pod czerwonym i niebieskim: złoty kłębek. Przy stole karta po prawej pozostaje zakryta.',
        },
        { kind: 'picture', cards: ['R', 'B', '|', 'Y'], caption: 'Żółty pod czerwonym i niebieskim: pułapka.' },
        {
          kind: 'text',
          text: 'Liczy się tylko to, jak banda wygląda teraz, a nie to, jak wyglądała, gdy karta została schowana. Gdy tylko dołączy kot pasującego koloru, pułapka zmienia się w kłębek.',
          rules: ['CB-10'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', 'Y', '→', 'R', 'B', 'Y', '|', 'Y'],
          caption: 'Dołącza żółty kot i pułapka staje się kłębkiem.',
        },
        {
          kind: 'text',
          text: 'Odwrotnie nie bywa nigdy: koty nie opuszczają swojej bandy, więc kłębek zostaje kłębkiem.',
          rules: ['CB-10'],
        },
        {
          kind: 'example',
          text: 'Pod twoją czerwono-niebieską bandą leży żółta karta: pułapka. Twoja druga banda też ma 2 koty, więc możesz dołożyć żółtego kota do pierwszej. Teraz karta pod spodem jest kłębkiem, który możesz zabezpieczyć w jednej z następnych tur.',
        },
      ],
    },
    {
      id: 'secure',
      title: 'Zabezpiecz',
      rules: ['CB-11', 'CB-18'],
      body: [
        {
          kind: 'text',
          text: 'Wybierz co najmniej jedną własną zakrytą kartę, która jest kłębkiem. Odkryj wybrane karty: każda to dla ciebie 1 złoty kłębek.',
          rules: ['CB-11'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', 'B', '→', 'B'],
          caption: 'W bandzie jest niebieski kot, więc niebieska karta daje 1 kłębek.',
        },
        {
          kind: 'text',
          text: 'Pułapki nie można w ten sposób odkryć; pozostaje ukryta. Wszystkie bandy zostają na stole i możesz później wkładać pod nie nowe karty.',
          rules: ['CB-11'],
        },
        {
          kind: 'text',
          text: 'Jeśli zabezpieczasz kilka kłębków naraz, liczą się razem. Możesz przy tym nawet przekroczyć 8.',
          rules: ['CB-18'],
        },
        {
          kind: 'example',
          text: 'Pod dwiema twoimi bandami leżą kłębki, a pod trzecią pułapka. W jednej akcji zabezpieczasz oba kłębki. Pułapka zostaje na swoim miejscu.',
        },
        {
          kind: 'text',
          text: 'Wskazówka: kłębki na stole kuszą innych. Ale zabezpieczenie dwóch lub trzech naraz oszczędza ci tury.',
        },
      ],
    },
    {
      id: 'infiltrate',
      title: 'Infiltruj',
      rules: ['CB-12', 'CB-19'],
      body: [
        {
          kind: 'text',
          text: 'Wybierz bandę przeciwnika, która ma zakrytą kartę. Za każdego jej widocznego kota odrzucasz z ręki kartę tego samego koloru. Lustro zastępuje dowolny kolor.',
          rules: ['CB-12'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', 'B', '|', null, '→', 'R', 'B', 'M'],
          caption:
            'Ta banda kosztuje jedną czerwoną i dwie niebieskie karty. Tutaj lustro zastępuje jedną z niebieskich.',
        },
        {
          kind: 'text',
          text: 'Płacisz dokładnie jedną kartą za każdego widocznego kota. To ty decydujesz, które karty zastąpisz lustrami, nawet jeśli masz właściwy kolor.',
          rules: ['CB-12'],
        },
        { kind: 'text', text: 'Gdy zapłacisz, zakryta karta zostaje odkryta:', rules: ['CB-12'] },
        {
          kind: 'list',
          items: [
            'Kłębek: jest twój.',
            'Pułapka: nie dostajesz nic. Jej właściciel wykłada tego kota odkrytego, jako nową bandę albo do bandy, która może rosnąć.',
            'W obu wypadkach banda zostaje na miejscu, a twoja zapłata przepada.',
          ],
          rules: ['CB-12'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', 'Y'],
          caption: 'Żółty pod czerwonym i niebieskim: ta infiltracja kończy się w pułapce.',
        },
        {
          kind: 'text',
          text: 'Właściciel pułapki wybiera miejsce dla kota; w grę wchodzi też banda, pod którą kot leżał. Jeśli żadna banda nie może rosnąć, nie ma czego wybierać: kot zakłada nową bandę.',
          rules: ['CB-19'],
        },
        {
          kind: 'text',
          text: 'Dokładna kolejność jest taka: zapłata zostaje odrzucona, karta odkryta, kłębek zdobyty albo pułapka wyłożona, a na samym końcu uzupełniany jest rynek. Jeśli trzeba w tym celu przetasować stos kart odrzuconych, twoja zapłata też się w nim znajduje.',
          rules: ['CB-12'],
        },
        {
          kind: 'example',
          text: 'W bandzie Ady widać czerwonego i niebieskiego kota. Odrzucasz czerwonego kota i lustro. Karta pod spodem jest niebieska: 1 złoty kłębek dla ciebie.',
        },
        {
          kind: 'example',
          text: 'W bandzie Bruna widać jednego zielonego kota. Odrzucasz zielonego, ale karta pod spodem jest pomarańczowa: to pułapka. Bruno ma dwie bandy po 1 kocie i może wybierać. Dokłada pomarańczowego kota do jednej z nich.',
        },
        {
          kind: 'text',
          text: 'Wskazówka: im więcej kolorów w bandzie, tym większa szansa, że pilnuje kłębka. Małe bandy są tanie, ale często kryją pułapkę.',
        },
      ],
    },
    {
      id: 'two-players',
      title: 'We dwójkę: pomoc z rynku',
      rules: ['CB-13'],
      body: [
        {
          kind: 'text',
          text: 'Przy dwóch graczach jedna z kart, którymi płacisz za infiltrację, może pochodzić z rynku. Zostaje odrzucona tak jak pozostałe. Lustro z rynku też jest dżokerem.',
          rules: ['CB-13'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', null, '→', 'R', '+', 'M'],
          caption: 'Czerwony kot pochodzi z twojej ręki, a lustro z rynku.',
        },
        {
          kind: 'text',
          text: 'Z rynku może pochodzić najwyżej jedna karta; za resztę płacisz z ręki. Przy bandzie z jednym kotem wystarczy sama karta z rynku. Puste miejsce na rynku jest uzupełniane na koniec tury.',
          rules: ['CB-13'],
        },
        {
          kind: 'example',
          text: 'W bandzie Ady widać czerwonego i niebieskiego kota. Czerwonego masz na ręce, a niebieski leży na rynku. Odrzucasz obie karty i odkrywasz kartę pod spodem.',
        },
      ],
    },
    {
      id: 'hall-of-fame',
      title: 'Wariant: Galeria sław',
      rules: ['CB-4'],
      body: [
        {
          kind: 'text',
          text: 'W tym wariancie możesz wygrać na dwa sposoby: jak zwykle z 8 kłębkami albo z 6 kłębkami, z których każdy ma inny kolor.',
          rules: ['CB-4'],
        },
        {
          kind: 'picture',
          cards: ['B', 'G', 'O', 'P', 'R', 'Y'],
          caption: 'Po jednym kłębku w każdym kolorze: od razu wygrywasz.',
        },
        {
          kind: 'text',
          text: 'Kolory wszystkich zdobytych kłębków pozostają widoczne, żeby każdy mógł śledzić wyścig.',
        },
        {
          kind: 'example',
          text: 'Masz pięć kłębków: niebieski, zielony, pomarańczowy, czerwony i żółty. Teraz zabezpieczasz fioletowy. To wszystkie sześć kolorów, więc wygrywasz, choć masz tylko 6 kłębków.',
        },
      ],
    },
    {
      id: 'piles',
      title: 'Gdy zabraknie kart',
      rules: ['CB-15', 'CB-16'],
      body: [
        {
          kind: 'text',
          text: 'Gdy potrzebna jest karta, a stos kart do dobierania jest pusty, stos kart odrzuconych zostaje przetasowany i staje się nowym stosem kart do dobierania. Dzieje się to dopiero w tej chwili. Bandy, zakryte karty i zdobyte kłębki nigdy do niego nie wracają.',
          rules: ['CB-15'],
        },
        {
          kind: 'text',
          text: 'Jeśli oba stosy są puste, rynek ma na razie mniej niż 6 kart. Zostaje uzupełniony na koniec którejś z późniejszych tur, gdy znów będą karty.',
          rules: ['CB-16'],
        },
      ],
    },
    {
      id: 'end',
      title: 'Koniec partii',
      rules: ['CB-17', 'CB-20'],
      body: [
        {
          kind: 'text',
          text: 'Gdy tylko ktoś ma 8 złotych kłębków, partia się kończy i ten gracz wygrywa. W Galerii sław wystarczy też sześć różnych kolorów.',
          rules: ['CB-17'],
        },
        {
          kind: 'text',
          text: 'Czasem stół oznajmia: brak możliwej akcji. Nie masz wtedy czego werbować, tworzyć, aktywować, zabezpieczać ani infiltrować i pasujesz. Wolno to zrobić tylko w tym jednym wypadku. Jeśli później znów możesz coś zrobić, po prostu grasz dalej.',
          rules: ['CB-20'],
        },
        {
          kind: 'text',
          text: 'Jeśli wszyscy spasują jeden po drugim, partia się kończy. Wygrywa ten, kto ma najwięcej kłębków; jeśli takich graczy jest kilku, wygrywają wspólnie. Tak bywa, gdy wszyscy gromadzą karty, bo koty na stole i zdobyte kłębki nigdy nie wracają.',
          rules: ['CB-20'],
        },
        {
          kind: 'example',
          text: 'Rynek i oba stosy są puste. Nikt nie ma kota na ręce ani kłębka do zabezpieczenia i nikt nie może zapłacić za infiltrację. Wszyscy pasują. Ada i Kleo mają po 5 kłębków, inni mniej: Ada i Kleo wygrywają wspólnie.',
        },
      ],
    },
    {
      id: 'knowledge',
      title: 'Co wolno ci wiedzieć',
      rules: ['CB-21', 'CB-22', 'CB-23'],
      body: [
        { kind: 'text', text: 'Każdy może zobaczyć:', rules: ['CB-21'] },
        {
          kind: 'list',
          items: [
            'ile kart i ile kłębków ma każdy gracz',
            'rynek',
            'widoczne koty wszystkich band i to, pod którymi leży zakryta karta',
            'liczbę kart w stosie kart do dobierania i kolory w stosie kart odrzuconych',
            'każdą odkrywaną kartę w chwili jej odkrycia',
          ],
          rules: ['CB-21'],
        },
        {
          kind: 'text',
          text: 'W wariancie Galeria sław kolory zdobytych kłębków pozostają widoczne. W grze podstawowej widać je w chwili zdobycia; później można je sprawdzić w przebiegu.',
          rules: ['CB-21'],
        },
        {
          kind: 'text',
          text: 'Niektóre rzeczy znasz tylko ty: swoją rękę, karty dobrane ze stosu i kolory swoich zakrytych kart.',
          rules: ['CB-22'],
        },
        {
          kind: 'text',
          text: 'Tego, czego masz nie wiedzieć, w ogóle nie ma na twoim urządzeniu: ani kolejności stosu kart do dobierania, ani cudzej ręki, ani karty pod cudzą bandą. Boty też nie wiedzą więcej niż ty na ich miejscu.',
          rules: ['CB-23'],
        },
      ],
    },
  ],
}
