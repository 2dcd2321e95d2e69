import { checkLine, Refusal, sentenceOf, type Why } from '@alleycat/engine'
import { verifyFairness } from '@alleycat/fairness'
import { GAMES } from '@alleycat/games'
import { linesOf } from './lines.ts'
import { visible } from './text.ts'
import { wordsIn, type Sentence } from './words/words.ts'

/** What is said of one record. Its number counts from 0 without blank lines. */
export type Finding =
  | { readonly record: number; readonly valid: true }
  | {
      readonly record: number
      readonly valid: false
      /** The index of the step at fault; null when the fault is not in the steps. */
      readonly step: number | null
      readonly rule: string
      /** A sentence free of control characters, in the language of whoever reads it. */
      readonly detail: Sentence
    }

type Fault = Omit<Extract<Finding, { valid: false }>, 'record' | 'valid'>

/** A finding as a line of JSON; its sentence is English, because programs read it. */
export function jsonOf(finding: Finding): string {
  if (finding.valid) return JSON.stringify(finding)
  const { detail, ...found } = finding
  return JSON.stringify({ ...found, message: detail(wordsIn('en')) })
}

export interface CheckingOptions {
  readonly trace?: boolean
  /** Whether every outcome of chance is also computed again from what the record reveals. */
  readonly fair?: boolean
  /** The longest line in bytes; a longer one is skipped and reported as invalid. */
  readonly longestLine?: number
}

/**
 * Checks a file of records as it is read. Whatever the bytes are, each line that is not blank gets a finding. It is yielded
 * with its line, which is empty where it was too long to be kept.
 */
export async function* checkLines(
  chunks: AsyncIterable<Uint8Array>,
  { trace = false, fair = false, longestLine }: CheckingOptions = {},
): AsyncGenerator<{ readonly finding: Finding; readonly line: Uint8Array }> {
  let record = 0
  for await (const line of linesOf(chunks, longestLine)) {
    if (line !== null && isBlank(line)) continue
    const fault = line === null ? LINE_TOO_LONG : faultOf(line, trace, fair)
    const finding: Finding = fault === null ? { record, valid: true } : { record, valid: false, ...fault }
    yield { finding, line: line ?? new Uint8Array() }
    record++
  }
}

function faultOf(line: Uint8Array, trace: boolean, fair: boolean): Fault | null {
  let text: string
  try {
    text = UTF8.decode(line)
  } catch {
    return formatFault(({ check }) => check.notText)
  }
  try {
    const checked = checkLine(text, GAMES, { trace })
    if (!(checked instanceof Refusal)) return fair ? unfairnessOf(text) : null
    return { step: checked.step, rule: checked.rule, detail: detailOf(checked.why) }
  } catch (error) {
    // The record is too deep or too large for this machine; the records after it are checked nevertheless.
    return formatFault(({ check }) => check.uncheckable(visible(String(error), 200)))
  }
}

function unfairnessOf(text: string): Fault | null {
  const verdict = verifyFairness(JSON.parse(text), GAMES)
  return verdict.fair ? null : { step: verdict.step, rule: 'fairness', detail: detailOf(verdict.why) }
}

/** Why a record or a step was refused, made safe for a terminal. */
export const detailOf =
  (why: Why): Sentence =>
  ({ refusals }) =>
    visible(sentenceOf(why, refusals))

const formatFault = (detail: Sentence): Fault => ({ step: null, rule: 'format', detail })

const LINE_TOO_LONG = formatFault(({ check }) => check.tooLong)

/** A byte order mark that is not the file's first character is kept, so that JSON refuses it. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Whether a line consists of JSON's white space alone. */
const isBlank = (line: Uint8Array): boolean => line.every((byte) => byte === 32 || byte === 9 || byte === 13)
