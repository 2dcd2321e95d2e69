import { expect, test } from 'vitest'
import { BotChatter } from './chatter.ts'

const afterTurns = (turns: number): BotChatter => {
  const chatter = new BotChatter()
  for (let turn = 0; turn < turns; turn++) chatter.turnPasses()
  return chatter
}

test('bots speak rarely, but whoever wins always does', () => {
  expect(afterTurns(0).speaks('biscuit', 'win', 1)).toBe(true)
  expect(afterTurns(4).speaks('biscuit', 'gain', 0)).toBe(false)
  expect(afterTurns(5).speaks('biscuit', 'gain', 0)).toBe(true)
  expect(afterTurns(9).speaks('biscuit', 'loss', 0.9)).toBe(false)
})

test('no bot says the same twice in a game', () => {
  const chatter = afterTurns(5)
  expect(chatter.speaks('biscuit', 'gain', 0)).toBe(true)
  expect(chatter.speaks('tangle', 'gain', 0)).toBe(false)
  for (let turn = 0; turn < 5; turn++) chatter.turnPasses()
  expect(chatter.speaks('biscuit', 'gain', 0)).toBe(false)
  expect(chatter.speaks('tangle', 'gain', 0)).toBe(true)
})
