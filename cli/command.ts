import { optionHelp, type Options } from './args.ts'
import { EXIT_CODES } from './errors.ts'

/** One command of the program: what its help page says, and what it does. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  readonly help: string
  /** Resolves to the exit code. */
  run(args: readonly string[]): Promise<number>
}

/** Every command has this one, so it is not listed among a command's own. */
const HELP_OPTION = { help: { help: 'show this page' } }

/** A help page in the one shape they all have. */
export const helpPage = (usage: string, explanation: string, options: Options<string>, examples: string): string =>
  `Usage: ${usage}

${explanation}

Options:
${optionHelp({ ...options, ...HELP_OPTION })}

Examples:
${examples}

${EXIT_CODES}
`
