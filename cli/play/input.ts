import { createInterface, type Interface } from 'node:readline'
import { visible } from '../text.ts'

/** Reads lines from the person at the keyboard, or from a pipe. */
export class Input {
  /** Whether Ctrl-C ended the input. */
  interrupted = false
  readonly #reader: Interface
  readonly #terminal: boolean
  readonly #lines: string[] = []
  #closed = false
  #waiting: ((line: string | null) => void) | null = null

  /** `complete` lists what a line may become when Tab is pressed. */
  constructor(complete: (line: string) => string[]) {
    const { stdin, stdout } = process
    this.#terminal = stdin.isTTY && stdout.isTTY
    this.#reader = createInterface({
      input: stdin,
      ...(this.#terminal && { output: stdout, completer: (line: string) => [complete(line), line] }),
      terminal: this.#terminal,
    })
    // An input that cannot be read is treated as ended.
    stdin.on('error', () => this.#reader.close())
    this.#reader.on('line', (line) => {
      if (this.#waiting) this.#answer(line)
      else this.#lines.push(line)
    })
    this.#reader.on('SIGINT', () => {
      this.interrupted = true
      this.#reader.close()
    })
    this.#reader.on('close', () => {
      this.#closed = true
      this.#answer(null)
    })
  }

  /** Resolves to the next line, or to null at the end of the input. */
  async next(prompt: string): Promise<string | null> {
    if (this.#terminal) {
      this.#reader.setPrompt(prompt)
      if (!this.#closed) this.#reader.prompt()
    } else process.stdout.write(prompt)
    const line = await this.#nextLine()
    // A pipe does not echo; with the answers written out, the output reads like a conversation.
    if (!this.#terminal) process.stdout.write(`${visible(line ?? '')}\n`)
    else if (line === null) process.stdout.write('\n')
    return line
  }

  async #nextLine(): Promise<string | null> {
    const line = this.#lines.shift()
    if (line !== undefined) return line
    if (this.#closed) return null
    return new Promise((resolve) => (this.#waiting = resolve))
  }

  #answer(line: string | null): void {
    const answer = this.#waiting
    this.#waiting = null
    answer?.(line)
  }

  close(): void {
    this.#reader.close()
  }
}
