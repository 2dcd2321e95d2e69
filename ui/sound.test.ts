import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A context that begins to run when it is told to, and counts the notes that it sounds. */
class Context extends EventTarget {
  static made: Context[] = []
  state = 'suspended'
  currentTime = 0
  destination = {}
  constructor() {
    super()
    Context.made.push(this)
  }
  resume(): void {
    this.state = 'running'
    this.dispatchEvent(new Event('statechange'))
  }
}

const started = vi.fn()
class Node {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  start = started
  stop(): void {}
  connect(next: unknown): unknown {
    return next
  }
}

describe('sound', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetModules()
    Context.made = []
    started.mockClear()
    vi.stubGlobal('AudioContext', Context)
    vi.stubGlobal('OscillatorNode', Node)
    vi.stubGlobal('GainNode', Node)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('wakes once the answer to the first tap has been painted, and then makes up for its sound', async () => {
    const { play, wakeSound } = await import('./sound.ts')
    wakeSound()
    play('reveal')
    expect(Context.made).toHaveLength(0)
    vi.advanceTimersByTime(200)
    expect(Context.made).toHaveLength(1)
    expect(started).not.toHaveBeenCalled()
    Context.made[0]!.resume()
    expect(started).toHaveBeenCalledOnce()
    play('reveal')
    expect(started).toHaveBeenCalledTimes(2)
  })

  test('does not make up for what is long past', async () => {
    const { play, wakeSound } = await import('./sound.ts')
    play('turn')
    vi.advanceTimersByTime(5000)
    wakeSound()
    vi.advanceTimersByTime(200)
    Context.made[0]!.resume()
    expect(started).not.toHaveBeenCalled()
  })

  test('is made for nobody who wants none', async () => {
    const { settings } = await import('./settings.svelte.ts')
    settings.silent = true
    const { wakeSound } = await import('./sound.ts')
    wakeSound()
    vi.advanceTimersByTime(200)
    expect(Context.made).toHaveLength(0)
  })
})
