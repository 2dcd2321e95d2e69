import { expect, test } from 'vitest'
import type { CathamCityEvent } from '../rules/events.ts'
import { winningCards } from './winning-cards.ts'

const play: CathamCityEvent = { type: 'play', seat: 0, faction: 'D', cards: 'DDDM', further: 'M', target: null }
const discard: CathamCityEvent = { type: 'discard', seat: 1, cards: 'M' }

test('the cards that won are those of the winner, who may have won by an answer', () => {
  expect(winningCards([play, discard, { type: 'over', winner: 0 }])).toEqual(['D', 'D', 'D', 'M'])
  expect(winningCards([play, discard, { type: 'over', winner: 1 }])).toEqual(['M'])
  expect(winningCards([play, { type: 'over', winner: 1 }])).toEqual(['D', 'D', 'D', 'M'])
  expect(winningCards([])).toEqual([])
})
