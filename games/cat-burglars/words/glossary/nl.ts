import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  gang: { says: 'bende' },
  yarn: { says: 'bol wol', never: ['kluwen*'] },
  trap: { says: 'val' },
  mirror: { says: 'spiegel' },
  market: {
    says: 'markt',
    never: ['uit de markt', 'in de markt'],
    note: 'Cards lie op de markt and come van de markt.',
  },
  recruit: { says: 'rekruteren', never: ['werven'] },
  form: { says: 'bende vormen' },
  activate: { says: 'activeren' },
  secure: { says: 'veiligstellen' },
  infiltrate: { says: 'infiltreren' },
  hallOfFame: { says: 'Eregalerij' },
  faceDown: { says: 'verdekt', never: ['gedekt*'], note: 'As HUCH! prints it for Catham City.' },
  drawPile: { says: 'trekstapel' },
  discardPile: { says: 'aflegstapel' },
  opponent: { says: 'opponent', never: ['tegenstander*', 'tegenspeler*'], note: 'As HUCH! prints it for Catham City.' },
  purple: { says: 'paars', never: ['violet'] },
}
