import { readFileSync } from 'node:fs'
import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { describe, expect, test } from 'vitest'
import { GAMES } from './index.ts'

const TABLES = GAMES.flatMap(({ id }) => LOCALES.map((locale) => [id, locale] as const))

describe.each(TABLES)('the lines of %s for refused moves in %s', async (id, locale) => {
  const why = readFileSync(new URL(`${id}/rules/why.ts`, import.meta.url), 'utf8')
  /** The rules that `why` and the engine can answer with. */
  const rules = [...Array.from(why.matchAll(/'(C[BC]-\d+a?)'/g), ([, rule]) => rule), 'notation', 'order']
  const { ruleLines } = (await import(`./${id}/words/rules/${locale}.ts`)) as { ruleLines: Record<string, string> }

  test('tell of every rule that can be named, and of no other', () => {
    expect(new Set(Object.keys(ruleLines))).toEqual(new Set(rules))
  })

  test('take two lines on a phone, and are typeset', () => {
    for (const line of Object.values(ruleLines).flatMap((lines) => lines.split('\n'))) {
      expect(line.length).toBeLessThanOrEqual(96)
      expect(line).toMatch(/^\S.*\.$/)
      expect(line).not.toMatch(/['"]| {2}/)
    }
  })
})
