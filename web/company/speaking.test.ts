import { expect, test } from 'vitest'
import { Conversation } from './speaking.ts'

const afterTurns = (turns: number): Conversation => {
  const conversation = new Conversation()
  for (let turn = 0; turn < turns; turn++) conversation.turnPasses()
  return conversation
}

test('bots speak rarely, but whoever wins always does', () => {
  expect(afterTurns(0).speaks('biscuit', 'win', 1)).toBe(true)
  expect(afterTurns(4).speaks('biscuit', 'gain', 0)).toBe(false)
  expect(afterTurns(5).speaks('biscuit', 'gain', 0)).toBe(true)
  expect(afterTurns(9).speaks('biscuit', 'loss', 0.9)).toBe(false)
})

test('no bot says the same twice in a game', () => {
  const conversation = afterTurns(5)
  expect(conversation.speaks('biscuit', 'gain', 0)).toBe(true)
  expect(conversation.speaks('tangle', 'gain', 0)).toBe(false)
  for (let turn = 0; turn < 5; turn++) conversation.turnPasses()
  expect(conversation.speaks('biscuit', 'gain', 0)).toBe(false)
  expect(conversation.speaks('tangle', 'gain', 0)).toBe(true)
})
