import { readArguments } from '../args.ts'
import { helpPage, type Command } from '../command.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'

/** The server is loaded on demand because most commands do not need it. */
const loadServer = () => import('@alleycat/server')

export const serve: Command = {
  name: 'serve',
  help: helpPage(
    'alleycat serve',
    `Serves the app and keeps the tables of people who play together, until it is
told to stop (Ctrl-C or SIGTERM). Everything is set by environment variables;
docs/self-hosting.md lists them with what they mean. The most important:

${aligned([
  ['  PORT', 'port to listen on (4040)'],
  ['  HOST', 'address to listen on (127.0.0.1); 0.0.0.0 for all'],
  ['  DATA_DIR', 'folder for the SQLite file (./data)'],
  ['  DATABASE_URL', 'postgres://… for PostgreSQL'],
  ['  PUBLIC_URL', 'address browsers use, such as https://cats.example'],
]).join('\n')}

A wrong or unknown setting is refused with exit code 2.`,
    {},
    `  alleycat serve
  HOST=0.0.0.0 PORT=80 DATA_DIR=/var/lib/alleycat alleycat serve`,
  ),
  async run(args) {
    readArguments('serve', {}, args)
    return (await loadServer()).serve(process.env)
  },
}
