import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES, mindOf } from './index.ts'
import { playthroughsOf } from './testing/playthroughs.ts'

const inFolder = (id: string, file: string): boolean =>
  existsSync(fileURLToPath(new URL(`${id}/${file}`, import.meta.url)))

describe.each(GAMES.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  test('has its rules in its folder', () => expect(inFolder(id, 'RULES.md')).toBe(true))
  test('is put to the contract suite', () => expect(inFolder(id, 'contract.built.test.ts')).toBe(true))
  test('has golden playthroughs', () => expect(Object.keys(playthroughsOf(id))).not.toEqual([]))
  test('has defaults that it reads back', () => expect(kind.readOptions(kind.defaults)).toEqual(kind.defaults))
  test('has somebody who knows how to play it', () => {
    expect(mindOf(kind.create(kind.minSeats, kind.defaults))).toBeDefined()
  })
})
