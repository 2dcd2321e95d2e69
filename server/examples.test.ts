import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { GAMES } from '@alleycat/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import type { SeenTable } from '@alleycat/protocol'
import { expected, type Client } from './testing/client.ts'
import { describeDialects } from './testing/dialects.ts'
import { guests, lookAt, startTestServer } from './testing/server.ts'

const run = promisify(execFile)
const example = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url))

describeDialects(
  ({ newDatabase }) => {
    let server: RunningServer
    let ada: Client
    beforeAll(async () => {
      server = await startTestServer(await newDatabase())
      ;[ada] = (await guests(server.url, 'Ada')) as [Client]
    })
    afterAll(() => server.stop())

    async function newBot(name: string): Promise<string> {
      return expected(await ada.post<{ token: string }>('/api/me/tokens', { name }), 201).token
    }

    test.each(GAMES.map((game) => game.id))(
      'the examples in JavaScript and Python play %s against each other',
      async (game) => {
        const { table } = expected(await ada.post<SeenTable>('/api/tables', { game, seats: 3 }), 201)
        const bots = [
          run(process.execPath, [example('http_bot.mjs'), server.url, await newBot('Jay'), table.id]),
          run('python3', [example('http_bot.py'), server.url, await newBot('Monty'), table.id]),
        ]
        await expect.poll(async () => (await lookAt(ada, table.id)).table.places.length).toBe(3)
        expect((await lookAt(ada, table.id)).table.places.map((place) => place.person?.bot)).toEqual([
          false,
          true,
          true,
        ])
        expected(await ada.post(`/api/tables/${table.id}/start`))
        expected(await ada.post(`/api/tables/${table.id}/leave`))
        const results = await Promise.all(bots)
        const { result } = (await lookAt(ada, table.id)).table
        for (const { stdout } of results) expect(JSON.parse(stdout)).toEqual(result)
      },
    )
  },
  ['sqlite'],
)
