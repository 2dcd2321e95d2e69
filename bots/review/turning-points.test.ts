import { perspectiveOf, Random, recordOf, type Luck } from '@alleycat/engine'
import { catBurglars, cathamCity, GAMES } from '@alleycat/games'
import { expect, test } from 'vitest'
import { Search } from '../search.ts'
import { playGreedily, playRandomly } from '../testing/games.ts'
import { review } from './index.ts'
import type { DecisionEffects } from './reviewed-moment.ts'
import { turningPoint } from './turning-points.ts'

const swing = { steps: [4, 6], by: 0, from: [0.3, 0.7], to: [0.7, 0.3] } as const
const effects = (step: number, seat: number, forFirst: number) => ({ step, seat, effects: [forFirst, -forFirst] })

const told = (mistakes: DecisionEffects[], promises: DecisionEffects[], luck = new Set<Luck>(['came', 'hidden'])) =>
  turningPoint(swing, { mistakes, promises, luck })

test('a swing is the deed of who decided what promised most of it', () => {
  expect(told([], [effects(4, 0, 0.3), effects(5, 1, 0.05)])).toEqual({
    ...swing,
    cause: 'deed',
    doer: 0,
    luck: null,
    seat: 0,
  })
  expect(told([], [effects(4, 0, 0.05), effects(5, 1, 0.3)])).toMatchObject({ cause: 'deed', doer: 1 })
})

test('a swing that nobody could expect is luck, whatever was promised before and after it', () => {
  const promised = [effects(3, 0, 0.4), effects(4, 0, 0.1), effects(5, 1, -0.3), effects(7, 0, 0.4)]
  expect(told([], promised)).toMatchObject({ cause: 'luck', doer: null, luck: ['hidden', 'came'] })
  expect(told([], promised, new Set())).toBeNull()
})

test('a turning point is told of the seat that is asked for, else of who did it, else of whose turn it was', () => {
  const luck = new Set<Luck>(['came'])
  const deedOf = (seat: number) => ({ mistakes: [], promises: [effects(5, seat, 0.3)], luck })
  expect(turningPoint(swing, deedOf(1), 0)).toMatchObject({ doer: 1, seat: 0 })
  for (const seat of [0, 1]) expect(turningPoint(swing, deedOf(seat))).toMatchObject({ doer: seat, seat })
  const none = { mistakes: [], promises: [], luck }
  for (const by of [0, 1]) expect(turningPoint({ ...swing, by }, none)).toMatchObject({ doer: null, seat: by })
  expect(turningPoint({ ...swing, by: null }, none)).toMatchObject({ seat: 0 })
})

test('a turning point that hardly concerned who did it is told of whom it concerned most', () => {
  const robbed = { steps: [4, 6], by: 0, from: [0.3, 0.5, 0.2], to: [0.32, 0.25, 0.43] } as const
  const promises = [{ step: 4, seat: 0, effects: [0.02, -0.2, 0.18] }]
  expect(turningPoint(robbed, { mistakes: [], promises, luck: new Set() })).toMatchObject({ doer: 0, seat: 1 })
})

test('a swing that a better decision would have spared is the mistake of who made it', () => {
  expect(told([effects(5, 1, 0.25)], [effects(4, 0, 0.3)])).toMatchObject({ cause: 'mistake', doer: 1 })
})

test.each([
  ['yarn that is secured before somebody takes it is a deed', catBurglars, 'turn 6', '1 secure 1', 'deed', 1],
  ['a card that completes the winning set is a deed', cathamCity, 'turn 4', '1 take D', 'deed', 1],
  [
    'yarn under a gang that hid a trap as likely is luck',
    catBurglars,
    'turn 4',
    '1 infiltrate 0.2 with M',
    'luck',
    null,
  ],
  ['sets that are dealt are luck', cathamCity, 'turn 3', '* deal HHRSSS DMMMRS | DHHMRRS', 'luck', null],
] as const)('%s', (_, kind, seed, step, cause, doer) => {
  const record = recordOf(playGreedily(kind.create(2, kind.defaults as never), seed, () => undefined))
  const { turningPoints } = review(record, { iterations: 100 })
  const points = turningPoints.filter(({ steps: [first] }) => record.steps[first] === step)
  expect(points.length).toBeGreaterThan(0)
  for (const point of points) expect(point).toMatchObject({ cause, doer })
})

test.each(GAMES)('what a decision promises in $id depends on nothing that its seat cannot know', (kind) => {
  let asked = 0
  playRandomly(kind.create(3, kind.defaults), 'promise', ({ match: { game, state }, seat, legal, known }) => {
    if (asked++ % 8 !== 0) return
    const other = state.slice()
    game.determinize(other, seat, known, new Random(asked))
    const [promise, same] = [state, other].map((truth) =>
      new Search(game, new Random('promise')).promise(perspectiveOf(game, truth, seat, known), 3, legal[0]!),
    )
    expect(promise).toEqual(same)
    expect(promise!.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 10)
  })
  expect(asked).toBeGreaterThan(8)
})
