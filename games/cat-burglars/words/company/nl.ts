import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Zacht als een kussen, deze wol.',
    loss: 'Mijn slaapkussen!',
    win: 'Zoveel wol. Tijd voor een dutje.',
  },
  tangle: { gain: 'Eerst grijpen, dan vragen!', loss: 'Dat zet ik je betaald!', win: 'Alle draden leiden naar mij!' },
  duchess: { gain: 'Goud staat me.', loss: 'Wat ordinair.', win: 'De verzameling is compleet.' },
  marlowe: { gain: 'Ik volgde de draad.', loss: 'De achterdeur, natuurlijk.', win: 'Dat is dan afgewikkeld.' },
  'old-tom': {
    gain: 'Trage poten, volle zak.',
    loss: 'Betere katten hebben dat geprobeerd.',
    win: 'Een goede kraak haast je niet.',
  },
  vesper: {
    gain: 'Wol of val? Dat blijft geheim.',
    loss: 'Goed gespeeld. Voor één keer.',
    win: 'Niemand zag me vertrekken.',
  },
}
