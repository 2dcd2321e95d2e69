/** The exit codes of the program; every help page lists them. */
export const EXIT_OK = 0
export const EXIT_INVALID = 1
export const EXIT_USAGE = 2
export const EXIT_BUG = 3
export const EXIT_INTERRUPTED = 130

export const EXIT_CODES = `Exit codes:
  0    done; for check and review: every record is valid
  1    check or review found an invalid record
  2    a wrong option or value, an unusable file, or an outside bot that fails
  3    a fault in alleycat itself
  130  stopped with Ctrl-C`

/**
 * An error that the person at the keyboard can put right. Its message is one sentence that says how, shown without a
 * stack.
 */
export class Complaint extends Error {
  override readonly name = 'Complaint'
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file grew too large',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many symbolic links',
  EMFILE: 'too many open files',
}

/** Why the operating system refused, in words. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code !== undefined && REASONS[code] !== undefined) return REASONS[code]
  return error instanceof Error ? error.message : String(error)
}

/** The operating system's code for an error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
