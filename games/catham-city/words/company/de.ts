import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Punkte schmecken fast wie Fisch.',
    loss: 'He, das hatte ich aufgehoben!',
    win: 'Biscuit ins Rathaus! Sardinen für alle!',
  },
  tangle: { gain: 'Ha! Hat das wehgetan?', loss: 'Das wirst du bereuen!', win: 'Das Rathaus gehört mir. Ganz!' },
  duchess: { gain: 'Man tut, was man kann.', loss: 'Wie überaus unhöflich.', win: 'Dem Rathaus steht eine Krone.' },
  marlowe: {
    gain: 'Die Umfragen drehen sich.',
    loss: 'Ich habe schlimmere Nächte gesehen.',
    win: 'Fall abgeschlossen.',
  },
  'old-tom': {
    gain: 'Geduld zahlt sich aus.',
    loss: 'Pah. Ich habe noch Leben übrig.',
    win: 'Alte Katzen, alte Tricks.',
  },
  vesper: {
    gain: 'Damit hat keiner gerechnet.',
    loss: 'War das meins? Vielleicht.',
    win: 'Lächeln. Alles war geblufft.',
  },
}
