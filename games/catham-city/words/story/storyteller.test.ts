import { describe, expect, test } from 'vitest'
import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { storyOf } from '@alleycat/ui/words/story.ts'
import type { CathamCityEvent } from '../../rules/events.ts'
import { TABLES, walk } from '../../rules/testing/walk.ts'
import { core } from '../../core.ts'
import { storyteller } from './storyteller.ts'

const NAMES = ['Ash', 'Biscuit', 'Clover', 'Duchess', 'Ember', 'Fig']
const seats = NAMES.map((name) => ({ name, avatar: '', kind: 'bot' }) as const)

const story = async (events: readonly CathamCityEvent[], viewer: number | null = null): Promise<string> =>
  storyOf(storyteller('en')(events, { words: await core.words('en'), seats, viewer }))

const play = (cards: string, more: object = {}): CathamCityEvent => ({
  type: 'play',
  seat: 1,
  faction: cards[0] as 'H',
  cards,
  further: null,
  target: null,
  ...more,
})
const points = (seat: number, change: number): CathamCityEvent => ({ type: 'points', seat, change, total: 9 })

describe('a turn as a story', () => {
  test('tells what Hackers took from whom, and what they scored', async () => {
    const raid: CathamCityEvent[] = [
      play('HH', { target: 0 }),
      { type: 'reveal', seat: 0, card: 'R' },
      { type: 'reveal', seat: 0, card: 'H' },
      points(1, 1),
      { type: 'steal', from: 0, to: 1, card: 'R' },
    ]
    expect(await story(raid)).toBe('Biscuit’s Hackers took 1 Robocat from Ash and scored 1 point')
    expect(await story(raid, 0)).toBe('Biscuit’s Hackers took 1 Robocat from you and scored 1 point')
    expect(await story(raid, 1)).toBe('Your Hackers took 1 Robocat from Ash and scored 1 point')
  })

  test('tells what the Police found', async () => {
    const search = play('PR', { further: 'R', target: 0 })
    const found: CathamCityEvent[] = [search, { type: 'reveal', seat: 0, card: 'R' }, points(1, 1)]
    expect(await story(found)).toBe('Biscuit’s Police searched Ash’s hand for Robocats and found 1: 1 point')
    expect(await story([search, { type: 'reveal', seat: 0, card: 'M' }])).toContain('found none')
  })

  test('tells with a play what others answered', async () => {
    const answered: CathamCityEvent[] = [
      play('DDDH', { further: 'H' }),
      points(1, 3),
      { type: 'discard', seat: 0, cards: 'H' },
      points(0, 1),
      { type: 'pass', seat: 2 },
    ]
    expect(await story(answered)).toBe(
      'Biscuit’s Detectives closed a case for 3 points. Ash let 1 Hacker go for 1 point',
    )
    const gift: CathamCityEvent[] = [
      play('JJ'),
      points(1, 2),
      { type: 'give', from: 0, to: 1, card: 'R', shown: true },
      { type: 'discard', seat: 0, cards: 'R' },
      points(0, 1),
    ]
    expect(await story(gift)).toBe(
      'Biscuit’s Journalists made headlines for 2 points. Ash handed Biscuit 1 Robocat and discarded another for 1 point',
    )
  })

  test('ends with who won', async () => {
    expect(await story([play('RRRR'), points(1, 3), { type: 'over', winner: 1 }])).toBe(
      'Biscuit’s four Robocats were worth 3 points. Biscuit wins and becomes mayor',
    )
  })

  test.each(LOCALES)('has all its words in %s, whole games through', async (locale) => {
    const [words, tell] = [await core.words(locale), storyteller(locale)]
    const told = new Set<string>()
    const tellTurn = (turn: readonly CathamCityEvent[]): void => {
      for (const viewer of [null, 0]) for (const { text } of tell(turn, { words, seats, viewer })) told.add(text)
    }
    for (const table of TABLES.filter(({ actionsPerTurn }) => actionsPerTurn === 1)) {
      let turn: CathamCityEvent[] = []
      walk(table, 'story', (_, events) => {
        for (const event of events) {
          if (event.type === 'turn') {
            tellTurn(turn)
            turn = []
          }
          turn.push(event)
        }
      })
      tellTurn(turn)
    }
    expect(told.size).toBeGreaterThan(100)
    for (const text of told) expect(text).not.toMatch(/undefined|null|NaN|\[object|=>|\$\{| {2}|: ?$/)
  })
})
