import { open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { cannotWrite, codeOf } from './errors.ts'

/** A destination for lines. Writing waits while the reader is slow, so nothing piles up in memory. */
export interface Output {
  /** Resolves to whether somebody still reads. A reader who left (`| head`) is no error, but there is no more to do. */
  write(text: string): Promise<boolean>
  /** Keeps what was written. */
  commit(): Promise<void>
  /** Removes what was written, so that nothing half-written stays. */
  discard(): Promise<void>
}

/**
 * The bytes that are gathered before they are written, because a system call for each line would cost more than the
 * line.
 */
const BUFFER_SIZE = 1 << 16

/** Gathers lines into larger pieces. `flush` writes what is gathered, so that slow work is seen as it is done. */
export class Buffered {
  readonly #output: Output
  #waiting = ''

  constructor(output: Output) {
    this.#output = output
  }

  async write(text: string): Promise<boolean> {
    this.#waiting += text
    return this.#waiting.length < BUFFER_SIZE || this.flush()
  }

  async flush(): Promise<boolean> {
    if (this.#waiting === '') return true
    const text = this.#waiting
    this.#waiting = ''
    return this.#output.write(text)
  }
}

export function standardOutput(): Output {
  const { stdout } = process
  let failure: unknown = null
  stdout.on('error', (error) => (failure ??= error))
  const fine = (): boolean => {
    if (failure === null) return true
    if (codeOf(failure) === 'EPIPE') return false
    throw cannotWrite(({ files }) => files.standardOutput, failure)
  }
  return {
    async write(text) {
      if (!fine()) return false
      // The callback is called when the text has been written, and also when it never will be.
      failure ??= await new Promise((resolve) => void stdout.write(text, (error) => resolve(error ?? null)))
      return fine()
    },
    commit: async () => undefined,
    discard: async () => undefined,
  }
}

/**
 * A file that appears under its name only when it is complete: until then it grows beside it under a temporary name. What
 * is not a plain file (`/dev/null`, a named pipe) cannot be replaced and is written to directly.
 */
export async function fileOutput(path: string): Promise<Output> {
  try {
    const target = await targetOf(path)
    return target === null ? new OpenFile(await open(path, 'w'), path) : await temporaryFile(target, path)
  } catch (error) {
    throw cannotWrite(() => path, error)
  }
}

/** Replaces a file atomically: after a crash it is the old one or the new one, never a mixture. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const output = await fileOutput(path)
  try {
    await output.write(text)
    await output.commit()
  } catch (error) {
    await output.discard()
    throw error
  }
}

/** The plain file that `path` names or would name, with symbolic links resolved; null when it is something else. */
async function targetOf(path: string): Promise<{ path: string; mode: number } | null> {
  try {
    const found = await stat(path)
    if (found.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
    return found.isFile() ? { path: await realpath(path), mode: found.mode & 0o777 } : null
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { path, mode: 0o666 }
    throw error
  }
}

async function temporaryFile(target: { path: string; mode: number }, path: string): Promise<OpenFile> {
  const temporary = join(dirname(target.path), `.${basename(target.path)}.${process.pid}.tmp`)
  return new OpenFile(await open(temporary, 'w', target.mode), path, { temporary, final: target.path })
}

class OpenFile implements Output {
  readonly #file: FileHandle
  readonly #path: string
  readonly #names: { temporary: string; final: string } | undefined

  constructor(file: FileHandle, path: string, names?: { temporary: string; final: string }) {
    this.#file = file
    this.#path = path
    this.#names = names
  }

  async write(text: string): Promise<boolean> {
    try {
      await this.#file.writeFile(text)
      return true
    } catch (error) {
      throw cannotWrite(() => this.#path, error)
    }
  }

  async commit(): Promise<void> {
    try {
      if (this.#names) await this.#file.sync()
      await this.#file.close()
      if (this.#names) await rename(this.#names.temporary, this.#names.final)
    } catch (error) {
      throw cannotWrite(() => this.#path, error)
    }
  }

  async discard(): Promise<void> {
    await this.#file.close().catch(() => undefined)
    if (this.#names) await rm(this.#names.temporary, { force: true }).catch(() => undefined)
  }
}
