import { Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { cards, copy, due, legal, odds, play, position, truth } from './testing/position.ts'
import { TABLES, walk } from './testing/walk.ts'

describe('an empty draw pile', () => {
  test('CC-13 the discard pile becomes the draw pile and drawing goes on', () => {
    const p = position({ hands: ['RR'], draw: 'DD', discard: 'HHM' })
    play(p, '0 play RR')
    expect(odds(p)).toEqual({ D: 2 })
    const events = play(p, '* draw 0 DDHMH')
    expect(truth(p)).toMatchObject({ hands: ['DDHHM', '', ''], draw: '', discard: 'RR' })
    expect(events.map((event) => event.type).slice(0, 6)).toEqual(['draw', 'draw', 'reshuffle', 'draw', 'draw', 'draw'])
  })

  test('CC-13 only cards of the old pile come before the reshuffle, only cards of the new one after it', () => {
    const p = position({ hands: ['RR'], draw: 'DD', discard: 'HHM' })
    play(p, '0 play RR')
    expect(() => play(p, '* draw 0 DHDHM')).toThrow('cannot be played')
  })

  test('CC-13 not before a card is needed: a pile drawn to its last card stays empty', () => {
    const p = position({ hands: ['SSS'], draw: 'DD', discard: 'HHM' })
    const events = play(p, '0 play SSS', '* draw 0 DD')
    expect(truth(p)).toMatchObject({ draw: '', discard: 'HHMSSS' })
    expect(events.map((event) => event.type)).not.toContain('reshuffle')

    play(p, '1 take D')
    expect(odds(p)).toEqual({ H: 2, M: 1, S: 3 })
    play(p, '* refill S')
    expect(truth(p)).toMatchObject({ draw: 'HHMSS', discard: '' })
  })

  test.each([
    ['the display', 'DHMRS', '0 take D', '* refill H'],
    ['Scientists', 'DHMRS', '0 play SSS', '* draw 0 HH'],
    ['Robocats', 'DHMRS', '0 play RR', '* draw 0 HHHHH'],
    ['Officials', 'DHMOP', '0 play OO', '* flip HH'],
  ])('CC-13 for %s', (_, factions, step, chance) => {
    const hand = step.startsWith('0 play') ? step.slice('0 play '.length) : ''
    const p = position({ factions, display: 'D7', hands: [hand], draw: '', discard: 'H8' })
    const events = play(p, step)
    expect(events.at(-1)).toEqual({ type: 'reshuffle' })
    play(p, chance)
    expect(due(p)).toBe('1 act')
  })

  test('CC-13 for the victim of the Police', () => {
    const p = position({ factions: 'DHMOP', hands: ['PPH', 'PP'], draw: 'D', discard: 'MM' })
    play(p, '0 play PP+H @1', '* reveal 1 PP', '* draw 1 DM')
    expect(truth(p)).toMatchObject({ hands: ['', 'DM', ''], draw: 'M', discard: 'HPPPP' })
  })
})

describe('cards on the table', () => {
  test('CC-14 Scientists just played are not part of the reshuffle they cause', () => {
    const p = position({ hands: ['SSS'], draw: '', discard: 'HM' })
    play(p, '0 play SSS')
    expect(odds(p)).toEqual({ H: 1, M: 1 })
    play(p, '* draw 0 MH')
    expect(truth(p)).toMatchObject({ draw: '', discard: 'SSS', table: '' })
  })

  test('CC-14 Robocats just played stay out of a reshuffle in the middle of their draw', () => {
    const p = position({ hands: ['RR'], draw: 'DDD', discard: 'HHHH' })
    play(p, '0 play RR')
    expect(() => play(p, '* draw 0 DDDRH')).toThrow('cannot be played')
    const q = position({ hands: ['RR'], draw: 'DDD', discard: 'HHHH' })
    play(q, '0 play RR', '* draw 0 DDDHH')
    expect(truth(q)).toMatchObject({ draw: 'HH', discard: 'RR' })
  })

  test('CC-14 Robocats and Mafia go to the discard pile, not to the draw pile', () => {
    const p = position({ hands: ['RRRR', 'MMMM'], draw: 'D10' })
    const before = truth(p).discard
    play(p, '0 play RRRR', '1 play MMMM')
    expect(truth(p).draw).toBe(cards('D10'))
    expect(truth(p).discard).toHaveLength(before.length + 8)
  })

  test('CC-14 Officials and the cards they flip stay out of a reshuffle in the middle of the flip', () => {
    const p = position({ factions: 'DHMOP', hands: ['OOO'], draw: 'DD', discard: 'HH' })
    play(p, '0 play OOO')
    expect(() => play(p, '* flip DDO')).toThrow('cannot be played')
    const q = position({ factions: 'DHMOP', hands: ['OOO'], draw: 'DD', discard: 'HH' })
    play(q, '0 play OOO', '* flip DDH')
    expect(truth(q)).toMatchObject({ draw: 'H', discard: 'DDHOOO' })
  })

  test('CC-14 Police, their further card and revealed cards stay out of a reshuffle for the victim', () => {
    const p = position({ factions: 'DHMOP', hands: ['PPPH', 'DPP'], draw: '', discard: 'OO' })
    play(p, '0 play PPP+H @1', '* reveal 1 PDP')
    expect(odds(p)).toEqual({ O: 2 })
    play(p, '* draw 1 OO')
    expect(truth(p)).toMatchObject({ hands: ['', 'OO', ''], discard: 'DHPPPPP' })
  })

  test('CC-14 while answers are awaited played cards are on the table and in no pile', () => {
    const p = position({ hands: ['DDDMM', 'MS', 'M'], draw: 'HHH', discard: 'R' })
    play(p, '0 play DDD+M')
    expect(truth(p)).toMatchObject({ hands: ['M', 'MS', 'M'], discard: 'R', table: 'DDDM' })
    play(p, '1 discard M')
    expect(truth(p)).toMatchObject({ hands: ['M', 'MS', 'M'], discard: 'R', table: 'DDDM' })
    play(p, '2 pass')
    expect(truth(p)).toMatchObject({ hands: ['M', 'S', 'M'], discard: 'DDDMMR', table: '' })
  })

  test('CC-14 what was discarded in answer, and the Mafia after its effect, is part of a later reshuffle', () => {
    const p = position({ actionsPerTurn: 2, hands: ['M4R2', 'DDH', 'SS'], draw: '', discard: 'H' })
    play(p, '0 play MMMM', '1 discard DH', '0 play RR')
    expect(odds(p)).toEqual({ D: 1, H: 2, M: 4, S: 2 })
  })

  test('CC-14 an answer reaches the discard pile even when it ends the game', () => {
    const p = position({ hands: ['DDDM', 'M', 'M'], points: [0, 15, 0], draw: 'HHH', discard: 'R' })
    play(p, '0 play DDD+M', '1 discard M', '2 discard M')
    expect(truth(p)).toMatchObject({ hands: ['', '', 'M'], discard: 'DDDMMR', table: '' })
  })

  test.each(TABLES)('no card is ever lost or made: $seats seats, $factions, $actionsPerTurn', (table) => {
    // The walk itself counts all cards after every card that moves.
    expect(due(walk(table, 'conservation', () => {}))).toBe('over')
  })
})

describe('both piles empty', () => {
  test.each([
    ['Scientists draw 1', { hands: ['SSS'] }, '0 play SSS', 'D', '* draw 0 ?'],
    ['Robocats draw 4', { hands: ['RR'] }, '0 play RR', 'DDHH', '* draw 0 ????'],
    ['Officials flip 2', { hands: ['OOO'], factions: 'DHMOP' }, '0 play OOO', 'DH', '* flip ??'],
    ['the display gets 1', { display: 'D5H2' }, '0 take DDD', 'D', '* refill ?'],
  ])('CC-15 as many as there are: %s', (_, placement, step, left, chance) => {
    for (const pile of ['draw', 'discard']) {
      const p = position({ ...placement, draw: '', discard: '', [pile]: left })
      play(p, step)
      expect(due(p)).toBe(chance)
    }
  })

  test('CC-15 as many as both piles together have', () => {
    const p = position({ hands: ['RR'], draw: 'DD', discard: 'H' })
    play(p, '0 play RR')
    expect(due(p)).toBe('* draw 0 ???')
    play(p, '* draw 0 DDH')
    expect(truth(p)).toMatchObject({ hands: ['DDH', '', ''], draw: '', discard: 'RR' })
  })

  test('CC-15 as many as there are for the victim of the Police', () => {
    const p = position({ factions: 'DHMOP', hands: ['PPH', 'PP'], draw: 'D', discard: '' })
    play(p, '0 play PP+H @1', '* reveal 1 PP')
    expect(due(p)).toBe('* draw 1 ?')
  })

  test.each([
    ['Scientists', 'DHMRS', ['SSS'], ['0 play SSS'], [2, 0], 'SSS'],
    ['Robocats', 'DHMRS', ['RR'], ['0 play RR'], [0, 0], 'RR'],
    ['Officials', 'DHMOP', ['OOO'], ['0 play OOO'], [0, 0], 'OOO'],
    ['Police', 'DHMOP', ['PH', 'P'], ['0 play P+H @1', '* reveal 1 P'], [0, 0], 'HPP'],
  ])('CC-15 with no card at all %s go on without a chance step', (_, factions, hands, steps, points, discard) => {
    const p = position({ seats: 2, factions, hands, draw: '', discard: '' })
    play(p, ...steps)
    expect(due(p)).toBe('1 act')
    expect(truth(p)).toMatchObject({ points, discard, draw: '', table: '' })
  })
})

describe('a display short of 7', () => {
  /** All 75 cards: 10 in every hand, 7 on display, 8 in the draw pile. */
  const crowded = () =>
    position({
      seats: 6,
      actionsPerTurn: 2,
      hands: ['D8H2', 'H5M5', 'M10', 'R10', 'R5S5', 'S10'],
      display: 'D7',
      draw: 'H8',
    })

  test('CC-15 it is filled up at the end of the turn, after the discard', () => {
    const p = crowded()
    play(p, '0 take DDDDDDD', '* refill HHHHHHH', '0 take HHHHHHH')
    expect(due(p)).toBe('* refill ?')
    play(p, '* refill H')
    expect([due(p), truth(p).display]).toEqual(['0 discard', 'H'])

    play(p, `0 discard ${cards('D7H7')}`)
    expect([due(p), truth(p).display]).toEqual(['* refill ??????', 'H'])
    expect(odds(p)).toEqual({ D: 7, H: 7 })

    play(p, '* refill DDHDDD')
    expect(due(p)).toBe('1 act')
    expect(truth(p)).toMatchObject({ turn: 1, actionsLeft: 2, display: 'DDDDDHH', draw: 'DDHHHHHH', discard: '' })
  })

  test('CC-15 not between the two actions, though cards have reached the discard pile', () => {
    const p = position({ actionsPerTurn: 2, hands: ['R4'], display: 'DDD', draw: '', discard: '' })
    play(p, '0 play RRRR')
    expect([due(p), truth(p).display]).toEqual(['0 act', 'DDD'])
    play(p, '0 take D')
    expect(due(p)).toBe('* refill ????')
  })

  test('CC-15 a take with empty piles needs no chance step; the play after it fills the display', () => {
    const p = position({ seats: 2, actionsPerTurn: 2, hands: ['R4S4', 'M'], display: 'D3H4', draw: '', discard: '' })
    play(p, '0 take DDD')
    expect([due(p), truth(p).display]).toEqual(['0 act', 'HHHH'])
    play(p, '0 play RRRR')
    expect(due(p)).toBe('* refill ???')
    play(p, '* refill RRR')
    expect(truth(p)).toMatchObject({ turn: 1, display: 'HHHHRRR', draw: 'R', discard: '' })
  })

  test('CC-15 one that cannot be filled even then is left short, and filled when it can be', () => {
    const p = position({ seats: 2, hands: ['', 'R4'], display: 'D3H4', draw: '', discard: '' })
    play(p, '0 take DDD')
    expect([due(p), legal(p, 1).includes('take HHHH')]).toEqual(['1 act', true])
    play(p, '1 play RRRR')
    expect(due(p)).toBe('* refill ???')
  })

  test('CC-15 a game that is over fills nothing', () => {
    const p = position({ hands: ['R4'], points: [13], display: 'DDD' })
    play(p, '0 play RRRR')
    expect([due(p), truth(p).display]).toEqual(['over', 'DDD'])
  })
})

describe('no legal action', () => {
  test('CC-16 the second action is skipped without a step', () => {
    const p = position({
      seats: 2,
      actionsPerTurn: 2,
      hands: ['DM3RS2', 'H15'],
      display: 'D',
      draw: '',
      discard: '',
    })
    play(p, '0 take D')
    expect([due(p), truth(p).actionsLeft]).toEqual(['1 act', 2])
  })

  test('CC-16 a whole turn is skipped without a step', () => {
    const p = position({
      factions: 'DHMPR',
      hands: ['D', 'P5', 'R2'],
      display: 'D',
      draw: '',
      discard: '',
    })
    const events = play(p, '0 take D')
    expect(due(p)).toBe('2 act')
    expect(events.filter((event) => event.type === 'turn').map((event) => event.seat)).toEqual([1, 2])
  })

  test('CC-16 an action is skipped after cards drawn too, listed or sampled', () => {
    const p = position({ seats: 2, actionsPerTurn: 2, hands: ['SSS'], display: '', draw: 'DD', discard: '' })
    play(p, '0 play SSS')
    const sampled = copy(p)
    play(p, '* draw 0 DD')
    sampled.game.sample(sampled.state, new Random('skip'))
    expect([due(p), due(sampled)]).toEqual(['* refill ???', '* refill ???'])
  })

  test('CC-16 nothing is skipped while one card lies in the display', () => {
    const p = position({ hands: ['', '', ''], display: 'DD', draw: '', discard: '' })
    play(p, '0 take D')
    expect(due(p)).toBe('1 act')
  })
})
