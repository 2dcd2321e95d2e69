import type { GameCredits } from '@alleycat/ui/learn/credits.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { GameId } from '../games.ts'
import { spoken } from '../pseudo-language.ts'

const credits = import.meta.glob<GameCredits>('../../games/*/learn/credits/*.ts', { import: 'credits' })

export const loadCredits = (id: GameId, locale: Locale): Promise<GameCredits> =>
  spoken(credits[`../../games/${id}/learn/credits/${locale}.ts`]!())
