import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Weich wie ein Kissen, diese Wolle.',
    loss: 'Mein Schlafkissen!',
    win: 'So viel Wolle. Zeit für ein Nickerchen.',
  },
  tangle: { gain: 'Erst greifen, dann fragen!', loss: 'Das zahle ich dir heim!', win: 'Alle Fäden führen zu mir!' },
  duchess: { gain: 'Gold steht mir.', loss: 'Wie ordinär.', win: 'Die Sammlung ist vollständig.' },
  marlowe: { gain: 'Immer dem Faden nach.', loss: 'Die Hintertür, natürlich.', win: 'Damit ist alles aufgewickelt.' },
  'old-tom': {
    gain: 'Langsame Pfoten, voller Sack.',
    loss: 'Das haben schon bessere Katzen versucht.',
    win: 'Einen guten Bruch überstürzt man nicht.',
  },
  vesper: {
    gain: 'Wolle oder Falle? Das bleibt mein Geheimnis.',
    loss: 'Gut gespielt. Ausnahmsweise.',
    win: 'Niemand hat mich gehen sehen.',
  },
}
