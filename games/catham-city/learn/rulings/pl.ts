import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed:
    'Tak wydrukowano we wszystkich wydaniach, które znamy: HUCH! (polskie, niemieckie, angielskie, niderlandzkie), Cosmodrome (angielskie) i wydaniu francuskim.',
  'CC-2':
    'W pudełku są żetony na 90 punktów, 12 po 5 i 30 po 1; co robić, gdy się skończą, nie napisano. W partii zawsze wystarczają, więc stół po prostu liczy.',
  'CC-3':
    'Według pudełek zaczyna gracz o najciemniejszej przeszłości, a w wydaniu francuskim ten, kto najlepiej udaje kota. Stół nie oceni ani jednego, ani drugiego, więc losuje, chyba że gospodarz ustalił kolejność miejsc.',
  'CC-7':
    'W HUCH! bierzesz albo zagrywasz. Cosmodrome i wydanie francuskie mówią, że możesz to zrobić. Tutaj musisz: inaczej partia mogłaby stanąć.',
  'CC-8':
    'Żadne pudełko nie mówi, czy można nie wziąć nic. Tutaj bierzesz co najmniej jedną kartę, bo inaczej byłby to pas.',
  'CC-10':
    'HUCH! sprawdza limit na koniec tury. Cosmodrome i wydanie francuskie zabraniają mieć więcej niż 10 kart w każdej chwili. Trzymamy się HUCH!: w środku tury możesz więc mieć 12 kart i wybierasz spośród wszystkich.',
  'CC-11':
    'Przy dwóch akcjach ta sama różnica liczy się jeszcze raz: sprawdzamy limit raz, po drugiej akcji. W Cosmodrome i w wydaniu francuskim 10 kart obowiązuje już po pierwszej.',
  'CC-13':
    'Pudełka mówią, że stos kart odrzuconych tasuje się, gdy stos kart do dobierania jest pusty, ale nie kiedy dokładnie. Tutaj dzieje się to, gdy potrzebna jest następna karta, więc karty odrzucone do tej chwili też biorą udział.',
  'CC-14':
    'Żadne pudełko nie mówi, gdzie leżą karty, dopóki trwa ich efekt. Tutaj czekają na stole i nie są tasowane. Jeden niderlandzki tekst odkłada zagrane Robokoty i Mafię na stos kart do dobierania; to błąd druku.',
  'CC-15':
    'Żadne pudełko nie ma zasady na dwa puste stosy. Dostajesz tyle kart, ile jest, a pula kart zostaje uzupełniona, gdy tylko się da.',
  'CC-16': 'Żadne pudełko nie ma na to zasady, bo z 75 kartami to się nie zdarza.',
  'CC-20':
    'Co robić z jedną kartą, drukuje tylko HUCH! po niemiecku, angielsku i polsku; trzymamy się tego. Bez kart, ale z punktem, traci się punkt: to nasza decyzja w tym samym duchu.',
  'CC-21':
    'HUCH! odkrywa karty jedną po drugiej. My odkrywamy je razem, bo kolejność ma znaczenie tylko na samym końcu (CC-29a). W przykładzie z niderlandzkiego pudełka przeciwnik musi mieć tyle kart „co ty”; chodzi o tyle, ilu jest Hakerów.',
  'CC-22':
    'Żadne pudełko nie mówi, co robić, gdy ręka jest mniejsza niż liczba Policjantów albo pusta. Wtedy odkrywa się całą, a pustą rękę też można wybrać.',
  'CC-23':
    'Jeden niderlandzki tekst pozwala odrzucać za każdą dodatkową kartę. Sama karta i wszystkie inne wydania mówią o jednej, i my też.',
  'CC-24':
    'W Cosmodrome zatrzymujesz odkryte karty jako punkty. We wszystkich innych wydaniach dostajesz punkty, a karty są odrzucane; trzymamy się tego, żeby żadna karta nie znikała z gry.',
  'CC-25':
    'Żadne pudełko nie mówi, czy odpowiedzi są tajne. Tutaj wszyscy odpowiadają jednocześnie: nikt nie czeka na innych i nikt nie zyskuje na tym, że odpowiada ostatni.',
  'CC-27': 'Jedna możliwość to żaden wybór: stół oszczędza ci dotknięcia.',
  'CC-27a':
    'Przy prawdziwym stole pauza nie zdradza więcej niż mina. Tutaj zdradziłaby, kto miał wybór, a więc coś o jego kartach.',
  'CC-28': 'Żadne wydanie nie mówi, czy darowaną kartę się pokazuje. Tutaj zostaje między wami, jak podana zakryta.',
  'CC-29a':
    'HUCH! odkrywa karty Hakerów jedną po drugiej i partia mogłaby skończyć się w środku. My liczymy odkrycie jako całość, żeby punkty, skradzione i odrzucone karty nigdy nie zależały od kolejności, której nikt nie wybrał.',
  'CC-30':
    'Żadne pudełko nie wylicza, co wszyscy mogą wiedzieć. To jest to, co leży odkryte na stole albo można na nim policzyć.',
  'CC-31':
    'Jak z kartami na ręce przy prawdziwym stole. To, że odpowiedź jest tajna, dopóki nie ma wszystkich, należy do CC-25.',
  'CC-32': 'Przy prawdziwym stole nikt nie widzi przez karty. Tutaj to obietnica co do tego, co wysyła serwer.',
}
