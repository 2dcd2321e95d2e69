import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import { CannotStart } from '../operator-words.ts'

/** The endings of the files beside a database, which SQLite makes with the mode of the database itself. */
const BESIDE = ['-wal', '-shm']
const OWNER_ONLY = 0o600
const OTHERS = 0o077

/** The folder for data is its owner's alone, as if this program had made it. */
export function closeFolder(path: string): void {
  if (existsSync(path)) closeToOthers(path, 0o700)
}

/** Makes the file of a database, for its owner alone, and takes from others what earlier versions gave them. */
export function prepareFiles(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    makeFile(path)
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart('cannotOpen', path, (error as Error).message)
  }
  for (const ending of BESIDE) if (existsSync(path + ending)) closeToOthers(path + ending, OWNER_ONLY)
}

function makeFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY))
  closeToOthers(path, OWNER_ONLY)
}

function closeToOthers(path: string, mode: number): void {
  const before = statSync(path).mode & 0o777
  if ((before & OTHERS) === 0) return
  try {
    chmodSync(path, mode)
  } catch {
    const octal = (bits: number): string => bits.toString(8)
    throw new CannotStart('openToOthers', path, octal(before), octal(mode))
  }
}

/**
 * Keeps every other server from the same database, and says so. The operating system holds the lock for the process, so
 * nothing is left of it when the process is killed. Who only reads is not kept out.
 */
export function lockFile(path: string): { release(): void } {
  const lock = `${path}.lock`
  makeFile(lock)
  const file = new Libsql(lock, { timeout: 0 })
  try {
    file.pragma('journal_mode = MEMORY')
    file.exec('begin exclusive')
  } catch {
    file.close()
    throw new CannotStart('inUse', path)
  }
  return {
    release() {
      file.exec('rollback') // A closed file keeps its lock while a transaction is open.
      file.close()
    },
  }
}
