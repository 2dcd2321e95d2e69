import { describe, expect, test } from 'vitest'
import type { CatBurglarsView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { LANGUAGES } from '../words/testing/languages.ts'
import type { Asked } from './builder.ts'
import { impossibleText, lackText } from './lack.ts'

const VIEW = {
  viewer: 0,
  phase: 'act',
  picksLeft: 0,
  hand: 'BBM',
  under: ['R', null],
  gangs: [
    [
      { cats: 'BG', active: true },
      { cats: 'B', active: false },
    ],
    [
      { cats: 'BRY', active: true },
      { cats: 'B', active: false },
      { cats: 'BBR', active: true },
    ],
  ],
} as unknown as CatBurglarsView

const asked = (position: Partial<CatBurglarsView> = {}, choices: readonly string[] = []): Asked => ({
  view: { ...VIEW, ...position },
  choices: new Set(choices),
})

describe('a refusal says what is missing in this position', () => {
  test.each([
    ['recruit deck', 'No card is left to take'],
    ['infiltrate 1.0 with BRY', 'Not in your hand: 1 yellow cat, nor a mirror for it'],
    ['infiltrate 1.1 with B', 'No card lies face down under this gang'],
    ['infiltrate 1.2 with BBR', ''],
    ['form B on 0', 'No other gang of yours has exactly 2 cats'],
    ['activate B under 0', 'Gang 1 already has its face-down card'],
    ['secure 0', 'Under gang 1 lies a trap'],
    ['secure 1', 'Nothing lies face down under gang 2'],
  ])('%s', (attempt, lack) => {
    expect(lackText(attempt, asked(), en)).toBe(lack)
  })

  test('a new gang without a cat', () => {
    expect(lackText('form B', asked({ hand: 'MM' }), en)).toBe('No cat in your hand')
  })

  const rivals = (cats: string, active: boolean) => ({ gangs: [[], [{ cats, active }]] }) as Partial<CatBurglarsView>
  test.each([
    ['while a gang can be infiltrated', {}, 'A mirror only pays for a gang that you have chosen to infiltrate'],
    ['while nothing can be infiltrated', rivals('B', false), 'No card lies face down under the gangs of others'],
    [
      'while no gang can be paid for',
      rivals('RRRR', true),
      'You cannot pay for any gang of others that has a face-down card',
    ],
  ] as const)('a mirror %s', (_, position, lack) => {
    const choices = lack.startsWith('A mirror') ? ['infiltrate 1.2 with BBM'] : []
    expect(lackText('form M', asked(position, choices), en)).toBe(lack)
  })

  const place = { phase: 'place', table: { owner: 0, card: 'R' } } as Partial<CatBurglarsView>
  test.each(['form M', 'form B', 'secure 1', 'infiltrate 1.0 with BRY', 'infiltrate 1.1 with B'])(
    'whatever else is asked says so: %s',
    (attempt) => {
      expect(lackText(attempt, asked({ picksLeft: 1 }), en)).toBe('Recruit: choose your second card (2 of 2)')
      expect(lackText(attempt, asked(place), en)).toBe('You choose where the red cat goes')
    },
  )
  test('a gang that the cat of a sprung trap cannot join', () => {
    expect(lackText('place on 0', asked(place), en)).toBe('No other gang of yours has exactly 2 cats')
  })

  test.each(Object.entries(LANGUAGES))('a mirror has a reason in %s', (_, words) => {
    expect(lackText('form M', asked({}, ['infiltrate 1.2 with BBM']), words)).toMatch(/\S+ \S+ \S+/)
  })
})

describe('an action that is not possible says why in this position', () => {
  const gang = (active: boolean): object => ({ cats: 'B', active })
  test.each([
    ['form', 'MM', [], [], 'No cat in your hand'],
    ['activate', 'MM', [gang(false)], [], 'No cat in your hand'],
    ['activate', 'B', [], [], 'You have no gang yet'],
    ['activate', 'B', [gang(true)], [], 'Every gang of yours has its face-down card'],
    ['secure', 'B', [gang(false)], [], 'Nothing lies face down under your gangs'],
    ['secure', 'B', [gang(true)], [], 'Only traps lie under your gangs'],
    ['infiltrate', 'B', [gang(true)], [gang(false)], 'No card lies face down under the gangs of others'],
    ['infiltrate', 'G', [], [gang(true)], 'You cannot pay for any gang of others that has a face-down card'],
  ] as const)('%s with %s', (action, hand, own, others, reason) => {
    const view = { viewer: 0, hand, gangs: [own, others] } as unknown as CatBurglarsView
    expect(impossibleText(action, view, en)).toBe(reason)
  })
})
