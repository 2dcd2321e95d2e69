import { readFileSync } from 'node:fs'
import { MODULES } from '@alleycat/games/modules.ts'
import { arena } from './commands/arena.ts'
import { atlas } from './commands/atlas.ts'
import { backup, restore } from './commands/backup.ts'
import { bench } from './commands/bench.ts'
import { check } from './commands/check.ts'
import { play } from './commands/play.ts'
import { review } from './commands/review.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import type { Command } from './command.ts'
import { Complaint, EXIT_BUG, EXIT_CODES, EXIT_OK, EXIT_USAGE } from './errors.ts'
import { shown } from './args.ts'
import { playInThread } from './arena/thread.ts'
import { playPortionsInThread } from './atlas/thread.ts'
import { thinkInThread } from './bots-bench/thinking.ts'
import { answerInThread } from './measuring.ts'
import { standardOutput } from './output.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { listed, visible } from './text.ts'

const COMMANDS: readonly Command[] = [serve, play, simulate, check, review, arena, atlas, bench, backup, restore]

const HELP = `Usage: alleycat COMMAND [options]

${listed(MODULES.map(({ front }) => front.name))}, card games of cats in trench coats.

Commands:
${aligned(COMMANDS.map(({ name, summary }) => [`  ${name}`, summary])).join('\n')}

"alleycat COMMAND --help" explains a command, "alleycat --version" tells the version.

${EXIT_CODES}
`

async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  const asked = name === 'help' ? rest[0] : name
  if (asked === undefined || isHelp(asked)) return print(HELP)
  if (asked === '--version') return print(`alleycat ${version()}\n`)
  const command = COMMANDS.find((each) => each.name === asked)
  if (!command) throw unknown(asked)
  return name === 'help' || rest.some(isHelp) ? print(command.help) : command.run(rest)
}

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h'

async function print(text: string): Promise<number> {
  await standardOutput().write(text)
  return EXIT_OK
}

function unknown(name: string): Complaint {
  const what = name.startsWith('-') ? `unknown option ${shown(name)}` : `there is no command ${shown(name)}`
  return new Complaint(`${what}: choose from ${COMMANDS.map((each) => each.name).join(', ')}, or --help`)
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return String((JSON.parse(text) as { version: unknown }).version)
}

/** Reports an error in one sentence on standard error, and returns the exit code. */
function tell(error: unknown): number {
  if (error instanceof Complaint) {
    process.stderr.write(`alleycat: ${visible(error.message, 2000)}\n`)
    return EXIT_USAGE
  }
  const detail = error instanceof Error ? error.message : String(error)
  process.stderr.write(`alleycat: this should not have happened, please report it: ${visible(detail)}\n`)
  return EXIT_BUG
}

/** Runs the program and resolves to its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  // A closed standard error leaves nobody to report to, so it is no reason to fail.
  process.stderr.on('error', () => undefined)
  return run(args).catch(tell)
}

answerInThread()
playInThread()
playPortionsInThread()
thinkInThread()
