import { beforeEach, expect, test, vi } from 'vitest'
import { noteNonce, noteSeal, sealOf } from './fairness-commitments.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

const table = (status: 'open' | 'playing' | 'over', commitment = 'c', id = 't') => ({ id, status, commitment })

test('the first fingerprint that was seen stays, whatever is told later', () => {
  noteSeal(table('open'))
  noteSeal(table('playing', 'other'))
  expect(sealOf('t')).toEqual({ commitment: 'c', early: true, nonce: null })
})

test('what is told when the game is over is no proof', () => {
  noteSeal(table('over'))
  expect(sealOf('t')).toBeNull()
})

test('who comes late knows it', () => {
  noteSeal(table('playing'))
  expect(sealOf('t')?.early).toBe(false)
})

test('the nonce that we gave is kept beside the fingerprint', () => {
  noteNonce(table('open'), '00ff')
  noteSeal(table('playing'))
  expect(sealOf('t')).toEqual({ commitment: 'c', early: true, nonce: '00ff' })
})

test('the latest 200 tables are kept', () => {
  for (let i = 0; i < 205; i++) noteSeal(table('open', 'c', `t${i}`))
  expect(sealOf('t4')).toBeNull()
  expect(sealOf('t5')).not.toBeNull()
  expect(sealOf('t204')).not.toBeNull()
})

test('without storage nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  noteNonce(table('open'), '00ff')
  expect(sealOf('t')).toBeNull()
})
