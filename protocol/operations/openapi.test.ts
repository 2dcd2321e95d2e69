import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openApi, OPERATIONS } from './index.ts'

const run = promisify(execFile)
const REDOCLY = fileURLToPath(new URL('../../node_modules/.bin/redocly', import.meta.url))

describe('the OpenAPI document', () => {
  const document = openApi(OPERATIONS, '/')
  const text = JSON.stringify(document)
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

  test('names every operation once', () => {
    expect(operations.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(Object.keys(OPERATIONS)))
    expect(operations).toHaveLength(Object.keys(OPERATIONS).length)
  })

  test('states each message once and refers to it', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'TableFrame',
        'TableInfo',
        'Ask',
        'Clocks',
        'Pace',
        'PersonInfo',
        'ChatMessage',
        'RefusalAnswer',
      ]),
    )
    expect(text.match(/"imagined":/g)).toHaveLength(1)
    expect(text.length).toBeLessThan(70_000)
  })

  test('has no fault for a linter to report, and nothing to warn of', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alleycat-openapi-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, text)
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { stdout } = await run(REDOCLY, ['lint', '--format=json', file], { env }).finally(() =>
      rmSync(folder, { recursive: true }),
    )
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 } })
  })
})
