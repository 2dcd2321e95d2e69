import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Complaint } from '../errors.ts'
import { inFolder } from '../testing/program.ts'
import { OutsideBot } from './outside-bot.ts'

/** The number of rounds; `npm run fuzz` runs the long one. */
const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 1)
const seed = Number(process.env['ALLEYCAT_SEED'] ?? 12)
const TIMEOUT_SECONDS = 20

/** What a bot writes to its standard output, right or wrong, whole or in the middle of a line. */
const output = fc
  .array(
    fc.oneof(
      fc.constant('{"id":1,"choice":"pass"}\n'),
      fc.jsonValue().map((value) => `${JSON.stringify(value)}\n`),
      fc.record({ id: fc.jsonValue(), choice: fc.jsonValue() }).map((value) => `${JSON.stringify(value)}\n`),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\n', '\r\n', '\0', '\ufeff', '[[[[', 'x'.repeat(100_000), '{"id":1,"choice":"pass"}'),
    ),
    { maxLength: 4 },
  )
  .map((parts) => Buffer.from(parts.join('')))

test(
  'whatever a bot writes, it has chosen something or there is a complaint about it',
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'output')
      await fc.assert(
        fc.asyncProperty(output, async (bytes) => {
          await writeFile(path, bytes)
          const bot = new OutsideBot(`exec:cat ${path}`, TIMEOUT_SECONDS)
          const answer = await bot.ask('{"type":"decide","id":1}\n', 1).catch((error: unknown) => error)
          if (typeof answer !== 'string') expect(answer).toBeInstanceOf(Complaint)
          await bot.dismiss()
        }),
        { numRuns: 12 * ROUNDS, seed },
      )
    })
  },
)
