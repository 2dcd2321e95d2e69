import { readFileSync } from 'node:fs'
import type { GameRecord } from '@alleycat/engine'
import type { TableRecord } from '@alleycat/protocol'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gameIdOf } from '../games.ts'
import type { Player } from '../session/players.ts'
import type { SavedGame } from '../session/saved-games.ts'
import { MemoryShelf } from '../session/testing/table.ts'
import {
  forgetStory,
  gatherLocal,
  gatherOnline,
  noteEnding,
  noteReview,
  rememberedFacts,
  rememberedReviews,
} from './story-log.ts'

const record = JSON.parse(
  readFileSync(new URL('../../games/catham-city/playthroughs/3-seats-DJOPS.jsonl', import.meta.url), 'utf8'),
) as GameRecord
const GAME = gameIdOf({ id: record.game })
const [WINNER] = record.result.winners

const person: Player = { kind: 'person', name: 'Ada', avatar: 'guest-1' }
const bots: readonly Player[] = [
  { kind: 'bot', bot: 'biscuit' },
  { kind: 'bot', bot: 'duchess' },
]

/** The game of the record, finished by one person among bots. */
const saved = (id: string, change: Partial<SavedGame> = {}): SavedGame => ({
  id,
  game: GAME,
  options: record.options,
  players: [...bots.slice(0, WINNER), person, ...bots.slice(WINNER)],
  steps: record.steps,
  standing: [],
  result: record.result,
  updated: 7,
  ...change,
})
const shelf = (...games: readonly SavedGame[]) => ({ list: () => [...games] })
const server = (fetched: string[] = []) => ({
  myGames: () => Promise.resolve([{ table: 'ttt', game: GAME as string, seat: WINNER!, ended: 9 }]),
  record: (table: string) => {
    fetched.push(table)
    return Promise.resolve({ ...record, names: ['Ben', 'biscuit', 'Eve'] } as unknown as TableRecord)
  },
})

beforeEach(() => vi.stubGlobal('localStorage', new MemoryShelf()))

describe('the story', () => {
  test('is worked out from the finished games of one person', async () => {
    const facts = await gatherLocal(shelf(saved('one')))
    expect(facts.get('#/replay/one')).toMatchObject({
      game: GAME,
      at: 7,
      seat: WINNER,
      isWon: true,
      scores: record.result.scores,
      opponents: ['Biscuit', 'Duchess'],
    })
    const { sets, best, achievements } = facts.get('#/replay/one')!
    const own = record.steps.filter((step) => step.startsWith(`${WINNER} play`))
    expect(Object.values(sets).reduce((sum, count) => sum + count, 0)).toBe(own.length)
    expect(record.steps[best!.step]).toMatch(new RegExp(`^${WINNER} `))
    expect(achievements).toContain('first-win')
  })

  test('leaves out games that are not over, that several people played, that are practice, or whose steps break a rule', async () => {
    const games = shelf(
      saved('going', { result: null }),
      saved('shared', { players: [person, person, person] }),
      saved('practice', { isPractice: true }),
      saved('day again', { dayTry: { day: '2026-11-06', isCounted: false } }),
      saved('broken', { steps: record.steps.slice(0, 9) }),
    )
    expect([...(await gatherLocal(games)).keys()]).toEqual([])
  })

  test('outlives the records', async () => {
    await gatherLocal(shelf(saved('one')))
    expect([...(await gatherLocal(shelf(saved('two')))).keys()].toSorted()).toEqual(['#/replay/one', '#/replay/two'])
  })

  test('takes the games on the server in, and fetches each record once', async () => {
    const fetched: string[] = []
    await gatherOnline(server(fetched))
    const facts = await gatherOnline(server(fetched))
    expect(fetched).toEqual(['ttt'])
    expect(facts.get('#/replay/online/ttt')).toMatchObject({ at: 9, isWon: true })
    expect(facts.get('#/replay/online/ttt')!.opponents).toHaveLength(2)
  })

  test('keeps what was fetched when the connection breaks', async () => {
    const two = [
      { table: 'ttt', game: GAME as string, seat: 0, ended: 9 },
      { table: 'uuu', game: GAME as string, seat: 0, ended: 8 },
    ]
    const { record: whole } = server()
    const broken = {
      myGames: () => Promise.resolve(two),
      record: (table: string) => (table === 'ttt' ? whole(table) : Promise.reject(new Error('away'))),
    }
    await expect(gatherOnline(broken)).rejects.toThrow('away')
    expect([...rememberedFacts().keys()]).toEqual(['#/replay/online/ttt'])
  })

  test('is worked out anew where a record is still there once more is asked of it', async () => {
    await gatherLocal(shelf(saved('one'), saved('gone')))
    await gatherOnline(server())
    const { games } = JSON.parse(localStorage.getItem('alleycat.story')!) as { games: object[] }
    const older = games.map((facts) => ({ ...facts, achievements: [] }))
    localStorage.setItem('alleycat.story', JSON.stringify({ version: 0, games: older }))
    const facts = await gatherLocal(shelf(saved('one')))
    expect(facts.get('#/replay/one')!.achievements).not.toEqual([])
    expect(facts.get('#/replay/gone')!.achievements).toEqual([])
    expect(facts.has('#/replay/online/ttt')).toBe(false)
  })

  test('names what a game has added, once', async () => {
    const finished = { replay: '#/replay/one', steps: record.steps, seat: WINNER!, names: ['A', 'B', 'C'], at: 1 }
    expect(await noteEnding(shelf(), GAME, record.options, finished)).toContain('first-win')
    expect(await noteEnding(shelf(), GAME, record.options, { ...finished, replay: '#/replay/two' })).toEqual([])
    forgetStory('all')
    // The game that ends is among those that the browser keeps.
    expect(await noteEnding(shelf(saved('one')), GAME, record.options, finished)).toContain('first-win')
    expect(await noteEnding(shelf(saved('one')), GAME, record.options, finished)).toEqual([])
  })

  test('keeps reviews, the last one of each game', () => {
    noteReview('#/replay/one', { accuracy: 0.5, luck: 0 })
    noteReview('#/replay/one', { accuracy: 0.8, luck: 0.1 })
    expect([...rememberedReviews()]).toEqual([['#/replay/one', { accuracy: 0.8, luck: 0.1 }]])
  })

  test('forgets the games on the server with whoever signs out, and everything when asked to', async () => {
    await gatherLocal(shelf(saved('one')))
    await gatherOnline(server())
    noteReview('#/replay/online/ttt', { accuracy: 1, luck: 0 })
    forgetStory('online')
    expect([...rememberedFacts().keys()]).toEqual(['#/replay/one'])
    expect(rememberedReviews().size).toBe(0)
    forgetStory('all')
    expect(rememberedFacts().size).toBe(0)
  })

  test('takes whatever else is stored there for nothing', () => {
    for (const text of ['', '7', 'null', '[1]', '{"games":3}', '{"games":[null,7,{"replay":"#/"}]}']) {
      localStorage.setItem('alleycat.story', text)
      expect(rememberedFacts().size, text).toBe(0)
    }
  })
})
