import { cathamCity } from '@alleycat/games'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalSession } from './local-session.svelte.ts'
import { LocalTable } from './local-table.svelte.ts'
import { SavedGames } from './saved-games.ts'
import type { Release } from './tab-claim.ts'
import type { Thinker } from './thinker.ts'

const kit = { kind: cathamCity, beat: () => 0, quiet: [] } as unknown as GameKit
const players = [
  { kind: 'person', name: 'Ada', avatar: 'guest-1' },
  { kind: 'person', name: 'Bo', avatar: 'guest-2' },
]
const saved = { game: 'catham-city', options: cathamCity.defaults, players, steps: [] as string[] }

/** Lets everything happen that waits for nothing else. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function deferred<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: Error) => void
  const promise = new Promise<T>((fulfil, fail) => {
    resolve = fulfil
    reject = fail
  })
  return { promise, resolve, reject }
}

function tableWith(kept: object | null = saved) {
  const setItem = vi.fn()
  const shelf = { length: 0, key: () => null, getItem: () => JSON.stringify(kept), setItem, removeItem: vi.fn() }
  const { promise, resolve, reject } = deferred<GameKit>()
  const release = vi.fn()
  const claim = vi.fn((_name: string, _steal: boolean, _onLost: () => void) => Promise.resolve<Release | null>(release))
  const table = new LocalTable('g', {
    games: new SavedGames(shelf),
    thinker: {} as Thinker,
    loadKit: () => promise,
    claim,
  })
  return { table, setItem, release, claim, arrive: () => resolve(kit), fail: () => reject(new Error('offline')) }
}

beforeEach(() => vi.stubGlobal('document', { hidden: true }))
afterEach(() => vi.unstubAllGlobals())

test('a kept game is opened and played', async () => {
  const { table, setItem, arrive } = tableWith()
  const opened = table.open()
  arrive()
  await opened
  expect(table.opening.kind).toBe('playing')
  await settle()
  expect(setItem).toHaveBeenCalled()
  table.close()
})

test('a table is there before anything happens at it, so that it tells all of it', async () => {
  const alone = [players[0], { kind: 'bot', bot: 'biscuit' }]
  const { table, arrive } = tableWith({ ...saved, players: alone })
  const seen: unknown[] = []
  const start = vi.spyOn(LocalSession.prototype, 'start').mockImplementation(function (this: LocalSession) {
    seen.push(table.opening.kind, this.frame?.events, this.log)
  })
  const opened = table.open()
  arrive()
  await opened
  expect(seen).toEqual(['playing', [], []])
  start.mockRestore()
  table.close()
})

test('a screen that is left while the game is loading starts nothing, and writes nothing', async () => {
  const { table, setItem, release, arrive } = tableWith()
  const opened = table.open()
  await settle()
  table.close()
  arrive()
  await opened
  await settle()
  expect(table.opening.kind).toBe('loading')
  expect(setItem).not.toHaveBeenCalled()
  expect(release).toHaveBeenCalledOnce()
})

test('a screen that is left while it claims the game lets go of it', async () => {
  const { table, release, claim } = tableWith()
  const { promise, resolve } = deferred<Release | null>()
  claim.mockReturnValueOnce(promise)
  const opened = table.open()
  table.close()
  resolve(release)
  await opened
  expect(release).toHaveBeenCalledOnce()
})

test('a game that another tab takes while it is loading is not played here', async () => {
  const { table, setItem, claim, arrive } = tableWith()
  const opened = table.open()
  await settle()
  claim.mock.calls[0]![2]()
  arrive()
  await opened
  await settle()
  expect(table.opening.kind).toBe('elsewhere')
  expect(setItem).not.toHaveBeenCalled()
})

test('a game that another tab plays can be taken from it', async () => {
  const { table, claim, arrive } = tableWith()
  claim.mockResolvedValueOnce(null)
  await table.open()
  expect(table.opening.kind).toBe('elsewhere')
  arrive()
  await table.open(true)
  expect(table.opening.kind).toBe('playing')
  expect(claim).toHaveBeenLastCalledWith('alleycat.game.g', true, expect.any(Function))
  table.close()
})

test('what cannot be opened is told apart', async () => {
  const missing = tableWith(null)
  await missing.table.open()
  expect(missing.table.opening).toEqual({ kind: 'missing' })

  const unreachable = tableWith()
  unreachable.fail()
  await unreachable.table.open()
  expect(unreachable.table.opening).toEqual({ kind: 'failed' })
})

test.each([
  ['a step', { steps: ['0 take XX'] }, { step: 0, rule: 'CC-5' }],
  ['the options', { options: { factions: 'none' } }, { step: null, rule: 'options' }],
  ['the number of players', { players: [] }, { step: null, rule: 'format' }],
])('a game that is kept with %s of no game can be told apart, and so removed', async (_, change, refusal) => {
  const broken = tableWith({ ...saved, ...change })
  broken.arrive()
  await broken.table.open()
  expect(broken.table.opening).toMatchObject({ kind: 'broken', refusal })
})
