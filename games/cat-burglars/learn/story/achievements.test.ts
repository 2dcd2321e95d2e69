import { chanceFrom, finish, Match, Random, redacted } from '@alleycat/engine'
import type { LivedGame } from '@alleycat/ui/learn/story.ts'
import { describe, expect, test } from 'vitest'
import type { CatBurglarsEvent } from '../../rules/events.ts'
import { catBurglars } from '../../rules/index.ts'
import { pick } from '../../../testing/steps.ts'
import { ACHIEVEMENTS } from './achievements.ts'
import { story } from './story.ts'
import { en } from './words/en.ts'

type Event = CatBurglarsEvent
type Lived = LivedGame<Event>

const turn = (seat: number): Event => ({ type: 'turn', seat })
/** A gang of the other seat is infiltrated, and its card turned up. */
const infiltration = (seat: number, trap: boolean, paid = 'BB'): Event[] => [
  { type: 'infiltrate', seat, owner: 1 - seat, gang: 0, paid, market: null },
  { type: 'reveal', owner: 1 - seat, gang: 0, card: 'B', trap },
]
const secure = (...gangs: readonly number[]): Event => ({ type: 'secure', seat: 0, gangs })
const recruit = (seat: number, card: 'M' | 'B'): Event => ({ type: 'recruit', seat, card })
const form = (seat: number, card: 'B' | 'G' | 'O' | 'P'): Event => ({
  type: 'form',
  seat,
  gang: 0,
  card,
  isNewGang: false,
})

/** A game as seat 0 lived it, which seat 0 won. */
const won = (...events: readonly Event[]): Lived => ({
  seat: 0,
  options: {},
  result: { winners: [0], scores: [8, 3] },
  events: [turn(0), ...events],
  race: [],
})
const lost = (...events: readonly Event[]): Lived => ({ ...won(...events), result: { winners: [1], scores: [3, 8] } })

/** For each achievement a game that earns it and one that just does not. */
const CASES: Readonly<Record<string, readonly [earning: Lived, other: Lived]>> = {
  'trap-sprung': [lost(...infiltration(1, true)), lost(...infiltration(0, true), ...infiltration(1, false))],
  'two-traps': [lost(...infiltration(1, true), ...infiltration(1, true)), lost(...infiltration(1, true))],
  'trapped-and-won': [won(...infiltration(0, true)), lost(...infiltration(0, true))],
  heist: [lost(...infiltration(0, false)), lost(...infiltration(0, true), ...infiltration(1, false))],
  'three-heists': [
    lost(...infiltration(0, false), ...infiltration(0, false), ...infiltration(0, false)),
    lost(...infiltration(0, false), ...infiltration(0, false), ...infiltration(0, true)),
  ],
  'two-secured': [lost(secure(0, 1)), lost(secure(0), secure(1))],
  'three-secured': [lost(secure(0, 1, 2)), lost(secure(0, 1))],
  'mirror-paid': [lost(...infiltration(0, true, 'BM')), lost(...infiltration(1, true, 'BM'))],
  'two-mirrors': [lost(recruit(0, 'M'), recruit(0, 'M')), lost(recruit(0, 'M'), turn(1), turn(0), recruit(0, 'M'))],
  untouched: [won(...infiltration(1, true)), won(...infiltration(1, false))],
  honest: [won(...infiltration(1, false)), won(...infiltration(0, true))],
  'four-colours': [
    lost(form(0, 'B'), form(0, 'G'), form(0, 'O'), form(0, 'P')),
    lost(form(0, 'B'), form(0, 'G'), form(0, 'O'), form(0, 'O'), form(1, 'P')),
  ],
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
  for (let number = 0; number < 100 && earned.size < ACHIEVEMENTS.length; number++) {
    const lived = playedAtRandom(2 + (number % 3), `story ${number}`, number % 2 === 0)
    for (const { id, isEarned } of ACHIEVEMENTS) if (isEarned(lived)) earned.add(id)
  }
  expect(ACHIEVEMENTS.filter(({ id }) => !earned.has(id))).toEqual([])
})

/** Honest cats infiltrate only when they have no other choice. */
function playedAtRandom(seats: number, seed: string, isHonest: boolean): Lived {
  const game = catBurglars.create(seats, catBurglars.defaults)
  const random = new Random(seed)
  const events: Event[] = []
  const match = new Match(game, { onAction: (told) => events.push(...redacted(game, told, 0)) })
  const choose = (seat: number): number => {
    const legal = match.legal(seat)
    const honest = legal.filter((action) => !game.format(match.state, seat, action).startsWith('infiltrate'))
    return pick(isHonest && honest.length > 0 ? honest : legal, random)
  }
  finish(match, choose, chanceFrom(random))
  return { seat: 0, options: game.options, result: game.result(match.state), events, race: [] }
}

test.each([
  ['form B', 'B'],
  ['form G on 1', 'G'],
  ['activate B under 0', null],
])('the set of "%s" is %s', (decision, set) => {
  expect(story.setOf(decision)).toBe(set)
})
