import type { LogLine } from '@alleycat/ui/game-module.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventSpeaker } from './event-speaker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ME = 0

/** Events are words: `card` several times is told as one line, `turn 1` is a heading of that seat. */
function tell(events: readonly unknown[]): LogLine[] {
  const lines: LogLine[] = []
  const cards = events.filter((event) => event === 'card').length
  if (cards > 0) lines.push({ text: `Biscuit draws ${cards}`, event: 0, seat: 1 })
  for (const event of events.filter((each) => each !== 'card')) {
    const [, seat] = /^turn (\d)$/.exec(String(event)) ?? []
    lines.push({ text: String(event), event: 0, seat: Number(seat ?? 1), heading: seat !== undefined })
  }
  return lines
}

function table() {
  const said: string[] = []
  const speaker = new EventSpeaker({ asked: () => ME, tell, say: (text) => said.push(text) })
  return { said, speaker }
}

test('cards that are drawn one after the other are said together, once no more come', () => {
  const { said, speaker } = table()
  for (let card = 0; card < 5; card++) {
    speaker.hear(['card'])
    vi.advanceTimersByTime(250)
  }
  expect(said).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['Biscuit draws 5'])
})

test('a turn is said as a whole when the turn of the next begins', () => {
  const { said, speaker } = table()
  speaker.hear(['card'])
  speaker.hear(['Biscuit plays!', 'turn 2'])
  expect(said).toEqual([]) // The table changes in this task.
  vi.advanceTimersByTime(0)
  expect(said).toEqual(['Biscuit draws 1. Biscuit plays! turn 2'])
})

test('a question follows what has led to it, in place of the heading of the turn', () => {
  const { said, speaker } = table()
  speaker.hear(['card'])
  speaker.hear([`turn ${ME}`])
  vi.advanceTimersByTime(2600)
  speaker.ask('Your turn: take cards.')
  vi.advanceTimersByTime(0)
  speaker.ask('Your turn: take cards.')
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['Biscuit draws 1. Your turn: take cards.', 'Your turn: take cards.'])
})

test('a question follows what is heard in the same task', () => {
  const { said, speaker } = table()
  speaker.ask('Your turn: take cards.')
  speaker.hear(['card', `turn ${ME}`])
  vi.advanceTimersByTime(0)
  expect(said).toEqual(['Biscuit draws 1. Your turn: take cards.'])
})

test('nothing that was not said yet is said to the next person at the device', () => {
  const { said, speaker } = table()
  speaker.hear(['card'])
  speaker.ask('Your turn: take cards.')
  speaker.clear()
  vi.advanceTimersByTime(5000)
  speaker.hear(['Ann plays'])
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['Ann plays'])
})
