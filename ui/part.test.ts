import { expect, test, vi } from 'vitest'
import { partOf } from './part.ts'

test('a part that cannot be fetched is told of once, and whoever waits goes on without it', async () => {
  const failed = vi.fn()
  expect(await partOf(Promise.resolve({ default: 'part' }), failed)).toBe('part')
  expect(failed).not.toHaveBeenCalled()
  expect(await partOf(Promise.reject(new TypeError('offline')), failed)).toBeNull()
  expect(failed).toHaveBeenCalledOnce()
})
