import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { Words } from './words/words.ts'

/** A command of the program: its help page and its action. */
export interface Command {
  readonly name: keyof Words['overview']['summaries']
  help(words: Words): string
  /** Runs the command in a language and resolves to its exit code. */
  run(args: readonly string[], locale: Locale): Promise<number>
}
