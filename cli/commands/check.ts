import { createReadStream, fstatSync } from 'node:fs'
import { readArguments } from '../args.ts'
import { checkLines, detailOf, jsonOf, type CheckingOptions, type Finding } from '../checking.ts'
import type { Command } from '../command.ts'
import { cannotRead, Complaint, EXIT_INVALID, EXIT_OK } from '../errors.ts'
import { helpPage } from '../help-page.ts'
import { LONGEST_LINE } from '../lines.ts'
import { Buffered, standardOutput } from '../output.ts'
import { EXAMPLE_GAME } from '../setup.ts'
import { wordsIn, type Words } from '../words/words.ts'

const OPTIONS = { json: {}, trace: {}, fair: {} }

const FRAME = {
  usage: 'alleycat check FILE|- […]',
  options: OPTIONS,
  examples: ['alleycat check games.jsonl', `alleycat simulate --game ${EXAMPLE_GAME} | alleycat check - --json`],
}

const JSON_SAMPLE = `  {"record":0,"valid":true}
  {"record":3,"valid":false,"step":17,"rule":"CC-29","message":"the game is over"}`

export const check: Command = {
  name: 'check',
  help(words) {
    const detail = detailOf(['over'])
    const line = `  ${verdictOn({ record: 3, valid: false, step: 17, rule: 'CC-29', detail }, words)}`
    return helpPage(FRAME, words.help.check(line, JSON_SAMPLE, LONGEST_LINE >> 20), words)
  },
  async run(args, locale) {
    const parsed = readArguments('check', OPTIONS, args)
    const [path, stray] = parsed.positionals
    if (path === undefined) throw new Complaint(({ errors }) => errors.whichFile)
    if (stray !== undefined) throw new Complaint(({ errors }) => errors.oneFileAtATime('check'))
    const options = { trace: parsed.given('trace'), fair: parsed.given('fair') }
    return checkFile(path, parsed.given('json'), options, wordsIn(locale))
  },
}

async function checkFile(path: string, json: boolean, options: CheckingOptions, words: Words): Promise<number> {
  const output = new Buffered(standardOutput())
  let valid = 0
  let invalid = 0
  for await (const { finding } of checkLines(bytesOf(path), options)) {
    if (finding.valid) valid++
    else invalid++
    // Checking goes on when nobody reads the output, because the exit code is about the whole file.
    if (json) await output.write(`${jsonOf(finding)}\n`)
    else if (!finding.valid) await output.write(`${verdictOn(finding, words)}\n`)
  }
  if (!json) await output.write(`${valid + invalid === 0 ? words.check.none : words.check.summary(valid, invalid)}\n`)
  await output.flush()
  return invalid > 0 ? EXIT_INVALID : EXIT_OK
}

/** The verdict on an invalid record. */
export function verdictOn({ record, step, rule, detail }: Extract<Finding, { valid: false }>, words: Words): string {
  const { place, faults, finding } = words.check
  const fault = rule in faults ? faults[rule as keyof typeof faults] : faults.rule
  return finding(place(record, step), rule, fault, detail(words))
}

/** Larger pieces than the default, in bytes, so that reading is no slower than checking. */
const PIECE = 1 << 18

export async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    // Node.js treats a folder as standard input like an empty file.
    if (path === '-' && fstatSync(0).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
    yield* path === '-' ? process.stdin : createReadStream(path, { highWaterMark: PIECE })
  } catch (error) {
    throw cannotRead(({ files }) => (path === '-' ? files.standardInput : path), error)
  }
}
