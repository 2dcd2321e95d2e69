import { readArguments } from '../args.ts'
import type { Command } from '../command.ts'
import { helpPage } from '../help-page.ts'
import { wordsIn } from '../words/words.ts'

/** The server is loaded on demand because most commands do not need it. */
const loadServer = () => import('@alleycat/server')

export const serve: Command = {
  name: 'serve',
  help: (words) =>
    helpPage(
      {
        usage: 'alleycat serve',
        options: {},
        examples: ['alleycat serve', 'HOST=0.0.0.0 PORT=80 DATA_DIR=/var/lib/alleycat alleycat serve'],
      },
      words.help.serve(),
      words,
    ),
  async run(args, locale) {
    readArguments('serve', {}, args)
    return (await loadServer()).serve(process.env, wordsIn(locale).operator ?? undefined)
  },
}
