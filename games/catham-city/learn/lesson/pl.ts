import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Catham City szuka burmistrza, a ty masz do tego wąsy. Twoi rywale: Biscuit, który gromadzi, i Tangle, która gryzie. Kto pierwszy zdobędzie 16 punktów wpływu, od razu wygrywa.',
  turn: 'W grze jest pięć frakcji po piętnaście kart. W swojej turze robisz tylko jedno: bierzesz karty jednej frakcji z puli kart albo zagrywasz zestaw z ręki.',
  take: {
    ask: 'W puli kart leżą trzy karty Naukowców, a trzy to cały zestaw. Wybierz wszystkie i weź je: po jednej kosztowałyby cię dwie tury więcej.',
    otherwise:
      'Wolno ci, ale trzy karty Naukowców naraz nie będą czekać: zaraz ktoś się na nie rzuci. Wybierz wszystkie trzy i weź je.',
  },
  watching:
    'Pula kart od razu się uzupełnia. Biscuit bierze dwie karty Detektywów, Tangle dwie karty Robokotów. Wszyscy to widzą, więc pamiętaj, kto co zbiera: to się opłaci.',
  scientists: {
    ask: 'Masz trzy karty Naukowców, więc je zagraj. Dają 2 punkty i 2 świeże karty ze stosu, których nikt inny nie zobaczy.',
    otherwise:
      'Wolno ci, ale gotowy zestaw trzymany w łapie nic nie daje. Zagraj trzy karty Naukowców: 2 punkty i 2 karty.',
  },
  tangleScores:
    'Tangle zagrywa cztery karty Robokotów: 3 punkty. Biscuit bierze dwie karty Hakerów, zapamiętaj to. Robokoty mają dwa zajęcia: cztery dają punkty, dwa dobierają pięć kart.',
  robocats: {
    ask: 'Masz parę Robokotów. Punktów za nią nie ma, ale pięć kart za dwie to najlepszy interes w mieście. Zagraj obie karty.',
    otherwise:
      'Dobry instynkt, ale najpierw zapełnij rękę, a potem każda tura może dawać punkty. Zagraj dwie karty Robokotów i dobierz pięć.',
  },
  handLimit: {
    ask: 'Jedenaście kart! Na koniec tury możesz zatrzymać dziesięć. Wszystkie mają towarzystwo, tylko jeden Robokot jest sam: wybierz go i odrzuć.',
    otherwise:
      'Ta karta ma na twojej ręce przyjaciół i wkrótce będzie częścią zestawu. Pożegnaj raczej samotnego Robokota.',
  },
  answerDetectives: {
    ask: 'Biscuit zagrywa trzy karty Detektywów za 3 punkty, a jako dodatkową Naukowców. Każdy rywal może teraz odrzucić jedną kartę Naukowców za 1 punkt. Masz dwie: skorzystaj.',
    otherwise:
      'Pasowanie jest mądre, gdy karta jest ci potrzebna. Ale dwie karty Naukowców to jeszcze nie zestaw, a ten punkt sam się prosi. Odrzuć jedną.',
  },
  detectives: {
    ask: 'Teraz ty węszysz: zagraj trzy karty Detektywów i jedną dodatkową za 3 punkty. Rywale mogą spieniężyć jej frakcję, więc dołóż tę, bez której się obejdziesz: kartę Naukowców.',
    otherwise:
      'Chwileczkę: z Hakerami i Mafią masz jeszcze plany, a branie może poczekać. Trzy karty Detektywów i karta Naukowców to 3 punkty, a niczego nie będzie ci brakować.',
  },
  cashedIn:
    'Tangle odrzuca kartę Naukowców i dostaje 1 punkt, Biscuit pasuje. Taka jest cena Detektywów, więc dodatkową kartę wybieraj z namysłem.',
  hackers: {
    ask: 'Hakerzy infiltrują cudzą rękę, po czym odkrywa się z niej tyle kart, ile ich wysyłasz. Każdy odkryty Haker to 1 punkt. Biscuit ich zbiera: wyślij tam wszystkich trzech.',
    otherwise:
      'Możesz, ale im więcej Hakerów, tym więcej odkrytych kart, a Biscuit na oczach wszystkich bierze Hakerów. Wyślij tam całą trójkę.',
  },
  hacked:
    'Dwóch odkrytych Hakerów: 2 punkty! Trzecia karta, Robokot, jest teraz twoja. Haker, który się ukrył, zmienia szefa: jest nim teraz Biscuit. Może wkrótce sam ruszy w teren.',
  takeMafia: {
    ask: 'Rodzina jest w mieście: trzy karty Mafii w puli kart, dwie na twojej ręce. Cztery to zestaw, ale Tangle też je zbiera. Weź wszystkie trzy, to dla niej nic nie zostanie.',
    otherwise: 'Rozumiem, ale każda karta Mafii, którą zostawisz, zaraz trafi w łapy Tangle. Weź wszystkie trzy.',
  },
  mafia: {
    ask: 'Cztery karty Mafii to propozycja nie do odrzucenia: 2 punkty dla ciebie, a każdy rywal odrzuca dwie karty albo oddaje punkt. Zagraj cztery.',
    otherwise:
      'Niezły pomysł, ale zamknięty futerał nie zagra na skrzypcach. Zagraj teraz cztery karty Mafii: rywale mają co stracić.',
  },
  takeRobocats: {
    ask: 'Biscuit oddaje punkt, Tangle odrzuca dwie karty. W puli kart są cztery Robokoty, a cztery dają 3 punkty. Jednego już masz, ale weź wszystkie: zapas łagodzi ciosy.',
    otherwise:
      'Możesz, ale cztery Robokoty rzadko leżą obok siebie. Weź wszystkie: cztery na punkty, jednego w zapasie.',
  },
  answerMafia: {
    ask: 'Tangle oddaje cios: odrzuć dwie karty albo oddaj punkt. O punkty trudno, a dwie karty są zbędne: karta Mafii i piąty Robokot. Odrzuć właśnie te.',
    otherwise:
      'Wolno ci, ale to kosztuje więcej: punkt albo twoją czwórkę. Zbędne są tylko karta Mafii i jeden Robokot, więc oddaj właśnie je.',
  },
  fourRobocats: {
    ask: 'Twój zestaw ocalał. Zagraj wszystkie cztery Robokoty: 3 punkty, razem 13. Para dobrałaby karty, ale tak blisko ratusza bardziej liczą się punkty.',
    otherwise: 'Na początku byłoby to mądre, ale teraz wyścig jest zacięty. Cztery Robokoty naraz są warte 3 punkty.',
  },
  closeRace:
    'Ty masz 13 punktów, Tangle 12, bo jej Detektywi właśnie przynieśli 3. Twoje łapy są puste i brakuje ci jeszcze jednego zestawu za 3 punkty.',
  takeDetectives: {
    ask: 'Cztery karty Detektywów w puli kart! Trzy tworzą zestaw, a czwarta może być dodatkową. Weź wszystkie cztery.',
    otherwise:
      'Blisko: do trzech Detektywów potrzebna jest jeszcze dodatkowa karta, a inne zestawy wymagają więcej czasu. Weź wszystkie cztery karty Detektywów.',
  },
  win: {
    ask: 'To ta chwila. Zagraj trzy karty Detektywów z czwartą jako dodatkową. Najpierw liczą się punkty: przy 16 partia się kończy, zanim ktokolwiek odpowie.',
    otherwise:
      'Ostrożnie: każda kolejna tura to szansa dla Tangle. Zakończ to czterema Detektywami, a ratusz będzie twój.',
  },
  won: 'Ratusz Catham City jest twój! Branie, zagrywanie, odpowiedzi, odrzucanie i zwycięstwo: 16 do 12 do 8. Nawet gołębie na dachu biją brawo.',
  otherFactions:
    'Trzy frakcje zostały dziś w domu: Policja przeszukuje rękę, Dziennikarze żyją z podarunków, Urzędnicy odkrywają karty i liczą frakcje. Do gry wchodzi dowolna piątka: mieszaj je!',
})
