import { pluralPl as plural } from '@alleycat/ui/words/plurals.ts'
import type { AccountWords } from './words.ts'

export const pl: AccountWords = {
  title: 'Twoje konto',
  link: 'Twoje konto',
  linkNote: 'Klucze dostępu, powiadomienia, boty i twoje dane na serwerze',
  you: {
    title: 'Imię i kot',
    note: 'Tak widzą cię inni przy stole.',
    newcomer: 'Serwer jeszcze cię nie zna. Wybierz imię albo zaloguj się kluczem dostępu, który już masz.',
    take: 'Wybierz to imię',
    save: 'Zapisz',
    saved: 'Zapisano.',
    page: 'Twoja strona gracza',
  },
  passkeys: {
    title: 'Klucze dostępu',
    note:
      'Bez klucza dostępu jesteś gościem: istniejesz tylko w pamięci tej przeglądarki, a gdy zostanie wyczyszczona, twoje ' +
      'miejsca i rankingi przepadną. Klucz dostępu je zachowuje i pozwala ci grać na innych urządzeniach. Bez hasła i bez ' +
      'e-maila: urządzenie prosi o palec, twarz lub PIN.',
    name: 'Nazwa klucza dostępu',
    device: (browser, system) => `${browser} w systemie ${system}`,
    make: 'Utwórz klucz dostępu',
    made: 'Klucz dostępu gotowy. Możesz się nim teraz logować wszędzie.',
    signIn: 'Zaloguj się kluczem dostępu',
    signInNote: 'Masz już klucz dostępu z innego urządzenia? Zaloguj się, aby być tu tą samą osobą.',
    signInAsk: (name) =>
      `Tutaj jesteś gościem bez klucza dostępu: ${name}. Jeśli zalogujesz się jako ktoś inny, ten gość przepadnie razem ze swoimi miejscami. Zalogować?`,
    signedIn: (name) => `Zalogowano: ${name}`,
    list: 'Twoje klucze dostępu',
    from: (date) => `Utworzono: ${date}`,
    remove: (which) => `Usuń klucz dostępu: ${which}`,
    removeAsk: (which) => `Usunąć ten klucz dostępu? Nie zalogujesz się nim już więcej: ${which}`,
    removeLastAsk:
      'Usunąć twój jedyny klucz dostępu? Znów będziesz gościem: po wylogowaniu lub w innej przeglądarce nie będzie powrotu do twoich partii.',
    removed: 'Usunięto. Skasuj go też na liście kluczy dostępu w swoim urządzeniu.',
    unsupported:
      'Ta przeglądarka nie zna kluczy dostępu albo strona nie została otwarta przez bezpieczne połączenie (https).',
  },
  push: {
    title: 'Powiadomienia',
    note:
      'Przy stołach, które grają całymi dniami, ta przeglądarka może dać ci znać, że to twoja kolej, nawet gdy żadna strona ' +
      'Alleycat nie jest otwarta. Powiadomienie idzie zaszyfrowane przez producenta przeglądarki i zawiera tylko numer stołu.',
    on: 'Powiadomienia w tej przeglądarce są włączone.',
    off: 'Powiadomienia w tej przeglądarce są wyłączone.',
    turnOn: 'Włącz powiadomienia',
    turnOff: 'Wyłącz powiadomienia',
    checking: 'Sprawdzanie przeglądarki…',
    denied:
      'Ta strona ma od ciebie zakaz wysyłania powiadomień. Aby to zmienić, naciśnij ikonę przed adresem strony i zezwól na powiadomienia.',
    unsupported:
      'Ta przeglądarka nie może tu odbierać powiadomień. Na iPhonie lub iPadzie dodaj najpierw Alleycat do ekranu początkowego i otwórz stamtąd.',
    failed: 'Przeglądarka nie może połączyć się ze swoją usługą powiadomień. Spróbuj później.',
    words: { yourTurn: 'Twoja kolej', waits: 'Stół czeka na ciebie.' },
  },
  sessions: {
    title: 'Wylogowanie',
    note: 'Twoje miejsca zostają twoje: gdy minie czas, bot zastąpi cię do twojego powrotu.',
    here: 'Wyloguj się tutaj',
    everywhere: 'Wyloguj się wszędzie',
    everywhereNote: 'Kończy każdą sesję i powiadomienia na każdym urządzeniu, na przykład gdy któreś zgubisz.',
    guestAsk:
      'Nie masz klucza dostępu: do tego imienia, jego miejsc i rankingów nie będzie powrotu. Wylogować na dobre?',
    everywhereAsk: 'Wylogować na wszystkich urządzeniach?',
    done: 'Wylogowano.',
  },
  data: {
    title: 'Twoje dane',
    note: 'Wszystko, co serwer o tobie przechowuje, w pliku: imię, stoły, czat, rankingi, klucze dostępu, boty.',
    download: 'Eksportuj moje dane',
    remove: 'Usuń moje dane',
    removeNote:
      'Usuwa na dobre twoje imię, czat, rankingi, klucze dostępu, powiadomienia i boty. Na twoich miejscach grają dalej ' +
      'boty gospodarza. Z zakończonych partii zostają tylko ruchy, bez twojego imienia.',
    word: 'usuń',
    type: (word) => `Aby potwierdzić, wpisz: ${word}`,
    removeForGood: 'Usuń na dobre',
    cancel: 'Anuluj',
    removed: 'Twoje dane zostały usunięte.',
  },
  tokens: {
    title: 'Własne boty',
    note: 'Twój program może grać przez API. Każdy bot ma token i przy stole jest oznaczony jako bot.',
    api: 'Opis API',
    name: 'Nazwa bota',
    make: 'Utwórz token',
    made: (name) => `Token bota: ${name}`,
    once: 'Skopiuj go teraz: jest pokazywany tylko ten jeden raz i jest kluczem do bota.',
    copy: 'Kopiuj token',
    copied: 'Skopiowano.',
    copyFailed: 'Kopiowanie tu nie działa. Zaznacz token i skopiuj go.',
    put: 'Gotowe',
    none: 'Nie masz botów.',
    list: 'Twoje boty',
    from: (date) => `Utworzono: ${date}`,
    revoke: (name) => `Unieważnij token: ${name}`,
    revokeAsk: (name) => `Unieważnić ten token? Bot nie będzie już mógł grać: ${name}`,
    revoked: 'Unieważniono.',
  },
  muted: {
    title: 'Wyciszone osoby',
    none: 'Słyszysz wszystkich. Na czacie stołu możesz wyciszać ludzi.',
    hear: (name) => `Słuchaj znowu: ${name}`,
  },
  problems: {
    cancelled: 'Nic się nie stało: urządzenie nie podało klucza dostępu albo przerwano czynność.',
    'passkey-known': 'Na tym urządzeniu masz już klucz dostępu.',
    'no-passkeys': 'Ta przeglądarka nie zna tu kluczy dostępu.',
  },
  player: {
    title: (name) => `Gracz: ${name}`,
    bot: 'Bot, który gra przez API',
    ratings: 'Rankingi',
    noRatings: 'Jeszcze bez rankingu. Liczą się stoły publiczne.',
    rating: (points, margin) => `${points} ± ${margin}`,
    spoken: (points, margin) => `Ranking: ${points}, plus minus ${margin}`,
    provisional: 'jeszcze niepewny',
    record: (games, wins) =>
      `${games} ${plural(games, { one: 'partia', few: 'partie', many: 'partii' })}, wygrane: ${wins}`,
    explain: 'Co znaczy ta liczba',
    explanation: [
      'Wszyscy zaczynają od 1500. Kto radzi sobie lepiej, niż wynikałoby z liczb, idzie w górę, kto gorzej, w dół, a wygrana z silnymi liczy się bardziej. Każda gra ma osobny ranking.',
      'Liczba po ± mówi, na ile to pewne: prawdziwa siła leży bardzo prawdopodobnie w tym zakresie. Na początku jest szeroki i zwęża się z każdą partią.',
      'Liczą się tylko stoły publiczne z co najmniej dwiema osobami; boty gospodarza nie mają rankingu. Metoda to OpenSkill (Plackett–Luce), która potrafi oceniać więcej niż dwie osoby naraz.',
    ],
    games: 'Partie',
    noGames: 'Żadna publiczna partia nie została jeszcze rozegrana do końca.',
    won: 'Wygrana',
    lost: 'Bez wygranej',
    score: (own, all) => `Punkty: ${own} (wszystkie: ${all})`,
    ended: (date) => `Koniec: ${date}`,
    replay: 'Obejrzyj grę',
    download: 'Pobierz zapis',
    gameOf: (game, date) => `${game}, ${date}`,
    account: 'Twoje konto',
    missing: 'Nie ma takiego gracza.',
  },
}
