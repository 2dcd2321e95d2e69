import { review as lookBack, REVIEW_ITERATIONS, type Review } from '@alleycat/bots'
import type { GameRecord } from '@alleycat/engine'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { readArguments, type Arguments } from '../args.ts'
import { checkLines, jsonOf } from '../checking.ts'
import type { Command } from '../command.ts'
import { Complaint, EXIT_INVALID, EXIT_OK } from '../errors.ts'
import { helpPage } from '../help-page.ts'
import { standardOutput } from '../output.ts'
import { Progress } from '../progress.ts'
import { playersNamed } from '../review/players-named.ts'
import { reportOf } from '../review/report.ts'
import { EXAMPLE_GAME, gameNamed } from '../setup.ts'
import { paintFor } from '../play/paint.ts'
import { Presentation } from '../play/presentation.ts'
import { wordsIn, type Words } from '../words/words.ts'
import { bytesOf, verdictOn } from './check.ts'

const MOST_ITERATIONS = 1_000_000
const MOST_SEATS = 8

const OPTIONS = {
  seat: { value: 'N' },
  record: { value: 'K' },
  iterations: { value: 'N' },
  json: {},
}

const FRAME = {
  usage: 'alleycat review FILE|- […]',
  options: OPTIONS,
  examples: [
    `alleycat play ${EXAMPLE_GAME} --record mine.jsonl && alleycat review mine.jsonl --seat 0`,
    'alleycat review games.jsonl --record 3',
    `alleycat simulate --game ${EXAMPLE_GAME} --bots old-tom | alleycat review - --json`,
  ],
}

const FORMULA = '  final − first = luck + skill + others'

const JSON_SAMPLE = `  {"record":0,"valid":true,"game":"${EXAMPLE_GAME}","seats":4,
   "result":{"winners":[2],"scores":[9,4,13,11]},"iterations":${REVIEW_ITERATIONS},
   "decisions":[{"step":12,"seat":2,"text":"take H","reasons":[{"code":"…"}],
     "choices":9,"before":0.31,"after":0.22,"loss":0.09,"lead":0,
     "grade":"mistake","bluff":{"code":"…"}|null,
     "better":{"text":"play RR","chance":0.31,"reasons":[…]}|null}],
   "moments":[1,3,…],
   "turningPoints":[{"steps":[12,14],"by":2|null,
     "cause":"mistake"|"deed"|"luck","doer":2|null,"seat":2,
     "from":[0.2,0.2,0.4,0.2],"to":[0.3,0.2,0.2,0.3]}],
   "players":[{"seat":0,"first":0.25,"final":0,"luck":-0.2,"skill":-0.1,
     "others":0.05,"accuracy":0.97|null,"grades":{"best":11,"good":0,
     "inaccuracy":1,"mistake":1,"blunder":0},"curve":[0.25,…,0]}]}`

export const review: Command = {
  name: 'review',
  help: (words) => helpPage(FRAME, words.help.review(FORMULA, JSON_SAMPLE, REVIEW_ITERATIONS), words),
  run: async (args, locale) => reviewFile(readArguments('review', OPTIONS, args), locale),
}

interface Request {
  readonly seat: number | undefined
  readonly locale: Locale
  readonly iterations: number
  readonly json: boolean
}

async function reviewFile(args: Arguments<keyof typeof OPTIONS>, locale: Locale): Promise<number> {
  const [path, stray] = args.positionals
  if (path === undefined) throw new Complaint(({ errors }) => errors.whichFile)
  if (stray !== undefined) throw new Complaint(({ errors }) => errors.oneFileAtATime('review'))
  const wanted = args.whole('record', 0, Number.MAX_SAFE_INTEGER)
  const request: Request = {
    seat: args.whole('seat', 0, MOST_SEATS - 1),
    locale,
    iterations: args.whole('iterations', 1, MOST_ITERATIONS) ?? REVIEW_ITERATIONS,
    json: args.given('json'),
  }
  const words = wordsIn(locale)
  const output = standardOutput()
  let count = 0
  let reviewed = 0
  let invalid = 0
  for await (const { finding, line } of checkLines(bytesOf(path))) {
    count++
    if (wanted !== undefined && finding.record !== wanted) continue
    if (!finding.valid) invalid++
    const text = finding.valid
      ? await reviewText(finding.record, JSON.parse(new TextDecoder().decode(line)) as GameRecord, request)
      : request.json
        ? jsonOf(finding)
        : verdictOn(finding, words)
    const gap = reviewed++ > 0 && !request.json ? '\n' : ''
    if (!(await output.write(`${gap}${text}\n`)) || finding.record === wanted) break
  }
  if (wanted !== undefined && reviewed === 0) throw new Complaint(({ errors }) => errors.noRecord(wanted, path, count))
  if (count === 0 && !request.json) await output.write(`${words.check.none}\n`)
  return invalid > 0 ? EXIT_INVALID : EXIT_OK
}

async function reviewText(
  number: number,
  record: GameRecord,
  { seat, locale, iterations, json }: Request,
): Promise<string> {
  if (seat !== undefined && seat >= record.seats)
    throw new Complaint(({ errors }) => errors.recordSeats(number, record.seats))
  const game = gameNamed(record.game).create(record.seats, record.options)
  const found = withProgress(record, wordsIn(locale), (onProgress) =>
    lookBack(record, { seat: seat ?? null, iterations, onProgress }),
  )
  if (json) return JSON.stringify({ record: number, valid: true, ...found })
  const presentation = await Presentation.of(record.game, locale)
  const paint = paintFor(process.stdout)
  const words = wordsIn(locale)
  const names = playersNamed(record, words.review.player)
  return reportOf(number, found, game, record.steps, { presentation, names, words, paint }).join('\n')
}

function withProgress(
  { steps }: GameRecord,
  words: Words,
  work: (onProgress: (done: number) => void) => Review,
): Review {
  const decisions = steps.filter((step) => !step.startsWith('*')).length
  const progress = new Progress(process.stderr, decisions, true, words)
  try {
    progress.update(0)
    return work((done) => progress.update(done))
  } finally {
    progress.clear()
  }
}
