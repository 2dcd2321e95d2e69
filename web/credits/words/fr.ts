import type { CreditsWords } from './words.ts'

export const fr: CreditsWords = {
  title: 'Crédits',
  unofficial:
    'Alleycat est un projet de fans non officiel. Ni les auteurs ni les éditeurs de ces jeux ne l’ont fait, approuvé ou relu. Les dessins et les textes sont les nôtres ; aucune image, aucune phrase des jeux imprimés ne s’y trouve. Les noms des jeux appartiennent à leurs éditeurs.',
  buy: 'Si un jeu te plaît ici, achète la boîte : c’est ainsi qu’il y en aura d’autres.',
  designer: 'Auteur',
  illustrator: 'Illustrations des cartes imprimées',
  editions: 'Édité par',
  box: 'Ce que contient la boîte, et ce qui le remplace ici',
  licences: 'Licences',
  code: 'Le programme, ses dessins et ses textes peuvent être utilisés, modifiés et partagés librement sous la licence MIT.',
  fonts: 'Les polices sont Barlow de Jeremy Tribby et Limelight de Nicole Fally, sous la SIL Open Font License 1.1.',
  libraries:
    'Dans la page : Svelte, eventsource-parser, noble-hashes, noble-ciphers, SimpleWebAuthn et uqr, chacun sous la licence MIT ou l’Apache License 2.0.',
}
