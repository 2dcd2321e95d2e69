import type { CreditsWords } from './words.ts'

export const nl: CreditsWords = {
  title: 'Makers en licenties',
  unofficial:
    'Alleycat is een onofficieel fanproject. Het is niet gemaakt, goedgekeurd of nagekeken door de auteurs of uitgevers van deze spellen. Tekeningen en teksten zijn van onszelf; er zit geen plaatje en geen zin van de gedrukte spellen in. De namen van de spellen zijn van hun uitgevers.',
  buy: 'Vind je hier een spel leuk, koop dan de doos: zo komen er meer.',
  designer: 'Auteur',
  illustrator: 'Tekeningen van de gedrukte kaarten',
  editions: 'Uitgegeven door',
  box: 'Wat er in de doos zit en wat dat hier vervangt',
  licences: 'Licenties',
  code: 'Het programma, de tekeningen en de teksten mag je volgens de MIT-licentie vrij gebruiken, veranderen en delen.',
  fonts:
    'De lettertypen zijn Barlow van Jeremy Tribby en Limelight van Nicole Fally, onder de SIL Open Font License 1.1.',
  libraries:
    'In de pagina: Svelte, eventsource-parser, noble-hashes, noble-ciphers, SimpleWebAuthn en uqr, elk onder de MIT-licentie of de Apache License 2.0.',
}
