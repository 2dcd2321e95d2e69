import { describe, expect, test } from 'vitest'
import {
  cards,
  due,
  gangs,
  legal,
  legalActions,
  play,
  position,
  truth,
  why,
  type Position,
} from './testing/position.ts'

describe('yarn or trap', () => {
  test.each([
    ['B/B', true],
    ['BGO/O', true],
    ['BB/G', false],
    ['BGOPR/Y', false],
    ['B', false],
  ])('CB-10 a face-down card is yarn if a visible cat of its gang has its colour, else a trap: %s', (gang, yarn) => {
    expect(legal(position({ gangs: [[gang]] }), 0, 'secure')).toEqual(yarn ? ['secure 0'] : [])
  })

  test('CB-10 only the cats of its own gang count', () => {
    expect(legal(position({ gangs: [['B/G', 'G/B', 'G']] }), 0, 'secure')).toEqual([])
  })

  test('CB-10 a trap becomes yarn the moment a cat of its colour joins the gang', () => {
    const p = position({ seats: 2, hands: ['G'], gangs: [['B/G', 'B']] })
    expect(why(p, '0 secure 0')).toBe('CB-10')
    play(p, '0 form G on 0', '1 recruit B', '1 recruit G', '* refill MM')
    expect(why(p, '0 secure 0')).toBe(null)
    play(p, '0 secure 0')
    expect(truth(p).yarn).toEqual(['G', ''])
  })

  test('CB-10 what counts is the gang now, not when the card was placed: the owner of a new yarn can lose it', () => {
    const p = position({ seats: 2, hands: ['G', 'BG'], gangs: [['B/G', 'B']], market: 'OOOOOO' })
    play(p, '0 form G on 0', '1 infiltrate 0.0 with BG')
    expect([truth(p).yarn, gangs(p, 0)]).toEqual([
      ['', 'G'],
      ['BG', 'B'],
    ])
  })
})

describe('secure', () => {
  test('CB-11 reveal own yarn and score it; the gangs stay', () => {
    const p = position({ gangs: [['B/B', 'BGG/G', 'O/P']], yarn: ['Y'] })
    const events = play(p, '0 secure 1')
    expect([gangs(p, 0), truth(p).yarn]).toEqual([
      ['B/B', 'BGG', 'O/P'],
      ['GY', '', ''],
    ])
    expect(events).toEqual([
      { type: 'secure', seat: 0, gangs: [1] },
      { type: 'reveal', owner: 0, gang: 1, card: 'G', trap: false },
      { type: 'yarn', seat: 0, cards: 'G', total: 2 },
      { type: 'turn', seat: 1 },
    ])
  })

  test('CB-11 one or more at once', () => {
    const p = position({ gangs: [['B/B', 'G/G', 'O/O']] })
    play(p, '0 secure 0 2')
    expect([gangs(p, 0), truth(p).yarn[0]]).toEqual([['B', 'G/G', 'O'], 'BO'])
  })

  test.each([
    ['a gang without a face-down card', 'secure 2', 'CB-11'],
    ['a gang that is not there', 'secure 4', 'CB-11'],
    ['a trap', 'secure 1', 'CB-10'],
    ['a trap among yarn', 'secure 0 1', 'CB-10'],
    ['nothing among yarn', 'secure 0 2 3', 'CB-11'],
  ])('CB-11 not %s', (_, attempt, rule) => {
    const p = position({
      gangs: [
        ['B/B', 'G/B', 'O', 'P/P'],
        ['Y/Y', 'Y/Y', 'Y/Y', 'Y/Y', 'Y/Y'],
      ],
    })
    expect(why(p, `0 ${attempt}`)).toBe(rule)
  })

  test('CB-11 listed are the single gangs and all together, and every other combination is legal too', () => {
    const p = position({ gangs: [['B/B', 'G/B', 'G/G', 'O', 'O/O', 'P/P']] })
    expect(legal(p, 0, 'secure')).toEqual(['secure 0', 'secure 0 2 4 5', 'secure 2', 'secure 4', 'secure 5'])
    for (const combination of ['0 2', '0 4', '0 5', '2 4', '2 5', '4 5', '0 2 4', '0 2 5', '0 4 5', '2 4 5'])
      expect(securedBy(p, combination)).toBe(combination)
  })

  test('CB-11 two balls are two single ones and both: the list is complete', () => {
    const p = position({ gangs: [['B/B', 'G/G']] })
    expect(legal(p, 0, 'secure')).toEqual(['secure 0', 'secure 0 1', 'secure 1'])
  })

  test('CB-11 each decision is one action, listed or not', () => {
    const p = position({ gangs: [['B/B', 'G/G', 'O/O']] })
    const all = ['0', '1', '2', '0 1', '0 2', '1 2', '0 1 2'].map((numbers) => parsed(p, numbers))
    expect(new Set(all).size).toBe(7)
    const listed = legalActions(p.game, p.state, 0)
    expect(all.map((action) => listed.includes(action))).toEqual([true, true, true, false, false, false, true])
  })

  test('CB-11 the most yarn there can be under gangs, 42 balls, in any combination', () => {
    const own = [...'BGOPRY'].flatMap((colour) => Array<string>(7).fill(`${colour}/${colour}`))
    const p = position({ gangs: [own] })
    const evens = [...own.keys()].filter((number) => number % 2 === 0).join(' ')
    for (const combination of ['0 41', '40 41', '30 31 32 33', evens, `1 ${evens.slice(2)}`])
      expect(securedBy(p, combination)).toBe(combination)
    play(p, '0 secure 0 7 14 39 40 41')
    expect(truth(p).yarn[0]).toBe('BGOYYY')
    expect(gangs(p, 0).filter((gang) => !gang.includes('/'))).toEqual(['B', 'G', 'O', 'Y', 'Y', 'Y'])
  })

  const parsed = ({ game, state }: Position, numbers: string) => game.parse(state, 0, `secure ${numbers}`)!
  const securedBy = (p: Position, numbers: string): string => {
    expect(why(p, `0 secure ${numbers}`)).toBe(null)
    return p.game.format(p.state, 0, parsed(p, numbers)).replace('secure ', '')
  }
})

describe('several at once', () => {
  test('CB-18 they count together: two that reach 8 win', () => {
    const p = position({ gangs: [['B/B', 'G/G', 'O/O']], yarn: ['B6'] })
    play(p, '0 secure 0 2')
    expect([due(p), p.game.result(p.state).scores]).toEqual(['over', [8, 0, 0]])
  })

  test('CB-18 a player may secure past 8', () => {
    const own = [...'BGOPRY'].flatMap((colour) => [`${colour}/${colour}`, `${colour}/${colour}`])
    const p = position({ gangs: [own], yarn: ['B6', 'Y3'] })
    play(p, `0 secure ${[...own.keys()].join(' ')}`)
    expect(p.game.result(p.state)).toEqual({ winners: [0], scores: [18, 3, 0] })
    expect(truth(p).yarn[0]).toBe(cards('B8G2O2P2R2Y2'))
  })

  test('CB-18 in the Hall of Fame several can bring the six colours together', () => {
    const p = position({ hallOfFame: true, gangs: [['P/P', 'R/R', 'Y/Y', 'B/B']], yarn: ['BGO'] })
    play(p, '0 secure 0 1 2')
    expect(p.game.result(p.state)).toEqual({ winners: [0], scores: [6, 0, 0] })
  })
})
