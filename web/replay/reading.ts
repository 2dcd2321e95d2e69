import { checkRecord, RECORD_FORMAT, Refusal, type GameKind, type GameRecord, type Seat } from '@alleycat/engine'
import type { GameCore, SeatInfo } from '@alleycat/ui/game-module.ts'
import type { StandIn } from '@alleycat/protocol'
import { FRONTS, gameIdOf, isGameId, loadKit, type GameId } from '../games.ts'

/** A record, and who sat where if it tells. */
export interface NamedRecord extends GameRecord {
  readonly game: GameId
  readonly names: readonly string[] | null
  /** The steps that somebody else played for the person who sat there. */
  readonly standIns: readonly StandIn[]
  /** What it takes to verify the deal, unchecked; only games of a server have it. */
  readonly fairness: object | null
  /** Whether something was taken back after somebody had learned from it. */
  readonly practice: boolean
}

/** Why what was opened is no whole game. */
export type Fault =
  | { readonly kind: 'large' }
  /** The text is no JSON object. */
  | { readonly kind: 'junk' }
  | { readonly kind: 'link' }
  /** Another version of the program has written it. */
  | { readonly kind: 'format' }
  | {
      readonly kind: 'broken'
      /** The game it claims to be of, where that is one of ours. */
      readonly game: GameId | null
      readonly refusal: Refusal
      /** Who sat where, if it tells. */
      readonly names: readonly string[] | null
      /** The step at fault, where there is one. */
      readonly text: string | null
    }

/** Bytes. The largest known records, with their traces, have a fiftieth of it. */
export const MOST_BYTES = 10_000_000
const MOST_NAME = 24
const MOST_STEP = 80
const MOST_STAND_INS = 200

/**
 * The records in a text: one JSON object for each line as files have it, or one object or a list of them however it is
 * laid out. Among several records, what is none keeps its place as the text that it is, and so the others keep their numbers. A
 * text without anything like a record is handed on as it is, to be refused with a reason.
 */
export function recordsIn(given: string): unknown[] {
  const text = given.trim() // A byte order mark, which JSON cannot have, is white space too.
  const whole = parsed(text)
  if (typeof whole === 'object' && whole !== null && !Array.isArray(whole)) return [whole]
  if (!Array.isArray(whole) && !LIKE_RECORD.test(text)) return [text]
  const all = Array.isArray(whole) ? whole : text.split('\n').filter((line) => line.trim() !== '')
  const likeRecords = all.filter((each) => typeof each !== 'string' || LIKE_RECORD.test(each))
  // Trying to read a line that is no JSON takes long, and a file may have millions of them.
  const records = (likeRecords.length > 1 ? all : likeRecords).map((each) =>
    typeof each === 'string' && LIKE_RECORD.test(each) ? parsed(each) : each,
  )
  return records.some(isLikeRecord) ? records : [text]
}

const LIKE_RECORD = /"(game|steps)"/

/** Whether it claims to be a record, valid or not. */
export const isLikeRecord = (value: unknown): boolean => 'game' in fieldsOf(value) || 'steps' in fieldsOf(value)

/**
 * What can be played of a broken record: a game that stops before the step at fault, or the whole game where only the
 * result that it states is wrong. Null where there is nothing to see.
 */
export function upToFault(value: unknown, { step, rule }: Refusal, kind: GameKind): NamedRecord | null {
  const { seats, options, steps } = fieldsOf(value)
  const end = rule === 'result' ? (steps as string[]).length : step
  if (!end || typeof seats !== 'number') return null
  const read = kind.readOptions(options)
  if (read instanceof Refusal) return null
  return {
    format: RECORD_FORMAT,
    game: gameIdOf(kind),
    seats,
    options: read,
    steps: (steps as string[]).slice(0, end),
    result: { winners: [], scores: [] },
    ...sittingIn(value, seats),
    fairness: null,
  }
}

/** Fetches the rules of the game that it claims to be of; those of every game where it is none of ours. */
export async function kindsFor(
  value: unknown,
  load: (id: GameId) => Promise<{ readonly kind: GameKind }> = loadKit,
): Promise<GameKind[]> {
  const { game } = fieldsOf(value)
  const ids = isGameId(game) ? [game] : FRONTS.map(({ id }) => id)
  return Promise.all(ids.map(async (id) => (await load(id)).kind))
}

/** Crosses from anything to a record that is valid by the rules of its game, which is one of `kinds`. */
export function readRecord(value: unknown, kinds: readonly GameKind[]): NamedRecord | Refusal {
  const match = checkRecord(value, kinds)
  if (match instanceof Refusal) return match
  const { fairness } = fieldsOf(value)
  return {
    format: RECORD_FORMAT,
    game: gameIdOf(match.game),
    seats: match.game.seats,
    options: match.game.options,
    steps: match.steps,
    result: match.game.result(match.state),
    ...sittingIn(value, match.game.seats),
    fairness: typeof fairness === 'object' ? fairness : null,
  }
}

const isOtherFormat = (format: unknown): boolean =>
  typeof format === 'string' && /^alleycat-record\/\d+$/.test(format) && format !== RECORD_FORMAT

/** What is shown of a refusal. */
export function faultOf(value: unknown, refusal: Refusal): Fault {
  if (typeof value === 'string') return { kind: 'junk' }
  const { format, game, seats, steps, names } = fieldsOf(value)
  if (isOtherFormat(format)) return { kind: 'format' }
  const text: unknown = Array.isArray(steps) && refusal.step !== null ? steps[refusal.step] : null
  return {
    kind: 'broken',
    game: isGameId(game) ? game : null,
    refusal,
    names: readNames(names, Number(seats)),
    text: typeof text === 'string' ? text.slice(0, MOST_STEP) : null,
  }
}

/** Names the players of a record; without a name there, somebody is "Player 1" or the like. */
export const nameOf =
  (names: readonly string[] | null, player: (number: number) => string) =>
  (seat: Seat): string =>
    names?.[seat] || player(seat + 1)

/** Who decides in a step of a record, and what in words; null where it is no decision that the game knows. */
export function decisionInStep(
  step: string,
  { front, decision }: Pick<GameCore, 'front' | 'decision'>,
  words: unknown,
  named: (seat: Seat) => string,
): { readonly seat: Seat; readonly told: string } | null {
  const [, seat, text] = /^(\d) (.+)$/.exec(step) ?? []
  const most = front.seats[1]
  if (text === undefined || Number(seat) >= most) return null
  const seats = Array.from({ length: most }, (_, each): SeatInfo => ({ name: named(each), avatar: '', kind: 'person' }))
  const told = decision(text, { words, seats, viewer: null })
  return told === text ? null : { seat: Number(seat), told }
}

/** Writes a record as a file has it, on one line. */
export function recordLine({ names, standIns, fairness, practice, ...record }: NamedRecord): string {
  const further = {
    ...(names && { names }),
    ...(standIns.length > 0 && { standIns }),
    ...(fairness && { fairness }),
    ...(practice && { practice }),
  }
  return `${JSON.stringify({ ...record, ...further })}\n`
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** Who sat there and how, as far as it tells. */
function sittingIn(value: unknown, seats: number): Pick<NamedRecord, 'names' | 'standIns' | 'practice'> {
  const { names, standIns, practice } = fieldsOf(value)
  return { names: readNames(names, seats), standIns: readStandIns(standIns, seats), practice: practice === true }
}

function readNames(value: unknown, seats: number): readonly string[] | null {
  if (!Array.isArray(value) || value.length !== seats) return null
  if (!value.every((name): name is string => typeof name === 'string')) return null
  return value.map((name) => name.trim().slice(0, MOST_NAME))
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** What makes no sense is left out: a record is valid without it. */
function readStandIns(value: unknown, seats: number): StandIn[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_STAND_INS).flatMap((each) => {
    const { seat, name, from, to = null, left } = fieldsOf(each)
    if (!isIndex(seat) || seat >= seats || !isIndex(from) || typeof name !== 'string') return []
    if (to !== null && (!isIndex(to) || to < from)) return []
    return [{ seat, name: name.trim().slice(0, MOST_NAME), from, to, left: left === true }]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
