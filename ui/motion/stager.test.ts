import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../settings.svelte.ts'
import type { SoundName } from '../sounds.ts'
import { Stager } from './stager.svelte.ts'
import { EMPTY_STAGE, type Staging } from './staging.ts'
import { Suspense } from './suspense.svelte.ts'

const play = vi.fn<(sound: SoundName) => void>()
const PLAY: Staging = {
  ...EMPTY_STAGE,
  text: 'Ash plays',
  awards: [{ change: 2, text: '+2', from: 'hand', to: 'points' }],
}
const card = { kind: 'B', from: 'gang', to: 'yarn', verdict: 'Yarn!', isGain: true }
const REVEAL: Staging = { ...PLAY, turned: [card] }
const POINTS: Staging = { ...EMPTY_STAGE, awards: [{ change: 3, text: '+3', from: 'hand', to: 'points' }] }
const EVENTS = [{ type: 'play' }]

describe('what is staged', () => {
  let suspense: Suspense
  let stager: Stager
  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false })
    suspense = new Suspense()
    stager = new Stager(play, suspense)
  })
  afterEach(() => {
    settings.speed = 'normal'
    vi.unstubAllGlobals()
  })

  const stage = (...scenes: Staging[]): void => stager.stage(scenes, EVENTS)

  test('is replaced by what happens next, but cards are turned over to the end', () => {
    stage(PLAY)
    stage(REVEAL)
    expect(stager.now).toBe(REVEAL)
    stage()
    expect(stager.now).toBe(REVEAL)
    stage(PLAY)
    expect(stager.now).toBe(PLAY)
    stage()
    expect(stager.now).toBeNull()
  })

  test('comes one after the other where it happened at once, and ends as a whole', () => {
    stage(PLAY, POINTS)
    expect(stager.now).toBe(PLAY)
    stager.next()
    expect(stager.now).toBe(POINTS)
    expect(suspense.isStaging).toBe(true)
    stager.next()
    expect(stager.now).toBeNull()
    expect(suspense.isStaging).toBe(false)
    stage(PLAY, POINTS)
    stager.end()
    expect(stager.now).toBeNull()
  })

  test('lets points count when they arrive', () => {
    stage(PLAY, POINTS)
    expect([stager.onTheirWay('points'), stager.onTheirWay('elsewhere')]).toEqual([5, 0])
    stager.come()
    expect(stager.onTheirWay('points')).toBe(3)
    stager.next()
    expect(stager.onTheirWay('points')).toBe(3)
    stager.come()
    expect(stager.onTheirWay('points')).toBe(0)
    stage(PLAY)
    stager.end()
    expect(stager.onTheirWay('points')).toBe(0)
  })

  test('lets points be read when they arrive, or when the scene is skipped', () => {
    const [played, points] = [{ type: 'play' }, { type: 'points' }]
    const read = (): readonly unknown[] => suspense.seenOf([played, points])
    for (const end of [() => stager.come(), () => stager.end(), () => stager.stage([], [{ type: 'turn' }])]) {
      stager.stage([PLAY], [played, points], [points])
      expect(read()).toEqual([played])
      end()
      expect(read()).toEqual([played, points])
    }
    stager.stage([PLAY, { ...POINTS, secretFor: 500 }], [played, points], [points])
    expect(read()).toEqual([])
    stager.next()
    stager.know()
    expect(read()).toEqual([played])
    stager.come()
    expect(read()).toEqual([played, points])
  })

  test('is heard where nobody sees it', () => {
    play.mockClear()
    stage(PLAY)
    expect(play).not.toHaveBeenCalled() // The scene lets it be heard when the points arrive.
    settings.speed = 'instant'
    stage(PLAY)
    expect(play.mock.calls).toEqual([['points']])
  })

  test('keeps what is turned over a secret until it is seen', () => {
    stage(PLAY)
    expect(suspense.isOn).toBe(false)
    stage(REVEAL)
    expect(suspense.isOn).toBe(true)
    stage()
    expect(suspense.seenOf([...EVENTS, { type: 'turn' }])).toEqual([])
    stager.come()
    expect(suspense.isOn).toBe(false)
    stage(REVEAL)
    stager.end()
    expect(suspense.isOn).toBe(false)
  })

  test('keeps what comes of a play a secret until the play was seen', () => {
    stage(PLAY, POINTS)
    stager.come()
    expect(suspense.isOn).toBe(true)
    stager.next()
    expect(suspense.isOn).toBe(false)
  })

  test('keeps cards that are turned over elsewhere a secret, longer than the play before, and shorter than their points', () => {
    stage(PLAY, { ...POINTS, secretFor: 500 })
    stager.next()
    expect(suspense.isOn).toBe(true)
    stager.know()
    expect(suspense.isOn).toBe(false)
    expect(stager.onTheirWay('points')).toBe(3)
  })

  test('is only what is turned over where everything happens at once, and nothing in a hidden tab', () => {
    settings.speed = 'instant'
    stage(PLAY)
    expect(stager.now).toBeNull()
    stage(PLAY, REVEAL)
    expect(stager.now).toBe(REVEAL)
    stager.end()
    vi.stubGlobal('document', { hidden: true })
    stage(REVEAL)
    expect(stager.now).toBeNull()
  })
})
