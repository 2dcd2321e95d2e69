import { botByName } from '@alleycat/bots'
import { expect, test } from 'vitest'
import { gameNamed } from '../setup.ts'
import { CLAIMS, SURVEYS } from './claims.ts'
import { summaryOf } from './survey.ts'

test('every claim has a name of its own', () => {
  expect(new Set(CLAIMS.map(({ name }) => name)).size).toBe(CLAIMS.length)
})

test('claims are of bots that there are, at tables that there may be', () => {
  const surveyed = SURVEYS.flatMap(({ settings, lineUp }) => settings.map((each) => ({ setting: each, lineUp })))
  for (const { setting, lineUp } of [...CLAIMS, ...surveyed]) {
    expect(gameNamed(setting.game).readOptions(setting.options)).toEqual(setting.options)
    for (const bot of lineUp) expect(botByName(bot)).toBeDefined()
  }
})

test('CC-4 every set of factions is looked at once', () => {
  const [{ settings }] = SURVEYS as [(typeof SURVEYS)[0]]
  expect(new Set(settings.map(({ name }) => name)).size).toBe(56)
  expect(settings).toHaveLength(56)
})

test('a survey tells the mean, what lies below par, and the worst', () => {
  expect(summaryOf([0.75, 0.5, 0.25, 0.5], 0.5)).toEqual({ mean: 0.5, below: 1, worst: 2 })
})
