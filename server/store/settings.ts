import type { Database } from './store.ts'

export async function setting(db: Database, key: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value
}

export async function changeSetting(db: Database, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** A value that is made on the first start of the first node and never changes afterwards. */
export async function madeOnce(db: Database, key: string, make: () => string): Promise<string> {
  const known = await setting(db, key)
  if (known !== undefined) return known
  await db
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await setting(db, key))!
}
