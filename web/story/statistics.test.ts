import { describe, expect, test } from 'vitest'
import type { LivedGame } from '@alleycat/ui/learn/story.ts'
import { GENERAL_ACHIEVEMENTS } from './achievements.ts'
import type { StoryFacts } from './facts.ts'
import { setName } from './set-name.ts'
import { earnedIn, statisticsOf } from './statistics.ts'
import { en } from './words/en.ts'

const game = (at: number, change: Partial<StoryFacts> = {}): StoryFacts => ({
  replay: `#/replay/${at}`,
  game: 'catham-city',
  at,
  seat: 0,
  scores: [15, 3],
  isWon: true,
  opponents: ['Biscuit'],
  sets: {},
  best: null,
  achievements: [],
  ...change,
})

describe('statistics', () => {
  const games = [
    game(4, { isWon: false, seat: 1, opponents: ['Duchess', 'Biscuit'], sets: { 'DDD+M': 2, RR: 1 } }),
    game(1, { sets: { 'DDD+R': 1 }, best: { step: 7, gain: 4 } }),
    game(3, { game: 'cat-burglars', sets: { B: 3 }, best: { step: 9, gain: 5 } }),
    game(2, { sets: { 'DDD+M': 1 } }),
    game(5),
  ]
  const found = statisticsOf(games, new Map([['#/replay/3', { accuracy: 0.9, luck: -0.2 }]]))

  test('count games and wins, and wins in a row by the time of the games', () => {
    expect(found).toMatchObject({ games: 5, wins: 4, longestStreak: 3 })
  })

  test('are split by game, seat and opponent', () => {
    expect(found.byGame).toEqual([
      { key: 'catham-city', games: 4, wins: 3 },
      { key: 'cat-burglars', games: 1, wins: 1 },
    ])
    expect(found.bySeat).toEqual([
      { key: '1', games: 4, wins: 4 },
      { key: '2', games: 1, wins: 0 },
    ])
    expect(found.byOpponent).toEqual([
      { key: 'Biscuit', games: 5, wins: 4 },
      { key: 'Duchess', games: 1, wins: 0 },
    ])
  })

  test('tell each game’s leading cards once a game, and its favourite sets by how often they were laid out', () => {
    expect(found.byCard.get('catham-city')).toEqual([
      { key: 'D', games: 3, wins: 2 },
      { key: 'R', games: 1, wins: 0 },
    ])
    expect(found.favourites.get('catham-city')![0]).toEqual({ set: 'DDD+M', count: 3 })
    expect(found.favourites.get('cat-burglars')).toEqual([{ set: 'B', count: 3 }])
  })

  test('find the best turn, and what reviews have said', () => {
    expect(found.best).toBe(games[2])
    expect(found.reviewed).toEqual([{ facts: games[2], part: { accuracy: 0.9, luck: -0.2 } }])
  })

  test('of no games are empty', () => {
    expect(statisticsOf([], new Map())).toMatchObject({ games: 0, wins: 0, longestStreak: 0, best: null, byGame: [] })
  })
})

test('an achievement belongs to the first game that earned it', () => {
  const earned = earnedIn([game(2, { achievements: ['first-win'] }), game(1, { achievements: ['first-win'] })])
  expect(earned.get('first-win')!.at).toBe(1)
})

describe('achievements in any game', () => {
  const lived = (change: Partial<LivedGame> = {}): LivedGame => ({
    seat: 0,
    options: {},
    result: { winners: [0], scores: [15, 3] },
    events: [],
    race: [],
    ...change,
  })
  const lost = { result: { winners: [1], scores: [3, 15] } }
  const CASES: Readonly<Record<string, readonly [earning: LivedGame, other: LivedGame | null]>> = {
    'first-game': [lived(lost), null],
    'first-win': [lived(), lived(lost)],
    'narrow-win': [
      lived({ result: { winners: [0], scores: [15, 14] } }),
      lived({ result: { winners: [0], scores: [15, 13] } }),
    ],
    'from-behind': [
      lived({
        race: [
          [0, 0],
          [1, 2],
          [15, 3],
        ],
      }),
      lived({
        race: [
          [0, 0],
          [2, 2],
          [15, 3],
        ],
      }),
    ],
    'last-seat': [lived({ seat: 1, result: { winners: [1], scores: [3, 15] } }), lived()],
    'full-house': [
      lived({ result: { winners: [0], scores: [9, 1, 1, 1] } }),
      lived({ result: { winners: [0], scores: [9, 1, 1] } }),
    ],
  }

  test.each(GENERAL_ACHIEVEMENTS)('$id', ({ id, isEarned }) => {
    const [earning, other] = CASES[id]!
    expect(isEarned(earning)).toBe(true)
    if (other) expect(isEarned(other)).toBe(false)
  })

  test('have words, and there are no others', () => {
    expect(Object.keys(en.general)).toEqual(GENERAL_ACHIEVEMENTS.map(({ id }) => id))
  })
})

test.each([
  ['DDD+M', '3 × D! + M!'],
  ['DDD+D', '4 × D!'],
  ['B', 'B!'],
])('the set %s is called %s', (set, name) => {
  expect(setName(set, (card) => `${card}!`)).toBe(name)
})
