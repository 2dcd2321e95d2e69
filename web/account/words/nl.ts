import { pluralNl as plural } from '@alleycat/ui/words/plurals.ts'
import type { AccountWords } from './words.ts'

export const nl: AccountWords = {
  title: 'Je account',
  link: 'Je account',
  linkNote: 'Passkeys, meldingen, bots en je gegevens op de server',
  you: {
    title: 'Naam en kat',
    note: 'Zo zien anderen je aan tafel.',
    newcomer: 'De server kent je nog niet. Kies een naam, of meld je aan met een passkey die je al hebt.',
    take: 'Deze naam nemen',
    save: 'Opslaan',
    saved: 'Opgeslagen.',
    page: 'Je spelerspagina',
  },
  passkeys: {
    title: 'Passkeys',
    note:
      'Zonder passkey ben je gast: je bestaat alleen in het geheugen van deze browser, en als dat gewist wordt, zijn je ' +
      'plaatsen en ratings weg. Een passkey bewaart ze en neemt je mee naar andere apparaten. Zonder wachtwoord en zonder ' +
      'e-mail: je apparaat vraagt om je vinger, gezicht of pincode.',
    name: 'Naam van de passkey',
    device: (browser, system) => `${browser} op ${system}`,
    make: 'Passkey maken',
    made: 'Je passkey is gemaakt. Je kunt je er nu overal mee aanmelden.',
    signIn: 'Aanmelden met een passkey',
    signInNote: 'Heb je al een passkey van een ander apparaat? Meld je aan, dan ben je hier dezelfde persoon.',
    signInAsk: (name) =>
      `Hier ben je gast zonder passkey: ${name}. Als je je als iemand anders aanmeldt, is deze gast verloren, met plaatsen en al. Aanmelden?`,
    signedIn: (name) => `Aangemeld: ${name}`,
    list: 'Je passkeys',
    from: (date) => `Gemaakt: ${date}`,
    remove: (which) => `Passkey verwijderen: ${which}`,
    removeAsk: (which) => `Deze passkey verwijderen? Je kunt je er dan niet meer mee aanmelden: ${which}`,
    removeLastAsk:
      'Je enige passkey verwijderen? Dan ben je weer gast: na het afmelden, of in een andere browser, is er geen weg terug naar je partijen.',
    removed: 'Verwijderd. Wis hem ook in de lijst met passkeys van je apparaat.',
    unsupported: 'Deze browser kent geen passkeys, of de pagina is niet via een veilige verbinding (https) geopend.',
  },
  push: {
    title: 'Meldingen',
    note:
      'Aan tafels die over dagen spelen kan deze browser je laten weten dat je aan de beurt bent, ook als er geen pagina van ' +
      'Alleycat open is. De melding loopt versleuteld via de maker van je browser en bevat alleen het nummer van de tafel.',
    on: 'Meldingen staan aan in deze browser.',
    off: 'Meldingen staan uit in deze browser.',
    turnOn: 'Meldingen aanzetten',
    turnOff: 'Meldingen uitzetten',
    checking: 'De browser wordt bekeken…',
    denied:
      'Je hebt deze site verboden je meldingen te sturen. Druk op het pictogram vóór het adres van de pagina en sta meldingen toe om dat te veranderen.',
    unsupported:
      'Deze browser kan hier geen meldingen ontvangen. Zet Alleycat op een iPhone of iPad eerst op het beginscherm en open het van daaruit.',
    failed: 'De browser kan zijn meldingendienst niet bereiken. Probeer het later nog eens.',
    words: { yourTurn: 'Jij bent aan de beurt', waits: 'Er wacht een tafel op je.' },
  },
  sessions: {
    title: 'Afmelden',
    note: 'Je plaatsen blijven van jou: als de tijd om is, valt een bot in tot je terug bent.',
    here: 'Hier afmelden',
    everywhere: 'Overal afmelden',
    everywhereNote:
      'Beëindigt elke sessie op elk apparaat, meldingen inbegrepen, bijvoorbeeld als je er een kwijt bent.',
    guestAsk:
      'Je hebt geen passkey: er is dan geen weg terug naar deze naam, zijn plaatsen en zijn ratings. Voorgoed afmelden?',
    everywhereAsk: 'Op alle apparaten afmelden?',
    done: 'Afgemeld.',
  },
  data: {
    title: 'Je gegevens',
    note: 'Alles wat de server over je bewaart, als bestand: naam, tafels, chat, ratings, passkeys, bots.',
    download: 'Mijn gegevens exporteren',
    remove: 'Mijn gegevens wissen',
    removeNote:
      'Wist je naam, chat, ratings, passkeys, meldingen en bots voorgoed. Bots van het huis spelen verder op je plaatsen. ' +
      'Van gespeelde partijen blijven alleen de zetten over, zonder je naam.',
    word: 'wissen',
    type: (word) => `Typ ter bevestiging: ${word}`,
    removeForGood: 'Voorgoed wissen',
    cancel: 'Annuleren',
    removed: 'Je gegevens zijn gewist.',
  },
  tokens: {
    title: 'Eigen bots',
    note: 'Een programma van jou kan via de API meespelen. Elke bot heeft een token en is aan tafel als bot herkenbaar.',
    api: 'De API beschreven',
    name: 'Naam van de bot',
    make: 'Token maken',
    made: (name) => `Token van: ${name}`,
    once: 'Kopieer het nu: het wordt alleen deze keer getoond en is de sleutel van de bot.',
    copy: 'Token kopiëren',
    copied: 'Gekopieerd.',
    copyFailed: 'Kopiëren lukt hier niet. Selecteer het token en kopieer het zelf.',
    put: 'Klaar',
    none: 'Je hebt geen bots.',
    list: 'Je bots',
    from: (date) => `Gemaakt: ${date}`,
    revoke: (name) => `Token intrekken: ${name}`,
    revokeAsk: (name) => `Dit token intrekken? De bot kan dan niet meer spelen: ${name}`,
    revoked: 'Ingetrokken.',
  },
  muted: {
    title: 'Gedempte mensen',
    none: 'Je hoort iedereen. In de chat van een tafel kun je mensen dempen.',
    hear: (name) => `Weer horen: ${name}`,
  },
  problems: {
    cancelled: 'Er is niets gebeurd: het apparaat gaf geen passkey, of je hebt je bedacht.',
    'passkey-known': 'Op dit apparaat heb je al een passkey.',
    'no-passkeys': 'Deze browser kent hier geen passkeys.',
  },
  player: {
    title: (name) => `Speler: ${name}`,
    bot: 'Een bot die via de API speelt',
    ratings: 'Ratings',
    noRatings: 'Nog geen rating. Openbare tafels tellen mee.',
    rating: (points, margin) => `${points} ± ${margin}`,
    spoken: (points, margin) => `Rating: ${points}, plus of min ${margin}`,
    provisional: 'nog onzeker',
    record: (games, wins) => `${games} ${plural(games, { one: 'partij', other: 'partijen' })}, gewonnen: ${wins}`,
    explain: 'Wat het getal betekent',
    explanation: [
      'Iedereen begint op 1500. Wie het beter doet dan de getallen doen verwachten stijgt, wie het slechter doet daalt, en winnen van sterke spelers telt zwaarder. Elk spel heeft zijn eigen rating.',
      'Het getal na ± zegt hoe zeker dit is: de ware sterkte ligt zeer waarschijnlijk binnen dat bereik. Het is eerst breed en wordt met elke partij smaller.',
      'Alleen openbare tafels met minstens twee mensen tellen mee; bots van het huis hebben geen rating. De methode is OpenSkill (Plackett–Luce), die ook meer dan twee spelers tegelijk aankan.',
    ],
    games: 'Partijen',
    noGames: 'Er is nog geen openbare partij uitgespeeld.',
    won: 'Gewonnen',
    lost: 'Niet gewonnen',
    score: (own, all) => `Punten: ${own} (allemaal: ${all})`,
    ended: (date) => `Afgelopen: ${date}`,
    replay: 'Terugkijken',
    download: 'Spelverslag downloaden',
    gameOf: (game, date) => `${game}, ${date}`,
    account: 'Je account',
    missing: 'Deze speler bestaat niet.',
  },
}
