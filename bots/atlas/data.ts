import { gameKind } from '@alleycat/games'
import { MEASURES, worthName, type Measure, type PortionSums, type Series } from './portion.ts'
import { estimateOf, type Estimate } from './ratio.ts'
import type { AtlasTable } from './table.ts'

/** The data file of the atlas (docs/atlas.md). Figures are whole numbers of the units below, so that it stays small. */
export interface AtlasData {
  readonly format: 'alleycat-atlas/1'
  /** The command that makes this file, to the byte. */
  readonly command: string
  /** How to read the figures and how sure they are, for somebody who opens the file. */
  readonly note: string
  readonly seed: string
  readonly searcher: string
  /** How many games of each series were played at each table that has figures of it. */
  readonly games: Readonly<Record<Series, number>>
  readonly atlas: readonly AtlasGame[]
}

export interface AtlasGame {
  readonly id: string
  /** The version of the rules that were played. */
  readonly version: number
  readonly sets: readonly AtlasSet[]
}

/** A set of options, with its tables by number of seats. */
export interface AtlasSet {
  readonly options: object
  /** The letters of the cards whose worth is told. */
  readonly cards: string
  readonly seats: Readonly<Record<string, AtlasRow>>
}

/**
 * Of a table: what greedy bots give for each of `MEASURES`, each figure followed by its margin; the skill and its
 * margin; the worth of each card, followed by the widest of their margins; and what searching bots give, as the first. Empty
 * lists were not measured.
 */
export type AtlasRow = readonly [
  greedy: readonly number[],
  skill: readonly number[],
  worth: readonly number[],
  search: readonly number[],
]

/** How many units make 1. */
const SCALE: Readonly<Record<Measure | 'share', number>> = {
  moves: 10,
  leadChanges: 100,
  firstSeat: 1000,
  attacks: 1000,
  share: 1000,
}

const NOTE = `A row is [greedy, skill, worth, search]. greedy and search are moves (in tenths), changes of the lead (hundredths), \
what the first seat wins beyond its equal part, and attacks among turns (thousandths), each followed by half the width of its \
95 % interval; skill (thousandths) likewise; worth is what a card in the first hand adds to the wins (thousandths), card by card, \
then half the width of the widest interval. docs/atlas.md defines them.`

/** Tells the sums of a series at a table; null where none was played. */
export type SumsOf = (table: AtlasTable, series: Series) => PortionSums | null

export function atlasDataOf(
  header: Pick<AtlasData, 'command' | 'seed' | 'searcher' | 'games'>,
  tables: readonly AtlasTable[],
  sumsOf: SumsOf,
): AtlasData {
  const { command, ...rest } = header
  const ids = [...new Set(tables.map(({ game }) => game))]
  return {
    format: 'alleycat-atlas/1',
    command,
    note: NOTE,
    ...rest,
    atlas: ids.map((id) => ({
      id,
      version: gameKind(id).version,
      sets: setsOf(
        tables.filter(({ game }) => game === id),
        sumsOf,
      ),
    })),
  }
}

function setsOf(tables: readonly AtlasTable[], sumsOf: SumsOf): AtlasSet[] {
  const byOptions = new Map<string, AtlasTable[]>()
  for (const table of tables) {
    const key = JSON.stringify(table.options)
    byOptions.set(key, [...(byOptions.get(key) ?? []), table])
  }
  return [...byOptions.values()].map((same) => {
    const cards = cardsIn(sumsOf(same[0]!, 'greedy') ?? {})
    return {
      options: same[0]!.options,
      cards,
      seats: Object.fromEntries(same.map((table) => [table.seats, rowOf(table, cards, sumsOf)])),
    }
  })
}

const cardsIn = (sums: PortionSums): string =>
  Object.keys(sums)
    .filter((name) => name.startsWith(worthName('')))
    .map((name) => name.slice(worthName('').length))
    .join('')

function rowOf(table: AtlasTable, cards: string, sumsOf: SumsOf): AtlasRow {
  const greedy = sumsOf(table, 'greedy')
  const search = sumsOf(table, 'search')
  const contest = sumsOf(table, 'contest')
  return [
    measured(greedy, MEASURES),
    contest ? skillIn(contest) : [],
    greedy ? worthsIn(greedy, cards) : [],
    measured(search, MEASURES),
  ]
}

const measured = (sums: PortionSums | null, names: readonly string[]): number[] =>
  sums ? names.flatMap((name) => inUnits(estimateOf(sums[name]!), scaleOf(name))) : []

/**
 * Where the better player wins every game no deal differs from another, which tells nothing of how far they vary. Then
 * up to three in as many deals may be different, with 95 % confidence (the rule of three).
 */
function skillIn({ skill }: PortionSums): number[] {
  const estimate = estimateOf(skill!)
  const isUniform = estimate?.margin === 0
  return inUnits(isUniform ? { ...estimate, margin: 3 / skill![5] } : estimate, SCALE.share)
}

function worthsIn(sums: PortionSums, cards: string): number[] {
  const worths = [...cards].map((card) => inUnits(estimateOf(sums[worthName(card)]!), SCALE.share))
  return cards === '' ? [] : [...worths.map(([value]) => value!), Math.max(...worths.map(([, margin]) => margin!))]
}

const scaleOf = (name: string): number => SCALE[name as Measure] ?? SCALE.share

/** A margin is rounded up, so that a figure never looks surer than it is. */
const inUnits = (estimate: Estimate | null, scale: number): number[] =>
  estimate ? [Math.round(estimate.value * scale), Math.ceil(estimate.margin * scale)] : [0, scale]

/** The figures of a table, as whoever shows them needs them. */
export interface AtlasFigures {
  readonly greedy: Readonly<Record<Measure, Estimate>>
  readonly search: Readonly<Record<Measure, Estimate>> | null
  /** 0 where the better player wins no more than anybody else, 1 where the better player always wins. */
  readonly skill: Estimate | null
  readonly worth: readonly { readonly card: string; readonly worth: Estimate }[]
}

export function figuresOf({ cards }: AtlasSet, [greedy, skill, worth, search]: AtlasRow): AtlasFigures {
  const margin = worth.at(-1) ?? 0
  return {
    greedy: read(greedy),
    search: search.length > 0 ? read(search) : null,
    skill: skill.length > 0 ? estimateAt(skill, 0, SCALE.share) : null,
    worth: [...cards].map((card, index) => ({ card, worth: estimateAt([worth[index]!, margin], 0, SCALE.share) })),
  }
}

const read = (row: readonly number[]): Record<Measure, Estimate> =>
  Object.fromEntries(MEASURES.map((name, index) => [name, estimateAt(row, 2 * index, SCALE[name])])) as Record<
    Measure,
    Estimate
  >

const estimateAt = (row: readonly number[], index: number, scale: number): Estimate => ({
  value: row[index]! / scale,
  margin: row[index + 1]! / scale,
})

/** The data file as text: a line for each set, so that two versions of it can be compared. */
export function atlasText({ atlas, ...header }: AtlasData): string {
  const games = atlas.map(({ sets, ...game }) => {
    const lines = sets.map((set) => JSON.stringify(set)).join(',\n')
    return `${JSON.stringify(game).slice(0, -1)},"sets":[\n${lines}\n]}`
  })
  return `${JSON.stringify(header, null, 1).slice(0, -2)},\n "atlas": [${games.join(',')}]\n}\n`
}
