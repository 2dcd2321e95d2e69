import { CHANCE, type Game, type GameKind, type Result, type RuleId } from './game.ts'
import { Match, type TraceEntry } from './match.ts'

/** Game records, version 1 (docs/record-format.md): a finished game as one line that anyone can replay and check. */
export const RECORD_FORMAT = 'alleycat-record/1'

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly steps: readonly string[]
  readonly trace?: readonly (TraceEntry | null)[]
  readonly result: Result
}

/**
 * What a check found. `step` is the index of the step at fault, as many as there are steps when one is missing at the end,
 * and null when the fault is not in the steps. `rule` is the rule broken, or `format` (the record's shape), `notation`
 * (its words), `order` (a step that nobody awaits), `result` or `trace` (a claim that the steps do not bear out).
 */
export type Verdict =
  | { readonly valid: true; readonly match: Match }
  | { readonly valid: false; readonly step: number | null; readonly rule: RuleId; readonly message: string }

export interface CheckOptions {
  /** Also compare the trace, which is otherwise ignored like every further field. */
  readonly trace?: boolean
}

export function recordOf(match: Match): GameRecord {
  const { game, steps, trace } = match
  return {
    format: RECORD_FORMAT,
    game: game.id,
    seats: game.seats,
    options: game.options,
    steps: [...steps],
    ...(trace && { trace: [...trace] }),
    result: game.result(match.state),
  }
}

/** Checks one line of a file of records. Whatever it holds, it gets a verdict. */
export function checkLine(line: string, kinds: readonly GameKind[], options: CheckOptions = {}): Verdict {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return fault(null, 'format', 'not JSON: a record is one JSON object on one line')
  }
  return checkRecord(value, kinds, options)
}

export function checkRecord(value: unknown, kinds: readonly GameKind[], options: CheckOptions = {}): Verdict {
  const opened = openRecord(value, kinds)
  if (typeof opened === 'string') return fault(null, 'format', opened)
  const { game, steps, record } = opened
  const match = new Match(game, { trace: options.trace ?? false })
  const traces = options.trace ? openTrace(record['trace'], steps.length) : null
  if (typeof traces === 'string') return fault(null, 'trace', traces)
  for (const [index, step] of steps.entries()) {
    const refusal =
      typeof step === 'string' ? match.play(step) : { rule: 'notation', message: 'a step must be a string' }
    if (refusal) return fault(index, refusal.rule, refusal.message)
    const entry = match.trace?.pop() // compared and dropped: a long record must not be held twice
    if (traces && !sameValue(entry, traces[index]))
      return fault(index, 'trace', `the trace should say ${JSON.stringify(entry)}`)
  }
  if (!match.over) return missingEnd(match)
  return checkResult(record['result'], game.result(match.state)) ?? { valid: true, match }
}

/** The game a record claims to be of, and its steps; or what is wrong with its shape. */
function openRecord(
  value: unknown,
  kinds: readonly GameKind[],
): string | { game: Game; steps: readonly unknown[]; record: Record<string, unknown> } {
  if (!isObject(value)) return 'a record must be a JSON object'
  const { format, game: id, seats, options, steps } = value
  if (format !== RECORD_FORMAT) return `"format" must be "${RECORD_FORMAT}"`
  const kind = kinds.find((each) => each.id === id)
  if (!kind) return `"game" must be one of ${kinds.map((each) => `"${each.id}"`).join(', ')}`
  if (!Number.isInteger(seats) || (seats as number) < kind.minSeats || (seats as number) > kind.maxSeats)
    return `"seats" must be a whole number from ${kind.minSeats} to ${kind.maxSeats}`
  const read = kind.readOptions(options)
  if (typeof read === 'string') return read
  if (!Array.isArray(steps)) return '"steps" must be an array'
  return { game: kind.create(seats as number, read), steps: steps as unknown[], record: value }
}

function missingEnd(match: Match): Verdict {
  const { game, state, steps } = match
  if (match.turn === CHANCE)
    return fault(steps.length, game.chanceRule(state), 'the record stops where a chance step is due')
  return fault(steps.length, 'order', 'the record stops before the game is over')
}

function checkResult(claimed: unknown, actual: Result): Verdict | null {
  const matches =
    isObject(claimed) &&
    sameNumbers(claimed['winners'], actual.winners) &&
    sameNumbers(claimed['scores'], actual.scores)
  if (matches) return null
  const { winners, scores } = actual
  return fault(null, 'result', `"result" must be ${JSON.stringify({ winners, scores })}`)
}

function openTrace(trace: unknown, steps: number): readonly unknown[] | string {
  if (!Array.isArray(trace)) return 'the record carries no trace'
  return trace.length === steps ? (trace as unknown[]) : '"trace" must be as long as "steps"'
}

const fault = (step: number | null, rule: RuleId, message: string): Verdict => ({ valid: false, step, rule, message })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sameNumbers = (claimed: unknown, actual: readonly number[]): boolean =>
  Array.isArray(claimed) && claimed.length === actual.length && actual.every((each, i) => each === claimed[i])

/** Equality of JSON values, whatever the order of keys. `actual` is ours, so it is never deep. */
function sameValue(actual: unknown, claimed: unknown): boolean {
  if (Array.isArray(actual))
    return (
      Array.isArray(claimed) &&
      actual.length === claimed.length &&
      actual.every((each, i) => sameValue(each, claimed[i]))
    )
  if (!isObject(actual)) return actual === claimed
  if (!isObject(claimed)) return false
  const keys = Object.keys(actual)
  return (
    keys.length === Object.keys(claimed).length &&
    keys.every((key) => Object.hasOwn(claimed, key) && sameValue(actual[key], claimed[key]))
  )
}
