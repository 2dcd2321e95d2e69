import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { describe, expect, test } from 'vitest'
import type { CathamCityEvent } from '../../rules/events.ts'
import { FACTIONS } from '../../rules/vocabulary.ts'
import type { CathamCityView } from '../../rules/view.ts'
import { firstGame } from './index.ts'

const view = (more: Partial<CathamCityView>): CathamCityView =>
  ({ viewer: 0, phase: 'act', points: [0, 0, 0], effect: null, ...more }) as CathamCityView
const { topics, line } = await firstGame('en')
const met = (
  more: Partial<CathamCityView>,
  choices: readonly string[] = [],
  events: readonly CathamCityEvent[] = [],
  past: readonly CathamCityEvent[] = [],
): string[] => [...new Set(topics({ view: view(more), events, past, choices }))]

describe('a first game explains', () => {
  test('the goal first, which depends on how many play', () => {
    expect(met({})).toEqual(['goal'])
    expect(line('goal', view({}))).toContain('16 points')
    expect(line('goal', view({ points: [0, 0, 0, 0] }))).toContain('13 points')
  })

  test('what somebody plays before what one could play oneself', () => {
    const played: CathamCityEvent = {
      type: 'play',
      seat: 1,
      faction: 'M',
      cards: 'MMMM',
      further: null,
      target: null,
    }
    expect(met({}, ['take DD', 'play RR'], [played])).toEqual(['goal', 'M', 'take', 'R'])
  })

  test('answers when one is asked, and automatic ones when one is asked again', () => {
    const asked = { phase: 'answer', effect: { play: 'MMMM', further: null, target: null } } as const
    expect(met(asked, ['pay'])).toEqual(['goal', 'answer', 'M'])
    const answered: CathamCityEvent = { type: 'answered', seat: 0, answer: 'pay' }
    expect(met(asked, ['pay'], [], [answered])).toEqual(['goal', 'answer', 'M', 'standing'])
    expect(met(asked, [])).toEqual(['goal'])
  })

  test('the hand limit to whoever has to discard', () => {
    expect(met({ phase: 'discard' }, ['discard H'])).toEqual(['goal', 'limit'])
  })

  test.each(LOCALES)('in %s in lines that a phone has room for', async (locale) => {
    const said = await firstGame(locale)
    for (const topic of ['goal', 'take', 'limit', 'answer', 'standing', ...FACTIONS])
      expect(said.line(topic, view({})).length, topic).toBeLessThan(126)
  })
})
