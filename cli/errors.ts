import { aligned } from '@alleycat/ui/terminal/text.ts'
import { wordsIn, type Sentence, type Words } from './words/words.ts'

/** The exit codes of the program; every help page lists them. */
export const EXIT_OK = 0
export const EXIT_INVALID = 1
export const EXIT_USAGE = 2
export const EXIT_BUG = 3
export const EXIT_INTERRUPTED = 130

/** What the exit codes mean. */
export function exitCodes({ overview: { exitCodes: words } }: Words): string {
  const rows: [number, string][] = [
    [EXIT_OK, words.done],
    [EXIT_INVALID, words.invalid],
    [EXIT_USAGE, words.usage],
    [EXIT_BUG, words.fault],
    [EXIT_INTERRUPTED, words.stopped],
  ]
  return [words.title, ...aligned(rows.map(([code, meaning]) => [`  ${code}`, meaning]))].join('\n')
}

/**
 * An error that the person at the keyboard can put right. It is one sentence that says how, shown without a stack in the
 * language of that person; as the message of an error it is English.
 */
export class Complaint extends Error {
  override readonly name = 'Complaint'
  readonly sentence: Sentence

  constructor(sentence: Sentence) {
    super(sentence(wordsIn('en')))
    this.sentence = sentence
  }
}

const REASONS: Readonly<Record<string, keyof Words['files']['reasons']>> = {
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'readOnly',
  ENOENT: 'missing',
  ENOTDIR: 'notFolder',
  EISDIR: 'folder',
  ENOSPC: 'full',
  EDQUOT: 'quota',
  EFBIG: 'large',
  ENAMETOOLONG: 'longName',
  ELOOP: 'links',
  EMFILE: 'openFiles',
}

/** Why the operating system refused, in words; what is not known is told as Node.js says it. */
export function reasonOf(error: unknown): Sentence {
  const reason = REASONS[codeOf(error) ?? '']
  if (reason !== undefined) return ({ files }) => files.reasons[reason]
  return () => (error instanceof Error ? error.message : String(error))
}

export const cannotRead = (what: Sentence, error: unknown): Complaint =>
  new Complaint((words) => words.files.noRead(what(words), reasonOf(error)(words)))

export const cannotWrite = (what: Sentence, error: unknown): Complaint =>
  error instanceof Complaint
    ? error
    : new Complaint((words) => words.files.noWrite(what(words), reasonOf(error)(words)))

/** The operating system's code for an error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
