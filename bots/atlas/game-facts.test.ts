import { Random } from '@alleycat/engine'
import { GAMES, gameKind } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { botByName } from '../registry.ts'
import { packOf, playAndNote } from './game-facts.ts'

const play = (id: string, bot: string, seats = 3) => {
  const kind = gameKind(id)
  const game = kind.create(seats, kind.defaults)
  const bots = Array.from({ length: seats }, (_, seat) => botByName(bot)!(new Random(`seat ${seat}`)))
  return playAndNote(game, bots, new Random('facts'))
}

describe.each(GAMES)('a game of $id', ({ id }) => {
  test('is noted with its moves, its hands and who won', () => {
    const { moves, turns, hands, result, leadChanges } = play(id, 'greedy')
    expect(turns).toBeLessThanOrEqual(moves)
    expect(turns).toBeGreaterThan(0)
    expect(leadChanges).toBeLessThan(turns)
    expect(result.winners.length).toBeGreaterThan(0)
    for (const hand of hands) expect([...hand.values()].reduce((a, b) => a + b)).toBeGreaterThan(0)
  })

  test('has attacks among those who attack when they can, and next to none among the peaceful', () => {
    const attackers = play(id, 'pouncing')
    const peaceful = play(id, 'peaceful')
    expect(attackers.attacks / attackers.turns).toBeGreaterThan(2 * (peaceful.attacks / peaceful.turns))
  })
})

test('every card of Catham City is a fifth of the pack, a mirror of Cat Burglars two elevenths', () => {
  const [cathamCity, catBurglars] = ['catham-city', 'cat-burglars'].map((id) => {
    const kind = gameKind(id)
    return Object.fromEntries(packOf(kind.create(2, kind.defaults)))
  })
  expect(cathamCity).toEqual({ D: 0.2, H: 0.2, M: 0.2, R: 0.2, S: 0.2 })
  expect(catBurglars!['M']).toBeCloseTo(20 / 110)
  expect(Object.values(catBurglars!).reduce((a, b) => a + b)).toBeCloseTo(1)
})

test('moves are the decisions of the record, and a lead that comes back has changed twice', () => {
  const kind = gameKind('cat-burglars')
  const game = kind.create(2, kind.defaults)
  const bots = [0, 1].map((seat) => botByName('greedy')!(new Random(`seat ${seat}`)))
  const facts = playAndNote(game, bots, new Random('lead'))
  // The same game once more, its lead followed by hand.
  const scores: (readonly number[])[] = []
  const decided: number[] = []
  const again = [0, 1].map((seat) => {
    const bot = botByName('greedy')!(new Random(`seat ${seat}`))
    return {
      decide: (position: Parameters<typeof bot.decide>[0]) => {
        decided.push(seat)
        scores.push(game.result(position.state).scores)
        return bot.decide(position)
      },
    }
  })
  expect(playAndNote(game, again, new Random('lead'))).toEqual(facts)
  const leaders = [...scores, facts.result.scores].flatMap(([a, b]) => (a! > b! ? [0] : b! > a! ? [1] : []))
  const changes = leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length
  expect(facts).toMatchObject({ moves: decided.length, leadChanges: changes })
})
