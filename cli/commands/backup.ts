import { readArguments } from '../args.ts'
import type { Command } from '../command.ts'
import { codeOf, Complaint, EXIT_OK, reasonOf } from '../errors.ts'
import { helpPage } from '../help-page.ts'
import { standardOutput } from '../output.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { wordsIn } from '../words/words.ts'

const loadServer = () => import('@alleycat/server')
type Server = Awaited<ReturnType<typeof loadServer>>

export const backup: Command = {
  name: 'backup',
  help: (words) =>
    helpPage(
      {
        usage: 'alleycat backup FILE',
        options: {},
        examples: ['DATA_DIR=/var/lib/alleycat alleycat backup cats.backup'],
      },
      words.help.backup(),
      words,
    ),
  run: (args, locale) => carry('backup', args, locale, (server, database, path) => server.backup(database, path)),
}

export const restore: Command = {
  name: 'restore',
  help: (words) =>
    helpPage(
      {
        usage: 'alleycat restore FILE',
        options: {},
        examples: ['DATABASE_URL=postgres://cats@localhost/cats alleycat restore cats.backup'],
      },
      words.help.restore(),
      words,
    ),
  run: (args, locale) => carry('restore', args, locale, (server, database, path) => server.restore(database, path)),
}

async function carry(
  name: string,
  args: readonly string[],
  locale: Locale,
  run: (server: Server, database: string, path: string) => Promise<number>,
): Promise<number> {
  const [path, stray] = readArguments(name, {}, args).positionals
  if (path === undefined || stray !== undefined) throw new Complaint(({ errors }) => errors.onlyFile(name))
  const server = await loadServer()
  try {
    const rows = await run(server, server.readConfig(process.env).database, path)
    await standardOutput().write(`${wordsIn(locale).backup.rows(rows)}\n`)
    return EXIT_OK
  } catch (error) {
    if (error instanceof server.OperatorError)
      throw new Complaint(({ operator }) => (operator === null ? error.message : error.in(operator)))
    if (codeOf(error) === 'EEXIST') throw new Complaint(({ errors }) => errors.exists(path))
    throw new Complaint((words) => words.errors.failed(name, reasonOf(error)(words)))
  }
}
