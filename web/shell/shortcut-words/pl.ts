import type { ShortcutWords } from './words.ts'

export const pl: ShortcutWords = {
  letters: 'Wybierz kartę z ręki, a jeśli jej nie ma, ze środka stołu',
  shifted: 'Wybierz kartę ze środka stołu',
  digits:
    'Wybierz przeciwnika, bandę (1 i zaraz 0: dziesiąta), odpowiedź albo liczbę kart; 0: wszystkie kłębki, nowa banda',
  arrows: 'Ruch między kartami',
  enter: 'Wybierz lub potwierdź',
  escape: 'Wyczyść wybór lub podpowiedź, zamknij, przejdź do swojej tury',
  undo: 'Cofnij',
  hint: 'Podpowiedź, potem szczegóły',
  overview: 'Ściąga',
  log: 'Przebieg',
  closeUp: 'Obejrzyj z bliska wybraną kartę, bandę lub stos, a inaczej przeciwników',
  replay: 'Powtórka: krok wstecz, krok dalej, odtwarzanie',
  help: 'Ta lista',
  cards: 'Litery w tej grze',
  focusMode:
    'Czytnik ekranu przekazuje litery w trybie fokusu. Tab i Enter działają zawsze. Pojedyncze klawisze można wyłączyć w ustawieniach.',
  off: 'Skróty jednoklawiszowe są wyłączone w ustawieniach.',
}
