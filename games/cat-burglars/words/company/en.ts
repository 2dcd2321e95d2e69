import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: { gain: 'Soft as a cushion, this yarn.', loss: 'My nap pillow!', win: 'So much yarn. Time for a nap.' },
  tangle: { gain: 'Grab first, ask later!', loss: 'You will pay for that!', win: 'Every thread leads to me!' },
  duchess: { gain: 'Gold becomes me.', loss: 'How very common.', win: 'The collection is complete.' },
  marlowe: { gain: 'I followed the thread.', loss: 'Should have watched the back door.', win: 'That wraps it up.' },
  'old-tom': { gain: 'Slow paws, full bag.', loss: 'Better cats have tried that.', win: 'Never hurry a good heist.' },
  vesper: { gain: 'Yarn or trap? You will never know.', loss: 'Well played. For once.', win: 'Nobody saw me leave.' },
}
