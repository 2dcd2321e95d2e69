import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeDialects } from '../testing/dialects.ts'
import { guests, startTestServer } from '../testing/server.ts'
import { LoadShedder } from './load-shedder.ts'

test('takes on only as much in one round of the event loop as can be done soon', async () => {
  let now = 0
  const shedder = new LoadShedder({ delay: 0 }, () => now)
  shedder.expectRoom()
  now = 100
  shedder.expectRoom()
  now = 1000
  expect(() => shedder.expectRoom()).toThrow('too much to do')
  await nextRound()
  shedder.expectRoom()
})

test('takes on nothing while what was decided is not kept', () => {
  const journal = { delay: 0 }
  const shedder = new LoadShedder(journal, () => 0)
  shedder.expectRoom()
  journal.delay = 5000
  expect(() => shedder.expectRoom()).toThrow('too much to do')
  journal.delay = 0
  shedder.expectRoom()
})

describeDialects(
  ({ newDatabase }) => {
    test('a server with too much to do says so at once, and goes on as soon as it can', async () => {
      const server = await startTestServer(await newDatabase())
      const [ada] = await guests(server.url, 'Ada')
      const { journal } = server.context.store
      const wish = { game: 'catham-city', seats: 2 }
      Object.defineProperty(journal, 'delay', { get: () => 5000, configurable: true })
      const refused = await ada!.post('/api/tables', wish)
      expect(refused).toMatchObject({ status: 503, body: { error: 'busy' } })
      expect(refused.headers.get('retry-after')).toMatch(/^[1-3]$/)
      expect((await ada!.get('/api/stream')).body).toMatchObject({ error: 'busy' })
      expect((await ada!.get('/api/me')).status).toBe(200)
      Reflect.deleteProperty(journal, 'delay')
      expect((await ada!.post('/api/tables', wish)).status).toBe(201)
      await server.stop()
    })
  },
  ['sqlite'],
)
