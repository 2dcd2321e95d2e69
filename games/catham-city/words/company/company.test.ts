import { AVATARS } from '@alleycat/ui/art/avatars.ts'
import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { expect, test } from 'vitest'
import { company } from './index.ts'

const { reactions } = company

test('a cat that loses points is annoyed, one that gains many is proud, and a turn makes it think', () => {
  expect(reactions([{ type: 'points', seat: 1, change: -1, total: 2 }])).toEqual([
    { seat: 1, mood: 'annoyed', occasion: 'loss' },
  ])
  expect(reactions([{ type: 'points', seat: 2, change: 3, total: 5 }])).toMatchObject([{ mood: 'proud' }])
  expect(reactions([{ type: 'turn', seat: 0 }])).toEqual([{ seat: 0, mood: 'thinking', occasion: null }])
})

test('nobody reacts to a hidden card', () => {
  expect(reactions([{ type: 'draw', seat: 1, card: null }])).toEqual([])
})

test.each(LOCALES)('every character has a short line for every occasion in %s', async (locale) => {
  const lines = await company.lines(locale)
  expect(Object.keys(lines)).toEqual(AVATARS.filter((name) => !name.startsWith('guest')))
  for (const said of Object.values(lines).flatMap((each) => Object.values(each))) expect(said.length).toBeLessThan(56)
})
