import { expect, test } from 'vitest'
import type { Advice } from '../session/thinker.worker.ts'
import { hintLine } from './hint-line.ts'
import { en } from './hint-words/en.ts'

const reader = {
  decision: (text: string) => text,
  reason: ({ code }: { code: string }) => code,
  chance: (chance: number) => `${Math.round(100 * chance)}%`,
}
const advised = (text: string, chance: number, isToldApart: boolean): Advice => ({
  text,
  chance,
  within: 0.05,
  reasons: [{ code: `because of ${text}` }],
  isToldApart,
})
const said = (...advice: Advice[]): string => hintLine(advice, reader, en).join(' · ')

test.each([
  ['a reason tells it from the next best', 0.5, 0.4, true, 'take · 50% to win · because of take'],
  ['both are about as good', 0.5, 0.5, false, 'take · 50% to win · about as good: play'],
  [
    'both are about as good, with a reason',
    0.5,
    0.5,
    true,
    'take · 50% to win · because of take · about as good as the next best',
  ],
  ['nobody has lost before the end', 0, 0, false, 'take · <5% to win · about as good: play'],
  ['next to nothing is left', 0.05, 0, false, 'take · 5% to win · next best: play, <5%'],
  ['only the chances tell them apart', 0.5, 0.4, false, 'take · 50% to win · next best: play, 40%'],
])('%s', (_, best, next, isToldApart, line) => {
  expect(said(advised('take', best, isToldApart), advised('play', next, false))).toBe(line)
})

test('the only decision has its reason', () => {
  expect(said(advised('take', 0.5, true))).toBe('take · 50% to win · because of take')
  expect(said()).toBe('')
})
