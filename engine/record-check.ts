import { CHANCE, type Game, type GameKind, type Result } from './game.ts'
import { Match } from './match.ts'
import { RECORD_FORMAT } from './record.ts'
import { Refusal, type Why } from './refusal.ts'

export interface CheckOptions {
  /** Whether the trace is compared too, which is otherwise ignored like every further field. */
  readonly trace?: boolean
}

/** The match that one line of a file of records tells, played to its end. Whatever the line holds, nothing is thrown. */
export function checkLine(line: string, kinds: readonly GameKind[], options: CheckOptions = {}): Match | Refusal {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return new Refusal('format', ['notJson'])
  }
  return checkRecord(value, kinds, options)
}

export function checkRecord(value: unknown, kinds: readonly GameKind[], options: CheckOptions = {}): Match | Refusal {
  const opened = openRecord(value, kinds)
  if (opened instanceof Refusal) return opened
  const { game, steps, record } = opened
  const match = new Match(game, { trace: options.trace ?? false })
  const traces = options.trace ? openTrace(record['trace'], steps.length) : null
  if (traces instanceof Refusal) return traces
  for (const [index, step] of steps.entries()) {
    const refusal = typeof step === 'string' ? match.play(step) : new Refusal('notation', ['stepNotText'])
    if (refusal) return refusal.at(index)
    const entry = match.trace?.pop() // The entry is dropped, because a long record must not be held twice.
    if (traces && !sameValue(entry, traces[index]))
      return new Refusal('trace', ['traceDiffers', JSON.stringify(entry)], index)
  }
  if (!match.over) return missingEnd(match)
  return checkResult(record['result'], game.result(match.state)) ?? match
}

/** The game a record claims to be of, and its steps; or what is wrong with its shape. */
function openRecord(
  value: unknown,
  kinds: readonly GameKind[],
): Refusal | { game: Game; steps: readonly unknown[]; record: Record<string, unknown> } {
  const refuse = (...why: Why): Refusal => new Refusal('format', why)
  if (!isObject(value)) return refuse('notObject')
  const { format, game: id, seats, options, steps } = value
  if (format !== RECORD_FORMAT) return refuse('mustBe', 'format', `"${RECORD_FORMAT}"`)
  const kind = kinds.find((each) => each.id === id)
  if (!kind)
    return refuse(
      'mustBeOneOf',
      'game',
      kinds.map((each) => each.id),
    )
  if (!Number.isInteger(seats) || (seats as number) < kind.minSeats || (seats as number) > kind.maxSeats)
    return refuse('mustBeWhole', 'seats', kind.minSeats, kind.maxSeats)
  const read = kind.readOptions(options)
  if (read instanceof Refusal) return refuse(...read.why)
  if (!Array.isArray(steps)) return refuse('mustBeList', 'steps')
  return { game: kind.create(seats as number, read), steps: steps as unknown[], record: value }
}

function missingEnd(match: Match): Refusal {
  const { game, state, steps } = match
  if (match.turn === CHANCE) return new Refusal(game.chanceRule(state), ['stopsAtChance'], steps.length)
  return new Refusal('order', ['stopsEarly'], steps.length)
}

function checkResult(claimed: unknown, actual: Result): Refusal | null {
  const matches =
    isObject(claimed) &&
    sameNumbers(claimed['winners'], actual.winners) &&
    sameNumbers(claimed['scores'], actual.scores)
  if (matches) return null
  const { winners, scores } = actual
  return new Refusal('result', ['otherResult', winners, scores])
}

function openTrace(trace: unknown, steps: number): readonly unknown[] | Refusal {
  if (!Array.isArray(trace)) return new Refusal('trace', ['noTrace'])
  return trace.length === steps ? (trace as unknown[]) : new Refusal('trace', ['traceLength'])
}

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
