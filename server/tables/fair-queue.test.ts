import { describe, expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** A queue whose works take as long as a test says, with the order in which they were begun. */
function held(workers = 1) {
  let time = 0
  const queue = new FairQueue(workers, () => time)
  const begun: string[] = []
  const open: (() => void)[] = []
  const ask = (person: string, ms = 1): Promise<void> =>
    queue.run(person, async () => {
      begun.push(person)
      await new Promise<void>((resolve) => open.push(resolve))
      time += ms
    })
  /** Ends the works that have begun, one after the other, until none is left. */
  async function finish(): Promise<void> {
    for (let next = open.shift(); next; next = open.shift()) {
      next()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { ask, begun, finish }
}

describe('a fair queue', () => {
  test('lets somebody with one work pass somebody with a hundred', async () => {
    const { ask, begun, finish } = held()
    const all = Array.from({ length: 100 }, () => ask('mallory'))
    all.push(ask('ada'))
    await finish()
    await Promise.all(all)
    expect(begun.indexOf('ada')).toBeLessThanOrEqual(1)
    expect(begun).toHaveLength(101)
  })

  test('shares time, not turns: whose works are long has fewer of them', async () => {
    const { ask, begun, finish } = held()
    const all = Array.from({ length: 20 }, () => [ask('slow', 4), ask('quick')]).flat()
    await finish()
    await Promise.all(all)
    const half = begun.slice(0, 20)
    expect(half.filter((each) => each === 'quick').length).toBeGreaterThan(
      half.filter((each) => each === 'slow').length,
    )
  })

  test('gives nobody time for having waited', async () => {
    const { ask, begun, finish } = held()
    const early = Array.from({ length: 10 }, () => ask('ada'))
    await finish()
    await Promise.all(early)
    const all = Array.from({ length: 10 }, () => [ask('ada'), ask('ben')]).flat()
    await finish()
    await Promise.all(all)
    const then = begun.slice(10, 20)
    expect(then.filter((each) => each === 'ada')).toHaveLength(5)
  })

  test('keeps all workers at work, and the order of one person', async () => {
    const queue = new FairQueue(2)
    const order: number[] = []
    const work = (i: number) => async (): Promise<number> => {
      order.push(i)
      await Promise.resolve()
      return i
    }
    expect(await Promise.all([0, 1, 2, 3, 4].map((i) => queue.run('ada', work(i))))).toEqual([0, 1, 2, 3, 4])
    expect(order).toEqual([0, 1, 2, 3, 4])
  })

  test('goes on after a work that fails', async () => {
    const queue = new FairQueue(1)
    const failed = queue.run('ada', () => Promise.reject(new Error('no')))
    const next = queue.run('ada', () => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
