import { readFileSync, readdirSync } from 'node:fs'
import { Refusal } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { settings } from '@alleycat/ui/settings.svelte.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRoute } from '../router.svelte.ts'
import { readRecord, type NamedRecord } from './reading.ts'
import { packRecord, shareableNames, shareRoute, unpackRecord } from './sharing.ts'

function played(id: string, file: string): NamedRecord {
  const path = new URL(`../../games/${id}/playthroughs/${file}`, import.meta.url)
  const found = readRecord(JSON.parse(readFileSync(path, 'utf8')), GAMES)
  if (found instanceof Refusal) throw new Error(JSON.stringify(found))
  return found
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const files = readdirSync(new URL(`../../games/${id}/playthroughs/`, import.meta.url))
  test.each(files)('%s fits into a link and comes back whole', async (file) => {
    const record = {
      ...played(id, file),
      names: ['Łukasz', 'Zoë', '猫', 'D', 'E', 'F'].slice(0, played(id, file).seats),
      standIns: [{ seat: 1, name: 'Duchess', from: 3, to: null, left: true }],
      practice: true,
    }
    const text = await packRecord(record)
    expect(text).toMatch(/^[\w-]+$/)
    expect(text.length).toBeLessThan(8000)
    expect(readRecord(await unpackRecord(text), GAMES)).toEqual(record)
  })
})

test('the address of a moment leads back to the game, its step and the eyes that were chosen', async () => {
  const text = await packRecord(played('catham-city', '2-seats-DHMRS.jsonl'))
  for (const eyes of [0, 3, null, 'all'] as const)
    expect(readRoute(shareRoute(text, 12, eyes))).toEqual({ screen: 'shared', game: text, step: 12, eyes })
})

test('a link calls nobody "you"', () => {
  settings.name = ''
  const seats: SeatInfo[] = [
    { name: 'You', avatar: 'guest-1', kind: 'person', isUsual: true },
    { name: 'Biscuit', avatar: 'biscuit', kind: 'bot' },
  ]
  expect(shareableNames(seats)).toEqual(['', 'Biscuit'])
  settings.name = 'Ann'
  expect(shareableNames(seats)).toEqual(['Ann', 'Biscuit'])
})

test('a link that lost a piece is refused', async () => {
  const text = await packRecord(played('catham-city', '2-seats-DHMRS.jsonl'))
  for (const cut of [1, 2, 40, text.length - 1]) expect(await unpackRecord(text.slice(0, -cut))).toBeNull()
})

test('a changed link is refused, or holds a game that the rules refuse, or the same game', async () => {
  const record = played('catham-city', '2-seats-DHMRS.jsonl')
  const text = await packRecord(record)
  for (let at = 0; at < text.length; at += 37) {
    const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    const found = await unpackRecord(changed)
    const read = found && readRecord(found, GAMES)
    if (read && !(read instanceof Refusal)) expect(read.steps).toEqual(record.steps)
  }
})

test('garbage is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), async (text) => {
      expect(await unpackRecord(text)).toBeNull()
    }),
    { numRuns: 200 },
  )
})

test('what would unfold to more than a game is refused without being unfolded', async () => {
  const zeros = new Blob([new Uint8Array(50_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(zeros).arrayBuffer())
  const bomb = Buffer.from(bytes).toString('base64url')
  expect(bomb.length).toBeLessThan(200_000)
  expect(await unpackRecord(bomb)).toBeNull()
  expect(await unpackRecord('A'.repeat(300_000))).toBeNull()
})
