import { describe, expect, test } from 'vitest'
import { FACTIONS } from '../rules/vocabulary.ts'
import { en as closeUp } from '../words/close-up/en.ts'
import { en } from '../words/en.ts'
import { EFFECT_SIGNS } from './effect-signs.ts'
import { legendOf } from './legend.ts'

describe('the legend of a card', () => {
  test.each([...FACTIONS])('explains every sign of %s that is no number', (faction) => {
    const explained = new Set(legendOf(faction, closeUp, en.factions).map(([, meaning]) => meaning))
    const signs = EFFECT_SIGNS[faction].flatMap((row) => row.split(' ')).filter((sign) => !/^(gap|[−\d–]+)$/.test(sign))
    expect(explained.size).toBeGreaterThan(1)
    for (const sign of signs) {
      const alone = legendOf(faction, closeUp, en.factions).find(([each]) => each === sign)
      expect(alone !== undefined || /^(\*\+\d|card)$/.test(sign), sign).toBe(true)
    }
  })

  test('says each meaning once', () => {
    const meanings = legendOf('J', closeUp, en.factions).map(([, meaning]) => meaning)
    expect(new Set(meanings).size).toBe(meanings.length)
  })
})
