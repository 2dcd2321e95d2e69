import { listIn } from '@alleycat/ui/words/lists.ts'
import type { Page } from '../../help-page.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import { OUTSIDE_BOT, POSTGRES, PUBLIC_ADDRESS } from './names.ts'

const either = listIn('en', 'disjunction')

const recordOptions = `the ${typed('options')} of a record; what is left out is as the game has it by default`
const threads = 'how many threads play; by default one for each core. This changes nothing but the time'
const where = `The database is the one that ${typed('alleycat serve')} would use: set DATABASE_URL or DATA_DIR as for the server.`

/** Lets the compiler find out which options a page has. */
const pageOf = <Name extends string>(page: Page<Name>): Page<Name> => page

/** The help pages of the commands. What is typed, the formats and the names of columns are the same in every language. */
export const help = {
  page: {
    usage: (command: string): string => `Usage: ${command}`,
    options: 'Options:',
    examples: 'Examples:',
    language: (codes: string): string =>
      `the language of the answers: ${codes}; by default that of LC_ALL, LC_MESSAGES or LANG`,
    help: 'show this page',
  },
  serve: () =>
    pageOf({
      about: [
        'Serves the app and keeps the tables of people who play together, until it is told to stop (Ctrl-C or SIGTERM). Everything is set by environment variables; docs/self-hosting.md lists them with what they mean. The most important ones:',
        [
          ['PORT', 'port to listen on (4040)'],
          ['HOST', 'address to listen on (127.0.0.1); 0.0.0.0 for all'],
          ['DATA_DIR', 'folder of the SQLite file (./data)'],
          ['DATABASE_URL', `${POSTGRES} for PostgreSQL`],
          ['PUBLIC_URL', `address that browsers use, such as ${PUBLIC_ADDRESS}`],
        ],
        'A wrong or unknown setting is refused with exit code 2. The log is in English, one JSON object a line, because programs read it.',
      ],
      options: {},
    }),
  play: (games: readonly string[], usual: string, bots: string) =>
    pageOf({
      about: [
        `You against bots, at ${either(games)}. Type ${typed('help')} while you play. With --record the same command resumes a game that you left; when it is over, the file is a record that ${typed('alleycat check')} accepts. (It holds every card: no peeking.)`,
      ],
      options: {
        seats: 'how many play, you included; by default the fewest the game allows',
        seat: 'where you sit; by default 0, the seat that starts',
        bots: `a bot for each other seat, or one for all; by default ${usual}, as many as needed (there are ${bots})`,
        options: recordOptions,
        seed: 'a number or word; the same seed deals the same cards; by default a random number',
        record: 'save the game there after every step; if it is there already, resume it',
      },
    }),
  simulate: (games: readonly string[], bots: string) =>
    pageOf({
      about: [
        'Bots play games. Their records go to standard output, one JSON object a line; a summary goes to standard error, with the seed to repeat the run.',
      ],
      options: {
        game: `${either(games)}; required`,
        seats: 'how many play; by default the fewest the game allows',
        games: 'how many games; by default 1',
        seed: 'a number or word; the same seed gives the same bytes, except for bots that think by the clock; by default a random number',
        options: recordOptions,
        bots: `a bot for each seat, or one for all; by default random (${bots})`,
        trace: 'add to each record every position with all its legal decisions',
        out: 'write there instead of to standard output; the file appears when it is complete',
      },
    }),
  check: (line: string, json: string, megabytes: number) =>
    pageOf({
      about: [
        `Replays every record of a file of JSON Lines (${typed('-')} for standard input). An invalid record gets a line with its number and the index of the step at fault, both counted from 0, the rule it breaks and a sentence:`,
        line,
        'With --json every record gets one of these, with step null when no step is at fault; the message is in English, because programs read it:',
        json,
        'These can stand instead of a rule:',
        [
          ['format', 'the shape of the record'],
          ['notation', 'the words of a step'],
          ['order', 'a step that nobody awaits'],
          ['result, trace', 'a claim that the steps do not bear out'],
          ['fairness', 'a card that was not drawn as committed to'],
        ],
        `Blank lines are skipped; a line over ${megabytes} MiB is invalid; a file without records is valid.`,
      ],
      options: {
        json: 'one JSON object for each record, valid ones too',
        trace: 'compare the traces too; a record without one is then invalid',
        fair: 'verify the deals too, as docs/fairness.md says; a record without proof is then invalid',
      },
    }),
  review: (formula: string, json: string, iterations: number) =>
    pageOf({
      about: [
        `Replays the records of a file (${typed('-')} for standard input) and thinks over every decision that had an alternative, with what that seat knew and no more: its chance to win with the best decision and with the one it made. What a decision cost is skill, what others’ decisions gave or took is others, the rest is luck:`,
        formula,
        'with first 1 / seats before the deal, and final 1 for the winner. A loss within the noise of the search counts as none; one of up to 2 percentage points is good, up to 5 an inaccuracy, up to 10 a mistake, more a blunder.',
        'With --json each record gets one object (docs/review.md explains every field):',
        json,
        `An invalid record gets the line that ${typed('alleycat check')} gives it.`,
      ],
      options: {
        seat: 'tell about this seat alone, counted from 0; by default about all',
        record: 'review this record of the file alone, counted from 0; by default all',
        iterations: `how long to think over each decision, by default ${iterations}; the same number gives the same review`,
        json: 'one JSON object for each record',
      },
    }),
  arena: (
    games: readonly string[],
    bots: string,
    quoted: string,
    json: string,
    standard: { games: number; timeout: number },
  ) =>
    pageOf({
      about: [
        'Bots compete. Every deal is played once in each rotation of the line-up over the seats, so that the luck of the deal and of the seat cancels out. For each bot you learn what share of the games a seat of it wins, with the interval that holds the truth with 95% confidence (deals, not games, are counted), its openskill rating with twice its deviation, and how long it thinks over a decision on average.',
        `${OUTSIDE_BOT} is a program of your own that reads positions and writes decisions, one JSON object a line; docs/bots.md tells how. A command with a comma or a space within a word has it between quotation marks: ${quoted}. A bot that fails, is too slow or decides what it may not ends the run with exit code 2.`,
        'With --json there is first an object for the run, then one for each bot:',
        json,
        `${typed('seats')} of a bot is how many of the table are its own. A shared win counts in part. Bots that think by the clock do not play the same twice.`,
      ],
      options: {
        game: `${either(games)}; required`,
        bots: `who plays; the last one also takes the seats that are left; required (${bots}, ${OUTSIDE_BOT})`,
        seats: 'how many play; by default as many as bots are named',
        games: `how many games, rounded up to whole rotations; by default ${standard.games}`,
        seed: 'a number or word; the same seed gives the same result; by default a random number',
        options: recordOptions,
        jobs: threads,
        timeout: `how many seconds to wait for an answer of an exec bot; by default ${standard.timeout}`,
        out: `write the records of the games there; ${typed('names')} in each tells who sat where`,
        json: 'one JSON object for the run and one for each bot, instead of a table',
      },
    }),
  atlas: (
    games: readonly string[],
    standard: { greedy: number; search: number; contest: number; bot: string; seed: string },
    portion: { greedy: number; search: number; contest: number },
  ) =>
    pageOf({
      about: [
        'Plays every game with every set of options at every number of seats, and writes what these tables are like, each figure with its 95% interval: how many moves a game takes, how often the lead changes, what the first seat wins beyond its share, how many turns are attacks, how much of the result is skill, and what each card of the first hand is worth. docs/atlas.md defines them and says what they are not.',
        'Every portion of games that is played is kept in a journal. The same command goes on where it was stopped, by Ctrl-C or otherwise, and with more games it plays only what is missing. The file follows from the options alone, whatever the number of threads and however often the run was stopped.',
      ],
      options: {
        out: 'the data file; required. What was played is kept beside it, in FILE.journal',
        games: `how many games greedy bots play at each table, rounded up to whole portions of ${portion.greedy}; by default ${standard.greedy}`,
        search: `how many games searching bots play at each table of two and of four, in portions of ${portion.search}; by default ${standard.search}`,
        contest: `how many games one searching bot plays against greedy ones at each table, in portions of ${portion.contest}; by default ${standard.contest}`,
        bot: `the bot that searches; by default ${standard.bot}`,
        seed: `a number or word; the same seed gives the same file; by default ${standard.seed}`,
        game: `${either(games)}; by default all`,
        seats: 'only tables of this many seats',
        options: `only tables with these ${typed('options')} of a record; needs --game`,
        jobs: threads,
      },
    }),
  bench: (
    standard: { games: number; runs: number; tables: number; load: number; watch: number },
    json: { bots: string; web: string; server: string; restart: string },
  ) =>
    pageOf({
      about: [
        'Measures the engine, the bots, the app or the server. The tables are in English, because they are made for the documents of the project and because --only looks for the names of their lines.',
        'engine plays random games of every kind at every number of seats with default options, on one thread through the engine’s public functions, each line in a fresh thread, and reports the best of several rounds of a tenth of a second. The last column relates the games to a fixed loop, shuffles of 75 numbers, that is measured in the same run: it compares figures from different machines.',
        `bots measures what the project says about its bots: how many deals a search looks into each second, and who is stronger than whom, in an arena with a fixed seed. ${typed('a seat')} is what a seat of the bot named first wins, with the interval that holds the truth with 95% confidence; it is ${typed('stronger')} or ${typed('weaker')} when that interval leaves out par, ${typed('open')} when more games are needed; then comes its mean time per decision. All of it takes hours: --games and --only are for less. With --json, a line each:`,
        json.bots,
        'web measures the built app (npm run build) in Chromium, served on this machine:',
        [
          [
            'bytes',
            'what a first visit fetches until the front page can be used and until the first move of each game, compressed; the aim is about JavaScript and CSS',
          ],
          [
            'start',
            'how long an emulated phone takes until Play can be pressed, and from there to the first own decision; a page of HTML alone is the baseline',
          ],
          [
            'frames',
            'what keeps the page from moving for 50 ms or more while bots play, on that phone and on this machine',
          ],
          [
            'openings',
            'the longest task of that phone when somebody opens a form, a lesson, the rules, a table, a replay and other pages, opens a dialog, changes the language or leaves a table',
          ],
          ['lighthouse', 'its scores for the front page and a table of each game; fetched with npx'],
        ],
        'The names of the lines begin with these words. Playwright and Chromium must be installed; CHROMIUM_PATH names one. With --json, a line each:',
        json.web,
        'server plays hundreds of tables at once over loopback, each seat a guest with a stream of their own: on SQLite, and on PostgreSQL with one and two nodes; at tables of two and of four; flat out, where everybody decides at once, and paced, with one decision a second at each table. Each line has',
        [
          ['decisions/s', 'how many were acknowledged'],
          ['p50, p99', 'milliseconds from sending a decision to its acknowledgement'],
          [
            'µs',
            'of processor time that a decision took the main thread of the server (of each node), its whole process, the processes of PostgreSQL, and the driver, which is another process; without /proc, which only Linux has, main thread and database are not known',
          ],
          [
            'driver busy',
            'the share of one core that the driver needed: at 100% the driver is measured, not the server',
          ],
          [
            'KiB',
            'of memory in use, after collecting garbage, for a table in play and for an open stream; a fair figure from some hundred tables on',
          ],
          ['set up', 'seconds until everybody sat and listened and all games had started'],
        ],
        'boardgame.io is the server of that library with our two games, at tables of four that decide all the time; npm fetches it. The HTTP echo answers requests like decisions from memory, with the same framework and no other work; the WebSocket echo sends messages as long as answers back, the least that any server could do. The table can be pasted into docs/scale.md. What went wrong is told on standard error. With --json, a line each, where mainThread and process have a figure for each node and times are in microseconds except for p50 and p99:',
        json.server,
        'With --restart the server is killed (SIGKILL) and started again on the same database. Each line tells, in seconds from then on, when the first request is answered, when half of the streams and all of them have told how their table stands, and the processor time that the server took until then. Whoever was refused comes back as the app does, and not before Retry-After. With --json times are in milliseconds and processor time in microseconds, and what has not happened within a minute is null:',
        json.restart,
      ],
      options: {
        json: 'one JSON object for each line of the table',
        seconds: `how long to measure each speed, for the engine after up to half a second of warming up; by default 1; for web how long to watch each game, by default ${standard.watch}; for server by default ${standard.load}`,
        games: `bots only: how many games for each claim; by default ${standard.games}, 40 for a quick look`,
        only: 'bots, web and server: leave out every line that does not have this in its name',
        jobs: 'bots only: how many threads play; by default one for each core',
        runs: `web only: how often to measure each start; by default ${standard.runs}`,
        tables: `server only: how many tables are played at once, by default ${standard.tables}; several numbers show how cost and memory grow at paced tables of four`,
        plot: 'server only: draw how cost and memory grow with the number of tables, as SVG',
        visitors:
          'server only: at the same time four visitors at a time make guests and tables and join them, and have rows of their own',
        flood:
          'server only: at the same time one guest sends requests as fast as they are answered, to a server with its usual limits; the row tells those that were not refused',
        restart:
          'server only: kill the server while paced tables of four are played, start it again, and tell how fast everybody is back',
        profile: 'server only: also write a CPU profile for each line, and say where it is; this slows the server down',
        folder: 'web only: the built app; by default the one of this project, web/dist',
      },
    }),
  backup: () =>
    pageOf({
      about: [
        `Writes every table, person and setting as of one moment to a new file of JSON lines, which only its owner may read. ${where}`,
      ],
      options: {},
    }),
  restore: () =>
    pageOf({
      about: [
        `Fills an empty database from a backup, all of it or nothing. It may be another kind of database than the one the backup was taken from. ${where}`,
      ],
      options: {},
    }),
}

export type Help = typeof help
