import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each([
  ['a browser that tells when it is idle', true],
  ['a browser that does not', false],
])('in %s', (_, tells) => {
  beforeEach(() => {
    if (!tells) return
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 50))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  })

  test('work is done once the page is idle', () => {
    const work = vi.fn<() => void>()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
  })

  test('work that is called off is not done, as when somebody has left the table meanwhile', () => {
    const work = vi.fn<() => void>()
    whenIdle(work)()
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()
  })
})
