import { sentenceOf, type RefusalWords, type Why } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../locales.ts'

const WHYS: readonly Why[] = [
  ['mustBe', 'format', '"alleycat-record/1"'],
  ['unknownOption', 'rounds', ['factions', 'actionsPerTurn']],
  ['mayNot', 0, 'take DHMRS'],
  ['notAwaited', 0, 1],
  ['notAwaited', 0, null],
  ['otherDraw', '* draw D', '* draw H'],
]

describe.each(LOCALES)('refusals in %s', async (locale) => {
  const { refusals, refusalsNaming } = (await import(`./${locale}.ts`)) as {
    refusals: RefusalWords
    refusalsNaming: (named: (seat: number) => string) => RefusalWords
  }

  test.each(WHYS.map((why) => [why] as const))('%j is a sentence with its details', (why) => {
    const sentence = sentenceOf(why, refusals)
    for (const detail of why.slice(1).flat()) if (detail !== null) expect(sentence).toContain(String(detail))
    expect(sentence).not.toMatch(/undefined|null|NaN/)
  })

  test('people are called by their names, not by the numbers of their seats', () => {
    const named = refusalsNaming((seat) => ['Ada', 'Ben'][seat] ?? 'Player 3')
    const whys: readonly Why[] = [
      ['noSeat', 2],
      ['mayNot', 0, 'take HH'],
      ['notAwaited', 0, 1],
      ['noCardsDue', 1],
      ['otherResult', [0, 1], [13, 9]],
    ]
    for (const why of whys) expect(sentenceOf(why, named)).not.toMatch(/\b[012]\b|seat|Platz|place|plaats|miejsc/)
    expect(sentenceOf(['notAwaited', 0, 1], named)).toMatch(/Ada.+Ben/)
  })
})

test('a long piece of a record is cut', async () => {
  const { refusals } = await import('./de.ts')
  expect(sentenceOf(['notChance', 'D'.repeat(500)], refusals).length).toBeLessThan(120)
})
