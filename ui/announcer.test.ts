import { expect, test } from 'vitest'
import { announcer } from './announcer.svelte.ts'

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))

test('what is said at the same moment is heard together, and what comes later by itself', async () => {
  announcer.say('This game is practice')
  await Promise.resolve()
  announcer.say('Your turn: play a set.')
  expect(announcer.text.trim()).toBe('This game is practice. Your turn: play a set.')
  await nextTask()
  announcer.say('You play 2 Robocats')
  expect(announcer.text.trim()).toBe('You play 2 Robocats')
})

test('the same text is heard again, because the page changes', async () => {
  announcer.say('Your turn')
  await nextTask()
  const before = announcer.text
  announcer.again()
  expect(announcer.text.trim()).toBe(before.trim())
  expect(announcer.text).not.toBe(before)
})
