import { CHANCE, chanceFrom, CLOSING, OVER, Random, seatList, type Action } from '@alleycat/engine'
import { cathamCity, type CathamCityEvent } from '../index.ts'
import { pick } from '../../../testing/steps.ts'
import { census, legalActions, newTable, type Position, type TableOptions } from './position.ts'

/** Called at every position of a walk, even during chance events, with the events since the last call. */
export type Visit = (position: Position, events: readonly CathamCityEvent[]) => void

/** Plays a game with random decisions, half of them plays where one is legal; any of the awaited seats decides first. */
export function walk(options: TableOptions, seed: string, visit: Visit): Position {
  const position = newTable(options)
  const { game, state } = position
  const random = new Random(seed)
  const chance = chanceFrom(random)
  const all = census(state)
  visit(position, [])
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    const events: CathamCityEvent[] = []
    if (turn === CHANCE) game.apply(state, CHANCE, chance(game, state), (event) => events.push(event))
    else if (turn === CLOSING) game.apply(state, CLOSING, 0, (event) => events.push(event))
    else {
      const seat = pick(seatList(turn), random)
      game.apply(state, seat, choose(position, seat, random), (event) => events.push(event))
    }
    if (census(state) !== all) throw new Error(`cards appeared or disappeared: ${JSON.stringify(events)}`)
    visit(position, events)
  }
  return position
}

function choose({ game, state }: Position, seat: number, random: Random): Action {
  const actions = legalActions(game, state, seat)
  const plays = actions.filter((action) => game.format(state, seat, action).startsWith('play'))
  return pick(plays.length > 0 && random.below(2) === 0 ? plays : actions, random)
}

/** Tables that together have every number of seats, both numbers of actions and every faction. */
export const TABLES: readonly Required<TableOptions>[] = [2, 3, 4, 5, 6].flatMap((seats) =>
  (['DHMRS', 'DJMOP', 'HJOPS', 'JMOPR'] as const).flatMap((factions) =>
    ([1, 2] as const).map((actionsPerTurn) => ({ seats, factions, actionsPerTurn })),
  ),
)

export const ALL_FACTION_SETS: readonly string[] = [...new Set(cathamCity.optionSets.map(({ factions }) => factions))]
