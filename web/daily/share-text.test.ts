import { expect, test, vi } from 'vitest'
import { dayLink, rowsOfCats } from './share-text.ts'

test('a decision is a cat, and ten of them a row', () => {
  expect(rowsOfCats(['best', 'good', 'inaccuracy', 'mistake', 'blunder'])).toBe('😻😺😼😿🙀')
  expect(rowsOfCats(Array.from({ length: 12 }, () => 'best'))).toBe(`${'😻'.repeat(10)}\n😻😻`)
  expect(rowsOfCats([])).toBe('')
})

test('the link leads to the deal, wherever the app is', () => {
  for (const href of ['https://cats.example/app/#/table/abc', 'https://cats.example/app/']) {
    vi.stubGlobal('location', { href })
    expect(dayLink('catham-city', '2026-11-15')).toBe('https://cats.example/app/#/day/catham-city/2026-11-15')
  }
})
