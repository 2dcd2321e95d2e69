import { expect, test } from 'vitest'
import { due, legal, odds, play, position, truth, type Placement } from '../testing/position.ts'

const officials = (placement: Placement) => position({ factions: 'DHMOR', ...placement })

test('CC-24 1 or more Officials, as many as are in hand', () => {
  const p = officials({ hands: ['O6'], display: 'D7' })
  expect(legal(p, 0).filter((text) => text.startsWith('play'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((count) => `play ${'O'.repeat(count)}`),
  )
})

test('CC-24 as many cards are flipped from the draw pile', () => {
  const p = officials({ hands: ['O4'], draw: 'DDHO' })
  play(p, '0 play OOO')
  expect(due(p)).toBe('* flip ???')
  expect(odds(p)).toEqual({ D: 2, H: 1, O: 1 })
  expect(truth(p)).toMatchObject({ points: [0, 0, 0], hands: ['O', '', ''], table: 'OOO' })
})

test.each([
  ['D', 1],
  ['DDDD', 1],
  ['DDHH', 2],
  ['OOOO', 1],
  ['DHMO', 4],
  ['RMHDO', 5],
  ['RRMHDO', 5],
])('CC-24 +1 for each different faction: %s is %i', (flipped, points) => {
  const p = officials({ hands: [`O${flipped.length}`], points: [2] })
  play(p, `0 play ${'O'.repeat(flipped.length)}`, `* flip ${flipped}`)
  expect(truth(p)).toMatchObject({ turn: 1, points: [2 + points, 0, 0] })
})

test('CC-24 flipped and played cards are discarded', () => {
  const p = officials({ hands: ['O3'], discard: 'M' })
  play(p, '0 play OOO', '* flip DRD')
  expect(truth(p)).toMatchObject({ hands: ['', '', ''], discard: 'DDMOOOR', table: '' })
})

test('CC-24 fewer cards than Officials played: as many as there are', () => {
  const p = officials({ hands: ['O3'], draw: 'D', discard: 'H' })
  play(p, '0 play OOO')
  expect(due(p)).toBe('* flip ??')
  play(p, '* flip DH')
  expect(truth(p)).toMatchObject({ turn: 1, points: [2, 0, 0], draw: '', discard: 'DHOOO' })
})
