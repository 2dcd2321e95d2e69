import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { describe, expect, test } from 'vitest'
import { mindOf } from './index.ts'
import { MODULES } from './modules.ts'
import { playthroughsOf } from './testing/playthroughs.ts'

const GAMES_FOLDER = fileURLToPath(new URL('.', import.meta.url))

test('every folder with a game is in the list, and every game of the list has a folder', () => {
  const folders = readdirSync(GAMES_FOLDER).filter((folder) => existsSync(`${GAMES_FOLDER}${folder}/game.ts`))
  expect(MODULES.map(({ kind }) => kind.id).toSorted()).toEqual(folders.toSorted())
})

/** What is found by its place in the folder instead of through the module (docs/architecture.md). */
const FOUND_BY_PLACE = [
  'RULES.md',
  'front.ts',
  'kit.ts',
  'art/FrontCards.svelte',
  ...LOCALES.flatMap((locale) => [`words/${locale}.ts`, `learn/credits/${locale}.ts`]),
]

describe.each(MODULES)('$front.name', ({ front, kind }) => {
  test.each([...FOUND_BY_PLACE, 'contract.built.test.ts'])('has %s in its folder', (file) => {
    expect(existsSync(`${GAMES_FOLDER}${kind.id}/${file}`)).toBe(true)
  })
  test('has a front that agrees with its rules', () => {
    expect(front).toMatchObject({ id: kind.id, seats: [kind.minSeats, kind.maxSeats] })
    expect(front.bots.length).toBeGreaterThanOrEqual(kind.minSeats - 1)
  })
  test('has golden playthroughs', () => expect(Object.keys(playthroughsOf(kind.id))).not.toEqual([]))
  test('has defaults that it reads back', () => expect(kind.readOptions(kind.defaults)).toEqual(kind.defaults))
  test('has a mind', () => {
    expect(mindOf(kind.create(kind.minSeats, kind.defaults))).toBeDefined()
  })
})
