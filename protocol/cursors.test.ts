import { expect, test } from 'vitest'
import { formatCursors, parseCursors, type Cursor } from './cursors.ts'

test('cursors come back as they were written', () => {
  const cursors = new Map<string, Cursor>([
    ['t-1_A', { viewer: 2, frame: 17, chat: 3 }],
    ['other', { viewer: null, frame: 0, chat: 0 }],
  ])
  expect(formatCursors(cursors)).toBe('t-1_A:2:17:3,other:w:0:0')
  expect(parseCursors(formatCursors(cursors))).toEqual(cursors)
})

test('what is no cursor is left out, and the others are kept', () => {
  expect([...parseCursors('x,a:0:1:2,b:z:1:2,c:0:1,d:-1:1:2,:0:1:2').keys()]).toEqual(['a'])
  expect(parseCursors('')).toEqual(new Map())
})

test('a text that is too long is not looked at', () => {
  expect(parseCursors(`a:0:1:2,${'x'.repeat(10_000)}`)).toEqual(new Map())
})
