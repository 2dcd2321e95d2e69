import { expect, test } from 'vitest'
import { atlasDataOf, atlasText, figuresOf, type AtlasData } from './data.ts'
import type { PortionSums } from './portion.ts'
import { NO_TRIALS, withTrial, type RatioSums } from './ratio.ts'
import { allTables } from './table.ts'

const HEADER = {
  command: 'alleycat atlas',
  seed: 'test',
  searcher: 'search:5',
  games: { greedy: 200, search: 0, contest: 60 },
}

/** Sums whose estimate is this value with a margin of about 1.96 % of a unit. */
const around = (value: number): RatioSums => {
  let sums = NO_TRIALS
  for (let trial = 0; trial < 100; trial++) sums = withTrial(sums, value + (trial % 2 === 0 ? 0.1 : -0.1))
  return sums
}

const GREEDY: PortionSums = {
  moves: around(31.26),
  leadChanges: around(2.5),
  firstSeat: around(-0.04),
  attacks: around(0.2),
  'worth A': around(0.03),
  'worth B': around(-0.011),
}

const [table] = allTables()

test('figures come back from the file as they went in, to the unit that is kept, with what was not measured left out', () => {
  const data = atlasDataOf(HEADER, [table!], (_, series) =>
    series === 'greedy' ? GREEDY : series === 'contest' ? { skill: around(0.4) } : null,
  )
  const read = JSON.parse(atlasText(data)) as AtlasData
  expect(read).toEqual(data)
  const [set] = read.atlas[0]!.sets
  const figures = figuresOf(set!, set!.seats['2']!)
  expect(set).toMatchObject({ options: table!.options, cards: 'AB' })
  expect(figures.search).toBeNull()
  expect(figures.greedy.moves.value).toBe(31.3)
  expect(figures.greedy.leadChanges).toEqual({ value: 2.5, margin: 0.02 })
  expect(figures.greedy.firstSeat).toEqual({ value: -0.04, margin: 0.02 })
  expect(figures.skill).toEqual({ value: 0.4, margin: 0.02 })
  expect(figures.worth).toEqual([
    { card: 'A', worth: { value: 0.03, margin: 0.02 } },
    { card: 'B', worth: { value: -0.011, margin: 0.02 } },
  ])
})

test('skill is not said to be certain where the better player won every game that was played', () => {
  let skill = NO_TRIALS
  for (let deal = 0; deal < 30; deal++) skill = withTrial(skill, 1)
  const data = atlasDataOf(HEADER, [table!], (_, series) =>
    series === 'greedy' ? GREEDY : series === 'contest' ? { skill } : null,
  )
  const [set] = data.atlas[0]!.sets
  expect(figuresOf(set!, set!.seats['2']!).skill).toEqual({ value: 1, margin: 0.1 })
})
