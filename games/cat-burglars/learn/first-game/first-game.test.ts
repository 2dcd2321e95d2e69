import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { describe, expect, test } from 'vitest'
import type { CatBurglarsEvent } from '../../rules/events.ts'
import type { CatBurglarsView } from '../../rules/view.ts'
import { firstGame } from './index.ts'

const view = (more: Partial<CatBurglarsView>): CatBurglarsView =>
  ({ viewer: 0, phase: 'act', hand: 'BO', ...more }) as CatBurglarsView
const { topics } = await firstGame('en')
const met = (
  more: Partial<CatBurglarsView>,
  choices: readonly string[] = [],
  events: readonly CatBurglarsEvent[] = [],
): string[] => [...new Set(topics({ view: view(more), events, past: events, choices }))]

describe('a first game explains', () => {
  test('the goal, what others do, and then what one may do oneself', () => {
    const formed: CatBurglarsEvent = { type: 'form', seat: 1, gang: 0, card: 'B', isNewGang: true }
    expect(met({}, ['recruit deck', 'recruit B'], [formed])).toEqual(['goal', 'form', 'recruit'])
  })

  test('a card from the draw pile as recruiting', () => {
    expect(met({}, [], [{ type: 'draw', seat: 1, card: null }])).toEqual(['goal', 'recruit'])
  })

  test('a mirror when one holds it, and a trap when it springs', () => {
    expect(met({ hand: 'BM' }, ['pass'])).toEqual(['goal', 'mirror'])
    expect(met({ hand: 'BM' })).toEqual(['goal'])
    expect(met({}, [], [{ type: 'reveal', owner: 1, gang: 0, card: 'B', trap: true }])).toEqual(['goal', 'trap'])
    expect(met({ phase: 'place' }, ['place new'])).toEqual(['goal', 'trap'])
  })

  test.each(LOCALES)('in %s in lines that a phone has room for', async (locale) => {
    const { line } = await firstGame(locale)
    for (const topic of ['goal', 'recruit', 'form', 'activate', 'secure', 'infiltrate', 'mirror', 'trap'])
      expect(line(topic, view({})).length, topic).toBeLessThan(126)
    const fame = line('goal', view({ yarn: ['', ''] }))
    expect(fame).toMatch(/8\D*6/)
    expect(fame.length).toBeLessThan(126)
  })
})
