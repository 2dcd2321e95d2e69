import { describe, expect, test } from 'vitest'
import { due, legal, odds, play, position, truth } from './testing/position.ts'

describe('an empty draw pile', () => {
  test('CB-15 the discard pile becomes the draw pile at the moment a card is needed', () => {
    const p = position({ hands: ['G'], draw: '', discard: 'BBM' })
    play(p, '0 form G')
    expect(truth(p)).toMatchObject({ draw: '', discard: 'BBM' })
    const events = play(p, '1 recruit deck')
    expect(events).toEqual([{ type: 'reshuffle' }])
    expect(truth(p)).toMatchObject({ draw: 'BBM', discard: '' })
    expect(odds(p)).toEqual({ B: 2, M: 1 })
  })

  test('CB-15 not before: the last card of the pile is drawn without a reshuffle', () => {
    const p = position({ draw: 'Y', discard: 'BM' })
    const events = play(p, '0 recruit deck', '* draw 0 Y')
    expect(events).toEqual([{ type: 'draw', seat: 0, card: 'Y' }])
    expect(truth(p)).toMatchObject({ draw: '', discard: 'BM', picksLeft: 1 })
  })

  test('CB-15 in the middle of a refill', () => {
    const p = position({ market: 'BBGMPY', draw: 'R', discard: 'OOO' })
    const events = play(p, '0 recruit B', '0 recruit B', '* refill RO')
    expect(events).toEqual([
      { type: 'recruit', seat: 0, card: 'B' },
      { type: 'recruit', seat: 0, card: 'B' },
      { type: 'refill', card: 'R' },
      { type: 'reshuffle' },
      { type: 'refill', card: 'O' },
      { type: 'turn', seat: 1 },
    ])
    expect(truth(p)).toMatchObject({ market: 'GMOPRY', draw: 'OO', discard: '' })
  })

  test('CB-15 a card of the discard pile cannot come while the draw pile lasts', () => {
    const p = position({ market: 'BBGMPY', draw: 'R', discard: 'OOO' })
    play(p, '0 recruit B', '0 recruit B')
    expect(odds(p)).toEqual({ R: 1 })
    expect(() => play(p, '* refill OR')).toThrow('cannot be played')
  })

  test('CB-15 scored yarn, gangs and face-down cards never go back', () => {
    const p = position({ hands: ['', 'M'], gangs: [['BB/B']], yarn: ['R', 'G'], market: 'B', draw: '', discard: 'Y' })
    play(p, '0 secure 0')
    expect(due(p)).toBe('* refill ?')
    expect(odds(p)).toEqual({ Y: 1 })
    expect(truth(p).yarn).toEqual(['BR', 'G', ''])
  })
})

describe('both piles empty', () => {
  test('CB-16 the market stays short', () => {
    const p = position({ market: 'BG', draw: '', discard: '' })
    play(p, '0 recruit B', '0 recruit G')
    expect([truth(p).market, due(p), legal(p, 1)]).toEqual(['', '1 act', ['pass']])
  })

  test('CB-16 as many come as there are', () => {
    const p = position({ market: 'BG', draw: 'R', discard: 'Y' })
    play(p, '0 recruit B', '0 recruit G')
    expect(due(p)).toBe('* refill ??')
    play(p, '* refill RY')
    expect(truth(p)).toMatchObject({ turn: 1, market: 'RY', draw: '', discard: '' })
  })

  test('CB-16 it is filled up at the end of a later turn, whatever was done in it', () => {
    const p = position({ seats: 2, hands: ['', 'BMM'], gangs: [['BG/O']], market: 'RR', draw: '', discard: '' })
    play(p, '0 recruit R', '0 recruit R')
    expect([truth(p).market, due(p)]).toEqual(['', '1 act'])
    play(p, '1 infiltrate 0.0 with BM')
    expect(due(p)).toBe('* refill ??')
    play(p, '* refill MB')
    expect(truth(p)).toMatchObject({ turn: 0, market: 'BM', draw: '', discard: '' })
  })

  test('CB-16 also when nothing was taken from it in that turn', () => {
    const p = position({ hands: ['B'], market: 'GGGG', draw: 'RR', discard: '' })
    play(p, '0 form B')
    expect(due(p)).toBe('* refill ??')
  })
})
