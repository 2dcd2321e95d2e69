import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { alleycat } from '../testing/program.ts'

describe.concurrent.each(GAMES)('a hint while playing $id', ({ id }) => {
  test('names the best choices by number, with a chance and a reason', async () => {
    const { code, stdout, stderr } = await alleycat(
      ['play', id, '--seed', '5', '--bots', 'random'],
      'hint\nhint\nquit\n',
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const [, first = '', second = ''] = stdout.split('> hint\n').map((text) => text.slice(0, text.indexOf('> ')))
    expect(first.match(/^ *\d+\) +\d+% {2}[A-Z].+$/gm)).toHaveLength(3)
    expect(first).toContain(' — ')
    expect(first).not.toMatch(/undefined|NaN/)
    // Nothing happened in between, so the advice is the same.
    expect(second.trim()).toBe(first.trim())
  })
})
