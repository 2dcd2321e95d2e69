import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../settings.svelte.ts'
import type { SoundName } from '../sounds.ts'
import { Stager } from './stager.svelte.ts'
import { EMPTY_STAGE, type Staging } from './staging.ts'
import { suspense } from './suspense.svelte.ts'

const play = vi.fn<(sound: SoundName) => void>()
const PLAY: Staging = { ...EMPTY_STAGE, text: 'Ash plays', awards: [{ change: 2, text: '+2', to: 'points' }] }
const card = { kind: 'B', from: 'gang', to: 'yarn', verdict: 'Yarn!', isGain: true }
const REVEAL: Staging = { ...PLAY, turned: [card] }

describe('what is staged', () => {
  beforeEach(() => void vi.stubGlobal('document', { hidden: false }))
  afterEach(() => {
    settings.speed = 'normal'
    vi.unstubAllGlobals()
  })

  const staged = (...stagings: (Staging | null)[]): Staging | null => {
    const stager = new Stager(play)
    for (const each of stagings) stager.stage(each)
    return stager.now
  }

  test('is replaced by what happens next, but cards are turned over to the end', () => {
    expect(staged(PLAY, REVEAL)).toBe(REVEAL)
    expect(staged(PLAY, null)).toBeNull()
    expect(staged(REVEAL, null)).toBe(REVEAL)
    expect(staged(REVEAL, PLAY)).toBe(PLAY)
  })

  test('lets points count when they arrive', () => {
    const stager = new Stager(play)
    stager.stage(PLAY)
    expect([stager.onTheirWay('points'), stager.onTheirWay('elsewhere')]).toEqual([2, 0])
    stager.come()
    expect(stager.onTheirWay('points')).toBe(0)
    stager.stage(PLAY)
    stager.end()
    expect(stager.onTheirWay('points')).toBe(0)
  })

  test('is heard where nobody sees it', () => {
    play.mockClear()
    staged(PLAY)
    expect(play).not.toHaveBeenCalled() // The scene lets it be heard when the points arrive.
    settings.speed = 'instant'
    staged(PLAY)
    expect(play.mock.calls).toEqual([['points']])
  })

  test('keeps what is turned over a secret until it is seen', () => {
    const stager = new Stager(play)
    stager.stage(PLAY)
    expect(suspense.isOn).toBe(false)
    stager.stage(REVEAL)
    expect(suspense.isOn).toBe(true)
    stager.come()
    expect(suspense.isOn).toBe(false)
    stager.stage(REVEAL)
    stager.end()
    expect(suspense.isOn).toBe(false)
  })

  test('makes room for a decision', () => {
    const stager = new Stager(play)
    stager.stage(REVEAL)
    stager.makeRoom()
    expect(stager.now).toBeNull()
  })

  test('is only what is turned over where everything happens at once, and nothing in a hidden tab', () => {
    settings.speed = 'instant'
    expect(staged(PLAY)).toBeNull()
    expect(staged(REVEAL)).toBe(REVEAL)
    vi.stubGlobal('document', { hidden: true })
    expect(staged(REVEAL)).toBeNull()
  })
})
