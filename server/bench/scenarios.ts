import { BOARDGAME_IO } from './boardgame-io/server.ts'
import { ECHOES, type Echo } from './echo.ts'

export interface Scenario {
  readonly name: string
  readonly database: 'SQLite' | 'PostgreSQL'
  readonly nodes: number
  readonly seats: number
  readonly isPaced: boolean
}

const PLACES = [
  { place: 'SQLite', database: 'SQLite', nodes: 1 },
  { place: 'PostgreSQL, 1 node', database: 'PostgreSQL', nodes: 1 },
  { place: 'PostgreSQL, 2 nodes', database: 'PostgreSQL', nodes: 2 },
] as const

const SCENARIOS: readonly Scenario[] = PLACES.flatMap(({ place, database, nodes }) =>
  [2, 4].flatMap((seats) =>
    [false, true].map((isPaced) => ({
      name: `${place}, ${seats} seats, ${isPaced ? 'paced' : 'flat out'}`,
      database,
      nodes,
      seats,
      isPaced,
    })),
  ),
)

/** How cost grows with the number of tables, and how people come back to it, is measured at tables of one pace, at one node. */
const isForGrowth = ({ nodes, seats, isPaced }: Scenario): boolean => nodes === 1 && seats === 4 && isPaced

interface Chosen {
  readonly all: readonly string[]
  readonly scenarios: readonly Scenario[]
  readonly isBoardgameIo: boolean
  readonly echoes: readonly Echo[]
}

/** What there is to measure, and of that what has `only` in its name. */
export function chosen(only: string, isGrowth: boolean): Chosen {
  const scenarios = isGrowth ? SCENARIOS.filter(isForGrowth) : SCENARIOS
  const isChosen = (name: string): boolean => name.toLowerCase().includes(only.toLowerCase())
  return {
    all: [...scenarios.map(({ name }) => name), BOARDGAME_IO, ...ECHOES],
    scenarios: scenarios.filter(({ name }) => isChosen(name)),
    isBoardgameIo: isChosen(BOARDGAME_IO),
    echoes: ECHOES.filter(isChosen),
  }
}
