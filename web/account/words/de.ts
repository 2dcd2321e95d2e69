import { pluralDe as plural } from '@alleycat/ui/words/plurals.ts'
import type { AccountWords } from './words.ts'

export const de: AccountWords = {
  title: 'Dein Konto',
  link: 'Dein Konto',
  linkNote: 'Passkeys, Benachrichtigungen, Bots und deine Daten auf dem Server',
  you: {
    title: 'Name und Katze',
    note: 'So sehen dich die anderen am Tisch.',
    newcomer:
      'Der Server kennt dich noch nicht. Such dir einen Namen aus oder melde dich mit einem Passkey an, den du schon hast.',
    take: 'Diesen Namen nehmen',
    save: 'Speichern',
    saved: 'Gespeichert.',
    page: 'Deine Spielerseite',
  },
  passkeys: {
    title: 'Passkeys',
    note:
      'Ohne Passkey bist du Gast: Es gibt dich nur im Gedächtnis dieses Browsers, und wenn es gelöscht wird, sind deine ' +
      'Plätze und Wertungen weg. Ein Passkey bewahrt sie und nimmt dich auf andere Geräte mit. Ganz ohne Passwort und ' +
      'E-Mail: Dein Gerät fragt nach Finger, Gesicht oder PIN.',
    name: 'Name des Passkeys',
    device: (browser, system) => `${browser} unter ${system}`,
    make: 'Passkey anlegen',
    made: 'Dein Passkey ist angelegt. Du kannst dich jetzt überall damit anmelden.',
    signIn: 'Mit Passkey anmelden',
    signInNote:
      'Du hast schon einen Passkey von einem anderen Gerät? Melde dich an, dann bist du hier dieselbe Person.',
    signInAsk: (name) =>
      `Hier bist du Gast ohne Passkey: ${name}. Wenn du dich als jemand anderes anmeldest, ist dieser Gast verloren, samt seinen Plätzen. Anmelden?`,
    signedIn: (name) => `Angemeldet: ${name}`,
    list: 'Deine Passkeys',
    from: (date) => `Angelegt: ${date}`,
    remove: (which) => `Passkey entfernen: ${which}`,
    removeAsk: (which) => `Diesen Passkey entfernen? Du kannst dich dann nicht mehr damit anmelden: ${which}`,
    removeLastAsk:
      'Deinen einzigen Passkey entfernen? Dann bist du wieder Gast: Nach dem Abmelden oder in einem anderen Browser führt kein Weg zurück zu deinen Partien.',
    removed: 'Entfernt. Lösch ihn auch in der Passkey-Liste deines Geräts.',
    unsupported:
      'Dieser Browser kennt keine Passkeys, oder die Seite wurde nicht über eine sichere Verbindung (https) geöffnet.',
  },
  push: {
    title: 'Benachrichtigungen',
    note:
      'An Tischen, die über Tage spielen, kann dir dieser Browser sagen, dass du dran bist, auch wenn keine Seite von ' +
      'Alleycat offen ist. Die Nachricht läuft verschlüsselt über den Hersteller deines Browsers und enthält nur die Nummer des Tischs.',
    on: 'Benachrichtigungen sind in diesem Browser an.',
    off: 'Benachrichtigungen sind in diesem Browser aus.',
    turnOn: 'Benachrichtigungen einschalten',
    turnOff: 'Benachrichtigungen ausschalten',
    checking: 'Der Browser wird geprüft …',
    denied:
      'Du hast dieser Seite verboten, dich zu benachrichtigen. Um das zu ändern, drück auf das Symbol vor der Adresse der Seite und erlaube Benachrichtigungen.',
    unsupported:
      'Dieser Browser kann hier keine Benachrichtigungen empfangen. Leg Alleycat auf dem iPhone oder iPad erst auf den Home-Bildschirm und öffne es von dort.',
    failed: 'Der Browser erreicht seinen Benachrichtigungsdienst nicht. Versuch es später noch einmal.',
    words: { yourTurn: 'Du bist dran', waits: 'Ein Tisch wartet auf dich.' },
  },
  sessions: {
    title: 'Abmelden',
    note: 'Deine Plätze bleiben deine: Wenn die Zeit um ist, springt ein Bot ein, bis du wieder da bist.',
    here: 'Hier abmelden',
    everywhere: 'Überall abmelden',
    everywhereNote:
      'Beendet jede Sitzung auf jedem Gerät samt Benachrichtigungen, zum Beispiel wenn du eins verloren hast.',
    guestAsk:
      'Du hast keinen Passkey: Zu diesem Namen, seinen Plätzen und Wertungen führt dann kein Weg zurück. Endgültig abmelden?',
    everywhereAsk: 'Auf allen Geräten abmelden?',
    done: 'Abgemeldet.',
  },
  data: {
    title: 'Deine Daten',
    note: 'Alles, was der Server über dich speichert, als Datei: Name, Tische, Chat, Wertungen, Passkeys, Bots.',
    download: 'Meine Daten exportieren',
    remove: 'Meine Daten löschen',
    removeNote:
      'Löscht deinen Namen, Chat, Wertungen, Passkeys, Benachrichtigungen und Bots endgültig. Auf deinen Plätzen spielen ' +
      'Bots des Hauses weiter. Von beendeten Partien bleiben nur die Züge, ohne deinen Namen.',
    word: 'löschen',
    type: (word) => `Tipp zur Bestätigung: ${word}`,
    removeForGood: 'Endgültig löschen',
    cancel: 'Abbrechen',
    removed: 'Deine Daten sind gelöscht.',
  },
  tokens: {
    title: 'Eigene Bots',
    note: 'Ein Programm von dir kann über die API mitspielen. Jeder Bot hat ein Token und ist am Tisch als Bot gekennzeichnet.',
    api: 'Beschreibung der API',
    name: 'Name des Bots',
    make: 'Token anlegen',
    made: (name) => `Token von: ${name}`,
    once: 'Kopier es jetzt: Es wird nur dieses eine Mal gezeigt und ist der Schlüssel zum Bot.',
    copy: 'Token kopieren',
    copied: 'Kopiert.',
    copyFailed: 'Kopieren geht hier nicht. Markiere das Token und kopiere es selbst.',
    put: 'Fertig',
    none: 'Du hast keine Bots.',
    list: 'Deine Bots',
    from: (date) => `Angelegt: ${date}`,
    revoke: (name) => `Token widerrufen: ${name}`,
    revokeAsk: (name) => `Dieses Token widerrufen? Der Bot kann dann nicht mehr spielen: ${name}`,
    revoked: 'Widerrufen.',
  },
  muted: {
    title: 'Stummgeschaltet',
    none: 'Du hörst alle. Im Chat eines Tischs kannst du Leute stummschalten.',
    hear: (name) => `Wieder hören: ${name}`,
  },
  problems: {
    cancelled: 'Es ist nichts passiert: Das Gerät hat keinen Passkey geliefert, oder du hast es dir anders überlegt.',
    'passkey-known': 'Auf diesem Gerät hast du schon einen Passkey.',
    'no-passkeys': 'Dieser Browser kennt hier keine Passkeys.',
  },
  player: {
    title: (name) => `Spielerseite: ${name}`,
    bot: 'Ein Bot, der über die API spielt',
    ratings: 'Wertungen',
    noRatings: 'Noch keine Wertung. Es zählen öffentliche Tische.',
    rating: (points, margin) => `${points} ± ${margin}`,
    spoken: (points, margin) => `Wertung: ${points}, plus oder minus ${margin}`,
    provisional: 'noch unsicher',
    record: (games, wins) => `${games} ${plural(games, { one: 'Partie', other: 'Partien' })}, gewonnen: ${wins}`,
    explain: 'Was die Zahl bedeutet',
    explanation: [
      'Alle beginnen bei 1500. Wer besser abschneidet, als die Zahlen erwarten lassen, steigt, wer schlechter abschneidet, fällt, und ein Sieg gegen Starke zählt mehr. Jedes Spiel hat seine eigene Wertung.',
      'Die Zahl nach ± sagt, wie sicher das ist: Die wahre Stärke liegt sehr wahrscheinlich in diesem Bereich. Er ist anfangs weit und wird mit jeder Partie enger.',
      'Es zählen nur öffentliche Tische mit mindestens zwei Menschen; Bots des Hauses haben keine Wertung. Das Verfahren ist OpenSkill (Plackett–Luce), das auch mehr als zwei auf einmal werten kann.',
    ],
    games: 'Partien',
    noGames: 'Noch keine öffentliche Partie wurde zu Ende gespielt.',
    won: 'Gewonnen',
    lost: 'Nicht gewonnen',
    score: (own, all) => `Punkte: ${own} (alle: ${all})`,
    ended: (date) => `Beendet: ${date}`,
    replay: 'Rückschau',
    download: 'Aufzeichnung herunterladen',
    gameOf: (game, date) => `${game}, ${date}`,
    account: 'Dein Konto',
    missing: 'Diese Person gibt es nicht.',
  },
}
