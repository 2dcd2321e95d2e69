import { en as reviewed } from '@alleycat/ui/words/reviews/en.ts'
import type { OperatorWords } from '@alleycat/server'
import { listIn } from '@alleycat/ui/words/lists.ts'
import { pluralEn as plural } from '@alleycat/ui/words/plurals.ts'
import { refusals } from '@alleycat/ui/words/refusals/en.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import { numberIn } from '../text.ts'
import { help } from './help/en.ts'

const number = numberIn('en')
const list = listIn('en')

const games = (count: number): string => `${number(count)} ${plural(count, { one: 'game', other: 'games' })}`
const seats = (count: number): string => `${number(count)} ${plural(count, { one: 'seat', other: 'seats' })}`
const records = (count: number): string => `${number(count)} ${plural(count, { one: 'record', other: 'records' })}`
const bots = (count: number): string => `${number(count)} ${plural(count, { one: 'bot', other: 'bots' })}`

/** What the command line says. What is typed as it stands is quoted as a shell quotes it, in every language. */
export const en = {
  number,
  list,
  help,
  refusals,
  percent: (value: string): string => `${value}%`,
  overview: {
    usage: 'Usage: alleycat COMMAND [options]',
    about: (names: readonly string[]): string => `${list(names)}: card games of cats in trench coats.`,
    commands: 'Commands:',
    more: `${typed('alleycat COMMAND --help')} explains a command, ${typed('alleycat --version')} shows the version.`,
    summaries: {
      serve: 'the web app and the server for playing together',
      play: 'play against bots in this terminal',
      simulate: 'let bots play games and write their records',
      check: 'say whether each record in a file is valid',
      review: 'look back at games: mistakes, luck and turning points',
      arena: 'let bots compete and measure how strong they are',
      atlas: 'measure what every set of options plays like',
      bench: 'measure how fast this machine plays, and how well',
      backup: 'write all of a server’s data to one file, while it runs',
      restore: 'fill a new database from a backup',
    },
    exitCodes: {
      title: 'Exit codes:',
      done: 'done; for check and review: every record is valid',
      invalid: 'check or review found an invalid record',
      usage: 'a wrong option or value, an unusable file, or an outside bot that fails',
      fault: 'a fault in alleycat itself',
      stopped: 'stopped with Ctrl-C',
    },
  },
  errors: {
    bug: (detail: string): string => `this should not have happened, please report it: ${detail}`,
    noCommand: (name: string, names: string): string => `there is no command ${name}: choose from ${names}, or --help`,
    noSuchOption: (name: string, names: string): string => `unknown option ${name}: choose from ${names}, or --help`,
    unknownOption: (name: string, command: string): string =>
      `unknown option ${name}: ${typed(`alleycat ${command} --help`)} lists the options`,
    takesNoValue: (option: string, value: string): string => `${option} takes no value: leave out ${value}`,
    needsValue: (option: string, example: string): string => `${option} needs a value: write ${option}=${example}`,
    whole: (option: string, least: number, most: number, given: string): string =>
      `${option} must be a whole number from ${number(least)} to ${number(most)}, not ${given}`,
    decimal: (option: string, least: number, most: number, given: string): string =>
      `${option} must be a number from ${least} to ${most}, not ${given}`,
    noLanguage: (code: string, codes: string): string => `there is no language ${code}: choose one of ${codes}`,
    whichGame: (names: string): string => `which game? choose one of ${names}`,
    noGame: (name: string, names: string): string => `there is no game ${name}: choose one of ${names}`,
    optionsText: (example: string): string => `--options must be JSON such as ${example}`,
    optionsObject: (example: string): string => `--options must be a JSON object such as ${example}`,
    options: (detail: string): string => `--options: ${detail}`,
    noBot: (name: string, names: string): string => `there is no bot ${name}: choose from ${names}`,
    noEntrant: (name: string, names: string, prefix: string): string =>
      `there is no bot ${name}: choose from ${names}, or write ${prefix} and a command`,
    noSearcher: (name: string, example: string): string => `there is no bot ${name}: write --bot ${example}`,
    oddBots: (named: number, wanted: number): string =>
      `--bots names ${bots(named)} for ${seats(wanted)}: name one for all or one for each`,
    tooManyBots: (named: number, most: number): string => `--bots names ${bots(named)} for ${seats(most)}: name fewer`,
    whichBots: 'which bots? write --bots greedy,random',
    openQuote: (mark: string, text: string): string => `a quotation mark ${mark} is not closed in ${text}`,
    seed: (most: number): string => `--seed must be a number or a word of up to ${most} characters`,
    optionsOnly: (command: string, option: string): string =>
      `${command} takes options only: write ${option} if that is what you mean`,
    onlyFile: (command: string): string => `${command} takes one file: alleycat ${command} FILE`,
    whichFile: `which file? name one, or ${typed('-')} for standard input`,
    oneFileAtATime: (command: string): string =>
      `${command} reads one file at a time: name one, or pipe several into ${typed('-')}`,
    oneGame: 'play takes the name of one game: put the rest into options',
    otherGame: (path: string, game: string): string =>
      `${path} holds a game of ${game}: name that game or another file`,
    otherOption: (path: string, option: string): string =>
      `${path} holds a game with other ${option}: leave that out to resume it, or name another file`,
    noResume: (path: string, reason: string): string =>
      `cannot resume from ${path}: ${reason}; name another file to start a new game`,
    noRecord: (record: number, path: string, count: number): string =>
      `there is no record ${record}: ${path} has ${records(count)}, counted from 0`,
    recordSeats: (record: number, count: number): string =>
      `record ${record} has ${seats(count)}: --seat must be from 0 to ${count - 1}`,
    whereTo: 'where to? write --out atlas.json',
    optionsNeedGame: '--options needs --game, whose options they are',
    otherJournal: (path: string, head: string): string =>
      `${path} is the journal of another atlas (${head}): remove it or choose another --out`,
    damagedLine: (path: string, line: number): string =>
      `line ${line} of ${path} is damaged: remove that line, and its games are played again`,
    benchWhat: (subjects: readonly string[]): string =>
      `bench what? write ${typed('alleycat bench')} and one of ${list(subjects)}`,
    benchOption: (option: string, commands: readonly string[]): string => `${option} is for ${list(commands)}`,
    tables: (most: number, given: string): string =>
      `--tables must be whole numbers from 1 to ${number(most)} with commas between them, not ${given}`,
    noLine: (text: string, names: string): string => `nothing has ${text} in its name: choose from ${names}`,
    noWebLine: (text: string): string =>
      `nothing has ${text} in its name: ${typed('alleycat bench --help')} tells the names`,
    noBuild: (folder: string): string => `there is no built app in ${folder}: it has no index.html`,
    noOwnBuild: `the app is not built: run ${typed('npm run build')} in the folder of the project`,
    noPlaywright: `bench web needs Playwright: run ${typed('npm install')} in the folder of the project`,
    noChromium: `bench web needs Chromium: run ${typed('npx playwright install chromium')}, or set CHROMIUM_PATH to where one is`,
    noStart: (path: string, reason: string): string => `${path} does not start: ${reason}`,
    tooSlow: (what: string, seconds: number): string =>
      `${what} did not come within ${seconds} seconds: does the app in this folder work?`,
    exists: (path: string): string => `${path} exists already: choose another name`,
    failed: (command: string, reason: string): string => `${command} failed: ${reason}`,
  },
  files: {
    noRead: (what: string, reason: string): string => `cannot read ${what}: ${reason}`,
    noWrite: (what: string, reason: string): string => `cannot write ${what}: ${reason}`,
    standardInput: 'standard input',
    standardOutput: 'to standard output',
    reasons: {
      denied: 'permission denied',
      readOnly: 'the file system is read-only',
      missing: 'no such file or folder',
      notFolder: 'a part of the path is not a folder',
      folder: 'it is a folder',
      full: 'the disk is full',
      quota: 'the disk quota is used up',
      large: 'the file grew too large',
      longName: 'the name is too long',
      links: 'too many symbolic links',
      openFiles: 'too many open files',
    },
  },
  saved: {
    foreign: 'it is not a saved game',
    finished: 'it holds a game that is finished',
    unknownGame: 'it is of a game that this version does not know',
    seating: `${typed('bots')} does not say who sits where`,
    missing: (field: string): string => `${field} is missing`,
    step: (index: number, rule: string, detail: string): string => `step ${index} breaks ${rule}, ${detail}`,
  },
  outside: {
    bot: (name: string, fault: string): string => `the bot ${name} ${fault}`,
    noProgram: (name: string): string => `there is no program ${name}`,
    notStarted: (reason: string): string => `could not be started: ${reason}`,
    left: (how: string): string => `left before the games were over (${how})`,
    exitCode: (code: number | null): string => `exit code ${code}`,
    silent: (seconds: number): string => `did not answer within ${seconds} s`,
    long: 'answered with a line that is far too long',
    unasked: (text: string): string => `spoke without being asked: ${text}; only answers go to standard output`,
    notJson: (text: string): string => `did not answer with JSON: ${text}`,
    shape: (example: string, text: string): string => `must answer ${example}, not ${text}`,
    otherId: (given: string, asked: number, text: string): string => `answered ${given} when asked ${asked}: ${text}`,
    mayNot: (choice: string, reason: string): string => `may not ${choice}: ${reason}`,
    noDecision: 'that is no decision of this game',
    forbidden: (rule: string): string => `${rule} forbids it`,
  },
  /** What the server tells its operator; its own sentences are English. */
  operator: null as OperatorWords | null,
  progress: {
    of: (done: number, total: number): string => `${number(done)} of ${number(total)}`,
    left: (clock: string): string => `${clock} left`,
  },
  stopped: 'stopped early',
  stoppedUnwritten: (path: string): string => `stopped early, so ${path} was not written`,
  check: {
    place: (record: number, step: number | null): string =>
      step === null ? `record ${record}` : `record ${record}, step ${step}`,
    finding: (place: string, rule: string, fault: string, detail: string): string =>
      `${place}: ${rule} — ${fault}: ${detail}`,
    notText: 'not UTF-8: a record is JSON text in UTF-8',
    tooLong: 'the line is too long to be a record',
    uncheckable: (detail: string): string => `could not be checked: ${detail}`,
    faults: {
      rule: 'against the rules',
      format: 'not a record',
      notation: 'not a step',
      order: 'out of turn',
      result: 'not the result',
      trace: 'not the trace',
      fairness: 'not as committed to',
    },
    none: 'no records',
    summary: (valid: number, invalid: number): string =>
      `${records(valid + invalid)}, ${number(valid)} valid, ${number(invalid)} invalid`,
  },
  simulate: {
    title: (count: number, game: string, atTable: number, seed: string): string =>
      `${games(count)} of ${game} with ${seats(atTable)}, seed ${seed}`,
    seat: (seat: number): string => `seat ${seat}`,
    won: (count: number): string => `${number(count)} won`,
    decisions: (count: number, each: string): string =>
      `${number(count)} ${plural(count, { one: 'decision', other: 'decisions' })}, ${each} a game`,
    speed: (seconds: string, perSecond: string): string => `${seconds} s, ${perSecond} games a second`,
  },
  arena: {
    title: (played: number, planned: number, game: string, atTable: number, seed: string): string =>
      `${games(played)}${played === planned ? '' : ` (of ${number(planned)})`} of ${game} with ${seats(atTable)}, seed ${seed}`,
    rotations: (deals: number, atTable: number): string =>
      `${number(deals)} ${plural(deals, { one: 'deal', other: 'deals' })} in ${atTable} rotations`,
    columns: ['bot', 'seats', 'wins', 'a seat', '95% of it', 'rating', 'ms/decision'],
    range: (low: string, high: string): string => `${low} to ${high}`,
    par: (share: string): string => `A seat is on a par with the others at ${share}.`,
  },
  atlas: {
    stopped: (path: string): string => `stopped early; the same command goes on from ${path}`,
    tables: (count: number): string => `${number(count)} ${plural(count, { one: 'table', other: 'tables' })}`,
  },
  backup: {
    rows: (count: number): string => `${number(count)} ${plural(count, { one: 'row', other: 'rows' })}`,
  },
  review: {
    ...reviewed,
    title: (record: number, game: string, atTable: number): string => `Record ${record}: ${game}, ${seats(atTable)}`,
    /** Counted from 1, as the page counts those without a name. */
    player: (seat: number): string => `player ${seat + 1}`,
    won: (seat: string): string => `${seat} won`,
    shared: (winners: readonly string[]): string => `${list(winners)} share the win`,
    mattered: 'Moves that mattered',
    turningPoints: 'Turning points',
    players: 'Players, in percentage points summed over all decisions',
    step: (step: number): string => `step ${step}`,
    steps: (first: number, last: number): string => `steps ${first}–${last}`,
    noMistakes: 'no mistakes found: no decision gave away more than 2 percentage points',
    better: (played: string, better: string): string => `${played}; better: ${better}`,
    more: (count: number): string => `and ${number(count)} more that cost less: --json shows them all`,
    grades: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
    noChoices: 'no choices',
    accuracy: (share: string): string => `accuracy ${share}`,
    luck: (change: string): string => `luck ${change}`,
    skill: (change: string): string => `skill ${change}`,
    others: (change: string): string => `others ${change}`,
    faultless: 'no mistakes',
    blunders: (count: number): string => `${number(count)} ${plural(count, { one: 'blunder', other: 'blunders' })}`,
    mistakes: (count: number): string => `${number(count)} ${plural(count, { one: 'mistake', other: 'mistakes' })}`,
    inaccuracies: (count: number): string =>
      `${number(count)} ${plural(count, { one: 'inaccuracy', other: 'inaccuracies' })}`,
  },
  play: {
    introduction: (title: string, players: readonly string[], seed: string): string =>
      `${title}, ${players.length} players: ${list(players)}; seed ${seed}. Type ${typed('help')} for help, ${typed('quit')} to stop.`,
    you: 'you',
    strengths: { easy: 'easy', medium: 'medium', hard: 'hard' },
    commands: {
      help: 'this page',
      list: 'every choice with its notation',
      hint: 'the three best choices, your chance to win with each, and why',
      table: 'the table again',
      log: `what happened lately; ${typed('log all')} shows everything`,
      rules: `a rule by its number, such as ${typed('rules CC-7')}`,
      quit: 'stop; with --record the game can be resumed',
    },
    howToChoose: (examples: string): string => `Choose by number, or type a move as records spell it: ${examples}`,
    alsoType: 'You can also type:',
    ways: (count: number, first: number, last: number, example: string): string =>
      `${count} ways, ${first} to ${last}: type one, such as ${example}, or ${typed('list')} to see them`,
    noRulebook: 'The rulebook is not installed here.',
    whichRule: (first: string, last: string): string => `Type ${typed('rules')} and a number from ${first} to ${last}.`,
    noChoice: (given: string, most: number): string => `There is no choice ${given}: choose from 1 to ${most}.`,
    noMove: (given: string, most: number, example: string): string =>
      `${given} is no move: type a number from 1 to ${most}, a move such as ${example}, or ${typed('help')}.`,
    forbidden: (rule: string, sentence: string): string =>
      `Not allowed by ${rule}: ${sentence} ${typed(`rules ${rule}`)} shows it in full.`,
    recordIn: (path: string): string => `The record is in ${path}.`,
    savedIn: (path: string): string => `The game is saved in ${path}; the same command resumes it.`,
    notSaved: 'The game is not saved.',
    saveFailed: (reason: string): string => `The game could not be saved: ${reason}.`,
  },
}
