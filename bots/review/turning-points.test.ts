import { perspectiveOf, Random, recordOf } from '@alleycat/engine'
import { catBurglars, cathamCity, GAMES } from '@alleycat/games'
import { expect, test } from 'vitest'
import { Search } from '../search.ts'
import { playGreedily, playRandomly } from '../testing/games.ts'
import { review } from './index.ts'
import { turningPoint } from './turning-points.ts'

const swing = { steps: [4, 6], by: 0, seat: 1, from: [0.3, 0.7], to: [0.7, 0.3] } as const
const effects = (step: number, seat: number, forFirst: number) => ({ step, seat, effects: [forFirst, -forFirst] })

test('a swing is the deed of who decided what promised most of it', () => {
  expect(turningPoint(swing, [], [effects(4, 0, 0.3), effects(5, 1, 0.05)])).toEqual({
    ...swing,
    cause: 'deed',
    doer: 0,
  })
  expect(turningPoint(swing, [], [effects(4, 0, 0.05), effects(5, 1, 0.3)])).toMatchObject({ cause: 'deed', doer: 1 })
})

test('a swing that nobody could expect is luck, whatever was promised before and after it', () => {
  const promised = [effects(3, 0, 0.4), effects(4, 0, 0.1), effects(5, 1, -0.3), effects(7, 0, 0.4)]
  expect(turningPoint(swing, [], promised)).toMatchObject({ cause: 'luck', doer: null })
})

test('a swing that a better decision would have spared is the mistake of who made it', () => {
  expect(turningPoint(swing, [effects(5, 1, 0.25)], [effects(4, 0, 0.3)])).toMatchObject({ cause: 'mistake', doer: 1 })
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
