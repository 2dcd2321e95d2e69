import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { shown } from '../args.ts'
import { codeOf, Complaint, reasonOf } from '../errors.ts'
import { linesOf } from '../lines.ts'
import type { Sentence } from '../words/words.ts'
import { commandOf } from './entrants.ts'

/** An answer has a hundred bytes at most; a line longer than this, in bytes, is a fault. */
const LONGEST_ANSWER = 1 << 16
/** The time that a bot has for tidying up when all games are over, in milliseconds. */
const LEAVE = 1000

interface Question {
  readonly id: number
  readonly resolve: (choice: string) => void
  readonly reject: (error: Complaint) => void
}

/** A bot outside the process, which speaks the line protocol of docs/bots.md. Any fault of it ends the contest. */
export class OutsideBot {
  readonly #name: string
  readonly #timeout: number
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #gone: Promise<void>
  #question: Question | null = null
  #failure: Complaint | null = null

  /** `timeout` is the longest wait for an answer, in seconds. */
  constructor(name: string, timeout: number) {
    this.#name = name
    this.#timeout = timeout
    const [program = '', ...args] = commandOf(name)
    // The bot has a process group of its own, so that what it starts ends with it and Ctrl-C reaches only this program.
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: IN_GROUPS, windowsHide: true })
    this.#child.stdin.on('error', () => undefined) // The event "close" reports that the bot has exited.
    this.#gone = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#fail((words) => {
          const { notStarted, noProgram } = words.outside
          return notStarted(codeOf(error) === 'ENOENT' ? noProgram(shown(program)) : reasonOf(error)(words))
        })
        resolve()
      })
      // The event is not "exit", because output that the bot wrote before it exited is still to be read.
      this.#child.once('close', (code, signal) => {
        this.#fail(({ outside }) => outside.left(signal ?? outside.exitCode(code)))
        resolve()
      })
    })
    LIVING.add(this)
    void this.#listen()
  }

  /** Sends lines that expect no answer. */
  tell(text: string): void {
    if (!this.#failure) this.#child.stdin.write(text)
  }

  /** Sends lines of which the last is the question with this number. Resolves to the bot's choice, legal or not. */
  async ask(text: string, id: number): Promise<string> {
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((resolve, reject) => {
        if (this.#failure) return reject(this.#failure)
        this.#question = { id, resolve, reject }
        const late = (): void => this.#fail(({ outside }) => outside.silent(this.#timeout))
        timer = setTimeout(late, this.#timeout * 1000)
        this.tell(text)
      })
    } finally {
      clearTimeout(timer)
      this.#question = null
    }
  }

  /** Closes the bot's input so that it can exit by itself, and ends it after a second. */
  async dismiss(): Promise<void> {
    this.#child.stdin.end()
    const timer = setTimeout(() => this.kill(), LEAVE)
    await this.#gone
    clearTimeout(timer)
    this.kill()
  }

  kill(): void {
    LIVING.delete(this)
    const { pid } = this.#child
    if (pid === undefined) return
    try {
      process.kill(IN_GROUPS ? -pid : pid, 'SIGKILL')
    } catch {
      // The bot has exited already.
    }
  }

  async #listen(): Promise<void> {
    try {
      for await (const line of linesOf(this.#child.stdout, LONGEST_ANSWER)) this.#hear(line)
    } catch {
      // A broken pipe means that the bot has exited, which the event "close" reports.
    }
  }

  #hear(line: Uint8Array | null): void {
    if (line === null) return this.#fail(({ outside }) => outside.long)
    const text = Buffer.from(line).toString()
    const question = this.#question
    if (!question) return this.#fail(({ outside }) => outside.unasked(shown(text)))
    const answer = parsed(text)
    if (answer === undefined) return this.#fail(({ outside }) => outside.notJson(shown(text)))
    const { id, choice } = (answer ?? {}) as { id?: unknown; choice?: unknown }
    if (typeof choice !== 'string')
      return this.#fail(({ outside }) => outside.shape(`{"id":${question.id},"choice":"…"}`, shown(text)))
    if (id !== question.id)
      return this.#fail(({ outside }) => outside.otherId(JSON.stringify(id) ?? '–', question.id, shown(text)))
    question.resolve(choice)
    this.#question = null
  }

  /** Reports the first fault; those that follow from it are ignored. */
  #fail(what: Sentence): void {
    this.#failure ??= new Complaint((words) => words.outside.bot(shown(this.#name), what(words)))
    this.#question?.reject(this.#failure)
  }
}

/** The bots that run. They are ended with the program, unless it is killed. */
const LIVING = new Set<OutsideBot>()
process.once('exit', () => {
  for (const bot of LIVING) bot.kill()
})

const IN_GROUPS = process.platform !== 'win32'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
