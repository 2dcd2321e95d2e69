import { chanceFrom, finish, Match, Random, redacted } from '@alleycat/engine'
import type { LivedGame } from '@alleycat/ui/learn/story.ts'
import { describe, expect, test } from 'vitest'
import type { CathamCityEvent } from '../../rules/events.ts'
import { cathamCity } from '../../rules/index.ts'
import { pick } from '../../../testing/steps.ts'
import { ACHIEVEMENTS } from './achievements.ts'
import { story } from './story.ts'
import { en } from './words/en.ts'

type Event = CathamCityEvent
type Lived = LivedGame<Event>

const turn = (seat: number): Event => ({ type: 'turn', seat })
const points = (seat: number, change: number): Event => ({ type: 'points', seat, change, total: 0 })
const play = (seat: number, cards: string, target: number | null = null): Event => ({
  type: 'play',
  seat,
  faction: cards[0] as 'D',
  cards,
  further: null,
  target,
})
const steal = (to: number): Event => ({ type: 'steal', from: 1 - to, to, card: 'D' })
const take = (cards: string): Event => ({ type: 'take', seat: 0, cards })
const give = (to: number): Event => ({ type: 'give', from: 1 - to, to, card: null, shown: false })

/** A game as seat 0 lived it, which seat 0 won. */
const won = (...events: readonly Event[]): Lived => ({
  seat: 0,
  options: { factions: 'DHMRS', actionsPerTurn: 1 },
  result: { winners: [0], scores: [15, 3] },
  events: [turn(0), ...events],
  race: [],
})
const lost = (...events: readonly Event[]): Lived => ({
  ...won(...events),
  result: { winners: [1], scores: [3, 15] },
})

/** For each achievement a game that earns it and one that just does not. */
const CASES: Readonly<Record<string, readonly [earning: Lived, other: Lived]>> = {
  windfall: [won(points(0, 3), points(0, 1)), won(points(0, 3), turn(1), points(0, 1))],
  'without-robocats': [won(play(0, 'DDDM'), play(1, 'RR')), won(play(0, 'RR'))],
  peaceful: [won(play(0, 'SSS'), play(1, 'HH', 0)), won(play(0, 'HH', 1))],
  'every-faction': [
    won(...['DDDM', 'H', 'MMMM', 'RR', 'SSS'].map((cards) => play(0, cards))),
    won(...['DDDM', 'H', 'MMMM', 'RR'].map((cards) => play(0, cards)), play(1, 'SSS')),
  ],
  'three-stolen': [
    won(play(0, 'HHH', 1), steal(0), steal(0), steal(0)),
    won(play(0, 'HH', 1), steal(0), steal(0), play(0, 'H', 1), steal(0)),
  ],
  gift: [lost(play(0, 'JJ'), give(0)), lost(play(1, 'JJ'), give(1))],
  'three-departments': [lost(play(0, 'OOO'), points(0, 3)), lost(play(0, 'OO'), points(0, 2))],
  raid: [lost(play(0, 'PPD', 1), points(0, 2)), lost(play(0, 'PD', 1), points(0, 1))],
  'others-turn': [lost(turn(1), play(1, 'DDDM'), points(0, 1)), lost(points(0, 1), turn(1), points(0, -1))],
  'four-robocats': [lost(play(0, 'RRRR')), lost(play(0, 'RR'), play(1, 'RRRR'))],
  'four-at-once': [lost(take('DDDD')), lost(take('DDD'))],
  'price-paid': [won({ type: 'pay', seat: 0 }), lost({ type: 'pay', seat: 0 })],
}

describe.each(ACHIEVEMENTS)('$id', ({ id, isEarned }) => {
  test('is earned by the one game and not by the other', () => {
    const [earning, other] = CASES[id]!
    expect([isEarned(earning), isEarned(other)]).toEqual([true, false])
  })
})

test('every achievement has words, and there are no others', () => {
  expect(Object.keys(en)).toEqual(ACHIEVEMENTS.map(({ id }) => id))
})

test('every achievement is earned in some real game, as its seat was shown it', () => {
  const earned = new Set<string>()
  for (let number = 0; number < 300 && earned.size < ACHIEVEMENTS.length; number++) {
    const factions = ['DHMRS', 'DJMOP', 'HJOPS', 'DMORS'][number % 4]!
    const lived = playedAtRandom(2 + (number % 5), { factions, actionsPerTurn: 1 + (number % 2) }, `story ${number}`)
    for (const { id, isEarned } of ACHIEVEMENTS) if (isEarned(lived)) earned.add(id)
  }
  expect(ACHIEVEMENTS.filter(({ id }) => !earned.has(id))).toEqual([])
})

function playedAtRandom(seats: number, wish: object, seed: string): Lived {
  const options = cathamCity.readOptions(wish)
  const game = cathamCity.create(seats, options as typeof cathamCity.defaults)
  const random = new Random(seed)
  const events: Event[] = []
  const match = new Match(game, { onAction: (told) => events.push(...redacted(game, told, 0)) })
  const choose = (seat: number): number => {
    const legal = match.legal(seat)
    const plays = legal.filter((action) => game.format(match.state, seat, action).startsWith('play'))
    return pick(plays.length > 0 && random.below(2) === 0 ? plays : legal, random)
  }
  finish(match, choose, chanceFrom(random))
  return { seat: 0, options: game.options, result: game.result(match.state), events, race: [] }
}

test.each([
  ['play DDD+M', 'DDD+M'],
  ['play PP+D @2', 'PP+D'],
  ['take HH', null],
  ['pass', null],
])('the set of "%s" is %s', (decision, set) => {
  expect(story.setOf(decision)).toBe(set)
})
