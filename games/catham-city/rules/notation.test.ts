import { CHANCE } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { misspellings } from '../../testing/misspellings.ts'
import {
  due,
  legalActions,
  newTable,
  play,
  position,
  truth,
  type Placement,
  type Position,
} from './testing/position.ts'

/** These tests cover every row of the tables of the record format, and misspellings of each. */

const P = 'DHJMP'
const O = 'DHJMO'

type Row = [text: string, seat: number, placement: Placement, steps: string[]]

const DECISIONS: Row[] = [
  ['take HH', 0, { display: 'DDHHMRS' }, []],
  ['play SSS', 0, { hands: ['SSS'] }, []],
  ['play RR', 0, { hands: ['RR'] }, []],
  ['play RRRR', 0, { hands: ['RRRR'] }, []],
  ['play MMMM', 0, { hands: ['MMMM'] }, []],
  ['play JJ', 0, { factions: P, hands: ['JJ'] }, []],
  ['play OOO', 0, { factions: O, hands: ['OOO'] }, []],
  ['play DDD+M', 0, { hands: ['DDDM'] }, []],
  ['play DDD+D', 0, { hands: ['DDDD'] }, []],
  ['play HH @2', 0, { hands: ['HH', '', 'DD'] }, []],
  ['play PPP+J @1', 0, { factions: P, hands: ['JPPP'] }, []],
  ['discard M', 1, { hands: ['DDDM', 'M'] }, ['0 play DDD+M']],
  ['pass', 1, { hands: ['DDDM', 'M'] }, ['0 play DDD+M']],
  ['discard HS', 1, { hands: ['MMMM', 'HSS'] }, ['0 play MMMM']],
  ['pay', 1, { hands: ['MMMM', 'HS'], points: [0, 1] }, ['0 play MMMM']],
  ['give H', 1, { factions: P, hands: ['JJ', 'HH'] }, ['0 play JJ']],
  ['give H discard H', 1, { factions: P, hands: ['JJ', 'HH'] }, ['0 play JJ']],
  ['pass', 1, { factions: P, hands: ['JJ', 'HH'] }, ['0 play JJ']],
  ['discard HHM', 0, { hands: ['D9HH'], display: 'DMMMMRS' }, ['0 take MM', '* refill DD']],
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
    text.toLowerCase(),
    text.replace('@', '@0'),
    text.replace('@', '@+'),
    text.replace('@', '@ '),
    text.replace('@', ''),
    text.replace('+', ' + '),
    text.replace('+', ''),
    text.replace('+', '+X'),
  ].filter((each) => each !== text)

describe('decisions', () => {
  test.each(DECISIONS)('%s by seat %i', (...row) => {
    const [text, seat] = row
    const { game, state } = reach(row)
    const action = game.parse(state, seat, text)
    expect(legalActions(game, state, seat)).toContain(action)
    expect(game.format(state, seat, action!)).toBe(text)
  })

  test.each(DECISIONS)('%s by seat %i has no other spelling', (...row) => {
    const [text, seat] = row
    const { game, state } = reach(row)
    expect(misspelt(text).filter((each) => game.parse(state, seat, each) !== undefined)).toEqual([])
  })

  test.each<[string, string, Row]>([
    ['letters in order', 'discard SH', ['', 1, { hands: ['MMMM', 'HSS'] }, ['0 play MMMM']]],
    ['letters in order', 'discard MHH', ['', 0, { hands: ['D9HH'], display: 'DMMMMRS' }, ['0 take MM', '* refill DD']]],
    ['the further card last', 'play M+DDD', ['', 0, { hands: ['DDDM'] }, []]],
    ['the further card apart', 'play DDDM', ['', 0, { hands: ['DDDM'] }, []]],
    ['the target last', 'play @1 HH', ['', 0, { hands: ['HH', 'DD'] }, []]],
    ['a target where there is one', 'play HH', ['', 0, { hands: ['HH', 'DD'] }, []]],
    ['no target where there is none', 'play SSS @1', ['', 0, { hands: ['SSS', 'DD'] }, []]],
    ['a seat of the table', 'play HH @5', ['', 0, { hands: ['HH', 'DD'] }, []]],
    ['a seat at all', 'play HH @9', ['', 0, { hands: ['HH', 'DD'] }, []]],
    ['a word', '', ['', 0, {}, []]],
    ['some cards', 'take ', ['', 0, {}, []]],
    ['some cards', 'take', ['', 0, {}, []]],
    ['a known verb', 'grab H', ['', 0, {}, []]],
    ['the same faction', 'give H discard M', ['', 1, { factions: P, hands: ['JJ', 'HHMM'] }, ['0 play JJ']]],
    ['cards named', 'discard', ['', 1, { hands: ['DDDM', 'M'] }, ['0 play DDD+M']]],
    ['a faction in play', 'take P', ['', 0, {}, []]],
    ['no more than 15 of a faction', `take ${'D'.repeat(17)}`, ['', 0, { display: 'D' }, []]],
  ])('it takes %s: not %j', (_, text, row) => {
    const { game, state } = reach(row)
    expect(game.parse(state, row[1], text)).toBeUndefined()
  })

  test('a decision is read for the seat that owes it only', () => {
    const { game, state } = position({ hands: ['SSS', 'SSS'] })
    expect(game.parse(state, 1, 'play SSS')).toBeUndefined()
  })
})

describe('chance', () => {
  const CHANCES: Row[] = [
    ['refill HS', CHANCE, { display: 'DDHHMRS' }, ['0 take HH']],
    ['refill SH', CHANCE, { display: 'DDHHMRS' }, ['0 take HH']],
    ['draw 1 DHSMS', CHANCE, { turn: 1, hands: ['', 'RR'] }, ['1 play RR']],
    ['draw 0 SD', CHANCE, { hands: ['SSS'] }, ['0 play SSS']],
    ['reveal 2 HSD', CHANCE, { hands: ['HHH', '', 'DSS'] }, ['0 play HHH @2']],
    ['reveal 1 MD', CHANCE, { factions: P, hands: ['PPJ', 'DDM'] }, ['0 play PP+J @1']],
    ['draw 1 HD', CHANCE, { factions: P, hands: ['PPJ', 'PP'] }, ['0 play PP+J @1', '* reveal 1 PP']],
    ['flip OHD', CHANCE, { factions: O, hands: ['OOO'] }, ['0 play OOO']],
  ]

  test.each(CHANCES)('%s', (...row) => {
    const [text] = row
    const { game, state } = reach(row)
    const outcomes = game.parseChance(state, text)!
    expect(outcomes).toHaveLength(game.pending(state))
    expect(game.formatChance(state, outcomes)).toBe(text)
  })

  test.each(CHANCES)('%s has no other spelling', (...row) => {
    const [text] = row
    const { game, state } = reach(row)
    const others = [
      ...misspelt(text),
      text.replace(/ (\d) /, ' 0$1 '),
      text.replace(/ \d /, ' 3 '),
      text.replace(/ \d /, ' '),
      text.replace(/^(draw|reveal)/, (word) => (word === 'draw' ? 'reveal' : 'draw')),
      text.replace(/^(refill|flip)/, (word) => (word === 'flip' ? 'refill' : 'flip')),
      `${text}D`,
      text.slice(0, -1),
    ].filter((each) => each !== text)
    expect(others.filter((each) => game.parseChance(state, each) !== undefined)).toEqual([])
  })

  test('cards stand in the order in which they came', () => {
    const p = position({ hands: ['SSS'] })
    const drawn = play(p, '0 play SSS', '* draw 0 RD').flatMap((event) => (event.type === 'draw' ? [event.card] : []))
    expect(drawn).toEqual(['R', 'D'])
  })

  const DEAL = 'deal DDHMRS DHHMRR DMMRSSS | DDHMMRS'

  test('the deal: hands by seat, then the face-up cards, each a set', () => {
    const { game, state } = newTable()
    const outcomes = game.parseChance(state, DEAL)!
    expect(outcomes).toHaveLength(26)
    expect(game.formatChance(state, outcomes)).toBe(DEAL)
    expect(game.formatChance(state, [...outcomes.slice(0, 6).toReversed(), ...outcomes.slice(6)])).toBe(DEAL)
  })

  test.each([
    ...misspelt(DEAL),
    'deal DDHMRS DHHMRR DMMRSSS DDHMMRS',
    'deal DDHMRS DHHMRR DMMRSSS|DDHMMRS',
    'deal DDHMRS DHHMRR DMMRSSS || DDHMMRS',
    'deal DDHMRS DHHMRR | DMMRSSS DDHMMRS',
    'deal | DDHMRS DHHMRR DMMRSSS DDHMMRS',
    'deal DDHMSR DHHMRR DMMRSSS | DDHMMRS',
    'deal DDHMRS DHHMRR DMMRSSS | SRMMHDD',
    'deal DDHMRS,DHHMRR,DMMRSSS | DDHMMRS',
    'deal DDHMRS DHHMRR DMMRSSS | DDHMMR',
    'deal DDHMRS DHHMRR DMMRSSS | DDHMMRSS',
  ])('no deal: %j', (text) => {
    const { game, state } = newTable()
    expect(game.parseChance(state, text)).toBeUndefined()
  })

  test.each([
    ['a deal', 'deal DDHMRS DHHMRR DMMRSSS | DDHMMRS', [], {}],
    ['a refill', 'refill S', ['0 take D'], { draw: 'HH' }],
    ['a second card of which there is but one', 'refill SS', ['0 take DD'], { draw: 'HHS' }],
    ['a draw', 'draw 0 SS', ['0 play SSS'], { hands: ['SSS'], draw: 'HH' }],
    ['a reveal', 'reveal 1 D', ['0 play H @1'], { hands: ['H', 'S'] }],
  ] as [string, string, string[], Placement][])(
    'spelling is not enough: %s that the piles do not allow',
    (_, text, steps, placement) => {
      const p = position({ display: 'DDHMMRS', ...placement })
      expect(() => play(p, ...steps, `* ${text}`)).toThrow('cannot be played')
    },
  )
})

describe('trace', () => {
  test('the position in which a decision is asked', () => {
    const p = position({
      hands: ['DDDHM', 'HHMRS', 'MRSS'],
      display: 'DDHMMRS',
      draw: 'HHS',
      discard: 'MR',
    })
    play(p, '0 play DDD+M')
    expect(p.game.trace(p.state)).toEqual({
      turn: 0,
      actionsLeft: 0,
      points: [3, 0, 0],
      hands: ['H', 'HHMRS', 'MRSS'],
      display: 'DDHMMRS',
      draw: 'HHS',
      discard: 'MR',
      table: 'DDDM',
    })
  })

  test('the table is there when it is empty', () => {
    expect(truth(position({})).table).toBe('')
  })

  test('further cards stand among the others, in alphabetical order', () => {
    const p = position({ hands: ['DDDS', 'S', ''] })
    play(p, '0 play DDD+S')
    expect(truth(p).table).toBe('DDDS')
    const q = position({ seats: 2, hands: ['DDDD', 'D'] })
    play(q, '0 play DDD+D')
    expect([truth(q).table, due(q)]).toEqual(['DDDD', '1 answer'])
  })
})
