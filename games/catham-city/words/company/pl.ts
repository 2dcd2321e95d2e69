import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Punkty smakują prawie jak ryba.',
    loss: 'Ej, to było na później!',
    win: 'Burmistrz Biscuit! Sardynki dla wszystkich!',
  },
  tangle: { gain: 'Ha! Zabolało?', loss: 'Jeszcze pożałujesz!', win: 'Ratusz jest mój. Cały!' },
  duchess: { gain: 'Robi się, co można.', loss: 'Cóż za nieuprzejmość.', win: 'Ratuszowi do twarzy z koroną.' },
  marlowe: { gain: 'Sondaże się odwracają.', loss: 'Bywały gorsze noce.', win: 'Sprawa zamknięta.' },
  'old-tom': {
    gain: 'Cierpliwość popłaca.',
    loss: 'Phi. Zostało mi jeszcze parę żyć.',
    win: 'Stare koty, stare sztuczki.',
  },
  vesper: { gain: 'Tego nikt się nie spodziewał.', loss: 'To było moje? Może.', win: 'Uśmiech. To wszystko był blef.' },
}
