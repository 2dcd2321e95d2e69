import { readFileSync } from 'node:fs'

/** Recorded games, and saved games at certain positions of them. */

export interface GameRecord {
  readonly format: string
  readonly game: GameId
  readonly seats: number
  readonly options: object
  readonly steps: readonly string[]
  readonly result: { readonly winners: readonly number[]; readonly scores: readonly number[] }
}

export type GameId = 'catham-city' | 'cat-burglars'
type Player =
  | { readonly kind: 'person'; readonly name: string; readonly avatar: string }
  | { readonly kind: 'bot'; readonly bot: string }

const BOTS = ['biscuit', 'tangle', 'duchess', 'marlowe', 'old-tom']
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz']

/** One of the golden playthroughs, by the name of its file. */
export function playthrough(game: GameId, name: string): GameRecord {
  const { format, seats, options, steps, result } = JSON.parse(
    readFileSync(new URL(`../games/${game}/playthroughs/${name}.jsonl`, import.meta.url), 'utf8'),
  ) as GameRecord
  return { format, game, seats, options, steps, result }
}

/** The index of the nth step that matches; the saved position is the one before it. */
export function before(record: GameRecord, step: RegExp, nth = 0): number {
  const found = [...record.steps.keys()].filter((index) => step.test(record.steps[index]!))[nth]
  if (found === undefined) throw new Error(`no step ${step} in this record`)
  return found
}

/** The seat that decides the step. */
export const seatOf = (record: GameRecord, step: number): number => Number(record.steps[step]!.split(' ')[0])

const person = (seat: number): Player => ({
  kind: 'person',
  name: NAMES[seat]!,
  avatar: `guest-${seat + 1}`,
})

interface Seating {
  /** The seats of people; bots have the others. */
  readonly people: readonly number[]
}

/** A saved game in which this many steps have been played, ready to be stored. */
export function saved(id: string, record: GameRecord, steps: number, { people }: Seating): Record<string, object> {
  const players = Array.from({ length: record.seats }, (_, seat): Player =>
    people.includes(seat) ? person(seat) : { kind: 'bot', bot: BOTS[seat % BOTS.length]! },
  )
  const isOver = steps >= record.steps.length
  return {
    [`alleycat.game.${id}`]: {
      id,
      game: record.game,
      options: record.options,
      players,
      steps: record.steps.slice(0, steps),
      standing: [],
      result: isOver ? record.result : null,
      updated: 1_700_000_000_000,
    },
  }
}

/** The position before a step, with the person whose decision it is, and people in other seats if there are any. */
export function beforeStep(
  id: string,
  record: GameRecord,
  step: RegExp,
  nth = 0,
  others: readonly number[] = [],
): Record<string, object> {
  const at = before(record, step, nth)
  return saved(id, record, at, { people: [seatOf(record, at), ...others] })
}
