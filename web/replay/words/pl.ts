import { pluralPl as plural } from '@alleycat/ui/words/plurals.ts'
import { refusalsNaming } from '@alleycat/ui/words/refusals/pl.ts'
import type { VerifyWords } from './words.ts'

export const pl: VerifyWords = {
  refusalsNaming,
  otherFormat: 'Ten zapis pochodzi z innej wersji Alleycat i nie da się go tu odczytać.',
  working: 'Każda karta jest obliczana od nowa…',
  fair: 'Wszystko się zgadza: każda karta jest tą, do której stół się zobowiązał.',
  unfair: 'To się nie zgadza.',
  checked: 'Co zostało sprawdzone',
  commitment: 'Sekret stołu jest tym, do którego stół się zobowiązał.',
  commitmentSeen: {
    early: 'Ta przeglądarka widziała ten sam skrót przed rozdaniem pierwszej karty.',
    late: 'Ta przeglądarka widziała ten sam skrót, gdy partia jeszcze trwała.',
    never: 'Tej przeglądarki przy tym nie było. Porównaj skrót z tym, który stół pokazał przed startem, jeśli go masz.',
  },
  fingerprint: 'Skrót (SHA-256)',
  nonces: (count) =>
    `W losowaniach użyto po jednej liczbie losowej na miejsce, razem ${count} ${plural(count, { one: 'liczby', few: 'liczb', many: 'liczb' })}.`,
  ownNonce: 'Jest wśród nich liczba podana przez tę przeglądarkę.',
  seating: 'Kolejność miejsc została z nich wylosowana.',
  seatingFixed: 'Kolejności miejsc nie losowano: przy tym stole była ustalona.',
  outcomes: (confirmed, all) => `Losowania obliczone od nowa: ${confirmed} z ${all}`,
  faults: {
    record: 'Zapis łamie zasady gry.',
    proof: 'W zapisie brakuje danych potrzebnych do sprawdzenia albo są uszkodzone.',
    commitment: 'Sekret nie jest tym, do którego stół się zobowiązał.',
    seating: 'Miejsc nie wylosowano tak, jak wynika z liczb.',
    outcomes: 'Jedna z kart nie jest tą, która wynika z liczb.',
    seen: 'To nie jest skrót, który ta przeglądarka widziała w czasie partii.',
    nonce: 'Liczby losowej podanej przez tę przeglądarkę nie ma wśród liczb stołu.',
  },
  step: (step) => `Krok: ${step}`,
  detail: (message) => `Co się nie zgadza: ${message}`,
  remembered: 'Ta przeglądarka pamięta:',
  meaning: 'Co to udowadnia, a czego nie',
  meanings: [
    'Zanim ktokolwiek usiadł, stół wybrał sekret i opublikował jego skrót. Potem każde miejsce dodało liczbę losową. Sekret i liczby razem wyznaczają każdą kartę i każde losowanie. Twoja przeglądarka właśnie obliczyła je wszystkie od nowa: nikt nie rozdawał ponownie i nikt nie kierował losem, odkąd liczby były znane.',
    'Nie udowadnia to, że nikt nie patrzył: kto prowadzi serwer, mógł znać karty. Nie mówi też nic o tym, jak grano ani co mówiono.',
    'Potrzebne są liczby, których nie wybrał serwer. Liczby botów i liczby w rewanżu tworzy on sam, więc przy stole z jedną osobą i botami dowód jest słabszy.',
  ],
  goTo: 'Zobacz ten krok',
}
