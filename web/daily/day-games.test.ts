import { answerTo, questionFor } from '@alleycat/bots'
import type { GameKind, GameRecord, Refusal } from '@alleycat/engine'
import { checkDay } from '@alleycat/fairness'
import { gameKind } from '@alleycat/games'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gameIdOf } from '../games.ts'
import { LocalSession } from '../session/local-session.svelte.ts'
import type { Player } from '../session/players.ts'
import { SavedGames, type SavedGame } from '../session/saved-games.ts'
import { kitOf, MemoryShelf, NoWait } from '../session/testing/table.ts'
import type { Thinker } from '../session/thinker.ts'
import { countedId, dealFor, entryOf, luckOfDay, startTry, unfinished } from './day-games.ts'
import { dayLog } from './day-log.ts'

const PERSON: Player = { kind: 'person', name: 'Ada', avatar: 'guest-1' }

/** Days on which no bot thinks for long, with the hash of the steps of a person who always takes the last choice. */
const DAYS: readonly (readonly [game: string, day: string, hash: string])[] = [
  ['catham-city', '2026-11-06', 'ae647b90e6a589a8'],
  ['cat-burglars', '2026-11-07', '26db831319ec39d7'],
]

const thinker: Pick<Thinker, 'answer' | 'advise'> = {
  answer: async (question) => answerTo(question),
  advise: async () => [],
}

beforeEach(() => vi.stubGlobal('localStorage', new MemoryShelf()))

/** Plays a kept game to its end, or until so many decisions were made, by what `choose` makes of the choices. */
async function play(
  games: SavedGames,
  kind: GameKind,
  id: string,
  choose: (choices: readonly string[]) => string,
  most = Infinity,
  minds = thinker,
): Promise<LocalSession> {
  const saved = games.find(id)!
  const luck = luckOfDay(kind, saved.dayTry!.day)
  const parts = { kit: kitOf(kind), saved, games, thinker: minds, luck, playback: new NoWait() }
  const session = LocalSession.of(parts) as LocalSession
  session.start()
  for (let made = 0; made < most; made++) {
    await vi.waitUntil(() => session.choices.length > 0 || session.result !== null, { timeout: 60_000, interval: 1 })
    if (session.result) break
    session.decide(choose(session.choices))
  }
  session.stop()
  return session
}

const last = (choices: readonly string[]): string => choices.at(-1)!

describe.each(DAYS)('the deal of a day of %s', (id, day, hash) => {
  const kind = gameKind(id)
  const game = gameIdOf(kind)
  const open = (): SavedGames => new SavedGames(new MemoryShelf())
  const check = (record: unknown): Promise<GameRecord | Refusal> =>
    checkDay(record, kind, dealFor(kind, day), (position, bot, seed) => answerTo(questionFor(position, bot, seed)))

  test('plays byte for byte as it did when the scheme was made', async () => {
    const games = open()
    const { record } = await play(games, kind, startTry(games, kind, day, PERSON), last)
    expect(createHash('sha256').update(record!.steps.join('\n')).digest('hex').slice(0, 16)).toBe(hash)
    expect(await check(record)).toEqual(record)
  })

  test('goes on as if the page had never been closed', async () => {
    const whole = open()
    const closed = open()
    const { record } = await play(whole, kind, startTry(whole, kind, day, PERSON), last)
    localStorage.clear()
    const tried = startTry(closed, kind, day, PERSON)
    for (let made = 0; closed.find(tried)!.result === null; made++) await play(closed, kind, tried, last, 3)
    expect(closed.find(tried)!.steps).toEqual(record!.steps)
  })

  test('counts once: nothing is taken back, no hints are given, and what follows is practice', async () => {
    const games = open()
    const counted = startTry(games, kind, day, PERSON)
    expect(counted).toBe(countedId(game, day))
    expect(unfinished(games, game, day)?.id).toBe(counted)
    const session = await play(games, kind, counted, last)
    expect(session.advise).toBeNull()
    expect(entryOf(games, game, day)?.result).toMatchObject({ seats: session.seats.length, grades: null })
    expect(unfinished(games, game, day)).toBeNull()
    const { result } = dayLog(game).get(day)!

    const practice = startTry(games, kind, day, PERSON)
    expect(practice).not.toBe(counted)
    expect(games.find(practice)!.dayTry).toEqual({ day, isCounted: false })
    const again = await play(games, kind, practice, last)
    expect(again.advise).not.toBeNull()
    expect(dayLog(game).get(day)!.result).toEqual(result)

    games.remove(counted)
    expect(games.find(startTry(games, kind, day, PERSON))!.dayTry!.isCounted).toBe(false)
  })

  test('waits for a bot that fails instead of deciding for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 })
    let asked = 0
    const failing: Pick<Thinker, 'answer' | 'advise'> = {
      ...thinker,
      answer: (question) => (++asked === 3 ? Promise.reject(new Error('gone')) : thinker.answer(question)),
    }
    const games = open()
    const { record } = await play(games, kind, startTry(games, kind, day, PERSON), last, Infinity, failing)
    vi.useRealTimers()
    expect(asked).toBeGreaterThan(3)
    expect(await check(record)).toEqual(record)
  })
})

test('a game that was kept before there were days has none', () => {
  const games = new SavedGames(new MemoryShelf())
  const kept: SavedGame = {
    id: 'old',
    game: gameIdOf({ id: 'catham-city' }),
    options: {},
    players: [PERSON],
    steps: [],
    standing: [],
    result: null,
    updated: 1,
  }
  games.keep(kept)
  expect(games.find('old')?.dayTry).toBeUndefined()
})
