import type { CreditsWords } from './words.ts'

export const pl: CreditsWords = {
  title: 'Autorzy i licencje',
  unofficial:
    'Alleycat to nieoficjalny projekt fanów. Autorzy i wydawcy tych gier go nie stworzyli, nie popierają ani nie sprawdzali. Rysunki i teksty są nasze; nie ma tu żadnego obrazka ani zdania z gier drukowanych. Nazwy gier należą do ich wydawców.',
  buy: 'Jeśli któraś gra ci się podoba, kup pudełko: dzięki temu powstaną następne.',
  designer: 'Autor',
  illustrator: 'Ilustracje drukowanych kart',
  editions: 'Wydali',
  box: 'Co jest w pudełku i co to tutaj zastępuje',
  licences: 'Licencje',
  code: 'Programu, rysunków i tekstów możesz używać, zmieniać je i udostępniać zgodnie z licencją MIT.',
  fonts: 'Kroje pisma to Barlow (Jeremy Tribby) i Limelight (Nicole Fally), na licencji SIL Open Font License 1.1.',
  libraries:
    'Na stronie działają: Svelte, eventsource-parser, noble-hashes, noble-ciphers, SimpleWebAuthn i uqr, każde na licencji MIT albo Apache License 2.0.',
}
