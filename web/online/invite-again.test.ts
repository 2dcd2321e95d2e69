import type { PlayedWith, SeenTable, TableWish } from '@alleycat/protocol'
import { expect, test } from 'vitest'
import { inviteAgain } from './invite-again.ts'

test('somebody is invited to a table like the last one together, which only they can find', async () => {
  const made: TableWish[] = []
  const invited: string[][] = []
  const like = { game: 'catham-city', seats: 3, options: { actions: 2 }, pace: { kind: 'days', hours: 24 }, title: '' }
  const seen = (id: string): SeenTable => ({ table: { ...like, id, public: true } }) as unknown as SeenTable
  const api = {
    table: (id: string) => Promise.resolve(seen(id)),
    create: (wish: TableWish) => Promise.resolve((made.push(wish), seen('new'))),
    invite: (table: string, person: string) => Promise.resolve((invited.push([table, person]), seen(table))),
  }
  const ben = { person: { id: 'ben' }, last: { table: 'old' } } as PlayedWith
  expect(await inviteAgain(api, ben)).toBe('new')
  expect(made).toEqual([like])
  expect(invited).toEqual([['new', 'ben']])
})
