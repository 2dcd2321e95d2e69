import { optionHelp, type Options } from './args.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { exitCodes } from './errors.ts'
import { LANGUAGE_OPTION } from './language.ts'
import { wordsIn, type Words } from './words/words.ts'

/** A command of the program: its help page and its action. */
export interface Command {
  readonly name: keyof Words['overview']['summaries']
  /** The page is in English alone: it defines formats and figures, and one text of them is kept right. */
  readonly help: string
  /** Runs the command in a language and resolves to its exit code. */
  run(args: readonly string[], locale: Locale): Promise<number>
}

/** Every command has these options, so no command lists them. */
const COMMON_OPTIONS = { lang: LANGUAGE_OPTION, help: { help: 'show this page' } }

/** A help page in the shape that all of them share. */
export const helpPage = (usage: string, explanation: string, options: Options<string>, examples: string): string =>
  `Usage: ${usage}

${explanation}

Options:
${optionHelp({ ...options, ...COMMON_OPTIONS })}

Examples:
${examples}

${exitCodes(wordsIn('en'))}
`
