import type { CreditsWords } from './words.ts'

export const de: CreditsWords = {
  title: 'Mitwirkende und Lizenzen',
  unofficial:
    'Alleycat ist ein inoffizielles Fanprojekt. Es wird von den Autoren und Verlagen dieser Spiele weder gemacht noch unterstützt noch geprüft. Bilder und Texte sind unsere eigenen; kein Bild und kein Satz der gedruckten Spiele ist darin. Die Namen der Spiele gehören ihren Verlagen.',
  buy: 'Gefällt dir hier ein Spiel, dann kauf die Schachtel: Nur so wird es mehr davon geben.',
  designer: 'Autor',
  illustrator: 'Bilder der gedruckten Karten',
  editions: 'Gedruckt von',
  box: 'Was in der Schachtel liegt und was es hier ersetzt',
  licences: 'Lizenzen',
  code: 'Das Programm, seine Zeichnungen und seine Texte darfst du nach der MIT-Lizenz frei verwenden, ändern und weitergeben.',
  fonts:
    'Die Schriften sind Barlow von Jeremy Tribby und Limelight von Nicole Fally, unter der SIL Open Font License 1.1.',
  libraries:
    'In der Seite stecken: Svelte, eventsource-parser, noble-hashes, noble-ciphers, SimpleWebAuthn und uqr, jeweils unter der MIT-Lizenz oder der Apache License 2.0.',
}
