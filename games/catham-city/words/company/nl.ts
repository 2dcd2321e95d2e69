import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Punten smaken bijna naar vis.',
    loss: 'Hé, dat bewaarde ik!',
    win: 'Burgemeester Biscuit! Sardientjes voor iedereen!',
  },
  tangle: { gain: 'Ha! Deed dat pijn?', loss: 'Daar krijg je spijt van!', win: 'Het stadhuis is van mij. Helemaal!' },
  duchess: {
    gain: 'Men doet wat men kan.',
    loss: 'Wat vreselijk onbeleefd.',
    win: 'Een kroon staat het stadhuis goed.',
  },
  marlowe: { gain: 'De peilingen keren.', loss: 'Ik heb ergere nachten gezien.', win: 'Zaak gesloten.' },
  'old-tom': { gain: 'Geduld loont.', loss: 'Bah. Ik heb nog levens over.', win: 'Oude katten, oude streken.' },
  vesper: {
    gain: 'Dat zag je niet aankomen.',
    loss: 'Was dat van mij? Misschien.',
    win: 'Lach maar. Het was allemaal bluf.',
  },
}
