import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claim as claimTab, claimByLease, type Release } from './tab-claim.ts'
import { MemoryShelf } from './testing/table.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Tabs without locks that share a storage. */
function tabs() {
  const shared = new MemoryShelf()
  const claim = async (steal = false, onLost = (): void => undefined): Promise<Release | null> => {
    const claimed = claimByLease(shared, 'game', steal, onLost)
    await vi.advanceTimersByTimeAsync(1000)
    return claimed
  }
  return { shared, claim }
}

test('over plain HTTP too only one tab plays a game', async () => {
  const { claim } = tabs()
  expect(await claim()).not.toBeNull()
  expect(await claim()).toBeNull()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await claim()).toBeNull()
})

test('another tab takes it on request, and the first is told', async () => {
  const { claim } = tabs()
  const onLost = vi.fn()
  await claim(false, onLost)
  expect(await claim(true)).not.toBeNull()
  await vi.advanceTimersByTimeAsync(2000)
  expect(onLost).toHaveBeenCalledOnce()
})

test('a game that was let go of, or whose tab was closed, is free at once', async () => {
  const { claim } = tabs()
  const first = await claim()
  first!()
  expect(await claim()).not.toBeNull()
  page.dispatchEvent(new Event('pagehide'))
  expect(await claim()).not.toBeNull()
})

test('a tab that has slept while another played finds out that it has lost the game', async () => {
  const { shared, claim } = tabs()
  const onLost = vi.fn()
  await claim(false, onLost)
  shared.removeItem('alleycat.tab.game') // Another tab has taken the game and let go of it meanwhile.
  await vi.advanceTimersByTimeAsync(2000)
  expect(onLost).toHaveBeenCalledOnce()
})

test('where nothing can be stored a game is played all the same', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(await claimTab('game', false, () => undefined)).not.toBeNull()
})
