import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ruleLines as de } from './de.ts'
import { ruleLines as en } from './en.ts'
import { ruleLines as fr } from './fr.ts'
import { ruleLines as nl } from './nl.ts'
import { ruleLines as pl } from './pl.ts'

const WHY = readFileSync(new URL('../../rules/why.ts', import.meta.url), 'utf8')
/** The rules that `why` and the engine can answer with. */
const RULES = [...Array.from(WHY.matchAll(/'(CC-\d+a?)'/g), ([, rule]) => rule!), 'notation', 'order']

describe.each(Object.entries({ en, de, fr, nl, pl }))('the lines for refused moves in %s', (_, lines) => {
  test('tell of every rule that can be named, and of no other', () => {
    expect(new Set(Object.keys(lines))).toEqual(new Set(RULES))
  })

  test('take two lines on a phone, and are typeset', () => {
    for (const line of Object.values(lines)) {
      expect(line.length).toBeLessThanOrEqual(96)
      expect(line).toMatch(/^\S.*\.$/)
      expect(line).not.toMatch(/['"]| {2}/)
    }
  })
})
