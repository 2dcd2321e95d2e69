import type { Store } from '../store/store.ts'

/** A value that is made on the first start of the first node and never changes afterwards. */
export async function madeOnce(store: Store, key: string, make: () => string): Promise<string> {
  const read = () => store.db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  const known = await read()
  if (known) return known.value
  await store.db
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await read())!.value
}
