import { describe, expect, test } from 'vitest'
import { readArguments } from './args.ts'

const OPTIONS = { seats: { value: 'N' }, trace: {} }
const read = (...args: string[]) => readArguments('simulate', OPTIONS, args)

describe('arguments', () => {
  test('are split into options and the rest', () => {
    const args = read('one', '--seats', '3', '--trace', '--', '--two')
    expect(args.positionals).toEqual(['one', '--two'])
    expect(args.whole('seats', 2, 6)).toBe(3)
    expect(args.given('trace')).toBe(true)
  })

  test('that are missing are undefined', () => {
    expect(read().text('seats')).toBeUndefined()
    expect(read().whole('seats', 2, 6)).toBeUndefined()
    expect(read().given('trace')).toBe(false)
  })

  test('may be written with an equals sign, even when the value starts with a dash', () => {
    expect(read('--seats=-5').text('seats')).toBe('-5')
  })

  test.each([
    [['--sets', '3'], 'unknown option "--sets": "alleycat simulate --help" lists the options'],
    [['-x'], 'unknown option "-x": "alleycat simulate --help" lists the options'],
    [['--seats'], '--seats needs a value: write --seats=N'],
    [['--seats', '--trace'], '--seats needs a value: write --seats=N'],
    [['--trace=yes'], '--trace takes no value: leave out "yes"'],
    [['--\u001b[2J'], 'unknown option "--\\u001b[2J": "alleycat simulate --help" lists the options'],
  ])('%j: %s', (args, message) => {
    expect(() => read(...args)).toThrow(message)
  })

  test.each(['', '1', '7', '-3', '3.0', '03', '3e0', ' 3', 'x', 'Infinity', '99999999999999999999'])(
    'a number from 2 to 6 is not "%s"',
    (text) => {
      expect(() => read(`--seats=${text}`).whole('seats', 2, 6)).toThrow(
        `--seats must be a whole number from 2 to 6, not "${text}"`,
      )
    },
  )
})
