import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { describeDialects } from './testing/dialects.ts'
import { startTestServer } from './testing/server.ts'

const run = promisify(execFile)
const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))
/** Checks more than `--strict` does, and checks the types of the generated file too. */
const STRICT = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noImplicitReturns']
const MODULES = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--types', 'node']

describeDialects(
  ({ newDatabase }) => {
    let server: RunningServer
    // The folder is within the project, so that its packages are found.
    const folder = mkdtempSync(path('node_modules/.generated-client-'))
    beforeAll(async () => {
      server = await startTestServer(await newDatabase())
    })
    afterAll(async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    })

    test('a client that is generated from the API compiles strictly and plays a whole game', async () => {
      const types = astToString(await openapiTS(new URL(`${server.url}/api/openapi.json`)))
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
      writeFileSync(join(folder, 'api.ts'), types)
      copyFileSync(path('examples/generated_client.ts'), join(folder, 'client.ts'))
      const options = ['--ignoreConfig', ...STRICT, ...MODULES, '--rewriteRelativeImportExtensions']
      await run(path('node_modules/.bin/tsc'), [...options, 'client.ts'], { cwd: folder })
      const { stdout } = await run(process.execPath, ['client.js', server.url], { cwd: folder })
      expect(JSON.parse(stdout)).toEqual({
        winners: expect.any(Array),
        scores: [expect.any(Number), expect.any(Number)],
      })
    })
  },
  ['sqlite'],
)
