import { describe, expect, test } from 'vitest'
import { misspellings } from '../../testing/misspellings.ts'
import { legalActions, newTable, play, position, truth, type Placement, type Position } from './testing/position.ts'

/** These tests cover every row of the tables of the record format, and misspellings of each. */

type Row = [text: string, seat: number, placement: Placement, steps: string[]]

const two = { seats: 2, gangs: [[], ['B', 'GG', 'BGO/Y']], market: 'MMBGOO' }
const DECISIONS: Row[] = [
  ['recruit deck', 0, {}, []],
  ['recruit G', 0, {}, []],
  ['recruit M', 0, { market: 'M' }, []],
  ['form B', 0, { hands: ['B'] }, []],
  ['form B on 1', 0, { hands: ['B'], gangs: [['G', 'G']] }, []],
  ['form B on 10', 0, { hands: ['B'], gangs: [Array<string>(12).fill('O')] }, []],
  ['activate O under 1', 0, { hands: ['O'], gangs: [['G', 'G']] }, []],
  ['secure 2', 0, { gangs: [['B/B', 'G', 'O/O']] }, []],
  ['secure 0 2', 0, { gangs: [['B/B', 'G', 'O/O']] }, []],
  ['secure 0 10', 0, { gangs: [['B/B', ...Array<string>(9).fill('G'), 'P/P']] }, []],
  ['infiltrate 1.2 with BMO', 0, { ...two, hands: ['BMO'] }, []],
  ['infiltrate 1.2 with BO market M', 0, { ...two, hands: ['BO'] }, []],
  ['infiltrate 1.2 with BO market G', 0, { ...two, hands: ['BO'] }, []],
  ['infiltrate 1.0 with market M', 0, { ...two, gangs: [[], ['B/B']] }, []],
  ['place new', 1, { hands: ['B'], gangs: [[], ['B/G', 'O']] }, ['0 infiltrate 1.0 with B']],
  ['place on 0', 1, { hands: ['B'], gangs: [[], ['B/G', 'O']] }, ['0 infiltrate 1.0 with B']],
  ['pass', 0, { market: '', draw: '', discard: '' }, []],
]

const reach = ([, , placement, steps]: Row): Position => {
  const p = position(placement)
  play(p, ...steps)
  return p
}

/** Spellings of a text that are not the canonical one, beside those that no game takes. */
const misspelt = (text: string): string[] =>
  [
    ...misspellings(text),
    `${text} 0`,
    text.replace(/\d+/, (number) => `0${number}`),
    text.replace(/\d+/, (number) => `+${number}`),
    text.replace(/\d+/, (number) => `-${number}`),
    text.replace(/\d+/, (number) => `${number}.0`),
    text.replace(/\d+$/, (number) => `0${number}`),
    text.replace(/\d+/, ''),
    text.replace('.', ' '),
    text.replace(/[A-Z]+/, (letters) => [...letters].toReversed().join('')),
    text.replace('market', ''),
  ].filter((each) => each !== text)

describe('decisions', () => {
  test.each(DECISIONS)('%s by seat %i', (...row) => {
    const [text, seat] = row
    const { game, state } = reach(row)
    const action = game.parse(state, seat, text)
    expect(legalActions(game, state, seat)).toContain(action)
    expect(game.format(state, seat, action!)).toBe(text)
    expect(game.why(state, seat, text)).toBe(null)
  })

  test.each(DECISIONS)('%s by seat %i has no other spelling', (...row) => {
    const [text, seat] = row
    const { game, state } = reach(row)
    for (const other of misspelt(text)) {
      expect([other, game.parse(state, seat, other)]).toEqual([other, undefined])
      expect([other, game.why(state, seat, other)]).not.toEqual([other, null])
    }
  })

  test.each<[string, string, Placement]>([
    ['numbers in order', 'secure 2 0', { gangs: [['B/B', 'G', 'O/O']] }],
    ['each number once', 'secure 0 0', { gangs: [['B/B', 'G', 'O/O']] }],
    ['a number', 'secure', { gangs: [['B/B']] }],
    ['mirrors in the middle', 'infiltrate 1.2 with BOM', { ...two, hands: ['BMO'] }],
    ['the market card apart', 'infiltrate 1.2 with BMO market', { ...two, hands: ['BO'] }],
    ['one market card', 'infiltrate 1.2 with B market MG', { ...two, hands: ['B'] }],
    ['the market card last', 'infiltrate 1.2 with market M BO', { ...two, hands: ['BO'] }],
    ['a payment', 'infiltrate 1.2 with ', { ...two, hands: ['BO'] }],
    ['one card', 'recruit BG', {}],
    ['one cat', 'form BG', { hands: ['BG'] }],
    ['a word', '', {}],
    ['a known verb', 'steal B', {}],
    ['a word for a new gang', 'place', {}],
  ])('it takes %s: not %j', (_, text, placement) => {
    const { game, state } = position(placement)
    expect(game.parse(state, 0, text)).toBeUndefined()
    expect(game.why(state, 0, text)).toBe('notation')
  })

  test('more cards than the game has are none', () => {
    const p = position({ hands: ['B'], gangs: [[], ['B/B']] })
    for (const payment of ['B'.repeat(16), 'M'.repeat(21), 'B'.repeat(400)])
      expect(p.game.why(p.state, 0, `infiltrate 1.0 with ${payment}`)).toBe('notation')
  })

  test('numbers of any length are read and refused by rule', () => {
    const p = position({ hands: ['B'], gangs: [['B', 'G'], ['B/B']] })
    const long = '9'.repeat(400)
    for (const [text, rule] of [
      [`form B on ${long}`, 'CB-7'],
      [`activate B under ${long}`, 'CB-9'],
      [`secure ${long}`, 'CB-11'],
      [`infiltrate ${long}.0 with B`, 'CB-12'],
      [`infiltrate 1.${long} with B`, 'CB-12'],
    ] as const)
      expect(p.game.why(p.state, 0, text)).toBe(rule)
  })
})

describe('chance', () => {
  test.each([
    [
      'draw 0 M',
      ['0 recruit deck'],
      ['draw 1 M', 'draw M', 'draw 0 MM', 'draw 0 X', 'draw 00 M', 'draw 0  M', 'refill M'],
    ],
    [
      'refill RM',
      ['0 recruit B', '0 recruit G'],
      ['refill R', 'refill RMM', 'refill R M', 'refill rm', 'draw 0 RM', 'refill RM '],
    ],
  ])('%s', (text, steps, others) => {
    const p = position({})
    play(p, ...steps)
    const outcomes = p.game.parseChance(p.state, text)!
    expect(outcomes).toHaveLength(p.game.pending(p.state))
    expect(p.game.formatChance(p.state, outcomes)).toBe(text)
    for (const other of others) expect([other, p.game.parseChance(p.state, other)]).toEqual([other, undefined])
  })

  test('cards stand in the order in which they came, hands of the deal as sets', () => {
    const p = newTable({ seats: 2 })
    const text = 'deal BBGMOP GGMMRY | BMOPRY'
    const outcomes = p.game.parseChance(p.state, text)!
    expect(p.game.formatChance(p.state, outcomes)).toBe(text)
    expect(p.game.formatChance(p.state, [...outcomes.slice(0, 6).toReversed(), ...outcomes.slice(6)])).toBe(text)
  })
})

describe('trace', () => {
  test('has the keys of the record format, in their order, with mirrors in the middle of the alphabet', () => {
    const p = position({
      seats: 2,
      hands: ['YMB', 'G'],
      market: 'YRPOMB',
      draw: 'YM',
      discard: 'RMB',
      gangs: [['YB', 'O/G'], []],
      yarn: ['YB', ''],
    })
    expect(JSON.stringify(truth(p))).toBe(
      '{"turn":0,"picksLeft":0,"hands":["BMY","G"],"market":"BMOPRY","draw":"MY","discard":"BMR",' +
        '"gangs":[[{"cats":"BY","under":null},{"cats":"O","under":"G"}],[]],"yarn":["BY",""],"table":""}',
    )
  })

  test('says the same whoever formed a gang first: equal positions are equal arrays', () => {
    const [early, late] = [position({ seats: 2, hands: ['BG', 'O'] }), position({ seats: 2, hands: ['BG', 'O'] })]
    play(early, '0 form B', '1 form O', '0 form G', '1 recruit B', '1 recruit G', '* refill MM')
    play(late, '0 form B', '1 recruit B', '1 recruit G', '* refill MM', '0 form G', '1 form O')
    expect(early.state).toEqual(late.state)
  })
})

describe('out of time', () => {
  test.each<[string, Placement, string[], number]>([
    ['recruit deck', { hands: ['B'], gangs: [['B/B']] }, [], 0],
    ['recruit deck', {}, ['0 recruit B'], 0],
    ['recruit G', { draw: '', discard: '', market: 'G', hands: ['B'] }, [], 0],
    ['place new', { hands: ['B'], gangs: [[], ['B/G', 'O']] }, ['0 infiltrate 1.0 with B'], 1],
    ['pass', { market: '', draw: '', discard: '' }, [], 0],
  ])('%s is played for a seat', (text, placement, steps, seat) => {
    const p = position(placement)
    play(p, ...steps)
    expect(p.game.format(p.state, seat, p.game.fallback(p.state, seat))).toBe(text)
  })
})
