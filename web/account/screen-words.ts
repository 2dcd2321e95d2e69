import type { OnlineWords } from '../online/words/words.ts'
import type { AccountWords } from './words/words.ts'

/** All words of these screens: their own, and what the server refuses. */
export interface ScreenWords {
  readonly own: AccountWords
  readonly online: OnlineWords
}
