import { expect, test } from 'vitest'
import { freshReasons } from './reasons.ts'

test('a reason is told of the first decision that has it, and no more than two of one', () => {
  const [draws, keeps, wins, points] = ['draws 2 cards', 'keeps 2 Hackers', 'wins the game', '+2 points']
  expect(freshReasons([[draws, draws, keeps], [draws, wins, keeps, points], [keeps], []])).toEqual([
    [draws, keeps],
    [wins, points],
    [],
    [],
  ])
})
