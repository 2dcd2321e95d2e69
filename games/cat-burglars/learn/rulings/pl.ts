import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed: 'Tak wydrukowano w wydaniu francuskim, jedynym, które znamy.',
  'CB-1':
    'Według pudełka jest 90 kotów w sześciu kolorach i 20 luster. Stąd wynika, że każdego koloru jest 15; trzy kolory nie mają w zasadach nazwy, nazwaliśmy je według kart.',
  'CB-2':
    'Że gra od dwóch do czterech graczy, widać na obrazku; tekst tego nie mówi. Kto zaczyna, decyduje los, chyba że gospodarz ustalił kolejność miejsc.',
  'CB-6':
    'Wydrukowano, że bierze się dwie karty. To, że widzisz pierwszą przed wyborem drugiej, że jedna wystarczy, gdy nie ma innej, i że nie ma limitu kart na ręce, odczytujemy sami: nic w druku temu nie przeczy.',
  'CB-11':
    'Pudełko nie mówi, co się dzieje z bandą, której kłębek zabezpieczono. Tutaj zostaje, bo równie dobrze może ukryć następny.',
  'CB-12':
    'To, że banda zostaje, że swobodnie wybierasz, za które koty płaci lustro, i że zapłata od razu bierze udział w tasowaniu, nie jest wydrukowane. Wybraliśmy to, co zostawia graczom najwięcej i przesuwa najmniej kart.',
  'CB-13':
    'Zasada dla dwóch graczy jest wydrukowana. Kiedy uzupełnia się rynek, nie wiadomo; tutaj na koniec tury, jak po werbowaniu.',
  'CB-15':
    'Pudełko nie mówi, kiedy dokładnie tasuje się stos kart odrzuconych. Tutaj dzieje się to, gdy potrzebna jest następna karta.',
  'CB-16':
    'Pudełko nie ma zasady na dwa puste stosy. Rynek pozostaje mniejszy i zostaje uzupełniony na koniec którejś z późniejszych tur.',
  'CB-19':
    'Wybór jest wydrukowany. To, że stół robi to za ciebie, gdy jest tylko jedno miejsce, to nasza decyzja: oszczędza dotknięcia.',
  'CB-20':
    'Pudełko nie mówi, co się dzieje, gdy ktoś nic nie może zrobić albo nikt nie może. Tutaj się pasuje, a gdy wszyscy spasują po kolei, wygrywa najwięcej kłębków; przy remisie wygrywa się wspólnie.',
  'CB-21':
    'Pudełko nie mówi, czy kolory zdobytych kłębków można obejrzeć później. Przebieg opowiada wszystko, co stało się jawnie, i tam można je znaleźć.',
  'CB-23': 'Przy prawdziwym stole nikt nie widzi przez karty. Tutaj to obietnica co do tego, co wysyła serwer.',
}
