import { BOT_NAMES } from '@alleycat/bots'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { botsFrom, gameNamed, optionsFrom, seedFrom } from './setup.ts'

describe('the set-up of a game', () => {
  test('knows every game by its name, and no other', () => {
    for (const kind of GAMES) expect(gameNamed(kind.id)).toBe(kind)
    expect(() => gameNamed('chess')).toThrow(/^there is no game "chess": choose one of catham-city/)
    expect(() => gameNamed(undefined)).toThrow(/^which game\? choose one of catham-city/)
  })

  test.each(GAMES)('$id takes the options of a record and completes them', (kind) => {
    expect(optionsFrom(kind, undefined)).toEqual(kind.defaults)
    for (const options of kind.optionSets) expect(optionsFrom(kind, JSON.stringify(options))).toEqual(options)
    for (const [name, value] of Object.entries(kind.optionSets.at(-1)!))
      expect(optionsFrom(kind, JSON.stringify({ [name]: value }))).toEqual({ ...kind.defaults, [name]: value })
  })

  test.each(GAMES)('$id refuses all other options', (kind) => {
    for (const text of ['', '{', 'null', '[]', '7', '"x"', '{"unheardOf":1}', '{"__proto__":{}}'])
      expect(() => optionsFrom(kind, text)).toThrow(/^--options/)
    for (const name of Object.keys(kind.defaults))
      for (const value of [null, -1, '', 'x', [], {}, 1e9])
        expect(() => optionsFrom(kind, JSON.stringify({ [name]: value }))).toThrow(/^--options/)
  })

  test('takes one bot for all seats or one for each', () => {
    expect(botsFrom(undefined, 3, 'random')).toEqual(['random', 'random', 'random'])
    expect(botsFrom('random', 2, 'random')).toEqual(['random', 'random'])
    expect(botsFrom('random, random', 2, 'random')).toEqual(['random', 'random'])
    expect(() => botsFrom('random,random', 3, 'random')).toThrow('--bots names 2 bots for 3 seats')
    expect(() => botsFrom('gary', 2, 'random')).toThrow(`there is no bot "gary": choose from ${BOT_NAMES.join(', ')}`)
    expect(() => botsFrom('', 2, 'random')).toThrow('there is no bot ""')
  })

  test('takes any short text for a seed, and makes one up where there is none', () => {
    expect(seedFrom('night')).toBe('night')
    expect(seedFrom(undefined)).toMatch(/^\d{1,9}$/)
    expect(() => seedFrom('')).toThrow(/^--seed must be/)
    expect(() => seedFrom('x'.repeat(1000))).toThrow(/^--seed must be/)
  })
})
