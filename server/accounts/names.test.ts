import { CHARACTERS } from '@alleycat/bots'
import { describe, expect, test } from 'vitest'
import type { Refused } from '../errors.ts'
import { checkName } from './names.ts'

const refusalOf = (name: string): string | undefined => {
  try {
    checkName(name)
    return undefined
  } catch (error) {
    return (error as Refused).code
  }
}

describe('a name', () => {
  test.each([
    'Ada',
    'Ada L.',
    'Łukasz',
    'Zoë',
    '小猫',
    'Ὀδυσσεύς',
    'Мурка',
    '🐈',
    '❤️',
    '007',
    '?',
    'Tom',
    'Biscuits',
    'Bis',
  ])('may be %s', (name) => {
    expect(refusalOf(name)).toBeUndefined()
  })

  test.each([
    '\u00a0',
    '\u3164',
    '\u2800',
    '\u115f',
    '\uffa0',
    '\u034f',
    '\u0301',
    '\ufe0f',
    'Ada\u00a0',
    'A\u3164da',
    '\u2003',
  ])('must be seen: %j', (name) => {
    expect(refusalOf(name)).toBe('invisible-name')
  })

  test.each(CHARACTERS.map(({ name }) => name))('is not that of a bot of the house: %s', (name) => {
    for (const each of [name, name.toUpperCase(), ` ${name}`, `${name}.`, name.split('').join('-')])
      expect(refusalOf(each), each).toBe('name-of-a-bot')
  })

  test.each([
    'Вiscuit',
    'Bısçuit',
    'B1scu1t',
    'ＢＩＳＣＵＩＴ',
    'Biscu\u0456t',
    '𝔹𝕚𝕤𝕔𝕦𝕚𝕥',
    'Ⅴesper',
    'VESPΕR',
    'Ταngle',
    'Тangle',
    '0ld T0m',
    'OLDTOM',
    'Duche55',
    'Marlovve',
    'Mаrlоwе',
    'Old Torn',
  ])('does not pass for one either: %s', (name) => {
    expect(refusalOf(name)).toBe('name-of-a-bot')
  })
})
