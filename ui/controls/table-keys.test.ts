import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcer } from '../announcer.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { singleKey, tableKeys } from './table-keys.ts'

// Keys are told apart by what has the focus, and there is no page here.
beforeEach(() => {
  vi.stubGlobal('Element', Object)
  announcer.clear()
})
afterEach(() => {
  settings.keys = true
  vi.unstubAllGlobals()
})

const BUTTON = { closest: (selector: string) => (selector.includes('button') ? {} : null) } as unknown as EventTarget

/** A table at which two cards make a move, and 1 is an answer that needs no more. */
function table() {
  const done: string[] = []
  let isAnswered = false
  const hear = tableKeys({
    isAsked: () => true,
    letter: (letter, shift) => letter !== 'x' && done.push(shift ? `middle ${letter}` : letter) > 0,
    digit: (digit) => {
      isAnswered = digit === 1
      return done.push(String(digit)) > 0
    },
    confirm: () => done.length > 1 && done.push('confirm') > 0,
    isBegun: () => done.length > 0 && !isAnswered,
    clear: () => done.push('clear') > 0,
  })
  /** Presses a key while a button has the focus, and returns whether it had a meaning. */
  const press = (key: string, more: { readonly [K in keyof KeyboardEvent]?: KeyboardEvent[K] } = {}): boolean => {
    let isPrevented = false
    const event = {
      key,
      code: '',
      shiftKey: false,
      target: BUTTON,
      ...more,
      preventDefault: () => (isPrevented = true),
    }
    hear(event as unknown as KeyboardEvent)
    return isPrevented
  }
  return { done, press }
}

test('letters, digits and Escape have a meaning, and others are left to the page', () => {
  const { done, press } = table()
  const pressed = [press('d'), press('D', { shiftKey: true }), press('2'), press('Escape'), press('x'), press('Tab')]
  expect(pressed).toEqual([true, true, true, true, false, false])
  expect(done).toEqual(['d', 'middle d', '2', 'clear'])
})

test('a digit is known by its place on keyboards that write it with Shift, and no other key is taken for one', () => {
  const { done, press } = table()
  expect(press('é', { code: 'Digit2' })).toBe(true)
  expect(press('2', { code: 'Digit2', shiftKey: true })).toBe(true)
  expect(press('2', { code: 'Numpad2' })).toBe(true)
  expect(press('F2', { code: 'F2' })).toBe(false)
  expect(press('+', { code: 'Digit1', shiftKey: true })).toBe(false)
  expect(done).toEqual(['2', '2', '2'])
})

test('Enter confirms what was typed, and else presses what has the focus', () => {
  const { done, press } = table()
  expect(press('Enter')).toBe(false)
  press('d')
  press('d')
  expect(press('Enter')).toBe(true)
  expect(press('Enter')).toBe(false)
  press('d')
  press('Tab')
  expect(press('Enter')).toBe(false)
  expect(press('Enter', { target: null })).toBe(true)
  expect(done).toEqual(['d', 'd', 'confirm', 'd', 'confirm'])
})

test('Enter on what is not complete says it again, and presses nothing', () => {
  const { done, press } = table()
  press('d')
  announcer.say('Detectives: 1 of 3')
  const said = announcer.text
  expect(press('Enter')).toBe(true)
  expect(announcer.text).not.toBe(said)
  expect(announcer.text.trim()).toBe('Detectives: 1 of 3')
  press('d')
  press('Enter')
  expect(done).toEqual(['d', 'd', 'confirm'])
})

test('a key that chooses nothing says how things stand, and is left to the page', () => {
  const { press } = table()
  announcer.say('Your turn')
  const said = announcer.text
  expect(press('Tab')).toBe(false)
  expect(announcer.text).toBe(said)
  expect(press('x')).toBe(false)
  expect(announcer.text).not.toBe(said)
  expect(announcer.text.trim()).toBe('Your turn')
})

test('Enter after a digit that was a whole answer presses what has the focus', () => {
  const { done, press } = table()
  expect(press('1')).toBe(true)
  expect(press('Enter')).toBe(false)
  expect(done).toEqual(['1'])
})

test('single keys can be switched off, for those who dictate to their device', () => {
  const { done, press } = table()
  expect(singleKey('.')).toBe('.')
  settings.keys = false
  expect(singleKey('.')).toBeUndefined()
  expect([press('d'), press('2'), press('Escape')]).toEqual([false, false, true])
  expect(done).toEqual(['clear'])
})
