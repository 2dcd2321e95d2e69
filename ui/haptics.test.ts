import { afterEach, describe, expect, test, vi } from 'vitest'
import { vibrate } from './haptics.ts'
import { settings } from './settings.svelte.ts'

describe('vibration', () => {
  const device = (hasBeenActive: boolean) => {
    const felt = vi.fn()
    vi.stubGlobal('navigator', { vibrate: felt, userActivation: { hasBeenActive } })
    return felt
  }
  afterEach(() => {
    settings.haptics = true
    vi.unstubAllGlobals()
  })

  test('tells of one’s turn and of refusals, not of every card', () => {
    const felt = device(true)
    vibrate('turn')
    vibrate('card')
    vibrate('refuse')
    expect(felt.mock.calls).toEqual([[[25]], [[15, 40, 15]]])
  })

  test('waits for the first tap, and can be switched off', () => {
    const untouched = device(false)
    vibrate('turn')
    expect(untouched).not.toHaveBeenCalled()
    const felt = device(true)
    settings.haptics = false
    vibrate('turn')
    expect(felt).not.toHaveBeenCalled()
  })

  test('is left out where there is nothing to vibrate with', () => {
    vi.stubGlobal('navigator', {})
    expect(() => vibrate('turn')).not.toThrow()
  })
})
