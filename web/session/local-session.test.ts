import { answerTo } from '@alleycat/bots'
import { checkRecord, Match, type GameRecord } from '@alleycat/engine'
import { catBurglars, cathamCity, GAMES } from '@alleycat/games'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import { settings } from '@alleycat/ui/settings.svelte.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PlaybackTimer } from './playback-timer.ts'
import type { Player } from './players.ts'
import { SavedGames, type SavedGame } from './saved-games.ts'
import { LocalSession } from './local-session.svelte.ts'
import { kitOf, MemoryShelf, NoWait } from './testing/table.ts'
import type { Thinker } from './thinker.ts'

const thinker: Pick<Thinker, 'answer' | 'advise'> = {
  answer: async (question) => answerTo({ ...question, bot: 'greedy' }),
  advise: async () => [],
}

const person = (name: string): Player => ({ kind: 'person', name, avatar: 'guest-1' })
const bot: Player = { kind: 'bot', bot: 'biscuit' }

const newGame = (players: readonly Player[], kind: { id: string; defaults: object } = cathamCity): SavedGame => ({
  id: 'g',
  game: kind.id as SavedGame['game'],
  options: kind.defaults,
  players,
  steps: [],
  standing: [],
  result: null,
  updated: 0,
})

function seated(
  players: readonly Player[],
  kind: typeof cathamCity | typeof catBurglars = cathamCity,
  minds = thinker,
  playback: PlaybackTimer = new NoWait(),
) {
  const shelf = new MemoryShelf()
  const games = new SavedGames(shelf)
  const open = (saved: SavedGame): LocalSession =>
    LocalSession.of({ kit: kitOf(kind), saved, games, thinker: minds, playback }) as LocalSession
  const session = open(newGame(players, kind))
  return { shelf, games, session, open }
}

/** Without the deal: a record keeps what was dealt, not in which order. */
const toldOf = (session: LocalSession): unknown[] =>
  session.log.slice(session.log.findIndex((event) => (event as { type: string }).type === 'turn'))

const asked = (session: LocalSession): Promise<void> =>
  vi.waitFor(
    () => {
      if (session.choices.length === 0 && !session.result && session.next === null && session.curtain === null)
        throw new Error('not yet')
    },
    { timeout: 5000, interval: 1 },
  )

/** Every wait lasts until it is ended. */
class EndlessWait extends PlaybackTimer {
  begun = 0
  #end: (() => void) | undefined
  override wait = async (): Promise<void> => {
    this.begun++
    await new Promise<void>((resolve) => (this.#end = resolve))
  }
  override hurry = (): void => this.#end?.()
}

test('a tap goes on to what happens next, and the button to the next question', async () => {
  const playback = new EndlessWait()
  const { session } = seated([person('Ann'), bot, bot], cathamCity, thinker, playback)
  session.start()
  onTestFinished(() => session.stop())
  session.skip()
  await asked(session)
  const before = playback.begun
  session.decide(session.choices[0]!)
  await vi.waitFor(() => expect(playback.begun).toBe(before + 1))
  session.hurry()
  await vi.waitFor(() => expect(playback.begun).toBe(before + 2))
  expect(session.choices).toEqual([])
  session.skip()
  await asked(session)
  expect(playback.begun).toBe(before + 2)
})

async function playOut(
  session: LocalSession,
  choose = (choices: readonly string[]): string => choices[0]!,
): Promise<void> {
  for (;;) {
    await asked(session)
    if (session.result) return
    if (session.next !== null) session.handOver()
    else if (session.curtain !== null) session.lift()
    else session.decide(choose(session.choices))
  }
}

describe('a game in the page', () => {
  test.each([
    ['catham-city', cathamCity, [person('Ada'), bot, bot]],
    ['cat-burglars', catBurglars, [bot, person('Ada')]],
    ['catham-city', cathamCity, [person('Ada'), person('Bo'), bot, person('Cy')]],
    ['cat-burglars', catBurglars, [bot, bot]],
  ] as const)('of %s is played to a valid record', async (_, kind, players) => {
    const { session, games } = seated(players, kind)
    session.start()
    await playOut(session, (choices) => choices.find((choice) => choice.startsWith('play')) ?? choices[0]!)
    const record = session.record as GameRecord
    expect(checkRecord(JSON.parse(JSON.stringify(record)), GAMES)).toBeInstanceOf(Match)
    expect(games.find('g')).toMatchObject({ steps: record.steps, result: record.result })
  })

  test.each([
    ['normal', true],
    ['instant', false],
  ] as const)('shows at %s speed what chance does apart from the decision before it: %s', async (speed, isApart) => {
    const before = settings.speed
    onTestFinished(() => void (settings.speed = before))
    settings.speed = speed
    const shown: string[][] = []
    const beat = (events: readonly unknown[]): number => {
      shown.push(events.map((event) => (event as { type: string }).type))
      return 0
    }
    const games = new SavedGames(new MemoryShelf())
    const kit = { ...kitOf(cathamCity), beat }
    const parts = { kit, saved: newGame([bot, bot]), games, thinker, playback: new NoWait() }
    const session = LocalSession.of(parts) as LocalSession
    session.start()
    await playOut(session)
    expect(shown.flat()).toEqual(session.log.map((event) => (event as { type: string }).type))
    expect(shown.some(([first]) => first === 'refill')).toBe(isApart)
  })

  test('goes on after a reload where it was, with the same log', async () => {
    const { session, games, open } = seated([person('Ada'), bot])
    session.start()
    for (let i = 0; i < 4; i++) {
      await asked(session)
      session.decide(session.choices[0]!)
    }
    await asked(session)
    session.stop()
    const again = open(games.find('g')!)
    again.start()
    await asked(again)
    expect(again.frame!.view).toEqual(session.frame!.view)
    expect(toldOf(again)).toEqual(toldOf(session))
    expect(again.choices).toEqual(session.choices)
  })

  test('shows nothing but what the viewer may know', async () => {
    const { session } = seated([person('Ada'), bot, bot])
    session.start()
    await asked(session)
    session.decide(session.choices[0]!)
    await asked(session)
    const dealt = session.log.filter((event) => (event as { type: string }).type === 'deal') as {
      seat: number
      card: string | null
    }[]
    const seat = session.viewer
    expect(dealt.length).toBeGreaterThan(0)
    for (const { seat: to, card } of dealt) expect(card === null).toBe(to !== seat)
    expect((session.frame!.view as { viewer: number }).viewer).toBe(seat)
  })

  test('takes a decision once, however often it is tapped', async () => {
    const { session, games } = seated([person('Ada'), bot])
    session.start()
    await asked(session)
    const before = games.find('g')!.steps.length
    const choice = session.choices.find((each) => each.startsWith('take'))!
    session.decide(choice)
    session.decide(choice)
    expect(
      games
        .find('g')!
        .steps.slice(before)
        .filter((step) => step === `0 ${choice}`),
    ).toHaveLength(1)
  })

  test('names the rule against what is not allowed, and nothing changes', async () => {
    const { session, games } = seated([person('Ada'), bot])
    session.start()
    await asked(session)
    const before = games.find('g')
    expect(session.decide('play OO')?.rule).toBe('CC-4')
    expect(session.decide('nonsense')?.rule).toBe('notation')
    expect(games.find('g')).toEqual(before)
    expect(session.choices.length).toBeGreaterThan(0)
  })

  test('takes back a move from which nobody learned anything, and is no practice for it', async () => {
    const never = { ...thinker, answer: () => new Promise<string>(() => {}) }
    const { session, games } = seated([person('Ada'), bot], catBurglars, never)
    session.start()
    await asked(session)
    const before = session.frame!.view
    const steps = games.find('g')!.steps
    session.decide(session.choices.find((choice) => choice.startsWith('form'))!)
    await vi.waitFor(() => expect(session.canUndo).toBe(true))
    session.undo()
    await asked(session)
    expect(session.frame!.view).toEqual(before)
    expect(games.find('g')!.steps).toEqual(steps)
    expect(session.isPractice).toBe(false)
    expect(games.find('g')!.isPractice).toBe(false)
  })

  test('against bots takes back what others have answered, and is practice with the same luck from then on', async () => {
    const { session, games, open } = seated([person('Ada'), bot, bot], catBurglars)
    session.start()
    await asked(session)
    const before = games.find('g')!.steps
    const { view } = session.frame!
    const round = async (of: LocalSession): Promise<readonly string[]> => {
      for (let i = 0; i < 2; i++) {
        of.decide('recruit deck')
        await asked(of)
      }
      return games.find('g')!.steps
    }
    const after = await round(session)
    expect(after.some((step) => step.startsWith('2 '))).toBe(true)
    expect(session).toMatchObject({ canUndo: true, undoIsPractice: true, isPractice: false })
    session.stop()

    const again = open(games.find('g')!)
    again.start()
    await asked(again)
    for (let i = 0; i < 2; i++) {
      again.undo()
      await asked(again)
    }
    expect(again.frame!.view).toEqual(view)
    expect(games.find('g')).toMatchObject({ steps: before, isPractice: true })
    expect(await round(again)).toEqual(after)
    await playOut(again)
    expect(again.record).toMatchObject({ practice: true })
    again.undo()
    await asked(again)
    expect(again.result).toBeNull()
    expect(games.find('g')).toMatchObject({ result: null, isPractice: true })
  })

  test('that counted stays as it ended, and goes on as practice before one’s last decision', async () => {
    const { session, games, open } = seated([person('Ada'), bot, bot], catBurglars)
    session.start()
    await playOut(session)
    const ended = games.find('g')!
    expect(session).toMatchObject({ canUndo: true, undoIsPractice: true, isPractice: false })
    const id = session.undo()!
    expect(session.result).not.toBeNull()
    expect(games.find('g')).toEqual(ended)
    const before = games.find(id)!
    expect(before).toMatchObject({ result: null, isPractice: true, seed: ended.seed })
    expect(before.steps).toEqual(
      ended.steps.slice(
        0,
        ended.steps.findLastIndex((step) => step.startsWith('0 ')),
      ),
    )
    const again = open(before)
    again.start()
    await playOut(again)
    expect(again.record).toMatchObject({ practice: true })
  })

  test('takes back to a decision of one’s own, not to an answer that was given by itself', async () => {
    const hasFormed = (): boolean => games.find('g')!.steps.some((step) => step.startsWith('0 form'))
    const answer: Thinker['answer'] = (question) => (hasFormed() ? new Promise(() => {}) : thinker.answer(question))
    const forming = (_: unknown, choices: readonly string[], set: ReadonlySet<string>): string | null =>
      set.has('form') ? (choices.find((choice) => choice.startsWith('form')) ?? null) : null
    const kit = { ...kitOf(catBurglars), standing: { ids: ['form'], decide: forming } } as unknown as GameKit
    const games = new SavedGames(new MemoryShelf())
    const saved = newGame([person('Ada'), bot], catBurglars)
    const parts = { kit, saved, games, thinker: { ...thinker, answer }, playback: new NoWait() }
    const session = LocalSession.of(parts) as LocalSession
    session.start()
    await asked(session)
    session.decide('recruit deck')
    await asked(session)
    const { steps } = games.find('g')!
    session.setStanding('form', true)
    session.decide('recruit deck')
    await vi.waitFor(() => expect([hasFormed(), session.canUndo]).toEqual([true, true]))
    session.undo()
    await vi.waitFor(() => expect(games.find('g')!.steps).toEqual(steps))
  })

  test('among people only what nobody learned from is taken back', async () => {
    const { session } = seated([person('Ada'), person('Bo'), bot], catBurglars)
    session.start()
    await asked(session)
    session.lift()
    await asked(session)
    session.decide('recruit deck')
    await asked(session)
    expect(session.canUndo).toBe(false)
  })

  test('in a try that counts nothing is taken back', async () => {
    const { session, open } = seated([person('Ada'), bot], catBurglars)
    session.stop()
    const counted = open({
      ...newGame([person('Ada'), bot], catBurglars),
      dayTry: { day: '2026-11-01', isCounted: true },
    })
    counted.start()
    await asked(counted)
    counted.decide(counted.choices.find((choice) => choice.startsWith('form'))!)
    await asked(counted)
    expect(counted.canUndo).toBe(false)
    counted.undo()
    expect(counted.isPractice).toBe(false)
  })

  test('tells the points of all while the curtain is down, as they are then', async () => {
    const { session } = seated([person('Ada'), person('Bo')])
    session.start()
    const points: unknown[] = []
    for (; !session.result; await asked(session)) {
      if (session.curtain !== null) {
        const { scores } = session
        session.lift()
        points.push([scores, (session.frame!.view as { points: number[] }).points])
      } else if (session.next !== null) session.handOver()
      else if (session.choices.length > 0) session.decide(session.choices.at(-1)!)
    }
    expect(points.length).toBeGreaterThan(3)
    for (const [told, seen] of points as [number[], number[]][]) expect(told).toEqual(seen)
    expect(points.at(-1)).not.toEqual(points[0])
  })

  test('hides everything while the curtain is down', async () => {
    const { session } = seated([person('Ada'), person('Bo')])
    session.start()
    await vi.waitFor(() => expect(session.curtain).toBe(0))
    const hidden = { frame: null, log: [], choices: [], viewer: null, memory: null }
    expect(session).toMatchObject(hidden)
    session.lift()
    await asked(session)
    expect(session.viewer).toBe(0)
    session.decide(session.choices[0]!)
    await vi.waitFor(() => expect(session.next).toBe(1))
    expect(session.viewer).toBe(0)
    session.handOver()
    expect(session.curtain).toBe(1)
    expect(session).toMatchObject(hidden)
    session.lift()
    await asked(session)
    expect((session.frame!.view as { viewer: number }).viewer).toBe(1)
  })

  test('gives a standing answer by itself', async () => {
    const { session, games } = seated([person('Ada'), bot])
    session.start()
    await asked(session)
    session.setStanding('pay', true)
    await playOut(session, (choices) => {
      expect(choices).not.toContain('pay')
      return choices[0]!
    })
    expect(games.find('g')!.standing[0]).toEqual(['pay'])
  })

  test('goes on with the least harmful decision when a bot cannot think', async () => {
    const broken = { ...thinker, answer: () => Promise.reject(new Error('no worker')) }
    const { session } = seated([bot, person('Ada')], cathamCity, broken)
    session.start()
    await asked(session)
    expect(session.trouble).toBe('Error: no worker')
    expect(session.choices.length).toBeGreaterThan(0)
  })

  test('no longer speaks of a bot that could not think once one has answered', async () => {
    const answer = vi
      .fn<Thinker['answer']>((question) => thinker.answer(question))
      .mockRejectedValueOnce(new Error('no worker'))
    const { session } = seated([bot, person('Ada')], cathamCity, { ...thinker, answer })
    session.start()
    await asked(session)
    expect(session.trouble).toBe('Error: no worker')
    while (answer.mock.calls.length < 2) {
      session.decide(session.choices[0]!)
      await asked(session)
    }
    expect(session.trouble).toBeNull()
  })

  test('says so when there is no room to keep it, and goes on', async () => {
    const { session, shelf } = seated([person('Ada'), bot])
    shelf.full = true
    session.start()
    await asked(session)
    expect(session.unsaved).toBe(true)
    session.decide(session.choices[0]!)
    await asked(session)
    expect(session.choices.length).toBeGreaterThan(0)
  })
})
