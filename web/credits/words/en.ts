/** Who made what. */
export const en = {
  title: 'Credits',
  unofficial:
    'Alleycat is an unofficial fan project. It is not made, endorsed or reviewed by the designers or publishers of these games. Art and words are our own; no picture or sentence of the printed games is in it. The names of the games belong to their publishers.',
  buy: 'If you like a game here, buy the box: that is how there will be more of them.',
  designer: 'Designed by',
  illustrator: 'Printed cards illustrated by',
  editions: 'Printed by',
  box: 'What is in the box, and what replaces it here',
  licences: 'Licences',
  code: 'The program, its drawings and its words are free to use, change and share under the MIT licence.',
  fonts: 'The fonts are Barlow by Jeremy Tribby and Limelight by Nicole Fally, under the SIL Open Font License 1.1.',
  libraries:
    'In the page: Svelte, eventsource-parser, noble-hashes, noble-ciphers, SimpleWebAuthn and uqr, each under the MIT licence or the Apache License 2.0.',
}
