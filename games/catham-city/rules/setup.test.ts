import { Refusal } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { cathamCity } from './index.ts'
import { cards, due, legal, newTable, play, position, truth, view } from './testing/position.ts'
import { ALL_FACTION_SETS } from './testing/walk.ts'

const SEATS = [2, 3, 4, 5, 6]

describe('components', () => {
  test('CC-1 there are eight factions, each known by one letter', () => {
    expect([...new Set(ALL_FACTION_SETS.join(''))].toSorted().join('')).toBe('DHJMOPRS')
  })

  test.each(ALL_FACTION_SETS)('CC-1 with %s there are 15 cards of each and none else', (factions) => {
    const whole = [...factions].map((letter) => letter.repeat(15)).join('')
    expect(truth(newTable({ factions })).draw).toBe(whole)
  })

  test('CC-2 points do not run out: with everybody one short of the target a play still scores in full', () => {
    const p = position({
      seats: 6,
      factions: 'DHMOR',
      points: [12, 12, 12, 12, 12, 12],
      hands: ['OOOOO'],
    })
    play(p, '0 play OOOOO', '* flip DHMOR')
    expect(p.game.result(p.state)).toEqual({ winners: [0], scores: [17, 12, 12, 12, 12, 12] })
  })
})

describe('set-up', () => {
  test('CC-3 2 to 6 seats', () => {
    expect([cathamCity.minSeats, cathamCity.maxSeats]).toEqual([2, 6])
    for (const seats of SEATS) expect(view(newTable({ seats }), null).points).toHaveLength(seats)
  })

  test.each(SEATS)('CC-3 seat 0 of %i starts', (seats) => {
    const p = newTable({ seats })
    play(p, DEALS[seats]!)
    expect(due(p)).toBe('0 act')
  })

  test('CC-4 the starter set is the default', () => {
    expect(cathamCity.defaults).toEqual({ factions: 'DHMRS', actionsPerTurn: 1 })
  })

  test('CC-4 exactly 5 of the 8 factions: there are 56 ways to choose them', () => {
    expect(ALL_FACTION_SETS).toHaveLength(56)
    for (const factions of ALL_FACTION_SETS) expect(new Set(factions).size).toBe(5)
  })

  test.each([
    ['DHMRS', 1],
    ['DHMRS', 2],
    ['JMOPR', 1],
  ])('CC-4 factions %s with %i action(s) a turn are options', (factions, actionsPerTurn) => {
    expect(cathamCity.readOptions({ factions, actionsPerTurn })).toEqual({ factions, actionsPerTurn })
    expect(cathamCity.create(2, { factions, actionsPerTurn: actionsPerTurn as 1 | 2 }).options).toEqual({
      factions,
      actionsPerTurn,
    })
  })

  test.each([
    ['four factions', { factions: 'DHMR', actionsPerTurn: 1 }],
    ['six factions', { factions: 'DHJMRS', actionsPerTurn: 1 }],
    ['a faction twice', { factions: 'DHHRS', actionsPerTurn: 1 }],
    ['another order', { factions: 'DSRMH', actionsPerTurn: 1 }],
    ['an unknown letter', { factions: 'DHMRX', actionsPerTurn: 1 }],
    ['small letters', { factions: 'dhmrs', actionsPerTurn: 1 }],
    ['a list of letters', { factions: ['D', 'H', 'M', 'R', 'S'], actionsPerTurn: 1 }],
    ['no factions', { actionsPerTurn: 1 }],
    ['no number of actions', { factions: 'DHMRS' }],
    ['three actions', { factions: 'DHMRS', actionsPerTurn: 3 }],
    ['actions as text', { factions: 'DHMRS', actionsPerTurn: '1' }],
    ['an unknown option', { factions: 'DHMRS', actionsPerTurn: 1, hallOfFame: true }],
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'DHMRS'],
  ])('CC-4 %s is not options', (_, value) => {
    expect(cathamCity.readOptions(value)).toBeInstanceOf(Refusal)
  })

  const DEALS: Record<number, string> = {
    2: '* deal DDHMRS DHHMRR | DDHMMRS',
    3: '* deal DDHMRS DHHMRR DMMRSSS | DDHMMRS',
    4: '* deal DDHMRS DHHMRR DMMRSSS MMRRSSS | DDHMMRS',
    5: '* deal DDHMRS DHHMRR DMMRSSS MMRRSSS DDDDHHHH | HHMMRRR',
    6: '* deal DDHMRS DHHMRR DMMRSSS MMRRSSS DDDDHHHH DDMMRRSS | HHMMRRR',
  }

  test.each([
    [2, '* deal ?????? ?????? | ???????'],
    [3, '* deal ?????? ?????? ??????? | ???????'],
    [4, '* deal ?????? ?????? ??????? ??????? | ???????'],
    [5, '* deal ?????? ?????? ??????? ??????? ???????? | ???????'],
    [6, '* deal ?????? ?????? ??????? ??????? ???????? ???????? | ???????'],
  ])('CC-5 %i seats are dealt 6, 6, 7, 7, 8, 8 cards and 7 lie face up', (seats, deal) => {
    expect(due(newTable({ seats }))).toBe(deal)
  })

  test.each(SEATS)('CC-5 the deal of %i seats puts every card where it says, the rest is the draw pile', (seats) => {
    const p = newTable({ seats })
    const deal = DEALS[seats]!
    play(p, deal)
    const [hands = '', display = ''] = deal.slice('* deal '.length).split(' | ')
    const { draw, ...dealt } = truth(p)
    expect(dealt).toEqual({
      turn: 0,
      actionsLeft: 1,
      points: Array<number>(seats).fill(0),
      hands: hands.split(' '),
      display,
      discard: '',
      table: '',
    })
    const everything = [...(draw + deal).replace(/[^A-Z]/g, '')].toSorted().join('')
    expect(everything).toBe(cards('D15H15M15R15S15'))
  })

  test('CC-5 nobody decides anything before the deal', () => {
    const p = newTable()
    expect([0, 1, 2].flatMap((seat) => legal(p, seat))).toEqual([])
  })

  test.each([
    ['a hand of 5', '* deal DDHMR DHHMRR | DDHMMRS'],
    ['a hand of 7', '* deal DDHMRSS DHHMRR | DDHMMRS'],
    ['a display of 6', '* deal DDHMRS DHHMRR | DDHMMR'],
    ['a display of 8', '* deal DDHMRS DHHMRR | DDHMMRSS'],
    ['a missing hand', '* deal DDHMRS | DDHMMRS'],
    ['a hand too many', '* deal DDHMRS DHHMRR DDHMRS | DDHMMRS'],
    ['more than 15 of a faction', '* deal DDDDDD DDDDDD | DDDDHMR'],
    ['a faction that is not in play', '* deal DDHMRS DHHMRP | DDHMMRS'],
    ['something else first', '* refill DDHMMRS'],
  ])('CC-5 no deal: %s', (_, step) => {
    expect(() => play(newTable({ seats: 2 }), step)).toThrow('cannot be played')
  })

  test.each([
    [2, 16],
    [3, 16],
    [4, 13],
    [5, 13],
    [6, 13],
  ])('CC-6 with %i seats the target is %i points', (seats, target) => {
    const short = position({ seats, points: [target - 4], hands: ['RRRR'] })
    play(short, '0 play RRRR')
    expect([due(short), truth(short).points[0]]).toEqual(['1 act', target - 1])

    const reached = position({ seats, points: [target - 3], hands: ['RRRR'] })
    play(reached, '0 play RRRR')
    expect([due(reached), truth(reached).points[0]]).toEqual(['over', target])
  })
})
