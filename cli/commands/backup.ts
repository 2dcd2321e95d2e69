import { readArguments } from '../args.ts'
import { helpPage, type Command } from '../command.ts'
import { codeOf, Complaint, EXIT_OK, reasonOf } from '../errors.ts'
import { standardOutput } from '../output.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { wordsIn } from '../words/words.ts'

const loadServer = () => import('@alleycat/server')
type Server = Awaited<ReturnType<typeof loadServer>>

const WHERE = `The database is the one that "alleycat serve" would use: set DATABASE_URL or
DATA_DIR as for the server.`

export const backup: Command = {
  name: 'backup',
  help: helpPage(
    'alleycat backup FILE',
    `Writes every table, person and setting as of one moment to a new file of JSON
lines, which only its owner may read. ${WHERE}`,
    {},
    '  DATA_DIR=/var/lib/alleycat alleycat backup cats.backup',
  ),
  run: (args, locale) => carry('backup', args, locale, (server, database, path) => server.backup(database, path)),
}

export const restore: Command = {
  name: 'restore',
  help: helpPage(
    'alleycat restore FILE',
    `Fills an empty database from a backup, all of it or nothing. It may be another
kind of database than the one the backup was taken from. ${WHERE}`,
    {},
    '  DATABASE_URL=postgres://cats@localhost/cats alleycat restore cats.backup',
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
    if (error instanceof server.BackupError || error instanceof server.ConfigError)
      throw new Complaint(() => error.message)
    if (codeOf(error) === 'EEXIST') throw new Complaint(({ errors }) => errors.exists(path))
    throw new Complaint((words) => words.errors.failed(name, reasonOf(error)(words)))
  }
}
