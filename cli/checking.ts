import { checkLine, Refusal } from '@alleycat/engine'
import { verifyFairness } from '@alleycat/fairness'
import { GAMES } from '@alleycat/games'
import { linesOf } from './lines.ts'
import { visible } from './text.ts'

/** What is said of one record. Its number counts from 0 without blank lines. */
export type Finding =
  | { readonly record: number; readonly valid: true }
  | {
      readonly record: number
      readonly valid: false
      /** The index of the step at fault; null when the fault is not in the steps. */
      readonly step: number | null
      readonly rule: string
      /** A sentence free of control characters. */
      readonly message: string
    }

type Fault = Omit<Extract<Finding, { valid: false }>, 'record' | 'valid'>

export interface CheckingOptions {
  readonly trace?: boolean
  /** Whether every outcome of chance is also computed again from what the record reveals. */
  readonly fair?: boolean
  /** The longest line in bytes; a longer one is skipped and reported as invalid. */
  readonly longestLine?: number
}

/** Checks a file of records as it is read. Whatever the bytes are, each line that is not blank gets a finding. */
export async function* checkStream(
  chunks: AsyncIterable<Uint8Array>,
  options: CheckingOptions = {},
): AsyncGenerator<Finding> {
  for await (const { finding } of checkLines(chunks, options)) yield finding
}

/** Checks like `checkStream` and yields the line of each finding too; a line that was too long to be kept is empty. */
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
    return formatFault('not UTF-8: a record is JSON text in UTF-8')
  }
  try {
    const checked = checkLine(text, GAMES, { trace })
    if (!(checked instanceof Refusal)) return fair ? unfairnessOf(text) : null
    return { step: checked.step, rule: checked.rule, message: visible(checked.message) }
  } catch (error) {
    // The record is too deep or too large for this machine; the records after it are checked nevertheless.
    return formatFault(`${UNCHECKABLE}: ${visible(String(error), 200)}`)
  }
}

function unfairnessOf(text: string): Fault | null {
  const verdict = verifyFairness(JSON.parse(text), GAMES)
  return verdict.fair ? null : { step: verdict.step, rule: 'fairness', message: visible(verdict.message) }
}

export const UNCHECKABLE = 'could not be checked'

const formatFault = (message: string): Fault => ({ step: null, rule: 'format', message })

const LINE_TOO_LONG = formatFault('the line is too long to be a record')

/** A byte order mark that is not the file's first character is kept, so that JSON refuses it. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Whether a line consists of JSON's white space alone. */
const isBlank = (line: Uint8Array): boolean => line.every((byte) => byte === 32 || byte === 9 || byte === 13)
