import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { describeDialects } from '../testing/dialects.ts'
import { markDeparted, markFollowing } from './presence.ts'

describeDialects(({ newDatabase }) => {
  test('who comes and leaves while something else is being written has left', async () => {
    const store = await openStore({ database: await newDatabase(), node: 'a', connections: 1 })
    onTestFinished(() => store.close())
    const other = store.db.insertInto('settings').values({ key: 'other', value: '' }).execute()
    const came = markFollowing(store, 'a', [{ table: 'table', person: 'ada' }], 45_000)
    await new Promise(setImmediate)
    await Promise.all([other, came, markDeparted(store, 'a', 'ada', ['table'], 7)])
    expect(await store.db.selectFrom('presence').select('until').execute()).toEqual([{ until: 7 }])
  })
})
