import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../settings.svelte.ts'
import { Stager } from './stager.svelte.ts'
import type { Staging } from './staging.ts'

const PLAY: Staging = { text: 'Ash plays', outcome: '', lines: [], fan: [], turned: [], awards: [] }
const card = { kind: 'B', from: 'gang', to: 'yarn', verdict: 'Yarn!', isGain: true }
const REVEAL: Staging = { ...PLAY, turned: [card] }

describe('what is staged', () => {
  beforeEach(() => void vi.stubGlobal('document', { hidden: false }))
  afterEach(() => {
    settings.speed = 'normal'
    vi.unstubAllGlobals()
  })

  const staged = (...stagings: (Staging | null)[]): Staging | null => {
    const stager = new Stager()
    for (const each of stagings) stager.stage(each)
    return stager.now
  }

  test('is replaced by what happens next, but cards are turned over to the end', () => {
    expect(staged(PLAY, REVEAL)).toBe(REVEAL)
    expect(staged(PLAY, null)).toBeNull()
    expect(staged(REVEAL, null)).toBe(REVEAL)
    expect(staged(REVEAL, PLAY)).toBe(PLAY)
  })

  test('makes room for a decision', () => {
    const stager = new Stager()
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
