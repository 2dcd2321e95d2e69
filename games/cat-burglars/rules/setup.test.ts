import { CHANCE, messageOf, Refusal } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { catBurglars } from './index.ts'
import { cards, due, gangs, legal, newTable, odds, play, position, truth, view } from './testing/position.ts'

const SEATS = [2, 3, 4]
const DEALS: Readonly<Record<number, string>> = {
  2: '* deal BBGMOP GGMMRY | BMOPRY',
  3: '* deal BBGMOP GGMMRY OPPRYY | BMOPRY',
  4: '* deal BBGMOP GGMMRY OPPRYY MMMMMM | BMOPRY',
}

describe('components', () => {
  test('CB-1 there are 110 cards: 15 cats in each of six colours and 20 mirrors', () => {
    expect(truth(newTable()).draw).toBe(cards('B15G15M20O15P15R15Y15'))
  })

  test('CB-1 a step that would need a sixteenth cat of a colour or a twenty-first mirror is refused', () => {
    const p = newTable({ seats: 4 })
    expect(() => play(p, '* deal BBBBBB BBBBBB BBBBGG GGGGGG | OOOOOO')).toThrow('cannot be played')
    expect(() => play(newTable({ seats: 4 }), '* deal MMMMMM MMMMMM MMMMMM MMMMMM | OOOOOO')).toThrow(
      'cannot be played',
    )
  })
})

describe('set-up', () => {
  test('CB-2 2 to 4 seats', () => {
    expect([catBurglars.minSeats, catBurglars.maxSeats]).toEqual([2, 4])
    for (const seats of SEATS) expect(view(newTable({ seats }), null).handSizes).toHaveLength(seats)
  })

  test.each(SEATS)('CB-2 seat 0 of %i starts', (seats) => {
    const p = newTable({ seats })
    play(p, DEALS[seats]!)
    expect(due(p)).toBe('0 act')
  })

  test.each(SEATS)('CB-3 six cards to each of %i seats, then six to the market, mirrors among them', (seats) => {
    const p = newTable({ seats })
    expect(due(p)).toBe(`* deal ${'?????? '.repeat(seats)}| ??????`)
    play(p, DEALS[seats]!)
    const [, ...hands] = DEALS[seats]!.slice(2).split(' | ')[0]!.split(' ')
    expect(truth(p)).toMatchObject({ turn: 0, picksLeft: 0, hands, market: 'BMOPRY', discard: '', table: '' })
    expect(truth(p).draw).toHaveLength(110 - 6 * seats - 6)
    expect(truth(p).yarn).toEqual(hands.map(() => ''))
    for (let seat = 0; seat < seats; seat++) expect(gangs(p, seat)).toEqual([])
  })

  test('CB-3 every card is as likely as any other to be dealt, mirrors included', () => {
    const p = newTable()
    expect(odds(p)).toEqual({ B: 15, G: 15, M: 20, O: 15, P: 15, R: 15, Y: 15 })
    const [blue] = p.game.parseChance(p.state, DEALS[3]!.slice(2))!
    p.game.apply(p.state, CHANCE, blue!)
    expect(odds(p)).toEqual({ B: 14, G: 15, M: 20, O: 15, P: 15, R: 15, Y: 15 })
  })

  test.each(SEATS)('CB-3 nobody of %i may do anything before the deal', (seats) => {
    const p = newTable({ seats })
    for (let seat = 0; seat < seats; seat++) {
      expect(legal(p, seat)).toEqual([])
      expect(p.game.why(p.state, seat, 'recruit deck')).toBe('CB-3')
    }
    expect(p.game.chanceRule(p.state)).toBe('CB-3')
  })

  test.each([
    ['a hand too few', 'deal BBGMOP | BMOPRY'],
    ['a card too few', 'deal BBGMO GGMMRY | BMOPRY'],
    ['a market too big', 'deal BBGMOP GGMMRY | BMOPRYY'],
    ['no market', 'deal BBGMOP GGMMRY'],
    ['letters out of order', 'deal BBGOMP GGMMRY | BMOPRY'],
    ['a mirror at the end', 'deal BBGOPM GGMMRY | BMOPRY'],
    ['an unknown letter', 'deal BBGMOX GGMMRY | BMOPRY'],
    ['another event', 'refill BBGMOP'],
  ])('CB-3 a deal with %s is none', (_, text) => {
    const p = newTable({ seats: 2 })
    expect(p.game.parseChance(p.state, text)).toBeUndefined()
  })
})

describe('options', () => {
  test('CB-4 the game without the variant is the default, and both are there to be tested', () => {
    expect(catBurglars.defaults).toEqual({ hallOfFame: false })
    expect(catBurglars.optionSets).toEqual([{ hallOfFame: false }, { hallOfFame: true }])
    for (const options of catBurglars.optionSets) {
      expect(catBurglars.readOptions(options)).toEqual(options)
      expect(catBurglars.create(2, options).options).toEqual(options)
    }
  })

  test.each([
    [null, 'options must be an object'],
    [[], 'options must be an object'],
    ['true', 'options must be an object'],
    [{}, '"hallOfFame" must be true or false'],
    [{ hallOfFame: 1 }, '"hallOfFame" must be true or false'],
    [{ hallOfFame: true, rounds: 3 }, 'unknown option "rounds": there is "hallOfFame"'],
  ])('CB-4 %j are not options', (value, message) => {
    const read = catBurglars.readOptions(value)
    expect(read instanceof Refusal ? [read.rule, messageOf(read.why)] : 'read').toEqual(['options', message])
  })

  test('CB-4 the goal is 8 balls of yarn', () => {
    const seven = position({ gangs: [['B/B']], yarn: ['B6'] })
    play(seven, '0 secure 0')
    expect(due(seven)).toBe('1 act')
    const eight = position({ gangs: [['B/B']], yarn: ['B7'] })
    play(eight, '0 secure 0')
    expect([due(eight), eight.game.result(eight.state)]).toEqual(['over', { winners: [0], scores: [8, 0, 0] }])
  })

  test('CB-4 in the Hall of Fame 6 balls of 6 different colours win too', () => {
    const six = { gangs: [['Y/Y']], yarn: ['BGOPR'] }
    const base = position(six)
    play(base, '0 secure 0')
    expect(due(base)).toBe('1 act')
    const variant = position({ ...six, hallOfFame: true })
    play(variant, '0 secure 0')
    expect(variant.game.result(variant.state)).toEqual({ winners: [0], scores: [6, 0, 0] })
  })

  test('CB-4 in the Hall of Fame 7 balls of 5 colours do not win, and 8 of one colour do', () => {
    const five = position({ gangs: [['R/R']], yarn: ['BBGOPR'], hallOfFame: true })
    play(five, '0 secure 0')
    expect(due(five)).toBe('1 act')
    const one = position({ gangs: [['B/B']], yarn: ['B7'], hallOfFame: true })
    play(one, '0 secure 0')
    expect(due(one)).toBe('over')
  })

  test('CB-4 in the Hall of Fame the sixth colour wins with more than 6 balls too, also by infiltration', () => {
    const p = position({ hands: ['Y'], gangs: [[], ['Y/Y']], yarn: ['BBGOPR'], hallOfFame: true })
    play(p, '0 infiltrate 1.0 with Y')
    expect(p.game.result(p.state)).toEqual({ winners: [0], scores: [7, 0, 0] })
  })
})
