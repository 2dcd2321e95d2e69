import type { OnlineWords } from '../online/words/words.ts'
import type { AccountWords } from './words/words.ts'

/** The words of the account's screens: their own, and those for what the server refuses. */
export interface ScreenWords {
  readonly own: AccountWords
  readonly online: OnlineWords
}
