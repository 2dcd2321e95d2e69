import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Douce comme un coussin, cette laine.',
    loss: 'Mon oreiller de sieste !',
    win: 'Que de laine. L’heure de la sieste.',
  },
  tangle: {
    gain: 'D’abord je prends, après je demande !',
    loss: 'Tu me le paieras !',
    win: 'Tous les fils mènent à moi !',
  },
  duchess: { gain: 'L’or me va bien.', loss: 'Quelle vulgarité.', win: 'La collection est complète.' },
  marlowe: { gain: 'J’ai suivi le fil.', loss: 'La porte de derrière, bien sûr.', win: 'Voilà qui boucle l’affaire.' },
  'old-tom': {
    gain: 'Pattes lentes, sac plein.',
    loss: 'De meilleurs chats ont essayé.',
    win: 'Un bon casse ne se presse pas.',
  },
  vesper: { gain: 'Pelote ou piège ? Mystère.', loss: 'Bien joué. Pour une fois.', win: 'Personne ne m’a vu partir.' },
}
