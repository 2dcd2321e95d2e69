import { expect, onTestFinished, test, vi } from 'vitest'
import { Arrivals } from './arrivals.ts'

/** Arrivals whose statements end when they are told to, and whom each of them marks. */
function controlled() {
  const statements: { people: string; end: (problem?: Error) => void }[] = []
  const arrivals = new Arrivals(
    (list) =>
      new Promise((resolve, reject) => {
        const people = list.map(({ person }) => person).join('')
        statements.push({ people, end: (problem) => (problem ? reject(problem) : resolve()) })
      }),
    0,
  )
  const add = (person: string): Promise<void> => arrivals.add({ table: 't', person })
  return { add, statements, begun: () => statements.map(({ people }) => people) }
}

test('who comes while others are being marked shares the next statement, once', async () => {
  const { add, statements, begun } = controlled()
  const first = ['a', 'b'].map(add)
  await expect.poll(begun).toEqual(['ab'])
  const later = ['c', 'd', 'c'].map(add)
  statements[0]!.end()
  await Promise.all(first)
  await expect.poll(begun).toEqual(['ab', 'cd'])
  statements[1]!.end()
  await Promise.all(later)
})

test('a statement that fails fails those whom it should have marked, and nobody else', async () => {
  const { add, statements, begun } = controlled()
  const first = add('a')
  await expect.poll(begun).toEqual(['a'])
  const second = add('b')
  statements[0]!.end(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(begun).toEqual(['a', 'b'])
  statements[1]!.end()
  await second
})

test('who comes soon after others shares a statement with those who come a little later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const marked: string[] = []
  const arrivals = new Arrivals((list) => {
    marked.push(list.map(({ person }) => person).join(''))
    return Promise.resolve()
  }, 20)
  await arrivals.add({ table: 't', person: 'a' })
  const later = arrivals.add({ table: 't', person: 'b' })
  await vi.advanceTimersByTimeAsync(19)
  const last = arrivals.add({ table: 't', person: 'c' })
  expect(marked).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([later, last])
  expect(marked).toEqual(['a', 'bc'])
})
