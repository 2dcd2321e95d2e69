import {
  CHANCE,
  chanceFrom,
  firstSeat,
  Memories,
  OVER,
  Random,
  type Game,
  type Seat,
  type State,
} from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import type { CatBurglarsKnowledge } from '../knowledge.ts'
import { rulesFor, type CatBurglarsOptions } from '../options.ts'
import { legalActions, newTable, position, type Placement, type Position } from '../testing/position.ts'
import { pick, TABLES } from '../testing/walk.ts'
import { mindFor } from './index.ts'
import { REASON_CODES } from './reasons.ts'

const mindOf = ({ seats, options }: Game) => mindFor(rulesFor(seats, options as CatBurglarsOptions))

/** What a seat may decide and how good that looks to it. */
function judged({ game, state }: Position, seat: Seat): { text: string; score: number }[] {
  const actions = legalActions(game, state, seat)
  const scores = new Float64Array(actions.length)
  mindOf(game).judge(state, seat, actions, actions.length, scores)
  return actions.map((action, i) => ({ text: game.format(state, seat, action), score: scores[i]! }))
}

function favourite(placement: Placement): string {
  const all = judged(position({ seats: 2, ...placement }), placement.turn ?? 0)
  return all.reduce((best, each) => (each.score > best.score ? each : best)).text
}

function reasonsFor(placement: Placement, text: string): readonly object[] {
  const { game, state } = position({ seats: 2, ...placement })
  const seat = placement.turn ?? 0
  return mindOf(game).reasons(state, seat, game.parse(state, seat, text)!)
}

/** Positions of random games in which a seat must decide, with what it knows. */
function* decisions(seed: string): Generator<Position & { seat: Seat; known: CatBurglarsKnowledge }> {
  for (const table of TABLES) {
    const { game, state } = newTable(table)
    const random = new Random(`${seed} ${JSON.stringify(table)}`)
    const chance = chanceFrom(random)
    const memories = new Memories(game)
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.apply(state, CHANCE, chance(game, state), memories.emit)
        continue
      }
      const seat = firstSeat(turn)
      yield { game, state, seat, known: memories.known[seat]! }
      game.apply(state, seat, pick(legalActions(game, state, seat), random), memories.emit)
    }
  }
}

describe('judgement', () => {
  test('takes the win', () => {
    const yarn = ['BBBGGGO', 'Y']
    expect(favourite({ yarn, hands: ['PPRR', 'MMM'], gangs: [['P/P', 'R'], ['Y/O']] })).toBe('secure 0')
  })

  test('takes the win by six colours', () => {
    const six = { hallOfFame: true, yarn: ['BGOPR'], hands: ['PPRR', 'MMM'], gangs: [['Y/Y', 'R/P', 'P']] }
    expect(favourite(six)).toMatch(/^secure 0/)
  })

  test('takes the last ball from somebody else rather than nothing', () => {
    expect(favourite({ yarn: ['BBBGGGO'], hands: ['PMRR', 'MMM'], gangs: [['R'], ['PY/O']] })).toMatch(/^infiltrate/)
  })

  test('secures what the opponent is able to pay for', () => {
    const exposed = { hands: ['OY', 'MMMMM'], market: 'MBGOPR', gangs: [['B/B', 'G/G', 'P/P'], ['R']] }
    expect(favourite(exposed)).toBe('secure 0 1 2')
  })

  test('secures all rather than one', () => {
    const all = judged(position({ seats: 2, hands: ['OY', 'MM'], gangs: [['B/B', 'G/G'], ['R']] }), 0)
    const scoreOf = (text: string): number => all.find((each) => each.text === text)!.score
    expect(scoreOf('secure 0 1')).toBeGreaterThan(scoreOf('secure 0'))
  })

  test('lays yarn rather than a trap under a gang that nobody can pay for', () => {
    const all = judged(position({ seats: 2, hands: ['BY', ''], gangs: [['BBG', 'BGO']] }), 0)
    const scoreOf = (text: string): number => all.find((each) => each.text === text)!.score
    expect(scoreOf('activate B under 0')).toBeGreaterThan(scoreOf('activate Y under 0'))
  })

  test('pays with as few mirrors as it can', () => {
    const all = judged(position({ seats: 3, hands: ['BGMM'], gangs: [[], ['BG/G']] }), 0)
    const scoreOf = (text: string): number => all.find((each) => each.text === text)!.score
    expect(scoreOf('infiltrate 1.0 with BG')).toBeGreaterThan(scoreOf('infiltrate 1.0 with BM'))
    expect(scoreOf('infiltrate 1.0 with BM')).toBeGreaterThan(scoreOf('infiltrate 1.0 with MM'))
  })

  test('does not infiltrate at an absurd price', () => {
    const dear = {
      hands: ['MMMMMOY', 'G'],
      market: 'BGOPRY',
      gangs: [
        ['O', 'Y'],
        ['BBGGP/B', 'BG', 'BGPP'],
      ],
    }
    expect(favourite(dear)).not.toMatch(/^infiltrate/)
  })

  test('scores what nobody lists', () => {
    const p = position({ seats: 2, yarn: ['BBBBBB'], hands: ['', 'MM'], gangs: [['B/B', 'G/G', 'O/O']] })
    const scores = new Float64Array(1)
    mindOf(p.game).judge(p.state, 0, [p.game.parse(p.state, 0, 'secure 0 2')!], 1, scores)
    expect(scores[0]).toBeGreaterThan(50)
  })

  test('depends only on what the seat sees', () => {
    const random = new Random('imagined')
    for (const { game, state, seat, known } of decisions('judge')) {
      const imagined: State = state.slice()
      game.determinize(imagined, seat, known, random)
      expect(judged({ game, state: imagined }, seat)).toEqual(judged({ game, state }, seat))
    }
  })
})

describe('estimate', () => {
  const chancesIn = ({ game, state }: Position): Float64Array => {
    const chances = new Float64Array(game.seats)
    mindOf(game).estimate(state, chances)
    return chances
  }

  test('adds up to 1', () => {
    for (const each of decisions('estimate')) {
      const chances = chancesIn(each)
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
    }
  })

  test.each(TABLES)('rises with balls of yarn: $seats seats, Hall of Fame $hallOfFame', (table) => {
    let last = 0
    for (let balls = 0; balls < 8; balls++) {
      const [chance] = chancesIn(position({ ...table, yarn: ['BBBBBBB'.slice(0, balls), 'GGG'] }))
      expect(chance).toBeGreaterThan(last)
      last = chance!
    }
  })

  test('knows who wins now', () => {
    const [chance] = chancesIn(position({ seats: 2, yarn: ['BBBBBBG', 'GGGGGGO'], gangs: [['O/O'], ['P/P']] }))
    expect(chance).toBeGreaterThan(0.9)
  })
})

describe('leanings', () => {
  test('lie between 0 and 1', () => {
    for (const { game, state, seat } of decisions('leanings'))
      for (const action of legalActions(game, state, seat))
        for (const leaning of Object.values(mindOf(game).leanings(state, seat, action))) {
          expect(leaning).toBeGreaterThanOrEqual(0)
          expect(leaning).toBeLessThanOrEqual(1)
        }
  })

  test.each([
    ['recruit deck', { hoarding: 1, aggressive: 0 }],
    ['infiltrate 1.0 with R', { aggressive: 1, spiteful: 0, hoarding: 0 }],
    ['infiltrate 2.0 with R', { aggressive: 1, spiteful: 1 }],
    ['activate R under 0', { bluffing: 1, aggressive: 0 }],
    ['activate B under 0', { bluffing: 0 }],
  ])('%s', (text, expected) => {
    const gangs = [['B'], ['R/R'], ['R/R']]
    const { game, state } = position({ seats: 3, hands: ['BR'], yarn: ['', '', 'G'], gangs })
    expect(mindOf(game).leanings(state, 0, game.parse(state, 0, text)!)).toMatchObject(expected)
  })
})

describe('reasons', () => {
  test('are documented', () => {
    const found = new Set<string>()
    for (const { game, state, seat } of decisions('reasons'))
      for (const action of legalActions(game, state, seat))
        for (const { code } of mindOf(game).reasons(state, seat, action)) found.add(code)
    const codes: readonly string[] = REASON_CODES
    expect([...found].filter((code) => !codes.includes(code))).toEqual([])
  })

  const table = {
    hands: ['BGGMM', 'MM'],
    market: 'BGOPRY',
    gangs: [
      ['B', 'G/G', 'O/B'],
      ['Y/Y', 'BG/B'],
    ],
  }
  test.each([
    ['recruit deck', [{ code: 'unseen' }]],
    [
      'recruit B',
      [
        { code: 'matches', colour: 'B' },
        { code: 'pays', colour: 'B' },
      ],
    ],
    ['form G', [{ code: 'new-gang' }, { code: 'has-match', colour: 'G' }]],
    [
      'form B on 2',
      [
        { code: 'turns-trap', gang: 2 },
        { code: 'grows', gang: 2, cats: 2 },
      ],
    ],
    [
      'form B on 1',
      [
        { code: 'guards', gang: 1 },
        { code: 'grows', gang: 1, cats: 2 },
      ],
    ],
    ['activate B under 0', [{ code: 'yarn-in-waiting', gang: 0 }]],
    ['activate G under 0', [{ code: 'trap', gang: 0 }]],
    [
      'secure 1',
      [
        { code: 'scores', balls: 1 },
        { code: 'exposed', gang: 1, cards: 0 },
      ],
    ],
  ])('%s', (text, expected) => expect(reasonsFor(table, text)).toEqual(expected))

  test('an infiltration tells how likely it pays', () => {
    const [first] = reasonsFor(table, 'infiltrate 1.0 with market Y')
    expect(first).toMatchObject({ code: 'likely-yarn' })
    expect(reasonsFor(table, 'infiltrate 1.0 with market Y')).toContainEqual({ code: 'cheap', cards: 0 })
  })

  test('a win needs no other', () => {
    expect(reasonsFor({ ...table, yarn: ['RRRRRRR'] }, 'secure 1')).toEqual([{ code: 'wins' }])
  })
})
