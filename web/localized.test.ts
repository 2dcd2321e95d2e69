import { expect, test, vi } from 'vitest'
import { Localized } from './localized.svelte.ts'

/** Lets what was fetched arrive. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('words that could not be fetched say so, and are fetched again when somebody tries again', async () => {
  const load = vi.fn(async (locale: string) => `words in ${locale}`).mockRejectedValueOnce(new Error('offline'))
  const words = new Localized(load)
  await words.fetch('pl')
  expect(words).toMatchObject({ now: null, failed: true })
  words.retry()
  expect(words.failed).toBe(false)
  await settle()
  expect(words).toMatchObject({ now: 'words in pl', failed: false })
})

test('another language takes the place of the last one when it has arrived', async () => {
  const words = new Localized(async (locale) => `words in ${locale}`)
  await words.fetch('en')
  const fetched = words.fetch('de')
  expect(words.now).toBe('words in en')
  await fetched
  expect(words.now).toBe('words in de')
})

test('words that arrive after another language was chosen are not shown', async () => {
  const arrivals: ((words: string) => void)[] = []
  const words = new Localized(() => new Promise<string>((resolve) => arrivals.push(resolve)))
  void words.fetch('en')
  void words.fetch('de')
  arrivals[1]!('words in de')
  arrivals[0]!('words in en')
  await settle()
  expect(words.now).toBe('words in de')
})
