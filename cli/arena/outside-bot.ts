import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { shown } from '../args.ts'
import { codeOf, Complaint, reasonOf } from '../errors.ts'
import { linesOf } from '../lines.ts'
import { commandOf } from './entrants.ts'

/** In bytes: an answer is a hundred at most. */
const LONGEST_ANSWER = 1 << 16
/** Milliseconds that a bot has for tidying up when all games are over. */
const LEAVE = 1000

interface Question {
  readonly id: number
  readonly resolve: (choice: string) => void
  readonly reject: (error: Complaint) => void
}

/** A bot outside the process, spoken to by the line protocol of docs/bots.md. Whatever goes wrong with it is fatal. */
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
    // A group of its own, so that what it starts ends with it and Ctrl-C is for us to handle.
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: IN_GROUPS, windowsHide: true })
    this.#child.stdin.on('error', () => undefined) // that it has left is told below
    this.#gone = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#fail(
          `could not be started: ${codeOf(error) === 'ENOENT' ? `there is no program ${shown(program)}` : reasonOf(error)}`,
        )
        resolve()
      })
      // Not "exit": what it has still said comes first.
      this.#child.once('close', (code, signal) => {
        this.#fail(`left before the games were over (${signal ?? `exit code ${code}`})`)
        resolve()
      })
    })
    LIVING.add(this)
    void this.#listen()
  }

  /** Lines that want no answer. */
  tell(text: string): void {
    if (!this.#failure) this.#child.stdin.write(text)
  }

  /** Lines of which the last is the question with this number. Resolves to what it chose, legal or not. */
  async ask(text: string, id: number): Promise<string> {
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((resolve, reject) => {
        if (this.#failure) return reject(this.#failure)
        this.#question = { id, resolve, reject }
        timer = setTimeout(() => this.#fail(`did not answer within ${this.#timeout} s`), this.#timeout * 1000)
        this.tell(text)
      })
    } finally {
      clearTimeout(timer)
      this.#question = null
    }
  }

  /** No more games: it may leave by itself, and after a moment it must. */
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
      // It has left already.
    }
  }

  async #listen(): Promise<void> {
    try {
      for await (const line of linesOf(this.#child.stdout, LONGEST_ANSWER)) this.#hear(line)
    } catch {
      // A pipe that breaks is the end of it, which is told elsewhere.
    }
  }

  #hear(line: Uint8Array | null): void {
    if (line === null) return this.#fail('answered with a line that is far too long')
    const text = Buffer.from(line).toString()
    const question = this.#question
    if (!question) return this.#fail(`spoke without being asked: ${shown(text)}; only answers go to standard output`)
    const answer = parsed(text)
    if (answer === undefined) return this.#fail(`did not answer with JSON: ${shown(text)}`)
    const { id, choice } = (answer ?? {}) as { id?: unknown; choice?: unknown }
    if (typeof choice !== 'string')
      return this.#fail(`must answer {"id":${question.id},"choice":"…"}, not ${shown(text)}`)
    if (id !== question.id)
      return this.#fail(`answered ${JSON.stringify(id)} when asked ${question.id}: ${shown(text)}`)
    question.resolve(choice)
    this.#question = null
  }

  /** The first fault is the one that is told. */
  #fail(what: string): void {
    this.#failure ??= new Complaint(`the bot ${shown(this.#name)} ${what}`)
    this.#question?.reject(this.#failure)
  }
}

/** However the program ends, as long as it notices, they end with it. */
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
