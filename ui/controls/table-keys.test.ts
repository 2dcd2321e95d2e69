import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tableKeys } from './table-keys.ts'

// Keys are told apart by what has the focus, and there is no page here.
beforeEach(() => void vi.stubGlobal('Element', Object))
afterEach(() => void vi.unstubAllGlobals())

function table(): { readonly done: string[]; readonly press: (key: string, shiftKey?: boolean) => boolean } {
  const done: string[] = []
  const hear = tableKeys({
    letter: (letter, shift) => letter !== 'x' && done.push(shift ? `middle ${letter}` : letter) > 0,
    digit: (digit) => done.push(String(digit)) > 0,
    confirm: () => done.push('confirm') > 0,
    clear: () => done.push('clear') > 0,
  })
  const press = (key: string, shiftKey = false): boolean => {
    let isPrevented = false
    const event = { key, shiftKey, target: null, preventDefault: () => (isPrevented = true) }
    hear(event as unknown as KeyboardEvent)
    return isPrevented
  }
  return { done, press }
}

test('letters, digits and Escape have a meaning, and others are left to the page', () => {
  const { done, press } = table()
  expect([press('d'), press('D', true), press('2'), press('Escape'), press('x'), press('Tab')]).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(done).toEqual(['d', 'middle d', '2', 'clear'])
})

test('Enter confirms what was typed, and else presses what has the focus', () => {
  const { done, press } = table()
  expect(press('Enter')).toBe(false)
  press('d')
  expect(press('Enter')).toBe(true)
  press('d')
  press('Tab')
  expect(press('Enter')).toBe(false)
  expect(done).toEqual(['d', 'confirm', 'd'])
})
