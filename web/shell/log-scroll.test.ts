import { expect, test } from 'vitest'
import { isReading } from './log-scroll.ts'

const list = (scrollTop: number, scrollHeight: number, clientHeight: number) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
})

test.each([
  ['who scrolls up reads', false, 500, list(300, 800, 300), true],
  ['who goes on scrolling down before the end still reads', true, 300, list(350, 800, 300), true],
  ['who is back at the end reads no more', true, 350, list(490, 800, 300), false],
  ['a list that became lower while it was scrolled is not being read', false, 400, list(500, 800, 200), false],
  ['a list that became longer while it was scrolled is not being read', false, 400, list(500, 900, 300), false],
  ['a list that became higher and so is at its end is not being read', false, 500, list(400, 800, 400), false],
])('%s', (_, was, top, now, reads) => expect(isReading(was, top, now)).toBe(reads))
