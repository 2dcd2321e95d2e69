import { pluralDe as plural } from '@alleycat/ui/words/plurals.ts'
import { refusalsNaming } from '@alleycat/ui/words/refusals/de.ts'
import type { VerifyWords } from './words.ts'

export const de: VerifyWords = {
  refusalsNaming,
  otherFormat: 'Diese Aufzeichnung stammt von einer anderen Version von Alleycat und kann hier nicht gelesen werden.',
  working: 'Jede Karte wird nachgerechnet …',
  fair: 'Alles stimmt: Jede Karte ist die, auf die sich der Tisch festgelegt hatte.',
  unfair: 'Hier stimmt etwas nicht.',
  checked: 'Was geprüft wurde',
  commitment: 'Das Geheimnis des Tischs ist das, auf das er sich festgelegt hatte.',
  commitmentSeen: {
    early: 'Dieser Browser hat denselben Fingerabdruck gesehen, bevor die erste Karte ausgeteilt war.',
    late: 'Dieser Browser hat denselben Fingerabdruck gesehen, während die Partie noch lief.',
    never:
      'Dieser Browser war nicht dabei. Vergleiche den Fingerabdruck mit dem, den der Tisch vor dem Start gezeigt hat, falls du ihn hast.',
  },
  fingerprint: 'Fingerabdruck (SHA-256)',
  nonces: (count) =>
    `${count} ${plural(count, { one: 'Zufallszahl', other: 'Zufallszahlen' })}, eine je Platz, sind in die Ziehungen eingegangen.`,
  ownNonce: 'Die von diesem Browser ist darunter.',
  seating: 'Die Sitzordnung wurde daraus ausgelost.',
  seatingFixed: 'Die Sitzordnung wurde nicht ausgelost: Sie stand an diesem Tisch fest.',
  outcomes: (confirmed, all) => `Nachgerechnete Ziehungen: ${confirmed} von ${all}`,
  faults: {
    record: 'Die Aufzeichnung verstößt gegen die Spielregeln.',
    proof: 'In der Aufzeichnung fehlt, was zum Nachprüfen nötig ist, oder es ist beschädigt.',
    commitment: 'Das Geheimnis ist nicht das, auf das sich der Tisch festgelegt hatte.',
    seating: 'Die Plätze wurden nicht so ausgelost, wie es die Zahlen verlangen.',
    outcomes: 'Eine Karte ist nicht die, die sich aus den Zahlen ergibt.',
    seen: 'Das ist nicht der Fingerabdruck, den dieser Browser während der Partie gesehen hat.',
    nonce: 'Die Zufallszahl von diesem Browser ist nicht unter den Zahlen des Tischs.',
  },
  step: (step) => `Schritt: ${step}`,
  detail: (message) => `Was nicht stimmt: ${message}`,
  remembered: 'Dieser Browser erinnert sich an:',
  meaning: 'Was das beweist und was nicht',
  meanings: [
    'Bevor sich jemand hingesetzt hat, hat der Tisch ein Geheimnis gewählt und dessen Fingerabdruck veröffentlicht. Dann kam von jedem Platz eine Zufallszahl dazu. Geheimnis und Zahlen zusammen legen jede Karte und jede Ziehung fest. Dein Browser hat sie gerade alle noch einmal ausgerechnet: Niemand hat neu ausgeteilt, und niemand hat das Glück gelenkt, nachdem die Zahlen da waren.',
    'Es beweist nicht, dass niemand hingesehen hat: Wer den Server betreibt, hätte die Karten kennen können. Und es sagt nichts darüber, wie gespielt und was geredet wurde.',
    'Es braucht Zahlen, die nicht der Server ausgesucht hat. Die der Bots und die bei einer Revanche macht er selbst; an einem Tisch mit einem Menschen und Bots ist der Beweis deshalb schwächer.',
  ],
  goTo: 'Diesen Schritt ansehen',
}
