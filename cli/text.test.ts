import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aligned, widthOf, wrapped } from '@alleycat/ui/terminal/text.ts'
import { counted, visible } from './text.ts'

describe('text', () => {
  test('foreign text never holds a character that a terminal would act upon', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visible(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
      }),
      { seed: 1 },
    )
    expect(visible('a\u0000\u001b[31m\u009b\u202e\ud800z')).toBe('a\\u0000\\u001b[31m\\u009b\\u202e\\ud800z')
  })

  test('foreign text is cut', () => {
    expect(visible('x'.repeat(50), 10)).toBe(`${'x'.repeat(10)}…`)
  })

  test('lines are broken at spaces and keep every word', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 })
    fc.assert(
      fc.property(words, fc.integer({ min: 14, max: 80 }), (text, width) => {
        const lines = wrapped(text.join(' '), width, '  ')
        expect(lines.join(' ').split(/ +/)).toEqual(text)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      }),
      { seed: 1 },
    )
  })

  test('a line keeps the spaces it starts with', () => {
    expect(wrapped(' · one two', 9, '   ')).toEqual([' · one', '   two'])
  })

  test('columns line up, colours or not', () => {
    const lines = aligned(
      [
        ['a', '\u001b[1mbb\u001b[0m', '1'],
        ['aaa', 'b', '22'],
      ],
      2,
    )
    expect(lines.map(widthOf)).toEqual([11, 11])
    expect(lines[1]).toBe('aaa  b   22')
  })

  test('nouns agree with their number', () => {
    expect([counted(1, 'game'), counted(1000, 'game')]).toEqual(['1 game', '1,000 games'])
  })
})
