import { expect, test } from 'vitest'
import { recallProgress, rememberProgress, type ProgressShelf } from './progress.ts'
import { gameIdOf } from '../games.ts'

const game = gameIdOf({ id: 'catham-city' })

function shelf(stored: string | null = null): ProgressShelf {
  let kept = stored
  return { getItem: () => kept, setItem: (_, text) => void (kept = text) }
}

test('progress is remembered', () => {
  const it = shelf()
  expect(recallProgress(it, game)).toBeNull()
  rememberProgress(it, game, { part: 3, steps: ['0 take D'] })
  expect(recallProgress(it, game)).toEqual({ part: 3, steps: ['0 take D'] })
})

test.each(['{', '3', '[]', '{"part":-1,"steps":[]}', '{"part":1.5,"steps":[]}', '{"part":1,"steps":[2]}'])(
  'what cannot be read is no progress: %s',
  (text) => expect(recallProgress(shelf(text), game)).toBeNull(),
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
  expect(recallProgress(full, game)).toBeNull()
  expect(() => rememberProgress(full, game, { part: 0, steps: [] })).not.toThrow()
})
