import { asRequestFailure } from '../net/request.ts'

/** Why the server did not hand out a record: there is no such table, its game is not over, or it could not be asked. */
export function whyNoRecord(error: unknown): 'unknown' | 'unfinished' | 'failed' {
  const { code } = asRequestFailure(error)
  if (code === 'no-record-yet') return 'unfinished'
  return code === 'no-such-table' || code === 'malformed' ? 'unknown' : 'failed'
}
