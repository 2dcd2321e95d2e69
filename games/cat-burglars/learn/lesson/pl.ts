import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Północ w muzeum. Ty i Biscuit polujecie na złote kłębki, a kto pierwszy zdobędzie 8, od razu wygrywa. Twoje narzędzia: koty w sześciu kolorach i lustra.',
  turn: 'W swojej turze wybierasz jedną z pięciu akcji: werbuj, utwórz, aktywuj, zabezpiecz albo infiltruj. Tej nocy poznasz wszystkie. Najpierw potrzebna ci ekipa.',
  recruitMarket: {
    ask: 'Werbując, bierzesz dwie karty po kolei, z rynku albo ze stosu kart do dobierania. Masz żółtego kota, a na rynku leży drugi. Pary są cenne: weź go.',
    otherwise:
      'Możesz, ale każdy dobry skok zaczyna się od pary: jeden kot na pokaz, drugi do ukrycia. Wybierz żółtego kota z rynku.',
  },
  recruitDeck: {
    ask: 'Teraz druga karta. Biscuit widzi, co bierzesz z rynku, ale nie widzi, co dobierasz ze stosu. W tym fachu tajemnice są w cenie: dobierz jedną.',
    otherwise:
      'Temu kotu nic nie brakuje, tyle że Biscuit będzie o nim wiedzieć. Wybierz tym razem stos kart do dobierania: tajemnica to połowa łupu.',
  },
  gangs:
    'Pomarańczowy kot, i tylko ty o nim wiesz. Biscuit też ma pomarańczowego i tworzy z nim bandę. Bandy leżą odkryte, a łup kryje się pod nimi.',
  form: {
    ask: 'Utwórz własną bandę: zagraj jednego z dwóch niebieskich kotów jako nową bandę. Drugiego zatrzymaj, zaraz się przyda.',
    otherwise:
      'Tak też można, ale nasz plan zaczyna się na niebiesko: jeden kot na widoku, drugi w zanadrzu. Zagraj niebieskiego kota jako nową bandę.',
  },
  formAnother: {
    ask: 'Jedna banda to cel, dwie to zagadka. Zagraj zielonego kota jako drugą bandę. Dwie bandy tej samej wielkości wkrótce się przydadzą.',
    otherwise:
      'Cierpliwości, i na to przyjdzie pora. Dwie bandy po jednym kocie otwierają więcej drzwi niż jedna. Zagraj zielonego kota jako nową bandę.',
  },
  yarn: {
    ask: 'Biscuit chowa kartę. Ty też możesz: aktywuj drugiego niebieskiego kota, zakrytego pod niebieską bandą. Jego kolor jest w bandzie, więc to złoty kłębek.',
    otherwise:
      'Sprytnie, ale po kolei. Włóż niebieskiego kota zakrytego pod niebieską bandę: ten sam kolor na górze i na dole to złoty kłębek.',
  },
  guarded:
    'Biscuit powiększa bandę: infiltracja kosztuje teraz dwie karty, po jednej za kota. Banda może rosnąć tylko wtedy, gdy inna ma dokładnie tyle samo kotów. Biscuit miał dwie po jednym.',
  trap: {
    ask: 'Pora na blef: włóż czerwonego kota zakrytego pod zieloną bandę. Nad nim nie ma nic czerwonego, więc to pułapka. Biscuit widzi tylko rewers, a ten wygląda jak kłębek.',
    otherwise:
      'Możesz, ale gdzie tu psota? Czerwony kot powinien trafić zakryty pod zieloną bandę: to kłamstwo, za które Biscuit może zapłacić.',
  },
  place: {
    ask: 'Dał się nabrać! Biscuit płaci zielonym kotem i wpada w twoją pułapkę. Czerwony kot wraca do ciebie odkryty: jako nowa banda albo do takiej, która może rosnąć. Wybierz nową: to kolejna kryjówka.',
    otherwise:
      'Wolno ci, bo masz bandy tej samej wielkości, i to by jedną z nich chroniło. Ale trzecia banda to jeszcze jedna kryjówka: wybierz nową bandę.',
  },
  secondTrap: {
    ask: 'Schowaj żółtego kota pod czerwoną bandą. Na razie to pułapka: czym jest zakryta karta, zależy od kotów, które akurat są nad nią. A koty mogą dołączać.',
    otherwise:
      'Nieźle, ale to może poczekać. Żółty kot zakryty pod czerwoną bandą dziś jest pułapką, a jutro czymś lepszym.',
  },
  grow: {
    ask: 'A teraz sztuczka: dołóż drugiego żółtego kota do czerwonej bandy. Może rosnąć, bo twoje inne bandy też mają po jednym kocie. I pułapka zmienia się w złoty kłębek!',
    otherwise:
      'Prawie: drugi żółty kot musi dołączyć do czerwonej bandy. Dopiero wtedy żółta karta pod spodem do niego pasuje i staje się kłębkiem.',
  },
  raids:
    'Pod twoimi bandami leżą już dwa złote kłębki. Biscuit też ukrywa dwie karty. Kłębki czy pułapki? Jest tylko jeden sposób, żeby się dowiedzieć, i nie jest grzeczny: infiltracja.',
  infiltrateWithMarket: {
    ask: 'Infiltrując, płacisz za każdego kota bandy kartą jego koloru. Przy dwóch graczach jedna może pochodzić z rynku. Za samotnego fioletowego kota rywala zapłać fioletową kartą z rynku!',
    otherwise:
      'Można, ale po co wydawać własne karty albo już wracać do domu? Samotny fioletowy kot rywala kosztuje jedną fioletową kartę, a ta leży na rynku.',
  },
  sprung:
    'Pułapka! Czerwony kot rywala tworzy nową bandę i już coś się pod nią kryje. Nic nie szkodzi: nie kosztowało cię to żadnej własnej karty. Gdzie więc jest prawdziwy kłębek?',
  infiltrateWithMirror: {
    ask: 'Pierwszej bandy rywala strzegą dwa koty, a koty strzegą tego, co kochają. Za pomarańczowego zapłać swoim pomarańczowym, za fioletowego lustrem: zastępuje każdy kolor.',
    otherwise:
      'To może poczekać, ale Biscuit w każdej chwili może zabezpieczyć kłębek. Infiltruj pomarańczowo-fioletową bandę: pomarańczowym kotem i lustrem.',
  },
  bothScored:
    'Twój pierwszy złoty kłębek! Biscuit szybko zabezpiecza jeden swój, więc jest jeden do jednego. Pamiętaj: ukryty kłębek można ukraść, zdobytego już nie.',
  secure: {
    ask: 'Teraz zabezpiecz swoje. W jednej turze zgarniasz, ile chcesz kłębków, dlatego warto było czekać. Wybierz oba: pod niebieską i pod czerwono-żółtą bandą.',
    otherwise:
      'To, co zostawisz, będzie cię kosztować kolejną turę, a Biscuit patrzy. Wybierz oba kłębki i zabezpiecz je razem.',
  },
  winning:
    'Trzy do jednego! Kto pierwszy ma 8 złotych kłębków, od razu wygrywa, czy to zabezpieczonych, czy skradzionych. Twoje bandy zostają i chętnie ukryją następne.',
  end: 'Znasz już wszystkie sztuczki. Jedna na później: w wariancie Galeria sław wygrywa też 6 kłębków w 6 kolorach. Chowaj dobrze, blefuj często i nie ufaj cichym bandom.',
})
