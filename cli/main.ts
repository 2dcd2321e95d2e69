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
import { Complaint, EXIT_BUG, EXIT_OK, EXIT_USAGE, exitCodes } from './errors.ts'
import { shown } from './args.ts'
import { playInThread } from './arena/thread.ts'
import { playPortionsInThread } from './atlas/thread.ts'
import { thinkInThread } from './bots-bench/thinking.ts'
import { answerInThread } from './measuring.ts'
import { languageFrom, localeFrom } from './language.ts'
import { standardOutput } from './output.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { visible } from './text.ts'
import { wordsIn, type Words } from './words/words.ts'

export const COMMANDS: readonly Command[] = [serve, play, simulate, check, review, arena, atlas, bench, backup, restore]

function overviewIn(words: Words): string {
  const { usage, about, commands, summaries, more } = words.overview
  return `${usage}

${about(MODULES.map(({ front }) => front.name))}

${commands}
${aligned(COMMANDS.map(({ name }) => [`  ${name}`, summaries[name]])).join('\n')}

${more}

${exitCodes(words)}
`
}

async function run([name, ...rest]: readonly string[], locale: Locale): Promise<number> {
  const asked = name === 'help' ? rest[0] : name
  if (asked === undefined || isHelp(asked)) return print(overviewIn(wordsIn(locale)))
  if (asked === '--version') return print(`alleycat ${version()}\n`)
  const command = COMMANDS.find((each) => each.name === asked)
  if (!command) throw unknown(asked)
  return name === 'help' || rest.some(isHelp) ? print(command.help(wordsIn(locale))) : command.run(rest, locale)
}

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h'

async function print(text: string): Promise<number> {
  await standardOutput().write(text)
  return EXIT_OK
}

function unknown(name: string): Complaint {
  const names = COMMANDS.map((each) => each.name).join(', ')
  return new Complaint(({ errors }) =>
    name.startsWith('-') ? errors.noSuchOption(shown(name), names) : errors.noCommand(shown(name), names),
  )
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return String((JSON.parse(text) as { version: unknown }).version)
}

/** Reports an error in one sentence on standard error, and returns the exit code. */
function tell(error: unknown, words: Words): number {
  if (error instanceof Complaint) {
    process.stderr.write(`alleycat: ${visible(error.sentence(words), 2000)}\n`)
    return EXIT_USAGE
  }
  const detail = error instanceof Error ? error.message : String(error)
  process.stderr.write(`alleycat: ${words.errors.bug(visible(detail))}\n`)
  return EXIT_BUG
}

/** Runs the program and resolves to its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  // A closed standard error leaves nobody to report to, so it is no reason to fail.
  process.stderr.on('error', () => undefined)
  let locale = localeFrom(undefined)
  try {
    const asked = languageFrom(args)
    locale = asked.locale
    return await run(asked.args, locale)
  } catch (error) {
    return tell(error, wordsIn(locale))
  }
}

answerInThread()
playInThread()
playPortionsInThread()
thinkInThread()
