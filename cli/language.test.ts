import { describe, expect, test } from 'vitest'
import { localeFrom } from './language.ts'

describe('the language', () => {
  test.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'pl' }, 'pl'],
    [{ LANG: 'nl_NL@euro' }, 'nl'],
    [{ LC_ALL: 'fr_FR.UTF-8', LC_MESSAGES: 'pl_PL', LANG: 'de_DE' }, 'fr'],
    [{ LC_ALL: '', LC_MESSAGES: 'pl_PL', LANG: 'de_DE' }, 'pl'],
    [{ LC_ALL: 'C.UTF-8', LANG: 'de_DE' }, 'en'],
    [{ LANG: 'ja_JP.UTF-8' }, 'en'],
    [{}, 'en'],
  ])('of %j is %s', (environment, locale) => {
    expect(localeFrom(undefined, environment)).toBe(locale)
  })

  test('that is asked for takes precedence', () => {
    expect(localeFrom('nl', { LANG: 'de_DE' })).toBe('nl')
    expect(() => localeFrom('tlh')).toThrow('there is no language "tlh": choose one of en, de, fr, nl, pl')
  })
})
