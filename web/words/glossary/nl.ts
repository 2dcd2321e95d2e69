import type { Glossary } from '@alleycat/ui/words/glossary.ts'
import type { TermId } from './en.ts'

export const glossary: Glossary<TermId> = {
  game: { says: 'partij', note: 'Spel is what is played, partij one play of it.' },
  record: { says: 'spelverslag', never: ['verslag'] },
  log: { says: 'Verloop', never: ['logboek*'] },
  host: { says: 'Host', never: ['wie de tafel heeft gemaakt'] },
  seat: { says: 'plaats' },
  table: { says: 'tafel', never: ['tafel maken'] },
  spectator: { says: 'toeschouwer', never: ['kijker*'] },
  undo: { says: 'Ongedaan maken', never: ['terugnemen'] },
  mute: { says: 'dempen', never: ['weer horen', 'wie je hoort'] },
  fillIn: { says: 'valt een bot in' },
  hint: { says: 'Tip', never: ['advies', 'adviseur'] },
  retry: { says: 'Nieuwe poging', never: ['er wordt opnieuw geprobeerd'] },
  turn: { says: 'aan de beurt', never: ['aan zet', 'wordt niets van je gevraagd'] },
  fingerprint: { says: 'vingerafdruk' },
  rating: { says: 'rating', never: ['ranglijst*'] },
}
