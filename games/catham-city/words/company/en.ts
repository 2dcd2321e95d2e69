import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Points taste almost like fish.',
    loss: 'Hey, I was saving that!',
    win: 'Mayor Biscuit! Sardines for everybody!',
  },
  tangle: { gain: 'Ha! Did that hurt?', loss: 'You will regret that!', win: 'City hall is mine. All of it!' },
  duchess: { gain: 'One does what one can.', loss: 'How terribly rude.', win: 'A crown suits city hall.' },
  marlowe: { gain: 'The polls are turning.', loss: 'I have seen worse nights.', win: 'Case closed.' },
  'old-tom': { gain: 'Patience pays.', loss: 'Bah. I still have lives left.', win: 'Old cats, old tricks.' },
  vesper: { gain: 'You never saw it coming.', loss: 'Was that mine? Maybe.', win: 'Smile. I was bluffing all along.' },
}
