import { perspectiveOf, Random, type Game, type Perspective, type State } from '@alleycat/engine'
import { GAMES, mindOf } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { callName, characterByName, CHARACTERS } from './characters.ts'
import { botByName } from './registry.ts'
import { playRandomly } from './testing/games.ts'
import { answerTo, questionFor } from './question.ts'

/**
 * What a bot, a mind or a worker answers in a position must not depend on cards that its seat cannot see. Each position
 * of a random game is compared with a second one in which the hidden cards are dealt anew.
 */
const BOTS = [
  'random',
  'greedy',
  'search:20',
  'forgetful:20',
  'pouncing',
  'pouncing:20',
  'peaceful:20',
  ...CHARACTERS.map(callName),
]

/** Two positions that a seat cannot tell apart. */
interface Pair {
  readonly game: Game
  readonly seat: number
  readonly known: unknown
  readonly truths: readonly [State, State]
}

function pairs(game: Game, every: number): Pair[] {
  const found: Pair[] = []
  let count = 0
  playRandomly(game, 'honesty', ({ match: { state }, seat, known }) => {
    if (count++ % every !== 0) return
    const other = state.slice()
    game.determinize(other, seat, known, new Random(`other ${count}`))
    found.push({ game, seat, known: structuredClone(known), truths: [state.slice(), other] })
  })
  return found
}

const perspectives = ({ game, seat, known, truths }: Pair): Perspective[] =>
  truths.map((state) => perspectiveOf(game, state, seat, known))

describe.each(GAMES)('at $id', (kind) => {
  const tables = [kind.minSeats, kind.maxSeats].map((seats) => kind.create(seats, kind.optionSets.at(-1)!))
  const all = tables.flatMap((game) => pairs(game, 1))
  /** A few positions, for bots that take long to decide. */
  const some = all.filter((_, index) => index % Math.ceil(all.length / 6) === 1)

  test('the hidden cards of most pairs differ', () => {
    const differing = all.filter(({ truths: [a, b] }) => a.some((value, index) => value !== b[index]))
    expect(differing.length).toBeGreaterThan(all.length / 2)
  })

  test('a perspective holds nothing of the truth', () => {
    for (const pair of all) {
      const [a, b] = perspectives(pair)
      expect(b!.state).toEqual(a!.state)
    }
  })

  test('the mind judges and gives reasons by what the seat sees', () => {
    const scores = [new Float64Array(4096), new Float64Array(4096)] as const
    for (const { game, seat, known, truths } of all) {
      const mind = mindOf(game)
      const legal: number[] = []
      const count = game.legal(truths[0], seat, legal)
      truths.forEach((state, index) => mind.judge(state, seat, legal, count, scores[index]!))
      expect(scores[1].subarray(0, count)).toEqual(scores[0].subarray(0, count))
      for (const action of legal.slice(0, count))
        expect(mind.reasons(truths[1], seat, action, known)).toEqual(mind.reasons(truths[0], seat, action, known))
    }
  })

  test('the mind believes by what the seat knows, and nothing that the seat sees changes', () => {
    for (const [index, { game, seat, known, truths }] of all.entries()) {
      const believed = truths.map((truth) => {
        const state = truth.slice()
        game.determinize(state, seat, known, new Random(index))
        mindOf(game).believe?.(state, seat, known, new Random(`belief ${index}`))
        return state
      })
      expect(believed[1]).toEqual(believed[0])
      expect(game.view(believed[0]!, seat)).toEqual(game.view(truths[0], seat))
    }
  })

  test.each(BOTS)('%s decides by what the seat knows, in a worker as well', (name) => {
    const isSlow = characterByName(name)?.strength === 'hard'
    for (const [index, pair] of (isSlow ? some.slice(-1) : some).entries()) {
      const [a, b] = perspectives(pair)
      const action = botByName(name)!(new Random(index)).decide(a!)
      const question = structuredClone(questionFor(b!, name, String(index)))
      expect(question).toEqual(questionFor(a!, name, String(index)))
      expect(answerTo(question)).toBe(pair.game.format(a!.state, pair.seat, action))
    }
  })
})

describe('a worker refuses', () => {
  const game = GAMES[0]!.create(2, GAMES[0]!.defaults)
  const [{ seat, known, truths }] = pairs(game, 1) as [Pair]
  const question = questionFor(perspectiveOf(game, truths[0], seat, known), 'random', 'seed')

  test('a game it does not know', () => expect(() => answerTo({ ...question, game: 'chess' })).toThrow('no game chess'))
  test('a bot it does not know', () => expect(() => answerTo({ ...question, bot: 'nobody' })).toThrow('no bot nobody'))
})
