import {
  CHANCE,
  chanceFrom,
  contains,
  firstSeat,
  Memories,
  OVER,
  Random,
  type Game,
  type Seat,
  type State,
} from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import type { CatBurglarsKnowledge } from '../rules/knowledge.ts'
import { readSet } from '../rules/letters.ts'
import { rulesFor, type CatBurglarsOptions } from '../rules/options.ts'
import {
  census,
  legalActions,
  newTable,
  position,
  truth,
  type Placement,
  type Position,
} from '../rules/testing/position.ts'
import { pick } from '../../testing/steps.ts'
import { TABLES } from '../rules/testing/walk.ts'
import { mindFor } from './index.ts'
import { REASON_CODES } from './reasons.ts'

const mindOf = ({ seats, options }: Game) => mindFor(rulesFor(seats, options as CatBurglarsOptions))

const sorted = (letters: string): string => [...letters].toSorted().join('')

/** The decisions of a seat with the scores it gives them. */
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
  return mindOf(game).reasons(state, seat, game.parse(state, seat, text)!, game.knowledge(seat))
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
        game.apply(state, CHANCE, chance(game, state), (event) => memories.see([event]))
        continue
      }
      const seat = firstSeat(turn)
      yield { game, state, seat, known: memories.known[seat]! }
      game.apply(state, seat, pick(legalActions(game, state, seat), random), (event) => memories.see([event]))
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

  test('scores combinations that are legal but not listed', () => {
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

  test('is over 0.9 for a seat that wins with its next decision', () => {
    const [chance] = chancesIn(position({ seats: 2, yarn: ['BBBBBBG', 'GGGGGGO'], gangs: [['O/O'], ['P/P']] }))
    expect(chance).toBeGreaterThan(0.9)
  })
})

const UNKNOWN: CatBurglarsKnowledge = { hands: [0, 0], holdings: [0, 0], yarn: [0, 0] }

describe('belief', () => {
  /** The knowledge of seat 1 that `hand` is in seat 0's hand, and that `holdings` are there or face down. */
  const knowing = (hand: string, holdings: string): CatBurglarsKnowledge => ({
    ...UNKNOWN,
    hands: [readSet(hand)!, 0],
    holdings: [readSet(holdings)!, 0],
  })

  /** How often seat 1, with this knowledge, believes each card to lie face down under seat 0's gang. */
  function believed(placement: Placement, known: CatBurglarsKnowledge): Record<string, number> {
    const random = new Random('belief')
    const found: Record<string, number> = {}
    for (let i = 0; i < 1000; i++) {
      const p = position({ seats: 2, market: '', discard: '', ...placement })
      mindOf(p.game).believe!(p.state, 1, known, random)
      const under = truth(p).gangs[0]![0]!.under!
      found[under] = (found[under] ?? 0) + 1
    }
    return found
  }

  test.each([
    ['B/O', 0.1],
    ['B/B', 0.1],
    ['BG/O', 0.45],
    ['BG/B', 0.45],
    ['BGP/O', 0.8],
  ])('under %s of two seats there is yarn at a rate of %s', (gang, rate) => {
    const found = believed({ hands: ['', ''], gangs: [[gang]], draw: 'B4G4O4P4R4Y4M4' }, UNKNOWN)
    const yarn = [...gang.split('/')[0]!].reduce((sum, colour) => sum + (found[colour] ?? 0), 0)
    expect(yarn / 1000).toBeGreaterThan(rate - 0.05)
    expect(yarn / 1000).toBeLessThan(rate + 0.05)
  })

  test('yarn comes from the hand of its owner rather than from the draw pile', () => {
    const found = believed({ hands: ['GM', ''], gangs: [['BG/O']], draw: 'B' }, UNKNOWN)
    expect(Object.keys(found).toSorted()).toEqual(['G', 'O'])
  })

  test('a card known to be in a hand stays there', () => {
    expect(believed({ hands: ['G', ''], gangs: [['BG/O']], draw: '' }, knowing('G', 'G'))).toEqual({ O: 1000 })
  })

  test('a card known to be held does not leave for the draw pile', () => {
    expect(believed({ hands: ['M', ''], gangs: [['BG/O']], draw: 'B' }, knowing('', 'O'))).toEqual({ O: 1000 })
  })

  test('a mirror is never believed to lie face down', () => {
    expect(believed({ hands: ['MM', ''], gangs: [['BG/B']], draw: 'MM' }, UNKNOWN)).toEqual({ B: 1000 })
  })

  test('all that is known of a game being played stays true', () => {
    const random = new Random('known')
    for (const { game, state, seat, known } of decisions('belief')) {
      const imagined: State = state.slice()
      game.determinize(imagined, seat, known, random)
      mindOf(game).believe!(imagined, seat, known, random)
      expect(census(imagined)).toBe(census(state))
      const { hands, gangs } = truth({ game, state: imagined })
      for (const [owner, hand] of hands.entries()) {
        const faceDown = gangs[owner]!.map(({ under }) => under ?? '').join('')
        expect(contains(readSet(sorted(hand))!, known.hands[owner]!)).toBe(true)
        expect(contains(readSet(sorted(hand + faceDown))!, known.holdings[owner]!)).toBe(true)
      }
    }
  })
})

describe('leanings', () => {
  test('lie between 0 and 1', () => {
    const leanings: number[] = []
    for (const { game, state, seat } of decisions('leanings'))
      for (const action of legalActions(game, state, seat))
        leanings.push(...Object.values(mindOf(game).leanings(state, seat, action)))
    expect(leanings.length).toBeGreaterThan(0)
    expect(leanings.filter((leaning) => !(leaning >= 0 && leaning <= 1))).toEqual([])
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
    for (const { game, state, seat, known } of decisions('reasons'))
      for (const action of legalActions(game, state, seat))
        for (const { code } of mindOf(game).reasons(state, seat, action, known)) found.add(code)
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

  test('a card that is hardly yarn speaks for no infiltration', () => {
    const amount = (percent: number): number =>
      mindOf(newTable({ seats: 2 }).game).measure!({ code: 'likely-yarn', percent }).amount
    expect([amount(10), amount(35), amount(45)]).toEqual([0, 0, 45])
  })

  test.each([
    ['activate B under 0', 'hidden-yarn'],
    ['activate G under 0', 'hidden-trap'],
  ])('%s tells what others could believe of the card', (text, code) => {
    const { game, state } = position({ seats: 2, ...table })
    const told = mindOf(game).bluff!(state, 0, game.parse(state, 0, text)!, UNKNOWN)
    expect(told).toEqual({ code, percent: expect.any(Number) as number })
  })

  /** What others could believe of a blue cat under a gang of blue and green. */
  function believedOf(hand: string, recruited: string, draw: string): unknown {
    const { game, state } = position({ seats: 2, hands: [hand, ''], gangs: [['BG']], market: '', discard: '', draw })
    const cards = readSet(recruited)!
    const known = { hands: [cards, 0], holdings: [cards, 0], yarn: [0, 0] }
    return mindOf(game).bluff!(state, 0, game.parse(state, 0, 'activate B under 0')!, known)
  }

  test('others believe in yarn by experience, by the colours that are left, and by what they saw recruited', () => {
    // Two cats of each colour are unseen, so two of six colours keep the 45% of experience.
    expect(believedOf('BGO', '', 'BGOPPRRYY')).toEqual({ code: 'hidden-yarn', percent: 45 })
    // One blue and 2 × 4/12 blue or green, 2 × 8/12 of the rest: odds of 45/55 × (5/3)/(4/3) × 4/2.
    expect(believedOf('BGO', 'B', 'BBGOPPRRYY')).toEqual({ code: 'hidden-yarn', percent: 65 })
    // The same with an orange one that was seen: odds of 45/55 × (2/3)/(7/3) × 4/2.
    expect(believedOf('BGO', 'O', 'BGOOPPRRYY')).toMatchObject({ percent: 30 })
    // Of their colours only the one that was laid is left, 1 of 14: odds of 45/55 × 1/13 × 4/2.
    expect(believedOf('BOO', '', 'OOPPPRRRYYY')).toMatchObject({ percent: 10 })
  })

  test('a hint tells of a card what the review says others could believe of it', () => {
    let told = 0
    for (const { game, state, seat, known } of decisions('believed'))
      for (const action of legalActions(game, state, seat)) {
        const bluff = mindOf(game).bluff!(state, seat, action, known)
        if (!bluff) continue
        const [then, after] = [state.slice(), structuredClone(known)]
        game.apply(then, seat, action, (event) => game.learn(after, event))
        const next = game.turn(then)
        if (next <= 0) continue
        const gang = game.format(state, seat, action).split(' ')[3]!
        const raids = legalActions(game, then, firstSeat(next)).filter((raid) =>
          game.format(then, firstSeat(next), raid).startsWith(`infiltrate ${seat}.${gang} `),
        )
        for (const raid of raids) {
          const given = mindOf(game).reasons(then, firstSeat(next), raid, after)
          expect(given.find(({ code }) => code === 'likely-yarn')?.['percent']).toBe(bluff['percent'])
          told++
        }
      }
    expect(told).toBeGreaterThan(5)
  })

  test('what others could believe rules out nothing that happened', () => {
    for (const { game, state, seat, known } of decisions('bluff'))
      for (const action of legalActions(game, state, seat)) {
        const told = mindOf(game).bluff!(state, seat, action, known)
        if (told?.code === 'hidden-yarn') expect(told['percent']).toBeGreaterThan(0)
        if (told?.code === 'hidden-trap') expect(told['percent']).toBeLessThan(100)
      }
  })

  test('a winning decision has no other reason', () => {
    expect(reasonsFor({ ...table, yarn: ['RRRRRRR'] }, 'secure 1')).toEqual([{ code: 'wins' }])
  })
})
