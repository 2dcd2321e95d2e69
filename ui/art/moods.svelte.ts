import type { Mood } from '../company.ts'
import type { CatLook } from './cat.ts'

/** How a face shows what its cat feels. */
export const MOODS = {
  thinking: { eyes: 'sleepy', eyeRight: 'sleepy', look: 5 },
  glad: { eyes: 'wide', eyeRight: 'wide', mouth: 'smile' },
  proud: { eyes: 'closed', eyeRight: 'closed', mouth: 'grin' },
  annoyed: { eyes: 'angry', eyeRight: 'angry', mouth: 'frown' },
  startled: { eyes: 'wide', eyeRight: 'wide', mouth: 'gasp' },
} as const satisfies Record<Mood, Partial<CatLook>>

/** The moods of the bots at the table that is shown, by the names of their portraits. */
class TableMoods {
  now = $state.raw<Readonly<Record<string, Mood>>>({})
}

export const tableMoods = new TableMoods()
