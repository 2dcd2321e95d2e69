import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/pl.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'Cel gry',
    body: [
      'Catham City wybiera burmistrza, a ty startujesz w wyborach. Zbieraj karty frakcji, zagrywaj je razem i zdobywaj punkty wpływu.',
      ['Przy 2 lub 3 graczach: potrzebujesz 16 punktów wpływu.', 'Przy 4, 5 lub 6 graczach: wystarczy 13 punktów.'],
      {
        text: 'Kto zdobędzie je jako pierwszy, od razu wygrywa. Nie ma ostatniej rundy ani końcowego liczenia.',
        asked: 'jak kiedy wygrać wygrywam wygrana zwycięzca',
      },
    ],
  },
  deck: {
    title: 'Karty',
    body: [
      {
        text: 'Jest osiem frakcji, każda ma 15 kart. W obrębie frakcji wszystkie karty są takie same: liczy się tylko to, do kogo karta należy.',
        asked: 'ile jest kart każdej frakcji ile kart frakcji jest',
      },
      'Cała ósemka: Detektywi, Naukowcy, Robokoty, Mafia, Hakerzy, Policja, Dziennikarze i Urzędnicy.',
      {
        text: 'W partii bierze udział tylko pięć frakcji, czyli 75 kart. Wybiera je gracz, który tworzy stół. Jeśli dopiero zaczynasz, zostań przy zestawie startowym.',
        asked: 'jakie frakcje na początek dla początkujących',
      },
      'Zestaw startowy: Detektywi, Naukowcy, Robokoty, Mafia i Hakerzy.',
      'Punktów wpływu nigdy nie zabraknie. Stół liczy je za ciebie.',
    ],
  },
  setup: {
    title: 'Przygotowanie',
    body: [
      {
        text: 'Graczy jest od 2 do 6; grają kolejno, zgodnie z ruchem wskazówek zegara. O tym, kto zaczyna, decyduje los, chyba że miejsca ustalono przy tworzeniu stołu.',
        asked: 'kto pierwszy rozpoczyna ilu ile osób może grać',
      },
      {
        text: 'Stół tasuje wszystkie 75 kart i rozdaje. Kto dłużej czeka na pierwszą turę, dostaje więcej kart:',
        asked: 'ile iloma kartami zaczyna na początku start ile mam dostaję',
      },
      ['Miejsca 1 i 2: po 6 kart.', 'Miejsca 3 i 4: po 7 kart.', 'Miejsca 5 i 6: po 8 kart.'],
      {
        text: 'Następnie stół wykłada 7 odkrytych kart. To pula kart, z której biorą wszyscy. Pozostałe karty tworzą zakryty stos kart do dobierania.',
        asked: 'co to jest pula kart wystawka rynek',
      },
      'Tak może wyglądać pula kart na początku partii.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    body: [
      {
        text: 'W swojej turze robisz jedną rzecz: bierzesz karty albo je zagrywasz. Nie możesz pasować, dopóki da się coś zrobić. Gdy nie masz nic na ręce, bierzesz karty.',
        asked:
          'spasować pominąć opuścić turę kolejkę nie mam kart skończą brak kart pusta ręka dwa razy czy muszę grać',
      },
      [
        'Bierzesz: zabierasz z puli karty jednej frakcji.',
        'Zagrywasz: wykładasz z ręki karty jednej frakcji i korzystasz z ich efektu.',
      ],
      'Potem sprawdzany jest limit kart na ręce i kolej przechodzi na gracza po twojej lewej.',
      'Jeśli kiedyś nie możesz nic wziąć ani zagrać, twoja akcja przepada. Przy 75 kartach to się nie zdarza; wspominamy o tym tylko dla porządku.',
    ],
  },
  take: {
    title: 'Branie kart',
    body: [
      {
        text: 'Wybierz jedną frakcję, która leży w puli kart, i weź dowolną liczbę jej kart, ale co najmniej 1. Trafiają na twoją rękę, a wszyscy widzą, jakie to karty.',
        asked: 'ile kart wziąć brać różne dobrać ze stosu',
      },
      'Leżą tu dwie karty Mafii. Możesz wziąć jedną z nich albo obie.',
      {
        text: 'Puste miejsca są od razu uzupełniane ze stosu kart do dobierania, tak by znów leżało 7 kart.',
        asked: 'kiedy uzupełnia się pulę',
      },
      'W puli leżą 2 karty Detektywów, 1 karta Hakerów, 2 karty Mafii, 1 karta Robokotów i 1 karta Naukowców. Bierzesz obie karty Mafii. Na ich miejscu pojawiają się karta Hakerów i karta Naukowców. Zostają w puli, bo twoja akcja już się skończyła.',
      'Wskazówka: czasem warto zostawić kartę. Każde puste miejsce to nowa karta, a następny wybór należy do kogoś innego.',
    ],
  },
  play: {
    title: 'Zagrywanie kart',
    body: [
      {
        text: 'Zagrywasz z ręki karty tylko jednej frakcji, dokładnie tak, jak ona wymaga. Jeśli potrzebne są 3 karty, to nie można zagrać ani 2, ani 4. Detektywi i Policja wymagają też dodatkowej karty. Wskazuje ona tylko frakcję; jej własny efekt się nie liczy.',
        asked: 'co to jest zestaw komplet',
      },
      {
        text: 'Jeśli zagranie daje stałą liczbę punktów, dostajesz je najpierw. Potem następuje reszta efektu.',
        asked: 'jak zdobyć zdobywać punkty',
      },
      [
        'Detektywi: 3 karty i 1 dodatkowa. Dostajesz 3 punkty, a inni mogą odpowiedzieć.',
        'Naukowcy: 3 karty. Dostajesz 2 punkty i dobierasz 2 karty.',
        'Robokoty: 2 karty, by dobrać 5, albo 4 karty za 3 punkty.',
        'Mafia: 4 karty. Dostajesz 2 punkty, a inni tracą karty lub punkt.',
        'Hakerzy: od 1 do 4 kart na jednego przeciwnika. Zdobywasz punkty albo kradniesz karty.',
        'Policja: co najmniej 1 karta i 1 dodatkowa, na jednego przeciwnika. Dostajesz punkty za pasujące karty.',
        'Dziennikarze: 2 karty. Dostajesz 2 punkty, a inni mogą ci dać karty.',
        'Urzędnicy: co najmniej 1 karta. Dostajesz 1 punkt za każdą z różnych odkrytych frakcji.',
      ],
    ],
  },
  detectives: {
    title: 'Detektywi',
    body: [
      'Trzy karty Detektywów i karta Mafii jako dodatkowa.',
      'Zagrywasz dokładnie 3 karty Detektywów i dokładasz z ręki 1 dodatkową kartę. Może należeć do dowolnej frakcji; może to być nawet czwarta karta Detektywów.',
      'Dostajesz 3 punkty. Potem każdy przeciwnik może odrzucić jedną kartę tej samej frakcji co twoja dodatkowa i dostaje za to 1 punkt. Nikt nie musi tego robić.',
      'Zagrywasz 3 karty Detektywów i kartę Mafii: 3 punkty dla ciebie. Ada odrzuca kartę Mafii i dostaje 1 punkt. Bruno też ma taką kartę, ale woli ją zatrzymać i pasuje.',
      'Wskazówka: jako dodatkową wybierz kartę frakcji, której inni mają niewiele albo której nie chcą się pozbywać.',
    ],
  },
  scientists: {
    title: 'Naukowcy',
    body: [
      'Trzy karty Naukowców dają 2 punkty i dwie nowe karty.',
      'Zagrywasz dokładnie 3 karty Naukowców.',
      'Dostajesz 2 punkty. Potem dobierasz ze stosu 2 karty, które widzisz tylko ty.',
      'Masz 6 kart i zagrywasz 3 karty Naukowców. Dostajesz 2 punkty i dobierasz kartę Robokotów oraz kartę Hakerów. Masz teraz 5 kart; inni wiedzą ile, ale nie wiedzą jakie.',
      'Wskazówka: Naukowcy opłacają się podwójnie i nikt nie może na nich odpowiedzieć. To dobry wybór w każdej chwili.',
    ],
  },
  robocats: {
    title: 'Robokoty',
    body: [
      'Dwie karty Robokotów: dobierz pięć kart.',
      'Cztery karty Robokotów: 3 punkty.',
      {
        text: 'Zagrywasz dokładnie 2 karty Robokotów albo dokładnie 4. Z 1 kartą lub z 3 nic nie zdziałasz.',
        asked: 'roboty',
      },
      'Za 2 karty dobierasz 5 kart, których nikt inny nie widzi. Za 4 karty dostajesz 3 punkty, ale nic nie dobierasz.',
      'Masz 4 karty Robokotów. Razem dałyby ci 3 punkty. Zagrywasz jednak tylko 2 i dobierasz 5 kart, a pozostałe 2 zachowujesz na później.',
      'Wskazówka: para Robokotów zapełnia pustą rękę. Pamiętaj tylko o limicie 10 kart na koniec tury.',
    ],
  },
  mafia: {
    title: 'Mafia',
    body: [
      'Cztery karty Mafii.',
      'Zagrywasz dokładnie 4 karty Mafii.',
      {
        text: 'Dostajesz 2 punkty. Potem każdy przeciwnik musi zapłacić: odrzucić 2 wybrane przez siebie karty albo oddać 1 punkt. Zależy to od tego, co ma:',
        asked: 'czy mogę stracić tracić punkty',
      },
      [
        'Co najmniej 2 karty i co najmniej 1 punkt: sam decyduje.',
        'Co najmniej 2 karty, ale żadnych punktów: odrzuca 2 karty i sam je wybiera.',
        'Najwyżej 1 karta, ale co najmniej 1 punkt: traci punkt.',
        'Dokładnie 1 karta i żadnych punktów: odrzuca tę kartę.',
        'Ani kart, ani punktów: nic się nie dzieje.',
      ],
      'Zagrywasz 4 karty Mafii i dostajesz 2 punkty. Ada ma 5 kart i 3 punkty; woli oddać punkt. Bruno ma 4 karty, ale nie ma jeszcze punktów: odrzuca 2 karty. Kleo ma 1 kartę i 6 punktów: traci punkt, a kartę zachowuje.',
      'Wskazówka: Mafia boli najbardziej wtedy, gdy inni właśnie skompletowali swoje karty.',
    ],
  },
  hackers: {
    title: 'Hakerzy',
    body: [
      'Dwie karty Hakerów infiltrują rękę przeciwnika.',
      {
        text: 'Zagrywasz od 1 do 4 kart Hakerów na jednego przeciwnika. Musi on mieć co najmniej tyle kart, ile zagrywasz. Twoje karty Hakerów jeszcze się przy tym nie liczą.',
        asked: 'okraść ukraść kraść mi karty',
      },
      'Twoi Hakerzy infiltrują jego rękę: ich karty zostają z nią potasowane. Potem stół losowo odkrywa z niej karty: po jednej za każdą zagraną kartę Hakerów.',
      [
        'Każda odkryta karta Hakerów to 1 punkt dla ciebie; karta zostaje odrzucona, czyjakolwiek była.',
        'Każda inna odkryta karta jest twoja i trafia na twoją rękę.',
        'Karty Hakerów, które nie zostały odkryte, zostają na ręce przeciwnika.',
      ],
      'Odkryte: karta Hakerów za 1 punkt i karta Mafii na twoją rękę.',
      'Bruno ma 4 karty. Zagrywasz na niego 2 karty Hakerów. Z 6 kart 2 zostają odkryte: karta Hakerów i karta Mafii. Dostajesz 1 punkt i kartę Mafii. Twoja druga karta Hakerów należy teraz do Bruna.',
      'Wskazówka: na małej ręce często trafiasz na własnych Hakerów i zdobywasz punkty. Na dużej przeważnie kradniesz karty.',
    ],
  },
  police: {
    title: 'Policja',
    body: [
      'Trzy karty Policji i karta Naukowców jako dodatkowa.',
      'Zagrywasz co najmniej 1 kartę Policji i dokładnie 1 dodatkową kartę innej frakcji, po czym wybierasz przeciwnika. Możesz zagrać tyle kart Policji, ile masz. Wolno wybrać nawet kogoś z pustą ręką.',
      'Stół losowo odkrywa karty z tej ręki: po jednej za każdą zagraną kartę Policji. Jeśli kart na ręce jest mniej, odkrywa wszystkie.',
      [
        'Każda karta tej samej frakcji co twoja dodatkowa to 1 punkt dla ciebie.',
        'Za każdą odkrytą kartę Policji przeciwnik dobiera 1 nową kartę.',
        'Na koniec wszystko, co zostało odkryte i zagrane, trafia na stos kart odrzuconych.',
      ],
      'Odkryte: karta Naukowców to 1 punkt dla ciebie, a za kartę Policji przeciwnik dobiera kartę.',
      'Zagrywasz 3 karty Policji i kartę Naukowców na Kleo, która ma 5 kart. Odkryte zostają karty Naukowców, Policji i Robokotów. Dostajesz 1 punkt, a Kleo dobiera 1 kartę. Odkryte karty są odrzucane, więc zostają jej 3 karty.',
      'Wskazówka: zapamiętuj, co inni biorą z puli kart. Dowiesz się, której frakcji szukać.',
    ],
  },
  journalists: {
    title: 'Dziennikarze',
    body: [
      'Dwie karty Dziennikarzy.',
      'Zagrywasz dokładnie 2 karty Dziennikarzy.',
      {
        text: 'Dostajesz 2 punkty. Potem każdy przeciwnik może dać ci 1 kartę dowolnej frakcji. Tylko ten, kto ją da, może też odrzucić drugą kartę tej samej frakcji, by dostać 1 punkt. Więcej kart nie da się w ten sposób odrzucić.',
        asked: 'czy muszę oddać dawać kartę',
      },
      'Jedna karta Detektywów trafia do ciebie, druga na stos kart odrzuconych: to 1 punkt dla gracza, który daje.',
      'Zagrywasz 2 karty Dziennikarzy i dostajesz 2 punkty. Ada ma 3 karty Detektywów: jedną daje tobie, drugą odrzuca i dostaje 1 punkt. Bruno daje ci kartę, ale niczego nie odrzuca. Kleo pasuje.',
      'Wskazówka: żeby zdobyć punkt za odpowiedź, potrzebujesz dwóch kart jednej frakcji. Zastanów się, jak bardzo pomoże twój prezent.',
    ],
  },
  officials: {
    title: 'Urzędnicy',
    body: [
      'Trzy karty Urzędników, trzy odkryte karty, dwie frakcje: 2 punkty.',
      'Zagrywasz dowolną liczbę kart Urzędników, ale co najmniej 1.',
      'Odkrywasz tyle samo kart ze stosu kart do dobierania i dostajesz 1 punkt za każdą frakcję, która się wśród nich znajdzie; Urzędnicy też się liczą. Potem te karty i zagrane karty Urzędników trafiają na stos kart odrzuconych.',
      'Zagrywasz 3 karty Urzędników i odkrywasz kartę Detektywów oraz dwie karty Naukowców. To dwie frakcje, więc dostajesz 2 punkty.',
      'Wskazówka: druga karta tej samej frakcji nic nie daje. Dwa małe zagrania często przynoszą więcej niż jedno duże.',
    ],
  },
  answers: {
    title: 'Odpowiedzi',
    body: [
      'Na Detektywów, Mafię i Dziennikarzy przeciwnicy odpowiadają. Za każdym razem przebiega to tak samo.',
      'Wszyscy, którzy mają wybór, odpowiadają jednocześnie. Odpowiadasz tylko raz i nie widzisz, co robią inni: odpowiedzi są tajne, dopóki nie nadejdzie ostatnia.',
      'Potem są wykonywane jedna po drugiej, zgodnie z ruchem wskazówek zegara, zaczynając od lewej strony gracza, którego jest tura.',
      'Gracie we czworo, więc celem jest 13 punktów. Zagrywasz karty Detektywów. Po twojej lewej siedzi Ada, a za nią Bruno; oboje mają po 12 punktów i oboje odrzucają pasującą kartę. Odpowiedź Ady jest pierwsza. Ada ma 13 punktów i wygrywa.',
      'Jeśli możesz odpowiedzieć tylko w jeden sposób, stół robi to za ciebie. Ta odpowiedź zostaje wykonana razem z innymi.',
      'Stół patrzy tylko na liczbę kart i punkty: kto może mieć jakiś wybór, jest pokazywany jako odpowiadający, dopóki nie nadejdą wszystkie odpowiedzi. Czy ktoś miał wybór, czy nikt, z zewnątrz wygląda to tak samo, także w czasie. Dzięki temu czekanie nigdy nie zdradza kart.',
      'Przebieg też milczy. Do końca partii ktoś, kto nie miał wyboru, wygląda w nim tak samo jak ktoś, kto spasował.',
      'Kartę, którą oddajesz z powodu Dziennikarzy, znacie tylko ty i gracz, który ją dostaje. Jeśli odrzucisz też kartę tej frakcji, wszyscy będą wiedzieli, co to było.',
    ],
  },
  'hand-limit': {
    title: 'Limit kart na ręce',
    body: [
      {
        text: 'Jeśli na koniec swojej tury masz więcej niż 10 kart, odrzucasz tyle, by zostało dokładnie 10. Wybierasz dowolnie spośród wszystkich kart, starych i nowych.',
        asked:
          'ile kart mogę można mieć trzymać na w ręce ręku najwięcej maksymalnie maksimum limit za dużo więcej 11 12 13 czy muszę odrzucić',
      },
      'Masz 9 kart, zagrywasz 2 karty Robokotów i dobierasz 5. Razem masz 12 kart, więc odrzucasz 2 dowolne.',
      'W trakcie swojej tury możesz mieć więcej niż 10 kart. W cudzych turach nigdy nie zostaje ci ich więcej niż 10, dlatego sprawdzany jest tylko gracz, którego jest tura.',
    ],
  },
  'two-actions': {
    title: 'Wariant: dwie akcje',
    body: [
      'W tym wariancie w każdej turze masz dwie akcje. Możesz dwa razy wziąć, dwa razy zagrać albo zrobić jedno i drugie, w dowolnej kolejności.',
      'Musisz wykonać obie, o ile się da. Limit kart na ręce jest sprawdzany tylko raz, po drugiej akcji.',
      'Najpierw bierzesz z puli 2 karty Detektywów i masz 12 kart. Na razie wolno. W drugiej akcji zagrywasz 3 karty Detektywów i dodatkową kartę, więc kończysz turę z 8 kartami.',
    ],
  },
  piles: {
    title: 'Gdy zabraknie kart',
    body: [
      {
        text: 'Gdy potrzebna jest karta, a stos kart do dobierania jest pusty, stos kart odrzuconych zostaje przetasowany i staje się nowym stosem kart do dobierania. Dzieje się to dopiero w tej chwili, a potem dobieranie trwa dalej.',
        asked: 'co gdy talia stos się skończy skończą wyczerpie pusty brak kart tasować',
      },
      {
        text: 'Karty zagrane i odkryte leżą na stole, dopóki trwa ich efekt. Dopiero potem są odrzucane. Jeśli w tym czasie stos kart odrzuconych jest tasowany, nie ma ich w nim.',
        asked: 'co się dzieje z zagranymi kartami zagrane',
      },
      'Z kartami odrzucanymi w odpowiedzi jest inaczej: leżą na stosie kart odrzuconych, gdy tylko odpowiedź zostanie wykonana.',
      'Jeśli oba stosy są puste, musi wystarczyć to, co jest: dobierasz lub odkrywasz mniej kart.',
      'Jeśli w puli leży mniej niż 7 kart, zostaje uzupełniona na koniec tury, po sprawdzeniu limitu kart na ręce. Zdarza się to tylko przy sześciu graczach i dwóch akcjach.',
    ],
  },
  end: {
    title: 'Koniec partii',
    body: [
      {
        text: 'Gdy tylko ktoś osiągnie cel, partia się kończy, nawet w połowie efektu. Ten gracz zostaje burmistrzem.',
        asked: 'kiedy kończy się gra partia koniec',
      },
      {
        text: 'Potem nic się już nie dzieje: nie ma dalszych odpowiedzi, dobierania ani odrzucania. Tylko karty ze stołu trafiają na stos kart odrzuconych. Remisu nigdy nie ma, bo odpowiedzi są wykonywane jedna po drugiej.',
        asked: 'remis kto wygrywa przy remisie',
      },
      'Karty odkryte przez Hakerów, Policję lub Urzędników zawsze liczą się jako całość. Wszystkie punkty dodaje się naraz, odkryte karty Hakerów są odrzucane, a skradzione karty zmieniają właściciela. Dopiero teraz stół sprawdza, czy wygrywasz. Przeciwnik, na którego zagrano Policję, dobiera karty dopiero potem.',
      'Gracie we troje, więc celem jest 16 punktów. Masz 14 i zagrywasz karty Naukowców. Z tymi 2 punktami masz 16: wygrywasz i nie dobierasz już kart.',
      'Masz 15 punktów i zagrywasz 3 karty Urzędników. Odkrywasz trzy różne frakcje. Liczą się razem, więc wygrywasz z 18 punktami.',
    ],
  },
  knowledge: {
    title: 'Co wolno ci wiedzieć',
    body: [
      {
        text: 'Każdy może w dowolnej chwili sprawdzić:',
        asked: 'zajrzeć do odrzuconych obejrzeć stos kart odrzuconych',
      },
      [
        'punkty wszystkich graczy i liczbę kart na każdej ręce',
        'pulę kart',
        'liczbę kart w stosie kart do dobierania',
        'liczbę kart każdej frakcji w stosie kart odrzuconych',
        'wszystko, co zostało zagrane, wzięte lub odkryte',
        'czyja jest tura i kto jeszcze odpowiada',
      ],
      {
        text: 'Niektóre rzeczy znasz tylko ty: swoją rękę, karty dobrane w ukryciu i swoją odpowiedź, dopóki inni się zastanawiają.',
        asked: 'czy widzę zobaczyć karty rękę innych',
      },
      'Kolejności stosu kart do dobierania i kart innych graczy w ogóle nie ma na twoim urządzeniu. Nic, co przysyła ci stół, ich nie zdradza, a żaden bot nie wie więcej niż gracz na jego miejscu.',
    ],
  },
})
