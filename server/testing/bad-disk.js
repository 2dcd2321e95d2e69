// @ts-check
/**
 * Loaded before the server (`node --import`), it lets commits to SQLite go wrong. The file that FAULT_FILE names says how,
 * and can change at any time.
 */
import { readFileSync } from 'node:fs'
import Libsql from 'libsql'

/** @type {Readonly<Record<string, (commit: () => unknown) => unknown>>} */
const FAULTS = {
  /** The disk takes its time. */
  slow(commit) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000)
    return commit()
  },
  /** The commit never returns. */
  hang: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  /** The thread that writes ends. */
  'thread-ends': () => process.exit(),
  /** The process is killed when everything is kept and nothing is answered. */
  'killed-after'(commit) {
    commit()
    process.kill(process.pid, 'SIGKILL')
    return FAULTS['hang']?.(commit)
  },
}

const faulty = (/** @type {Libsql.Statement} */ statement) => {
  const commit = statement.run.bind(statement)
  statement.run = () => (FAULTS[readFileSync(process.env['FAULT_FILE'] ?? '', 'utf8')] ?? ((run) => run()))(commit)
  return statement
}

const prepare = Object.getOwnPropertyDescriptor(Libsql.prototype, 'prepare')?.value
Libsql.prototype.prepare = function (/** @type {string} */ text) {
  const statement = prepare.call(this, text)
  return text === 'commit' ? faulty(statement) : statement
}
