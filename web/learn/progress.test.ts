import { expect, test } from 'vitest'
import { recallProgress, rememberProgress, type ProgressShelf } from './progress.ts'

function shelf(stored: string | null = null): ProgressShelf {
  let kept = stored
  return { getItem: () => kept, setItem: (_, text) => void (kept = text) }
}

test('progress is remembered', () => {
  const it = shelf()
  expect(recallProgress(it, 'catham-city')).toBeNull()
  rememberProgress(it, 'catham-city', { part: 3, steps: ['0 take D'] })
  expect(recallProgress(it, 'catham-city')).toEqual({ part: 3, steps: ['0 take D'] })
})

test.each(['{', '3', '[]', '{"part":-1,"steps":[]}', '{"part":1.5,"steps":[]}', '{"part":1,"steps":[2]}'])(
  'what cannot be read is no progress: %s',
  (text) => expect(recallProgress(shelf(text), 'catham-city')).toBeNull(),
)

test('a storage that is full or forbidden does no harm', () => {
  const full: ProgressShelf = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(recallProgress(full, 'catham-city')).toBeNull()
  expect(() => rememberProgress(full, 'catham-city', { part: 0, steps: [] })).not.toThrow()
})
