import { readArguments } from '../args.ts'
import { helpPage, type Command } from '../command.ts'
import { codeOf, Complaint, EXIT_OK, reasonOf } from '../errors.ts'
import { standardOutput } from '../output.ts'
import { counted } from '../text.ts'

const loadServer = () => import('@alleycat/server')
type Server = Awaited<ReturnType<typeof loadServer>>

const WHERE = `The database is the one that "alleycat serve" would use: set DATABASE_URL or
DATA_DIR as for the server.`

export const backup: Command = {
  name: 'backup',
  summary: "write all of a server's data to one file, while it runs",
  help: helpPage(
    'alleycat backup FILE',
    `Writes every table, person and setting as of one moment to a new file of JSON
lines, which only its owner may read. ${WHERE}`,
    {},
    '  DATA_DIR=/var/lib/alleycat alleycat backup cats.backup',
  ),
  run: (args) => carry('backup', args, (server, database, path) => server.backup(database, path)),
}

export const restore: Command = {
  name: 'restore',
  summary: 'fill a new database from a backup',
  help: helpPage(
    'alleycat restore FILE',
    `Fills an empty database from a backup, all of it or nothing. It may be another
kind of database than the one the backup was taken from. ${WHERE}`,
    {},
    '  DATABASE_URL=postgres://cats@localhost/cats alleycat restore cats.backup',
  ),
  run: (args) => carry('restore', args, (server, database, path) => server.restore(database, path)),
}

async function carry(
  name: string,
  args: readonly string[],
  run: (server: Server, database: string, path: string) => Promise<number>,
): Promise<number> {
  const [path, stray] = readArguments(name, {}, args).positionals
  if (path === undefined || stray !== undefined) throw new Complaint(`${name} takes one file: alleycat ${name} FILE`)
  const server = await loadServer()
  try {
    const rows = await run(server, server.readConfig(process.env).database, path)
    await standardOutput().write(`${counted(rows, 'row')}\n`)
    return EXIT_OK
  } catch (error) {
    if (error instanceof server.BackupError || error instanceof server.ConfigError) throw new Complaint(error.message)
    if (codeOf(error) === 'EEXIST') throw new Complaint(`${path} exists already: choose another name`)
    throw new Complaint(`${name} failed: ${reasonOf(error)}`)
  }
}
