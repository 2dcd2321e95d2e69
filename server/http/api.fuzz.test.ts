import { openApi, OPERATIONS } from '@alleycat/protocol/operations'
import { expect, test } from 'vitest'
import { ApiFuzzer } from '../testing/api-fuzzer.ts'
import { Client, expected } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { startTestServer } from '../testing/server.ts'

/** The number of rounds; `npm run fuzz` runs the long one. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 1)
const REQUESTS = 500 * ROUNDS
const SEED = Number(process.env['ALLEYCAT_SEED'] ?? 12)

describeDialects(
  ({ newDatabase }) => {
    test(
      `${REQUESTS} requests with the seed ${SEED}: nothing is an error of ours, nothing hangs`,
      { timeout: 60_000 + ROUNDS * 60_000 },
      async () => {
        const server = await startTestServer(await newDatabase(), { ALLEYCAT_TABLES_PER_PERSON: '1000' })
        const fuzzer = new ApiFuzzer(server.url, openApi(OPERATIONS, '/'), SEED)
        const { problems, statuses, succeeded } = await fuzzer.run(REQUESTS)
        expect(problems).toEqual([])
        expected(await new Client(server.url).get('/health'))
        const { values } = await server.context.metrics.problems.get()
        expect(values.map(({ value }) => value)).toEqual([0])
        // Otherwise the fuzzer would have knocked at closed doors only.
        expect(succeeded.size).toBeGreaterThan(Math.min(12, REQUESTS / 40))
        if (ROUNDS > 1) process.stdout.write(`${reportOf(statuses, succeeded)}\n`)
        await server.stop()
      },
    )
  },
  ['sqlite'],
)

const reportOf = (statuses: ReadonlyMap<number, number>, succeeded: ReadonlySet<string>): string =>
  [
    `${REQUESTS} requests with the seed ${SEED}; ${succeeded.size} operations succeeded at least once`,
    ...[...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `  ${status}: ${count}`),
  ].join('\n')
