import { describe, expect, test } from 'vitest'
import { due, gangs, legal, play, position, truth, why, type Placement } from './testing/position.ts'

/** The ways in which seat 0 may pay for seat 1's first gang. */
const payments = (placement: Placement): string[] =>
  legal(position(placement), 0, 'infiltrate 1.0 with').map((text) => text.slice('infiltrate 1.0 with '.length))

describe('whom', () => {
  test('CB-12 any opponent’s gang that has a face-down card', () => {
    const p = position({
      seats: 4,
      turn: 1,
      hands: ['', 'B'],
      gangs: [['B/G', 'B'], ['B/B'], ['B', 'B/B'], ['G/B', 'B/G']],
    })
    expect(legal(p, 1, 'infiltrate')).toEqual([
      'infiltrate 0.0 with B',
      'infiltrate 2.1 with B',
      'infiltrate 3.1 with B',
    ])
  })

  test.each([
    ['an own gang', 'infiltrate 0.0 with B'],
    ['a gang without a face-down card', 'infiltrate 1.1 with B'],
    ['a gang that is not there', 'infiltrate 1.2 with B'],
    ['a seat that is not there', 'infiltrate 3.0 with B'],
    ['a seat that no table has', 'infiltrate 17.0 with B'],
  ])('CB-12 not %s', (_, attempt) => {
    const p = position({ hands: ['B'], gangs: [['B/B'], ['B/B', 'B']] })
    expect(why(p, `0 ${attempt}`)).toBe('CB-12')
  })
})

describe('the payment', () => {
  test.each<[string, string, string, string[]]>([
    ['cards matching the visible cats one for one', 'BGGOY', 'BGO/Y', ['BGO']],
    ['as many of a colour as there are cats of it', 'GGGG', 'GG/Y', ['GG']],
    ['not with a colour missing', 'BG', 'BGO/Y', []],
    ['not with too few of a colour', 'BBG', 'BGG/Y', []],
    ['a mirror for a colour that is missing', 'BGM', 'BGO/Y', ['BGM']],
    ['mirrors for any, even when the colour is held', 'BM', 'B/B', ['B', 'M']],
    ['any number of mirrors, in any place', 'BGMM', 'BG/Y', ['BG', 'BM', 'GM', 'MM']],
    ['no more mirrors than there are', 'BBGGM', 'BBGG/Y', ['BBGG', 'BBGM', 'BGGM']],
    ['only mirrors', 'MMMM', 'BGO/Y', ['MMM']],
    ['mirrors for one colour several times', 'BBMM', 'BB/Y', ['BB', 'BM', 'MM']],
    ['a colour held in part', 'BMM', 'BB/Y', ['BM', 'MM']],
    ['nothing without cards', '', 'B/B', []],
    ['nothing with other colours', 'GGGOPRY', 'B/B', []],
  ])('CB-12 %s', (_, hand, gang, expected) => {
    expect(payments({ hands: [hand], gangs: [[], [gang]] })).toEqual(expected)
  })

  test('CB-12 every choice of mirrors for the largest gang there can be', () => {
    // There are two cats of six colours, and each colour may be paid as itself 0, 1 or 2 times: 3^6 ways with enough
    // mirrors.
    const ways = payments({ hands: ['BBGGOOPPRRYYM12'], gangs: [[], ['BBGGOOPPRRYY/B']] })
    expect(ways).toHaveLength(729)
    expect(new Set(ways.map((way) => way.length))).toEqual(new Set([12]))
    expect(payments({ hands: ['BBGGOOPPRRYYM'], gangs: [[], ['BBGGOOPPRRYY/B']] })).toHaveLength(7)
  })

  test.each([
    ['too few cards', 'B'],
    ['too many cards', 'BBG'],
    ['a colour the gang has not', 'BO'],
    ['a card that is not in the hand', 'GG'],
    ['more mirrors than are in the hand', 'MM'],
  ])('CB-12 not with %s', (_, payment) => {
    const p = position({ hands: ['BBGOM'], gangs: [[], ['BG/Y']] })
    expect(why(p, `0 infiltrate 1.0 with ${payment}`)).toBe('CB-12')
  })

  test('CB-12 exactly the chosen cards leave the hand and are discarded', () => {
    const p = position({ hands: ['BBGGMM', ''], gangs: [[], ['BGG/G']], discard: 'Y' })
    play(p, '0 infiltrate 1.0 with BGM')
    expect(truth(p)).toMatchObject({ hands: ['BGM', '', ''], discard: 'BGMY' })
  })
})

describe('the face-down card', () => {
  test('CB-12 yarn is scored by the infiltrator, and the gang stays', () => {
    const p = position({ hands: ['BG'], gangs: [[], ['BG/G']] })
    const events = play(p, '0 infiltrate 1.0 with BG')
    expect([gangs(p, 1), truth(p).yarn, due(p)]).toEqual([['BG'], ['G', '', ''], '1 act'])
    expect(events).toEqual([
      { type: 'infiltrate', seat: 0, owner: 1, gang: 0, paid: 'BG', market: null },
      { type: 'reveal', owner: 1, gang: 0, card: 'G', trap: false },
      { type: 'yarn', seat: 0, cards: 'G', total: 1 },
      { type: 'turn', seat: 1 },
    ])
  })

  test('CB-12 a trap goes face up into its owner’s area as a new gang, and the gang stays', () => {
    const p = position({ hands: ['BG'], gangs: [['O'], ['BG/O']] })
    const events = play(p, '0 infiltrate 1.0 with BG')
    expect([gangs(p, 0), gangs(p, 1), truth(p).yarn, due(p)]).toEqual([['O'], ['BG', 'O'], ['', '', ''], '1 act'])
    expect(events).toEqual([
      { type: 'infiltrate', seat: 0, owner: 1, gang: 0, paid: 'BG', market: null },
      { type: 'reveal', owner: 1, gang: 0, card: 'O', trap: true },
      { type: 'place', seat: 1, gang: 1, card: 'O', isNewGang: true },
      { type: 'turn', seat: 1 },
    ])
  })

  test('CB-12 the owner’s choice is a new gang or one that may grow, the infiltrated one included', () => {
    const p = position({
      hands: ['B'],
      gangs: [
        ['R', 'R'],
        ['B/O', 'G', 'PP', 'YYY', 'RR'],
      ],
    })
    play(p, '0 infiltrate 1.0 with B')
    expect(due(p)).toBe('1 place')
    expect(legal(p, 1)).toEqual(['place new', 'place on 0', 'place on 1', 'place on 2', 'place on 4'])
    play(p, '1 place on 0')
    expect([gangs(p, 1), due(p)]).toEqual([['BO', 'G', 'PP', 'YYY', 'RR'], '1 act'])
  })

  test('CB-12 a new gang made by a trap takes the next number', () => {
    const p = position({ hands: ['B'], gangs: [[], ['B/O', 'G']] })
    play(p, '0 infiltrate 1.0 with B', '1 place new')
    expect(gangs(p, 1)).toEqual(['B', 'G', 'O'])
  })

  test('CB-12 a trap placed on a gang may make yarn of what lies under it', () => {
    const p = position({ seats: 2, hands: ['B'], gangs: [[], ['B/O', 'G/O']], market: 'MMMMMM' })
    play(p, '0 infiltrate 1.0 with B', '1 place on 1')
    expect(legal(p, 1, 'secure')).toEqual(['secure 1'])
  })

  test('CB-12 order: the payment is discarded, the card revealed, the trap placed, then the market refilled', () => {
    const p = position({
      seats: 2,
      hands: ['B'],
      gangs: [[], ['BB/O', 'GG']],
      market: 'BOPRYM',
      draw: '',
      discard: 'YM',
    })
    play(p, '0 infiltrate 1.0 with B market B')
    expect(truth(p)).toMatchObject({ turn: 0, market: 'MOPRY', draw: '', discard: 'BBMY', table: 'O' })
    expect([gangs(p, 1), due(p)]).toEqual([['BB', 'GG'], '1 place'])
    play(p, '1 place new')
    expect(due(p)).toBe('* refill ?')
  })

  test('CB-12 the payment takes part in a reshuffle during that refill', () => {
    const p = position({ seats: 2, hands: ['B'], gangs: [[], ['BB/B']], market: 'BOPRYM', draw: '', discard: '' })
    const events = play(p, '0 infiltrate 1.0 with B market B')
    expect(events.at(-1)).toEqual({ type: 'reshuffle' })
    expect(truth(p)).toMatchObject({ draw: 'BB', discard: '', market: 'MOPRY' })
    play(p, '* refill B')
    expect([truth(p).market, due(p)]).toEqual(['BMOPRY', '1 act'])
  })

  test('CB-12 after the yarn that wins nothing follows, no refill either', () => {
    const p = position({ seats: 2, hands: ['B'], gangs: [[], ['BB/B']], market: 'BOPRYM', yarn: ['G7'] })
    play(p, '0 infiltrate 1.0 with B market B')
    expect([due(p), truth(p).market.length]).toEqual(['over', 5])
  })
})

describe('with a market card', () => {
  const cases: [string, string, string, string, string[]][] = [
    ['one card may be taken from the market', 'B', 'BG/Y', 'GOPRYY', ['B market G']],
    ['the whole payment, when the gang is one cat', '', 'B/B', 'BOPRYY', ['market B']],
    ['instead of a card that is held too', 'BG', 'BG/Y', 'BOOOOO', ['BG', 'G market B']],
    ['for one cat of its colour, not for two', 'B', 'BBB/Y', 'BBOOOO', []],
    ['beside others of its colour from the hand', 'BB', 'BBB/Y', 'BBOOOO', ['BB market B']],
    ['a mirror there is a joker too', 'B', 'BG/Y', 'MOOOOO', ['B market M']],
    ['a mirror there for any cat', 'BG', 'BG/Y', 'MOOOOO', ['B market M', 'BG', 'G market M']],
    ['mirrors from both', 'BM', 'BG/Y', 'MOOOOO', ['B market M', 'BM', 'M market M']],
    ['a mirror from the hand and a colour from there', 'M', 'BG/Y', 'BGOOOO', ['M market B', 'M market G']],
    ['only one card from there', '', 'BG/Y', 'BGMMOO', []],
    [
      'every way to pay for two alike',
      'BBM',
      'BB/Y',
      'BMOOOO',
      ['B market B', 'B market M', 'BB', 'BM', 'M market B', 'M market M'],
    ],
  ]
  test.each(cases)('CB-13 %s', (_, hand, gang, market, expected) => {
    expect(payments({ seats: 2, hands: [hand], gangs: [[], [gang]], market })).toEqual(expected)
  })

  test('CB-13 it is discarded, and the market refilled at the end of the turn', () => {
    const p = position({ seats: 2, hands: ['BY'], gangs: [[], ['BG/G']], market: 'MOPRYY', discard: 'R' })
    const [event] = play(p, '0 infiltrate 1.0 with B market M')
    expect(event).toEqual({ type: 'infiltrate', seat: 0, owner: 1, gang: 0, paid: 'B', market: 'M' })
    expect(truth(p)).toMatchObject({ hands: ['Y', ''], market: 'OPRYY', discard: 'BMR', yarn: ['G', ''] })
    expect(due(p)).toBe('* refill ?')
  })

  test.each([3, 4])('CB-13 not with %i seats', (seats) => {
    expect(payments({ seats, hands: ['B'], gangs: [[], ['B/B']], market: 'BBMMMM' })).toEqual(['B'])
    const p = position({ seats, hands: ['B'], gangs: [[], ['B/B']], market: 'BBMMMM' })
    expect(why(p, '0 infiltrate 1.0 with market B')).toBe('CB-13')
  })

  test.each([
    ['a card that the market has not', 'B market G', 'CB-13'],
    ['a mirror that the market has not', 'B market M', 'CB-13'],
    ['a market card of a colour the gang has not', 'B market O', 'CB-12'],
    ['a market card too many', 'BG market B', 'CB-12'],
    ['a market card too few', 'market B', 'CB-12'],
  ])('CB-13 not with %s', (_, payment, rule) => {
    const p = position({ seats: 2, hands: ['BG'], gangs: [[], ['BG/Y']], market: 'BOOPRY' })
    expect(why(p, `0 infiltrate 1.0 with ${payment}`)).toBe(rule)
  })
})

describe('who is asked about a sprung trap', () => {
  test('CB-19 nobody when a new gang is the only place', () => {
    const p = position({
      hands: ['B'],
      gangs: [
        ['R', 'R'],
        ['B/O', 'GG'],
        ['Y', 'Y'],
      ],
    })
    play(p, '0 infiltrate 1.0 with B')
    expect([gangs(p, 1), due(p)]).toEqual([['B', 'GG', 'O'], '1 act'])
  })

  test('CB-19 its owner when there is more than one place, and nobody else', () => {
    const p = position({ seats: 4, hands: ['B', 'B', 'B', 'B'], gangs: [[], [], ['B/O', 'G']] })
    const events = play(p, '0 infiltrate 2.0 with B')
    expect(events.at(-1)).toEqual({ type: 'ask', seat: 2, card: 'O' })
    expect([legal(p, 0), legal(p, 1), legal(p, 3)]).toEqual([[], [], []])
    expect([why(p, '0 form B'), why(p, '1 place new'), why(p, '3 pass')]).toEqual(['CB-19', 'CB-19', 'CB-19'])
  })

  test('CB-19 the owner may do nothing else meanwhile', () => {
    const p = position({ hands: ['B', 'BG'], gangs: [[], ['B/O', 'G', 'PP']] })
    play(p, '0 infiltrate 1.0 with B')
    expect([why(p, '1 form G'), why(p, '1 pass'), why(p, '1 recruit deck')]).toEqual(['CB-19', 'CB-19', 'CB-19'])
    expect([why(p, '1 place on 2'), why(p, '1 place on 3'), why(p, '1 place on 0')]).toEqual(['CB-8', 'CB-12', null])
  })

  test('CB-19 it is still the infiltrator’s turn, and the next seat after the infiltrator goes on', () => {
    const p = position({ seats: 4, turn: 1, hands: ['', 'B'], gangs: [['B/O', 'G']] })
    play(p, '1 infiltrate 0.0 with B')
    expect([truth(p).turn, truth(p).table]).toEqual([1, 'O'])
    play(p, '0 place on 1')
    expect([truth(p).table, due(p)]).toEqual(['', '2 act'])
  })

  test('CB-19 there is nothing to place at any other time', () => {
    const p = position({ hands: ['B'], gangs: [['B', 'G']] })
    expect([why(p, '0 place new'), why(p, '0 place on 0')]).toEqual(['CB-12', 'CB-12'])
  })
})
