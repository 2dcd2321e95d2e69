// @ts-check
/**
 * The thread that writes to an SQLite file. Commits flush the disk, and nobody but this thread waits for that. It is plain
 * JavaScript so that the same file runs beside the sources and beside the bundle.
 *
 * @import { Problem, Statement, Unit, UnitOutcome, WriterReply, WriterRequest, WriterResult } from './sqlite-requests.ts'
 * @import { TableChange } from './journal.ts'
 */
import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import Libsql from 'libsql'

if (!parentPort) throw new Error('this file is for a thread')
const port = parentPort
const { path, identity, busyMs } = /** @type {{ path: string, identity: string, busyMs: number }} */ (workerData)

/** @type {Libsql.Database} */
let file

function open() {
  expectFile('') // Opening a missing file would make an empty one.
  file = new Libsql(path, { timeout: busyMs })
  try {
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL') // A commit survives a power cut, not just a killed process.
    file.pragma('foreign_keys = OFF')
  } catch (error) {
    file.close()
    throw error
  }
}

/** Preparing a statement costs more than most of them do. */
const MOST_STATEMENTS = 500
/** @type {Map<string, Libsql.Statement>} */
const statements = new Map()

/** @param {string} text */
function prepared(text) {
  const known = statements.get(text)
  if (known) return known
  const made = file.prepare(text)
  if (statements.size < MOST_STATEMENTS) statements.set(text, made)
  return made
}

/**
 * @param {string} text
 * @param {readonly unknown[]} parameters
 * @returns {WriterResult}
 */
function run(text, parameters) {
  const result = execute(prepared(text), parameters)
  if (!file.inTransaction) {
    expectFile('')
    expectFile('-wal')
  }
  return result
}

/**
 * @param {Libsql.Statement} statement
 * @param {readonly unknown[]} parameters
 * @returns {WriterResult}
 */
function execute(statement, parameters) {
  if (statement.reader) return { rows: statement.all(...parameters) }
  const { changes } = statement.run(...parameters)
  return { changes }
}

function rollBack() {
  if (file.inTransaction) execute(prepared('rollback'), [])
}

/** @type {Map<string, string>} Device and number of each file, by its ending. */
const identities = new Map([['', identity]])

/**
 * A file that was removed or replaced goes on taking what is written to it, and all of that would be lost with the process.
 * So what was written counts only if the files are still where they were.
 *
 * @param {string} ending
 */
function expectFile(ending) {
  const is = identityOf(path + ending)
  if (is === undefined || is !== (identities.get(ending) ?? is))
    throw Object.assign(new Error(`${path}${ending} was removed or replaced`), { code: 'SQLITE_CANTOPEN' })
  identities.set(ending, is)
}

/** @param {string} name */
function identityOf(name) {
  try {
    const { dev, ino } = statSync(name)
    return `${dev} ${ino}`
  } catch {
    return undefined
  }
}

const PROBE = `INSERT INTO settings (key, value) VALUES ('written-at', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`

/** Writes something, to see whether that is possible again. Whatever was begun before has failed. */
function probe() {
  rollBack()
  run('begin immediate', [])
  run(PROBE, [String(Date.now())])
  run('commit', [])
}

/**
 * Everything in one transaction. A unit that fails is undone by itself, unless its failure has ended the transaction.
 *
 * @param {readonly Unit[]} units
 * @returns {UnitOutcome[]}
 */
function commitUnits(units) {
  run('begin immediate', [])
  const outcomes = units.map((unit) => carryOutUnit(unit))
  run('commit', [])
  return outcomes
}

/**
 * @param {Unit} unit
 * @returns {UnitOutcome}
 */
function carryOutUnit(unit) {
  run('savepoint unit', [])
  try {
    const result = 'changes' in unit ? keep(JSON.parse(unit.changes)) : runAll(unit.statements)
    run('release unit', [])
    return { result }
  } catch (error) {
    if (!file.inTransaction) throw error
    run('rollback to unit', [])
    run('release unit', [])
    return { problem: problemOf(error) }
  }
}

/**
 * A table that has moved on meanwhile is passed over.
 *
 * @param {readonly TableChange[]} changes
 * @returns {boolean[]} whether each was kept
 */
const keep = (changes) => changes.map((change) => keepOne(change))

const MOVE_TABLE = `UPDATE tables SET status = ?, seq = ?, rev = ?, owing = ?, owing_from = ?, result = ?, due_at = ?, updated_at = ?
  WHERE id = ? AND seq = ? AND rev = ?`
const ADD_ENTRY = `INSERT INTO log (table_id, seq, seat, decision, decider, chance, at, hold_until, away) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`
const ADD_NOTICE = 'INSERT INTO outbox (id, person_id, table_id, due_at, attempts) VALUES (?, ?, ?, ?, ?)'
const SEAT = 'UPDATE places SET seat = ? WHERE table_id = ? AND place = ?'

/** @param {TableChange} change */
function keepOne({ before, row, entries, notices, seats }) {
  const { id, status, seq, rev, owing, owing_from: from, result, due_at: due, updated_at: updated } = row
  const move = prepared(MOVE_TABLE)
  const { changes } = move.run(status, seq, rev, owing, from, result, due, updated, id, before.seq, before.rev)
  if (changes !== 1) return false
  for (const { table_id, seq: n, seat, decision, decider, chance, at, hold_until, away } of entries)
    prepared(ADD_ENTRY).run(table_id, n, seat, decision, decider, chance, at, hold_until, away)
  for (const { id: notice, person_id, table_id, due_at, attempts } of notices)
    prepared(ADD_NOTICE).run(notice, person_id, table_id, due_at, attempts)
  for (const { seat, table_id, place } of seats) prepared(SEAT).run(seat, table_id, place)
  return true
}

/**
 * @param {readonly Statement[]} all
 * @returns {WriterResult | undefined} what the last statement gives
 */
function runAll(all) {
  let result
  for (const { sql, parameters } of all) result = run(sql, parameters)
  return result
}

/**
 * @param {Extract<WriterRequest, { kind: 'statements' }>} request
 * @returns {WriterResult | undefined}
 */
function runPart({ statements: part, begins, commits }) {
  // A transaction is for writing: one that starts by reading could not wait for another process that writes.
  if (begins) run('begin immediate', [])
  const result = runAll(part)
  if (commits) run('commit', [])
  return result
}

/**
 * @param {WriterRequest} request
 * @returns {WriterReply['result']}
 */
function carryOut(request) {
  switch (request.kind) {
    case 'units':
      return commitUnits(request.units)
    case 'statements':
      return runPart(request)
    case 'rollback':
      return rollBack()
    case 'probe':
      return probe()
    case 'close':
      statements.clear()
      file.close()
      return undefined
  }
}

/**
 * @param {unknown} error
 * @returns {Problem}
 */
function problemOf(error) {
  const { code = '', message } = /** @type {{ code?: string, message: string }} */ (error)
  return { code, message }
}

/** @param {WriterRequest} request */
function respond(request) {
  /** @type {WriterReply} */
  let reply
  try {
    reply = { id: request.id, result: carryOut(request) }
  } catch (error) {
    reply = { id: request.id, problem: problemOf(error) }
    // After a statement that failed, whoever began the transaction ends it.
    if (request.kind !== 'statements' || request.commits) rollBack()
  }
  port.postMessage(reply)
  if (request.kind === 'close') port.close() // With nothing left to wait for, the thread ends.
}

try {
  open()
  port.on('message', respond)
  port.postMessage({ id: 0 })
} catch (error) {
  port.postMessage({ id: 0, problem: problemOf(error) })
  port.close()
}
