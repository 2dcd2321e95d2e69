import { expect, test } from 'vitest'
import { isOwnWin } from './own-win.ts'

const seats = (['person', 'person', 'bot'] as const).map((kind) => ({ name: kind, avatar: 'guest-1', kind }))

test.each([
  ['the viewer', [0], 0, true],
  ['somebody else', [1], 0, false],
  ['the viewer and somebody else', [0, 1], 1, true],
  ['a person around one screen', [1], null, true],
  ['a bot around one screen', [2], null, false],
])('a win of %s', (_, winners, viewer, isOwn) => {
  expect(isOwnWin(winners, { seats, viewer })).toBe(isOwn)
})
