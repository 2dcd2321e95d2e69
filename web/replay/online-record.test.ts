import { expect, test } from 'vitest'
import { RequestFailure, type FailureCode } from '../net/request.ts'
import { whyNoRecord } from './online-record.ts'

test.each<[FailureCode, number, string]>([
  ['no-such-table', 404, 'unknown'],
  ['malformed', 400, 'unknown'],
  ['no-record-yet', 404, 'unfinished'],
  ['unreachable', 0, 'failed'],
  ['database-away', 503, 'failed'],
])('a record that is refused as %s is not blamed on something else', (code, status, why) => {
  expect(whyNoRecord(new RequestFailure(code, status))).toBe(why)
})

test('anything else is a failure', () => {
  expect(whyNoRecord(new TypeError('no'))).toBe('failed')
})
