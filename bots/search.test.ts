import { perspectiveOf, Random, type Mind, type Perspective } from '@alleycat/engine'
import { catBurglars, cathamCity, mindOf } from '@alleycat/games'
import { expect, test } from 'vitest'
import { Search } from './search.ts'
import { enoughFor } from './search-bot.ts'
import { tempered } from './temper.ts'
import { playRandomly } from './testing/games.ts'

/** The first choice of a game. */
function firstChoice(kind: typeof catBurglars | typeof cathamCity): Perspective {
  const game = kind.create(2, kind.defaults as never)
  let first: Perspective | undefined
  playRandomly(game, 'first', ({ match: { state }, seat, known }) => {
    first ??= perspectiveOf(game, state, seat, structuredClone(known))
  })
  return first!
}

test('every deal is what the mind believes, with a temper as well', () => {
  const position = firstChoice(catBurglars)
  const mind = mindOf(position.game)
  const believed: unknown[] = []
  const watching: Mind = {
    ...mind,
    believe: (state, seat, known) => void believed.push({ length: state.length, seat, known }),
  }
  new Search(position.game, new Random(1), watching).think(position, enoughFor({ iterations: 7 }))
  new Search(position.game, new Random(1), tempered(watching, {})).think(position, enoughFor({ iterations: 5 }))
  const { state, seat, known } = position
  expect(believed).toHaveLength(12)
  for (const each of believed) expect(each).toEqual({ length: state.length, seat, known })
})

/** How often the other seat does something else than the first thing it may, which it judges to be much the best. */
function deviations(position: Perspective, isSound: boolean): number {
  const { game } = position
  const mind = mindOf(game)
  const other = 1 - position.seat
  const partial: Mind = {
    ...mind,
    isSound,
    judge(state, seat, actions, count, scores) {
      mind.judge(state, seat, actions, count, scores)
      if (seat === other) for (let i = 0; i < count; i++) scores[i] = i === 0 ? 4 : 0
    },
  }
  const legal: number[] = []
  let found = 0
  const watched: typeof game = {
    ...game,
    apply(state, actor, action, emit) {
      if (actor === other && game.legal(state, actor, legal) > 1 && action !== legal[0]) found++
      game.apply(state, actor, action, emit)
    },
  }
  new Search(watched, new Random(1), partial).think(position, enoughFor({ iterations: 2000 }))
  return found
}

test('others in the tree follow a judgement that is sound, else they look for something better', () => {
  const position = firstChoice(cathamCity)
  expect(deviations(position, true)).toBe(0)
  expect(deviations(position, false)).toBeGreaterThan(0)
})
