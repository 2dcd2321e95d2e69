import { optionHelp, type Options } from './args.ts'
import { EXIT_CODES } from './errors.ts'

/** A command of the program: its help page and its action. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  readonly help: string
  /** Runs the command and resolves to its exit code. */
  run(args: readonly string[]): Promise<number>
}

/** Every command has this option, so no command lists it. */
const HELP_OPTION = { help: { help: 'show this page' } }

/** A help page in the shape that all of them share. */
export const helpPage = (usage: string, explanation: string, options: Options<string>, examples: string): string =>
  `Usage: ${usage}

${explanation}

Options:
${optionHelp({ ...options, ...HELP_OPTION })}

Examples:
${examples}

${EXIT_CODES}
`
