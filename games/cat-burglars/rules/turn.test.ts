import { describe, expect, test } from 'vitest'
import { due, gangs, legal, play, position, truth, why } from './testing/position.ts'

describe('a turn', () => {
  test('CB-5 exactly one of five actions', () => {
    const p = position({ hands: ['B'], gangs: [['B/B', 'G'], ['B/G']], market: 'MMMMMM' })
    expect(legal(p, 0)).toEqual([
      'activate B under 1',
      'form B',
      'form B on 0',
      'form B on 1',
      'infiltrate 1.0 with B',
      'recruit M',
      'recruit deck',
      'secure 0',
    ])
  })

  test.each([
    ['0 form B', '1 act'],
    ['0 activate B under 1', '1 act'],
    ['0 secure 0', '1 act'],
    ['0 infiltrate 1.0 with B', '1 act'],
  ])('CB-5 one action and the turn is over: %s', (step, next) => {
    const p = position({ hands: ['B'], gangs: [['B/B', 'GG'], ['B/B']] })
    play(p, step)
    expect(due(p)).toBe(next)
    expect(why(p, step)).toBe('CB-5')
  })

  test('CB-5 no passing while any action is legal', () => {
    const p = position({ market: 'M', draw: '', discard: '' })
    expect(legal(p, 0)).toEqual(['recruit M'])
    expect(why(p, '0 pass')).toBe('CB-20')
  })

  test('CB-5 nobody but the active player acts', () => {
    const p = position({ turn: 1, hands: ['B', 'B', 'B'] })
    expect([legal(p, 0), legal(p, 2)]).toEqual([[], []])
    expect([why(p, '0 form B'), why(p, '2 form B')]).toEqual(['CB-5', 'CB-5'])
    expect(why(p, '1 form B')).toBe(null)
  })

  test.each([2, 3, 4])('CB-14 then the next seat clockwise, after the last of %i the first', (seats) => {
    const p = position({ seats, hands: ['B', 'B', 'B', 'B'] })
    for (let seat = 0; seat < seats; seat++) {
      expect(due(p)).toBe(`${seat} act`)
      play(p, `${seat} form B`)
    }
    expect(due(p)).toBe('0 act')
  })
})

describe('recruit', () => {
  test('CB-6 two cards, one after the other, each from the draw pile or the market', () => {
    const p = position({ market: 'BBGMPY' })
    const picks = ['recruit B', 'recruit G', 'recruit M', 'recruit P', 'recruit Y', 'recruit deck']
    expect(legal(p, 0)).toEqual(picks)
    play(p, '0 recruit M')
    expect(truth(p)).toMatchObject({ turn: 0, picksLeft: 1, hands: ['M', '', ''], market: 'BBGPY' })
    expect(legal(p, 0)).toEqual(picks.filter((pick) => pick !== 'recruit M'))
    play(p, '0 recruit deck', '* draw 0 R')
    expect(truth(p)).toMatchObject({ turn: 0, picksLeft: 0, hands: ['MR', '', ''] })
    expect(due(p)).toBe('* refill ?')
  })

  test('CB-6 the first card is seen before the second is chosen', () => {
    const p = position({})
    play(p, '0 recruit deck')
    expect([due(p), legal(p, 0)]).toEqual(['* draw 0 ?', []])
    expect(why(p, '0 recruit B')).toBe('CB-6')
    play(p, '* draw 0 Y')
    expect([due(p), truth(p).hands[0], truth(p).picksLeft]).toEqual(['0 act', 'Y', 1])
  })

  test('CB-6 the second pick is a recruit and nothing else', () => {
    const p = position({ hands: ['B'], gangs: [['B/B', 'B'], ['B/B']] })
    play(p, '0 recruit B')
    for (const step of ['form B', 'activate B under 1', 'secure 0', 'infiltrate 1.0 with B', 'pass', 'place new'])
      expect(why(p, `0 ${step}`)).toBe('CB-6')
    expect(legal(p, 0).every((text) => text.startsWith('recruit'))).toBe(true)
  })

  test('CB-6 both picks see the same market: it is refilled at the end of the turn', () => {
    const p = position({ market: 'BBGMPY', draw: 'RRO', discard: '' })
    play(p, '0 recruit B', '0 recruit B')
    expect(truth(p)).toMatchObject({ turn: 0, picksLeft: 0, hands: ['BB', '', ''], market: 'GMPY' })
    expect(due(p)).toBe('* refill ??')
    play(p, '* refill RO')
    expect(truth(p)).toMatchObject({ turn: 1, market: 'GMOPRY', draw: 'R' })
  })

  test('CB-6 two cards from the draw pile leave the market as it is', () => {
    const p = position({})
    play(p, '0 recruit deck', '* draw 0 M', '0 recruit deck', '* draw 0 M')
    expect([due(p), truth(p).market, truth(p).hands[0]]).toEqual(['1 act', 'BGOPRY', 'MM'])
  })

  test.each([
    ['the market', { market: 'B', draw: '', discard: '' }, ['0 recruit B']],
    ['the draw pile', { market: '', draw: 'B', discard: '' }, ['0 recruit deck', '* draw 0 B']],
    ['the discard pile', { market: '', draw: '', discard: 'B' }, ['0 recruit deck', '* draw 0 B']],
  ])('CB-6 if only one card can be had, from %s, one is taken', (_, placement, steps) => {
    const p = position(placement)
    play(p, ...steps)
    expect(truth(p)).toMatchObject({ turn: 1, picksLeft: 0, hands: ['B', '', ''] })
  })

  test('CB-6 the last two cards are both taken, from wherever they are', () => {
    const p = position({ market: 'B', draw: '', discard: 'G' })
    play(p, '0 recruit B')
    expect(legal(p, 0)).toEqual(['recruit deck'])
    play(p, '0 recruit deck', '* draw 0 G')
    expect([due(p), truth(p).hands[0]]).toEqual(['1 act', 'BG'])
  })

  test('CB-6 there is no hand limit', () => {
    const p = position({ hands: ['B15G15O15P9M20'], market: 'Y6' })
    play(p, '0 recruit Y', '0 recruit Y', '* refill RR')
    expect(truth(p).hands[0]).toHaveLength(76)
    expect(due(p)).toBe('1 act')
  })

  test.each(['recruit O', 'recruit M'])('CB-6 not what the market has not: %s', (attempt) => {
    expect(why(position({ market: 'BGGPRY' }), `0 ${attempt}`)).toBe('CB-6')
  })

  test('CB-6 not from empty piles', () => {
    const p = position({ draw: '', discard: '' })
    expect(legal(p, 0, 'recruit d')).toEqual([])
    expect(why(p, '0 recruit deck')).toBe('CB-6')
  })
})

describe('form', () => {
  test('CB-7 a cat from the hand, face up, as a new gang', () => {
    const p = position({ hands: ['BBM'] })
    expect(legal(p, 0, 'form')).toEqual(['form B'])
    const events = play(p, '0 form B')
    expect([gangs(p, 0), truth(p).hands[0]]).toEqual([['B'], 'BM'])
    expect(events).toContainEqual({ type: 'form', seat: 0, gang: 0, card: 'B', isNewGang: true })
  })

  test('CB-7 or onto one of the own gangs', () => {
    const p = position({
      hands: ['BG'],
      gangs: [
        ['O', 'P'],
        ['R', 'R'],
      ],
    })
    expect(legal(p, 0, 'form')).toEqual([
      'form B',
      'form B on 0',
      'form B on 1',
      'form G',
      'form G on 0',
      'form G on 1',
    ])
    const events = play(p, '0 form B on 1')
    expect(events).toContainEqual({ type: 'form', seat: 0, gang: 1, card: 'B', isNewGang: false })
    expect([gangs(p, 0), gangs(p, 1)]).toEqual([
      ['O', 'BP'],
      ['R', 'R'],
    ])
  })

  test.each([
    ['a mirror', 'form M'],
    ['a mirror onto a gang', 'form M on 0'],
    ['a cat that is not in the hand', 'form Y'],
    ['onto a gang that is not there', 'form B on 2'],
  ])('CB-7 not %s', (_, attempt) => {
    const p = position({
      hands: ['BM', 'Y'],
      gangs: [
        ['O', 'P'],
        ['R', 'R', 'R'],
      ],
    })
    expect(why(p, `0 ${attempt}`)).toBe('CB-7')
  })

  test('CB-7 gangs are numbered in the order in which their owner formed them', () => {
    const p = position({ seats: 2, hands: ['BGO', 'PRY'] })
    play(p, '0 form G', '1 form Y', '0 form B', '1 form P', '0 form O on 0', '1 form R on 1')
    expect([gangs(p, 0), gangs(p, 1)]).toEqual([
      ['GO', 'B'],
      ['Y', 'PR'],
    ])
  })

  test.each<[string, string[], string[]]>([
    ['alone', ['B'], []],
    ['another of the same size', ['B', 'G'], ['0', '1']],
    ['others of other sizes only', ['B', 'GG', 'OOO'], []],
    ['three of a kind', ['B', 'G', 'O'], ['0', '1', '2']],
    ['two pairs', ['B', 'GG', 'O', 'PP', 'YYY'], ['0', '1', '2', '3']],
    ['the largest there can be', ['BBBBGGGGOOO', 'PPPPRRRRYYY', 'B'], ['0', '1']],
  ])('CB-8 a gang grows only beside another gang with exactly as many cats: %s', (_, own, growing) => {
    const p = position({ hands: ['B'], gangs: [own] })
    expect(legal(p, 0, 'form B on').map((text) => text.split(' ')[3])).toEqual(growing)
    for (const number of own.keys())
      expect(why(p, `0 form B on ${number}`)).toBe(growing.includes(String(number)) ? null : 'CB-8')
  })

  test('CB-8 the gangs of opponents do not count', () => {
    const p = position({ hands: ['B'], gangs: [['BB'], ['GG'], ['OO']] })
    expect(why(p, '0 form B on 0')).toBe('CB-8')
  })

  test('CB-8 a gang of one is always allowed', () => {
    expect(legal(position({ hands: ['B'], gangs: [['GGG']] }), 0, 'form')).toEqual(['form B'])
  })

  test('CB-8 face-down cards do not count, and a gang with one may grow too', () => {
    const p = position({ hands: ['B'], gangs: [['G/G', 'O', 'PP']] })
    expect(legal(p, 0, 'form B on')).toEqual(['form B on 0', 'form B on 1'])
    play(p, '0 form B on 0')
    expect(gangs(p, 0)).toEqual(['BG/G', 'O', 'PP'])
  })

  test('CB-8 colours may repeat within a gang', () => {
    const p = position({ hands: ['G'], gangs: [['GG', 'GG']] })
    play(p, '0 form G on 0')
    expect(gangs(p, 0)).toEqual(['GGG', 'GG'])
  })

  test('CB-8 there may be as many gangs as there are cats', () => {
    const colours = [...'BGOPRY']
    const own = colours.flatMap((colour) => Array<string>(15).fill(colour))
    const p = position({ hands: ['B'], gangs: [own.slice(1)], market: '', draw: '', discard: 'M' })
    expect(legal(p, 0, 'form')).toHaveLength(90)
    play(p, '0 form B', '* refill M')
    expect(gangs(p, 0)).toHaveLength(90)
    expect(gangs(p, 0).at(-1)).toBe('B')
  })
})

describe('activate', () => {
  test('CB-9 a cat from the hand face down under an own gang that has no face-down card', () => {
    const p = position({ hands: ['BGM'], gangs: [['O', 'P/P', 'RR'], ['Y']] })
    expect(legal(p, 0, 'activate')).toEqual([
      'activate B under 0',
      'activate B under 2',
      'activate G under 0',
      'activate G under 2',
    ])
    play(p, '0 activate G under 2')
    expect([gangs(p, 0), truth(p).hands[0]]).toEqual([['O', 'P/P', 'RR/G'], 'BM'])
  })

  test.each([
    ['a mirror', 'activate M under 0'],
    ['a cat that is not in the hand', 'activate Y under 0'],
    ['under a gang that has one', 'activate B under 1'],
    ['under a gang that is not there', 'activate B under 2'],
  ])('CB-9 not %s', (_, attempt) => {
    const p = position({
      hands: ['BM'],
      gangs: [
        ['O', 'P/P'],
        ['Y', 'Y', 'Y'],
      ],
    })
    expect(why(p, `0 ${attempt}`)).toBe('CB-9')
  })

  test('CB-9 the face-down card is not a cat of the gang: it need not be matched by whoever infiltrates', () => {
    const p = position({ seats: 2, turn: 1, hands: ['', 'B'], gangs: [['B/G']], market: 'OOOOOO' })
    expect(legal(p, 1, 'infiltrate')).toEqual(['infiltrate 0.0 with B'])
  })

  test('CB-9 a gang may be activated again once its card is gone', () => {
    const p = position({ hands: ['BB', 'O', 'O'], gangs: [['B']] })
    play(p, '0 activate B under 0', '1 form O', '2 form O', '0 secure 0')
    expect([gangs(p, 0), truth(p).yarn[0]]).toEqual([['B'], 'B'])
    play(p, '1 recruit deck', '* draw 1 O', '1 recruit deck', '* draw 1 O', '2 recruit deck', '* draw 2 O')
    play(p, '2 recruit deck', '* draw 2 O', '0 activate B under 0')
    expect(gangs(p, 0)).toEqual(['B/B'])
  })
})
