import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import { expect, test, vi } from 'vitest'
import { pounce } from '../../engine/testing/pounce.ts'
import { LessonSession } from './lesson-session.svelte.ts'
import type { LessonProgress } from './progress.ts'

/** All that a lesson asks of a game. */
const kit = { kind: pounce, beat: () => 100 } as unknown as GameKit

const LESSON: Lesson = {
  seats: 2,
  options: {},
  parts: [
    { kind: 'steps', steps: ['* deal FMFMF'] },
    { kind: 'say', text: 'Fish win.' },
    { kind: 'ask', text: 'Swap the mouse.', accept: ['swap M'], otherwise: 'That fish is worth keeping.' },
    { kind: 'steps', steps: ['1 keep', '* draw 0 F'] },
    { kind: 'say', text: 'Done.' },
  ],
}

function learner(from: LessonProgress | null = null) {
  const kept: LessonProgress[] = []
  const waits: number[] = []
  const wait = vi.fn(async (milliseconds: number) => void waits.push(milliseconds))
  return {
    session: new LessonSession(kit, LESSON, { wait, keep: (progress) => kept.push(progress), from }),
    kept,
    waits,
  }
}

test('what happens by itself is shown card by card, up to something to read', async () => {
  const { session, waits } = learner()
  expect(session.part).toBe(0)
  await session.start()
  expect(waits).toHaveLength(5)
  expect(session.part).toBe(1)
  expect(session.log).toHaveLength(5)
  expect(session.frame.view).toMatchObject({ hand: 'FM' })
  expect(JSON.stringify(session.log)).toContain('"seat":1,"card":null')
  expect(session.choices).toEqual([])
})

test('the right decision goes on', async () => {
  const { session } = learner()
  await session.start()
  await session.next()
  expect(session.choices).toEqual(['swap F', 'swap M', 'keep'])
  await session.decide('swap M')
  expect(session.part).toBe(4)
  await session.next()
  expect([session.isOver, session.current]).toEqual([true, null])
})

test('another legal decision is answered kindly and changes nothing', async () => {
  const { session, kept } = learner()
  await session.start()
  await session.next()
  const before = session.frame.view
  const many = kept.length
  await session.decide('swap F')
  expect(session.reply).toEqual({ kind: 'otherwise' })
  expect(session.advised).toBe('swap M')
  expect(session.frame).toEqual({ view: before, events: [] })
  expect(session.choices).toEqual(['swap F', 'swap M', 'keep'])
  expect([session.part, kept.length]).toEqual([2, many])
  await session.decide('swap M')
  expect(session.reply).toBeNull()
})

test('what a rule forbids is answered with the rule', async () => {
  const { session } = learner()
  await session.start()
  await session.next()
  await session.decide('swap X')
  expect(session.reply).toEqual({ kind: 'rule', rule: 'PO-1' })
  session.refuse('PO-2')
  expect(session.reply).toEqual({ kind: 'rule', rule: 'PO-2' })
})

test('the learner may be shown', async () => {
  const { session } = learner()
  await session.start()
  await session.showMe()
  expect(session.part).toBe(1) // Nothing is asked yet.
  await session.next()
  await session.showMe()
  expect(session.part).toBe(4)
  expect(session.frame.view).toMatchObject({ hand: 'FF', over: true })
})

test('a lesson goes on where it was left', async () => {
  const first = learner()
  await first.session.start()
  await first.session.next()
  const { session } = learner(first.kept.at(-1))
  await session.start()
  expect(session.part).toBe(2)
  expect(session.frame).toEqual({ view: first.session.frame.view, events: [] })
  expect(session.log).toEqual(first.session.log)
  expect(session.choices).toEqual(first.session.choices)
})

test.each([
  { part: 2, steps: ['* deal MMMMM', 'nonsense'] },
  { part: 9, steps: [] },
])('progress in a lesson that has changed starts over', (from) => {
  const { session } = learner(from)
  expect(session.part).toBe(0)
  expect(session.log).toEqual([])
})

test('it can be started over and left in the middle', async () => {
  const { session, kept } = learner()
  await session.start()
  await session.next()
  await session.restart()
  expect([session.part, kept.at(-1)!.part]).toEqual([1, 1])
  const slow: LessonSession = new LessonSession(kit, LESSON, { wait: async () => slow.stop(), keep: () => undefined })
  await slow.start()
  expect([slow.part, slow.log.length]).toEqual([0, 1])
})

test('the coach says one thing after the other, and the last one still while things happen', async () => {
  const { session } = learner()
  await session.start()
  expect([session.text, session.page, session.pages]).toEqual(['Fish win.', 1, 3])
  await session.next()
  expect([session.text, session.page]).toEqual(['Swap the mouse.', 2])
  session.part = 3
  expect([session.text, session.page]).toEqual(['Swap the mouse.', 2])
})

test('another language goes on in the same place', async () => {
  const { session } = learner()
  await session.start()
  session.lesson = { ...LESSON, parts: LESSON.parts.with(1, { kind: 'say', text: 'Fische gewinnen.' }) }
  expect([session.text, session.part]).toEqual(['Fische gewinnen.', 1])
})

test('the learner sits among cats', () => {
  expect(learner().session.seats('Ada', 'guest-2')).toEqual([
    { name: 'Ada', avatar: 'guest-2', kind: 'person' },
    { name: 'Biscuit', avatar: 'biscuit', kind: 'bot' },
  ])
})
