import { expect, test } from 'vitest'
import { Journal, type TableChange } from './journal.ts'
import { Duplicate, StoreAway } from './store.ts'

const change = (id: string): TableChange =>
  ({
    before: { seq: 1, rev: 1 },
    row: { id },
    entries: [],
    answer: null,
    notices: [],
    seats: [],
  }) as unknown as TableChange

/** A journal whose commits end when they are told to, and what each of them holds. */
function controlled() {
  const commits: { ids: string[]; end: (problem?: Error) => void }[] = []
  const journal = new Journal(
    (changes) =>
      new Promise((resolve, reject) => {
        const ids = changes.map(({ row }) => row.id)
        commits.push({ ids, end: (problem) => (problem ? reject(problem) : resolve(ids.map(() => true))) })
      }),
  )
  return { journal, commits, begun: () => commits.map(({ ids }) => ids.join('')) }
}

test('what comes while a commit is on its way shares the next one', async () => {
  const { journal, commits, begun } = controlled()
  const kept = ['a', 'b', 'c'].map((id) => journal.keep(change(id)))
  expect(begun()).toEqual(['a'])
  commits[0]!.end()
  expect(await kept[0]).toBe(true)
  await expect.poll(begun).toEqual(['a', 'bc'])
  commits[1]!.end()
  expect(await Promise.all(kept)).toEqual([true, true, true])
  await expect.poll(() => journal.delay).toBe(0)
})

test('a commit that fails fails what was in it, and nothing else', async () => {
  const { journal, commits } = controlled()
  const [first, second] = [journal.keep(change('a')), journal.keep(change('b'))]
  commits[0]!.end(new StoreAway('away'))
  await expect(first).rejects.toThrow(StoreAway)
  await expect.poll(() => commits.length).toBe(2)
  commits[1]!.end()
  expect(await second).toBe(true)
})

test('a change that another commit was faster than is lost alone', async () => {
  const journal = new Journal((changes) => {
    const isRace = changes.some(({ row }) => row.id === 'b')
    return isRace ? Promise.reject(new Duplicate()) : Promise.resolve(changes.map(() => true))
  })
  const kept = ['first', 'a', 'b', 'c'].map((id) => journal.keep(change(id)))
  expect(await Promise.all(kept)).toEqual([true, true, false, true])
})
