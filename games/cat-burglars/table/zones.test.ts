import { expect, test } from 'vitest'
import { learn, nothingKnown } from '../rules/knowledge.ts'
import { view } from '../rules/testing/position.ts'
import { STYLES, walk } from '../rules/testing/walk.ts'
import { remembered } from './memory.ts'
import { zonesOf } from './zones.ts'

/** CB-1 */
const ALL_CARDS = 110

test('every card lies somewhere, seen or unseen, whoever looks', () => {
  let positions = 0
  for (const style of STYLES)
    walk({ seats: 3, hallOfFame: style === 'busy' }, style, `zones ${style}`, (p) => {
      if (positions++ % 5 !== 0) return
      const open = [0, 1, 2].map((seat) => view(p, seat))
      for (const [viewer, all] of [[0, null] as const, [null, null] as const, [0, open] as const]) {
        const cards = Object.values(zonesOf(view(p, viewer), all)).flat()
        expect(cards).toHaveLength(ALL_CARDS)
      }
    })
})

test('where cards lie open only the draw pile is unseen', () => {
  walk({ seats: 2, hallOfFame: true }, 'any', 'open', (p) => {
    const { draw, ...others } = zonesOf(view(p, null), [view(p, 0), view(p, 1)])
    expect(draw!.every((card) => card === null)).toBe(true)
    expect(Object.values(others).flat()).not.toContain(null)
  })
})

test('the memory aid tells what is in a hand from what may lie face down', () => {
  const memory = nothingKnown({ seats: 2, hallOfFame: false })
  learn(memory, { type: 'recruit', seat: 1, card: 'B' })
  learn(memory, { type: 'recruit', seat: 1, card: 'M' })
  expect(remembered(memory, 1)).toEqual({ hand: 'BM', held: '' })
  learn(memory, { type: 'activate', seat: 1, gang: 0, card: null })
  expect(remembered(memory, 1)).toEqual({ hand: 'M', held: 'B' })
  expect(remembered(null, 1)).toBeNull()
})
