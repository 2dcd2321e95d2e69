import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: (points) =>
    `Ziel: Erreiche vor allen anderen ${points} Punkte. Nimm in deinem Zug Karten einer Fraktion oder spiel einen Satz aus.`,
  take: 'Nehmen: beliebig viele Karten einer Fraktion. Die Auslage wird sofort wieder aufgefüllt.',
  D: 'Detektive: Drei und eine Zusatzkarte bringen 3 Punkte. Gegner dürfen die Fraktion der Zusatzkarte für 1 abwerfen.',
  H: 'Hacker infiltrieren eine Hand, dann werden so viele Karten aufgedeckt: je Hacker +1, der Rest wechselt die Hand.',
  J: 'Journalistinnen: Zwei bringen 2 Punkte, und jeder Gegner darf eine Karte hergeben.',
  M: 'Mafia: Vier bringen 2 Punkte. Jeder Gegner verliert 2 Karten oder 1 Punkt.',
  O: 'Bürokraten: So viele Karten vom Nachziehstapel werden aufgedeckt, +1 je aufgedeckter Fraktion.',
  P: 'Polizisten: So viele Karten einer Hand werden aufgedeckt, +1 für jede von der Fraktion der anderen Karte.',
  R: 'Robocats: Zwei ziehen 5 Karten, vier bringen 3 Punkte.',
  S: 'Wissenschaftler: Drei bringen 2 Punkte und ziehen 2 Karten.',
  limit: 'Handkartenlimit: 10 Karten am Ende deines Zuges.',
  answer: 'Auch du antwortest. Niemand sieht deine Antwort, bevor alle geantwortet haben.',
  standing: 'Wieder dieselbe Frage? Der Roboter-Knopf kann sie ab jetzt für dich beantworten.',
}
