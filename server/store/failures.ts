import { Duplicate, StoreAway } from './store.ts'

const DUPLICATE = /^(23505|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE))$/
/**
 * Classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html and https://sqlite.org/rescode.html,
 * and what sockets report.
 */
const AWAY =
  /^(08|53|57|58|25006|25P02|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|SQLITE_(BUSY|IOERR|FULL|CANTOPEN|READONLY))/
/** The client of PostgreSQL says these without a code. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout ex|Query read timeout|Client (has encountered a connection error|was closed))/

/** What an error of either database means. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code = '' } = error as { code?: string }
  if (DUPLICATE.test(code)) return new Duplicate()
  return AWAY.test(code) || AWAY_MESSAGE.test(error.message) ? new StoreAway(code) : error
}
