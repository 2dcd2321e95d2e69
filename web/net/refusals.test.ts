import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { REFUSALS } from './request.ts'

it('there are words for everything that the server refuses', () => {
  const source = readFileSync(new URL('../../server/errors.ts', import.meta.url), 'utf8')
  const codes = Array.from(source.matchAll(/^ {2}'?([a-z-]+)'?: \[\d{3},/gm), ([, code]) => code!)
  expect(codes.length).toBeGreaterThan(30)
  expect([...REFUSALS]).toEqual([...codes, 'unreachable'])
})
