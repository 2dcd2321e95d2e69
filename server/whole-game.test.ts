import { checkRecord, Match } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { afterEach, expect, test } from 'vitest'
import { verifyFairness } from '@alleycat/fairness'
import type { RunningServer } from './server.ts'
import { expected } from './testing/client.ts'
import { describeDialects } from './testing/dialects.ts'
import { atRandom, boldest, type Choose } from './testing/choosing.ts'
import { guests, playToEnd, startedTable, startTestServer } from './testing/server.ts'

/** Every kind of decision comes up, and the game still ends soon. */
const mixed: Choose = (legal) => (Math.random() < 0.3 ? atRandom() : boldest)(legal)

describeDialects(({ newDatabase }) => {
  let server: RunningServer | undefined
  afterEach(async () => {
    await server?.stop()
    server = undefined
  })

  test.each(GAMES.map((game) => game.id))(
    'two people and a bot play %s to its end, and the deal can be verified',
    async (game) => {
      server = await startTestServer(await newDatabase())
      const people = await guests(server.url, 'Ada', 'Ben')
      const table = await startedTable(people, { game, bots: ['biscuit'] })
      const streams = people.map((person) => person.stream())
      await playToEnd(people, table, mixed)
      const last = await Promise.all(
        streams.map((stream) => stream.until(() => stream.lastFrame(table)?.result && stream.lastFrame(table))),
      )
      const record = expected(await people[0]!.get(`/api/tables/${table}/record`))
      expect(checkRecord(record, GAMES)).toBeInstanceOf(Match)
      expect(verifyFairness(record, GAMES)).toEqual({ fair: true })
      for (const frame of last) expect(frame.result).toEqual(record['result'])
      for (const stream of streams) {
        expect(stream.frames.map((frame) => frame.frame)).toEqual(
          stream.frames.map((_, i) => stream.frames[0]!.frame + i),
        )
        stream.close()
      }
    },
  )
})
