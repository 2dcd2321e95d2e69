import { perspectiveOf, Random, type Mind, type Perspective } from '@alleycat/engine'
import { catBurglars, cathamCity, mindOf } from '@alleycat/games'
import { expect, test } from 'vitest'
import { Search } from './search.ts'
import { enoughFor } from './search-bot.ts'
import { tempered } from './temper.ts'
import { playRandomly } from './testing/games.ts'

/** The first position of a game in which a seat has a choice. */
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

/** How often the other seat deviates from the first legal decision, which it judges to be much the best. */
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

/** A position in which one seat has a choice, after which the other seat can infiltrate a gang. */
function beforeInfiltration(): Perspective {
  const game = catBurglars.create(2, catBurglars.defaults)
  const mind = mindOf(game)
  const legal: number[] = []
  let before: Perspective | undefined
  let found: Perspective | undefined
  playRandomly(game, 'raid', ({ match: { state }, seat, known }) => {
    legal.length = game.legal(state, seat, legal)
    const canDare = legal.some((action) => mind.isDaring(state, seat, action))
    if (canDare && before?.seat === 1 - seat) found ??= before
    before = perspectiveOf(game, state, seat, structuredClone(known))
  })
  return found!
}

/** How often the other seat infiltrates in a search, although it judges that to be its worst decision. */
function raids(position: Perspective, isKnownAsDaring: boolean): number {
  const { game } = position
  const mind = mindOf(game)
  const other = 1 - position.seat
  const timid: Mind = {
    ...mind,
    isDaring: (state, seat, action) => isKnownAsDaring && mind.isDaring(state, seat, action),
    judge(state, seat, actions, count, scores) {
      mind.judge(state, seat, actions, count, scores)
      for (let i = 0; i < count; i++) if (mind.isDaring(state, seat, actions[i]!)) scores[i] = -100
    },
  }
  let found = 0
  const watched: typeof game = {
    ...game,
    apply(state, actor, action, emit) {
      if (actor === other && mind.isDaring(state, actor, action)) found++
      game.apply(state, actor, action, emit)
    },
  }
  new Search(watched, new Random(1), timid).think(position, enoughFor({ iterations: 500 }))
  return found
}

test('whether others in the tree dare a decision that depends on hidden cards is drawn, not learned', () => {
  const position = beforeInfiltration()
  expect(raids(position, true)).toBeGreaterThan(20)
  expect(raids(position, false)).toBe(0)
})
