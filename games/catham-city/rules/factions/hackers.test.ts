import { describe, expect, test } from 'vitest'
import { due, legal, odds, play, position, truth } from '../testing/position.ts'

describe('CC-21 who may be chosen', () => {
  test('CC-21 1 to 4 at an opponent who holds at least that many cards', () => {
    const p = position({ seats: 5, hands: ['H6', '', 'D', 'DDD', 'D8'], display: 'R7' })
    expect(legal(p, 0).filter((text) => text.startsWith('play'))).toEqual([
      'play H @2',
      'play H @3',
      'play H @4',
      'play HH @3',
      'play HH @4',
      'play HHH @3',
      'play HHH @4',
      'play HHHH @4',
    ])
  })

  test('CC-21 no more than are in hand', () => {
    const p = position({ seats: 2, hands: ['HH', 'D8'], display: 'D7' })
    expect(legal(p, 0).filter((text) => text.startsWith('play'))).toEqual(['play H @1', 'play HH @1'])
  })

  test('CC-21 the cards are counted before the hackers join them', () => {
    const p = position({ seats: 2, hands: ['HH', 'D'] })
    expect(legal(p, 0)).not.toContain('play HH @1')
  })

  test('CC-21 hackers the opponent holds already are cards like any other', () => {
    const p = position({ seats: 2, hands: ['HH', 'HH'] })
    expect(legal(p, 0)).toContain('play HH @1')
  })

  test.each([0, 1, 2])('CC-21 seat %i never at itself', (seat) => {
    const p = position({ turn: seat, hands: ['HHD', 'HHD', 'HHD'] })
    const targets = legal(p, seat).flatMap((text) => text.match(/@(\d)/)?.[1] ?? [])
    expect(new Set(targets)).toEqual(new Set(['0', '1', '2'].filter((each) => Number(each) !== seat)))
  })
})

describe('CC-21 the reveal', () => {
  test('CC-21 they join the hand, and as many cards as were given are revealed of it', () => {
    const p = position({ hands: ['HHHM', 'DDHS', 'R'] })
    play(p, '0 play HH @1')
    expect(due(p)).toBe('* reveal 1 ??')
    expect(truth(p)).toMatchObject({ hands: ['HM', 'DDHHHS', 'R'], table: '', discard: '' })
    expect(odds(p)).toEqual({ D: 2, H: 3, S: 1 })
  })

  test('CC-21 a revealed card is not revealed again', () => {
    const p = position({ hands: ['HH', 'DS'] })
    play(p, '0 play HH @1')
    expect(() => play(p, '* reveal 1 DD')).toThrow('cannot be played')
  })

  test.each([
    ['both hackers', 'HH', 2, '', 'DDS', 'HH'],
    ['one hacker', 'HS', 1, 'S', 'DDH', 'H'],
    ['none', 'DS', 0, 'DS', 'DHH', ''],
    ['two alike', 'DD', 0, 'DD', 'HHS', ''],
  ])('CC-21 %s revealed', (_, revealed, points, stolen, left, discard) => {
    const p = position({ seats: 2, hands: ['HH', 'DDS'], points: [3, 3] })
    play(p, '0 play HH @1', `* reveal 1 ${revealed}`)
    expect(truth(p)).toMatchObject({ turn: 1, points: [3 + points, 3], hands: [stolen, left], discard })
  })

  test('CC-21 a hacker the opponent held before counts like the others', () => {
    const p = position({ seats: 2, hands: ['H', 'HHH'] })
    play(p, '0 play H @1', '* reveal 1 H')
    expect(truth(p)).toMatchObject({ points: [1, 0], hands: ['', 'HHH'], discard: 'H' })
  })
})
