import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@alleycat/ui/words/locales.ts'
import { storyOf } from '@alleycat/ui/words/story.ts'
import type { CatBurglarsEvent as Event } from '../../rules/events.ts'
import { core } from '../../core.ts'
import { storyteller } from './storyteller.ts'

const seats = ['Ash', 'Biscuit'].map((name) => ({ name, avatar: '', kind: 'bot' }) as const)
const story = async (events: readonly Event[], viewer: number | null = null, locale: Locale = 'en'): Promise<string> =>
  storyOf(storyteller(locale)(events, { words: await core.words(locale), seats, viewer }))

const raid: Event = { type: 'infiltrate', seat: 1, owner: 0, gang: 0, paid: 'B', market: null }
const found = (card: 'P' | 'R', trap = false, gang = 0): Event => ({ type: 'reveal', owner: 0, gang, card, trap })
const yarn = (total: number): Event => ({ type: 'yarn', seat: 1, cards: 'P', total })
const sprung: readonly Event[] = [
  raid,
  found('P', true),
  { type: 'ask', seat: 0, card: 'P' },
  { type: 'place', seat: 0, card: 'P', gang: 1, isNewGang: true },
]
const secured: readonly Event[] = [
  { type: 'secure', seat: 0, gangs: [0, 2] },
  found('P'),
  found('R', false, 2),
  { type: 'yarn', seat: 0, cards: 'PR', total: 5 },
]

describe('a turn as a story', () => {
  test('tells a raid with what was found, in other words each time', async () => {
    expect(await story([raid, found('P'), yarn(3)])).toBe(
      'Biscuit robbed Ash’s gang 1 and got away with purple yarn (3 of 8)',
    )
    expect(await story([raid, found('P'), yarn(3)], 0)).toContain('Biscuit robbed your gang 1')
    const several = await Promise.all([3, 4, 5].map((total) => story([raid, found('P'), yarn(total)])))
    expect(new Set(several.map((text) => text.replace(/\d of 8/, ''))).size).toBe(3)
  })

  test('tells a sprung trap with where its cat went', async () => {
    expect(await story(sprung)).toBe('Biscuit walked into Ash’s purple trap under gang 1; its cat opened a new gang')
  })

  test('tells of yarn that was secured which it was', async () => {
    expect(await story(secured)).toBe('Ash brought home 2 balls of yarn: purple and red (5 of 8)')
  })

  test.each(LOCALES)('has all its words in %s', async (locale) => {
    for (const events of [[raid, found('P'), yarn(9)], sprung, secured])
      for (const viewer of [null, 0, 1])
        expect(await story(events, viewer, locale)).not.toMatch(/undefined|null|NaN|=>|\$\{| {2}/)
  })
})
