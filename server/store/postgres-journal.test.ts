import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { describeDialects } from '../testing/dialects.ts'
import { guests, lookAt, startedTable, startTestServer } from '../testing/server.ts'

const DECISIONS = 10

describeDialects(
  ({ newDatabase }) => {
    test('a commit looks up the answers that it needs, however many others there are', async () => {
      const database = await newDatabase()
      const server = await startTestServer(database)
      const people = await guests(server.url, 'Ada', 'Ben')
      const table = await startedTable(people)
      for (let decided = 0; decided < DECISIONS;)
        for (const person of people) {
          const { ask } = (await lookAt(person, table)).frame!
          if (ask && decided < DECISIONS) await person.decide(table, ask.number, ask.legal[0]!, `key-${++decided}`)
        }
      await server.stop() // PostgreSQL counts what a connection has read at the latest when it ends.
      const client = new Client(database)
      await client.connect()
      onTestFinished(() => client.end())
      const reads = async (): Promise<unknown> => {
        const { rows } = await client.query(
          `SELECT n_tup_ins AS inserted, idx_scan AS looked_up, seq_tup_read AS scanned
         FROM pg_stat_user_tables WHERE relname = 'answers'`,
        )
        return rows[0]
      }
      const made = String(DECISIONS)
      await expect.poll(reads, { timeout: 10_000 }).toEqual({ inserted: made, looked_up: made, scanned: '0' })
    })
  },
  ['postgres'],
)
