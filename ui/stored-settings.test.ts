import { describe, expect, test } from 'vitest'
import { readSettings } from './stored-settings.ts'

describe('stored settings', () => {
  test('are taken as they are when they make sense', () => {
    const stored = {
      ...readSettings(null),
      locale: 'pl',
      theme: 'light',
      muted: ['card', 'win'],
      volume: 40,
      haptics: false,
      confirm: false,
      name: 'Ada',
    }
    expect(readSettings(stored)).toEqual(stored)
  })

  test.each([
    [null],
    ['text'],
    [[]],
    [
      {
        locale: 'xx',
        theme: 7,
        motion: {},
        muted: 'card',
        volume: 101,
        haptics: 1,
        confirm: 'yes',
        cardSize: 'huge',
        speed: null,
        name: 5,
      },
    ],
  ])('are as never set where they do not: %j', (stored) => {
    expect(readSettings(stored)).toEqual(readSettings(undefined))
  })

  test('begin with the night', () => {
    expect(readSettings(null).theme).toBe('dark')
  })

  test('forget sounds there are not, and cut names that are too long', () => {
    expect(readSettings({ muted: ['card', 'thunder'], name: 'x'.repeat(100) })).toMatchObject({
      muted: ['card'],
      name: 'x'.repeat(24),
    })
  })
})
