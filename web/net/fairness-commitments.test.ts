import { beforeEach, expect, test, vi } from 'vitest'
import { rememberNonce, rememberCommitment, seenCommitmentOf } from './fairness-commitments.ts'

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
  rememberCommitment(table('open'))
  rememberCommitment(table('playing', 'other'))
  expect(seenCommitmentOf('t')).toEqual({ commitment: 'c', early: true, nonce: null })
})

test('what is told when the game is over is no proof', () => {
  rememberCommitment(table('over'))
  expect(seenCommitmentOf('t')).toBeNull()
})

test('who comes late knows it', () => {
  rememberCommitment(table('playing'))
  expect(seenCommitmentOf('t')?.early).toBe(false)
})

test('the nonce that we gave is kept beside the fingerprint', () => {
  rememberNonce(table('open'), '00ff')
  rememberCommitment(table('playing'))
  expect(seenCommitmentOf('t')).toEqual({ commitment: 'c', early: true, nonce: '00ff' })
})

test('the latest 200 tables are kept', () => {
  for (let i = 0; i < 205; i++) rememberCommitment(table('open', 'c', `t${i}`))
  expect(seenCommitmentOf('t4')).toBeNull()
  expect(seenCommitmentOf('t5')).not.toBeNull()
  expect(seenCommitmentOf('t204')).not.toBeNull()
})

test('without storage nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberNonce(table('open'), '00ff')
  expect(seenCommitmentOf('t')).toBeNull()
})
