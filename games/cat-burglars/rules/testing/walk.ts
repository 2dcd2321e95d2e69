import { CHANCE, chanceFrom, firstSeat, OVER, Random, type Action } from '@alleycat/engine'
import type { CatBurglarsEvent } from '../index.ts'
import { pick } from '../../../testing/steps.ts'
import { census, legalActions, newTable, type Position, type TableOptions } from './position.ts'

/** Called at every position of a walk, even during chance events, with the events since the last call. */
export type Visit = (position: Position, events: readonly CatBurglarsEvent[]) => void

/**
 * How the players of a walk choose: `any` decision; `busy` ones recruit only when nothing else is legal, which ends
 * games early; `idle` ones avoid yarn, which fills the table with gangs and ends in passes.
 */
export const STYLES = ['any', 'busy', 'idle'] as const
export type Style = (typeof STYLES)[number]

/** Plays a game with random decisions. */
export function walk(options: TableOptions, style: Style, seed: string, visit: Visit): Position {
  const position = newTable(options)
  const { game, state } = position
  const random = new Random(seed)
  const chance = chanceFrom(random)
  const all = census(state)
  visit(position, [])
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    const events: CatBurglarsEvent[] = []
    const emit = (event: CatBurglarsEvent): void => void events.push(event)
    if (turn === CHANCE) game.apply(state, CHANCE, chance(game, state), emit)
    else game.apply(state, firstSeat(turn), choose(position, firstSeat(turn), style, random), emit)
    if (census(state) !== all) throw new Error(`cards appeared or disappeared: ${JSON.stringify(events)}`)
    visit(position, events)
  }
  return position
}

const SHUNNED: Readonly<Record<Style, RegExp>> = { any: /^$/, busy: /^recruit/, idle: /^(secure|infiltrate)/ }

function choose({ game, state }: Position, seat: number, style: Style, random: Random): Action {
  const actions = legalActions(game, state, seat)
  const liked = actions.filter((action) => !SHUNNED[style].test(game.format(state, seat, action)))
  return pick(liked.length > 0 ? liked : actions, random)
}

export const TABLES: readonly Required<TableOptions>[] = [2, 3, 4].flatMap((seats) =>
  [false, true].map((hallOfFame) => ({ seats, hallOfFame })),
)
